"""The socket on which the server waits for connections."""

import socket

from blazon.service.base.settings import Settings
from blazon.service.process.serve import listen


def test_the_second_part_of_an_answer_does_not_wait_for_the_first() -> None:
    """Without TCP_NODELAY it would wait 40 ms for an acknowledgement."""
    with listen(Settings(port=0)) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
