"""Watching a table: the first message contains everything, later ones the changes."""

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
    """Start watching a table; the first message has everything, or all changes since a version.

    Raises Refusal if the session may not see the table, or not from that seat; then the connection
    is closed.
    """
    try:
        while True:
            live = await hub.live(name)
            await live.prepare(perspective.language)
            async with live.lock:
                if hub.memory.get(name) is live:  # it was not dropped in the meantime
                    check_visible(live.table, session)
                    observer = observer_for(live.table, session, perspective.observer)
                    perspective = perspective._replace(observer=observer)
                    watcher = Watcher(session, perspective, connection)
                    live.watchers.add(watcher)
                    live.welcome(watcher, since)
                    return live, watcher
    except BaseException:
        connection.close()
        raise


async def look_from(live: LiveTable, watcher: Watcher, seat: int | None) -> None:
    """Switch a watcher to another of its seats, or to none; raises Refusal."""
    async with live.lock:
        check_visible(live.table, watcher.session)
        if seat is not None:
            observer_for(live.table, watcher.session, seat)
        live.see(watcher, seat)
