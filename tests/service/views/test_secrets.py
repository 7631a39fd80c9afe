"""No answer of a server shows a secret of anybody else."""

import asyncio
import base64
from pathlib import Path

import httpx
from tests.service.listening import listen
from tests.service.people import ME, OPEN, new_table
from tests.service.servers import ServerProcess, running
from tests.service.sitting import refused_commands
from tests.service.views.test_leaks_online import addresses

from blazon.client import Server, Texts
from blazon.service.base.secrets import digest_of
from blazon.service.storage.store import Store


class Overheard:
    """A person's requests, and every byte of the answers."""

    def __init__(self, url: str) -> None:
        self.server = Server(url)
        self.server.http.event_hooks["response"].append(self._keep)
        self.received: list[bytes] = []
        self.secrets: list[str] = []
        """The person's own secrets: those of the session and of the links it made."""

    async def _keep(self, answer: httpx.Response) -> None:
        lines = [b"%s: %s" % line for line in answer.headers.raw]
        self.received.append(b"\n".join([*lines, await answer.aread()]))

    async def read_all(self, table: str) -> None:
        """Everything readable."""
        for path in [*addresses(table, 2), "/schema/openapi.json"]:
            await self.server.http.get(f"/api{path}")
        for path in ("/health", "/ready", "/metrics"):
            await self.server.http.get(path)

    async def be_refused(self, table: str, seat: int) -> None:
        """Commands that change nothing once the game has begun."""
        for command in refused_commands(seat, 4):
            body = {"id": "refused", "d": command}
            await self.server.http.post(f"/api/tables/{table}/commands", json=body)


async def play_openly(process: ServerProcess, folder: Path) -> list[tuple[list[bytes], list[str]]]:
    """A normal table; for each person, everything sent and everything forbidden."""
    host, guest, stranger = people = [Overheard(process.url) for _ in range(3)]
    host.server.texts = Texts()
    table = await new_table(host.server, ME, OPEN, listed=True)
    link = (await host.server.do(table, "invite", seat=1))["link"]
    await host.read_all(table)
    await stranger.read_all(table)
    await guest.server.do(table, "join", link=link, text="from me")
    await stranger.read_all(table)  # while the table waits for the host's text
    early = b"".join(host.received + guest.received + stranger.received)
    begun = (await host.server.table(table))["d"]["table"]
    assert begun["status"] == "playing"
    text = begun["chance"]["texts"][0]
    assert text.encode() not in early
    move = (await guest.server.do(table, "invite", seat=1))["link"]
    for one, seat in ((host, 0), (guest, 1), (stranger, None)):
        async with listen(one.server, table, seat) as listener:
            for command in refused_commands(seat or 0, 4):
                await listener.send({"t": "do", "id": "refused", "d": command})
            for who in (host, guest):
                await who.server.request("POST", f"/tables/{table}/chat", json={"text": "hello"})
            await listener.send({"t": "ping"})
            one.received += listener.received
        await one.read_all(table)
        await one.be_refused(table, seat or 0)
    store = Store(process.database.replace("sqlite:", "sqlite+aiosqlite:"))
    secret = await store.journals.secret(table)
    await store.stop()
    assert secret is not None
    assert secret.hex() not in b"".join(host.received + guest.received + stranger.received).decode()
    before_the_end = [one.received.copy() for one in people]
    await guest.server.do(table, "resign")
    record = await host.server.request("GET", f"/tables/{table}/record")
    assert record["fairness"]["secret"] == secret.hex(), "it is not what is revealed at the end"
    host.secrets, guest.secrets = [link], [move]
    found = []
    for one, received in zip(people, before_the_end, strict=True):
        hidden = [secret.hex(), base64.b64encode(secret).decode(), secret.decode("latin-1")]
        for other in people:
            sessions = [] if other.server.secret is None else [other.server.secret]
            hidden += [digest_of(text) for text in [*sessions, *other.secrets]]
            hidden += [*sessions, *other.secrets] if other is not one else []
        found.append((received, hidden))
        await one.server.http.aclose()
    return found


def test_no_answer_shows_a_secret_of_anybody_else(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        found = asyncio.run(play_openly(process, tmp_path))
        log = process.log.read_bytes()
    for received, hidden in found:
        assert len(received) > 50
        for text in hidden:
            assert text.encode() not in log
            assert not [one for one in received if text.encode() in one]
