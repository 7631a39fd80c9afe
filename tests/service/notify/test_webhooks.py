"""Webhooks: content, signature, retries, and allowed addresses."""

import asyncio
import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import httpcore
import pytest
from tests.service.house import hub_in, open_at
from tests.service.notify.test_outbound import Far
from tests.service.people import until
from tests.service.servers import running

from blazon.client import RefusedError, Server
from blazon.match.seals import new_text, seal_of
from blazon.service.base.clock import now_ms
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.seating import Joined
from blazon.service.notify.webhooks import Webhooks, sign


def names_of_tasks() -> set[str]:
    return {task.get_name() for task in asyncio.all_tasks()}


async def announced(
    folder: Path, status: int, **asked: Any
) -> tuple[dict[str, str | None], Far, int]:
    """The keys, the remote host, and the number of messages left, after Bob came to Ann's table."""
    async with hub_in(folder) as hub:
        far = Far(status)
        webhooks = Webhooks(hub, httpcore.AsyncConnectionPool(network_backend=far))
        keys = dict[str, str | None]()
        for session in ("ann", "bob"):
            await hub.store.sessions.add(session, now_ms())
            keys[session] = await webhooks.set(session, f"https://{session}.example/turn")
        table = await open_at(hub, SeatPlan("me"), SeatPlan("open"), first=1, **asked)
        await hub.add(table.id, Joined(1, "bob", "Bob"))
        webhooks.start()
        await until(lambda: webhooks.results and "request out" not in names_of_tasks())
        await webhooks.stop()
        assert webhooks.results == {"done" if status in (200, 410) else "again": 1}
        left = await hub.store.deliveries.take(now_ms() + 10**9, 0, 10)
        return keys, far, len(left)


async def test_a_turn_is_announced_and_signed(tmp_path: Path) -> None:
    keys, far, left = await announced(tmp_path, 200)
    head, _, body = b"".join(far.received).partition(b"\r\n\r\n")
    said = json.loads(body)
    assert said["event"] == "your-turn"
    assert said["game"] == "richelieu"
    assert set(said) == {"event", "table", "game", "version", "at"}
    key = keys["bob"] or ""
    signature = hmac.new(key.encode(), body, hashlib.sha256).hexdigest()
    assert f"x-blazon-signature: sha256={signature}".encode() in head.lower()
    assert sign(key, body.decode()) == f"sha256={signature}"
    assert left == 0


async def test_a_table_that_waits_for_a_text_is_announced_as_such(tmp_path: Path) -> None:
    _, far, _ = await announced(tmp_path, 200, seals=[seal_of(new_text()), None])
    head, _, body = b"".join(far.received).partition(b"\r\n\r\n")
    said = json.loads(body)
    assert b"host: ann.example" in head.lower(), "Bob has sealed nothing, and is not waited for"
    assert (said["event"], said["version"]) == ("your-text", 2)


@pytest.mark.parametrize(("status", "kept"), [(404, 1), (500, 1), (410, 0)])
async def test_what_fails_is_kept_to_be_tried_again_unless_nobody_is_there_any_more(
    tmp_path: Path, status: int, kept: int
) -> None:
    _, far, left = await announced(tmp_path, status)
    assert far.received
    assert left == kept


async def test_a_server_that_announces_nothing_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Server(server.url) as ann:
            await ann.open_table(game="richelieu", seats=[{"kind": "me"}, {"kind": "open"}])
            with pytest.raises(RefusedError) as caught:
                await ann.request("PUT", "/session/webhook", json={"address": "https://a.example"})
            assert caught.value.code == "not-now"
