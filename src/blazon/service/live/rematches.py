"""Rematches: the same seats at a new table, opened once even if several players ask."""

from blazon.match.fairness import new_secret
from blazon.service.base.secrets import new_id
from blazon.service.journal.access import check_rematch
from blazon.service.journal.hosting import Rematched
from blazon.service.journal.opening import rematch
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.hub import Author, Hub


async def play_again(hub: Hub, live: LiveTable, session: str | None, network: str) -> LiveTable:
    """The table of the rematch; raises Refusal."""
    check_rematch(live.table, session)
    if live.table.next is None:
        await hub.add(live.table.id, Rematched(new_id()), only_if=lambda one: one.next is None)
    name = live.table.next
    assert name is not None
    if await hub.store.journals.secret(name) is None:
        secret = new_secret()
        author = Author(live.table.opened.host, network=network)
        await hub.open(rematch(live.table, secret), secret, author, name)
    return await hub.live(name)
