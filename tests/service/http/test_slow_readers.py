"""A slow reader is disconnected, delays nobody, and returns to the same place."""

import json
from contextlib import suppress
from pathlib import Path

from tests.service.listening import listen
from tests.service.people import ME, new_table, play_on
from tests.service.servers import running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from blazon.client import Server
from blazon.service.http.sockets import TOO_SLOW

ASKED = 4_000
"""How often the slow client requests the whole table: more than all buffers on the way hold."""


async def test_a_slow_reader_is_cut_off_and_comes_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Server(server.url) as anna:
            name = await new_table(anna, ME, ME, game="rheingold", watch="anyone")
            address = f"ws{server.url[4:]}/api/tables/{name}/socket"
            async with connect(address, compression=None, proxy=None, max_queue=1) as slow:
                first = json.loads(await slow.recv())
                for _ in range(ASKED):
                    await slow.send('{"t":"see","seat":null}')
                # Meanwhile the game goes on for the clients that listen.
                async with anna.watch(name, 0) as one, anna.watch(name, 1) as other:
                    for number in range(20):
                        await play_on([one, other], f"{number}", 1)
                    assert await read_all(slow) < ASKED
                    assert slow.close_code == TOO_SLOW
                    async with listen(anna, name, 0, since=first["v"]) as back:
                        await back.version(one.version)
                        update = json.loads(back.received[-1])["d"]
                        assert update["view"].pop("legal") == one.legal
                        assert update["view"] == one.view
                        assert update["log"] == one.log[update["log_from"] :]


async def read_all(socket: ClientConnection) -> int:
    """The number of messages before the server closed the socket."""
    heard = 0
    with suppress(ConnectionClosed):
        async for _ in socket:
            heard += 1
    return heard
