"""The socket on which the server waits for connections."""

import socket
from contextlib import closing
from pathlib import Path

import pytest
from tests.service.asking import visitor
from tests.service.servers import running

from blazon.kernel.errors import BadValue
from blazon.service.base.settings import Settings
from blazon.service.process.serve import listen


def _has_ipv6() -> bool:
    try:
        with closing(socket.create_server(("::1", 0), family=socket.AF_INET6)):
            return True
    except OSError:
        return False


ipv6 = pytest.mark.skipif(not _has_ipv6(), reason="this machine has no IPv6")


def reaches(address: str, port: int) -> bool:
    """Whether something accepts a connection."""
    try:
        with socket.create_connection((address, port)):
            return True
    except OSError:
        return False


def test_the_second_part_of_an_answer_does_not_wait_for_the_first() -> None:
    """Without TCP_NODELAY it would wait 40 ms for an acknowledgement."""
    with listen(Settings(port=0)) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("127.0.0.1", ["127.0.0.1"]),
        ("localhost", ["127.0.0.1"]),
        ("0.0.0.0", ["127.0.0.1"]),
        ("::ffff:127.0.0.1", ["127.0.0.1"]),
        pytest.param("::1", ["::1"], marks=ipv6),
        pytest.param("[::1]", ["::1"], marks=ipv6),
        pytest.param("::", ["127.0.0.1", "::1"], marks=ipv6),
        pytest.param("[::]", ["127.0.0.1", "::1"], marks=ipv6),
    ],
)
def test_it_is_reached_at_the_addresses_that_the_host_names(host: str, reached: list[str]) -> None:
    with listen(Settings(host=host, port=0)) as listener:
        port = listener.getsockname()[1]
        assert [one for one in ("127.0.0.1", "::1") if reaches(one, port)] == reached


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.1", "192.0.2.1:8765"),
        ("2001:db8::1", "[2001:db8::1]:8765"),
        ("[2001:db8::1]", "[2001:db8::1]:8765"),
        ("no name", "no name:8765"),
    ],
)
def test_an_address_of_another_machine_is_refused_and_named_once(host: str, place: str) -> None:
    with pytest.raises(BadValue) as caught:
        listen(Settings(host=host))
    assert str(caught.value).startswith(f"host, port: cannot listen on {place}: ")
    assert "bind" not in str(caught.value)
    assert str(caught.value).count(host.strip("[]")) == 1


def test_a_port_in_use_is_refused_and_named_once() -> None:
    with listen(Settings(port=0)) as listener:
        port = listener.getsockname()[1]
        with pytest.raises(BadValue) as caught:
            listen(Settings(port=port))
    expected = f"host, port: cannot listen on 127.0.0.1:{port}: Address already in use"
    assert str(caught.value) == expected


@pytest.mark.system
@ipv6
def test_over_both_protocols_clients_are_served_and_ipv4_is_local(tmp_path: Path) -> None:
    with running(tmp_path, host="::", trusted_proxies="127.0.0.1", limits="on") as server:
        assert server.process is not None
        with visitor() as http:
            for host in ("127.0.0.1", "[::1]"):
                page = f"http://{host}:{server.port}"
                assert http.get(f"{page}/health").status_code == 200
                assert http.get(f"{page}/metrics").status_code == 200
            forwarded = {"x-forwarded-for": "192.0.2.7"}
            for host, status in (("127.0.0.1", 200), ("[::1]", 403)):
                page = f"http://{host}:{server.port}"
                assert http.get(f"{page}/health", headers=forwarded).status_code == status
