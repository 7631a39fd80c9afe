"""Watching a table: a first message with everything, then every change."""

from blazon.service.journal.access import check_visible, observer_for
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.connections import Connection
from blazon.service.live.hub import Hub
from blazon.service.views.tables import Perspective


async def watch(
    hub: Hub,
    name: str,
    session: str | None,
    perspective: Perspective,
    since: int | None,
    connection: Connection,
) -> tuple[LiveTable, Watcher]:
    """Begin to watch a table. The first message brings everything, or what came since a version.

    Raises Refusal for a session that may not see the table, or not from that seat.
    """
    while True:
        live = await hub.live(name)
        await live.prepare(perspective.language)
        async with live.lock:
            if hub.memory.get(name) is live:  # it was not forgotten meanwhile
                check_visible(live.table, session)
                observer = observer_for(live.table, session, perspective.observer)
                perspective = perspective._replace(observer=observer)
                watcher = Watcher(session, perspective, connection)
                live.watchers.add(watcher)
                live.welcome(watcher, since)
                return live, watcher


async def look_from(live: LiveTable, watcher: Watcher, seat: int | None) -> None:
    """Have a watcher look from another seat of its own, or from none; raises Refusal."""
    async with live.lock:
        check_visible(live.table, watcher.session)
        if seat is not None:
            observer_for(live.table, watcher.session, seat)
        live.see(watcher, seat)
