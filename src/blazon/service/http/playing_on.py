"""Playing on from a moment of a finished game over HTTP."""

from litestar import Response

from blazon.match.fairness import new_secret
from blazon.service.base.computing import compute
from blazon.service.base.secrets import id_from
from blazon.service.http.context import VersionQuery
from blazon.service.http.routes import post
from blazon.service.http.sessions import Requester
from blazon.service.http.tables import TableAnswer, answer
from blazon.service.journal.playing_on import PlayOn, moment_of, played_on
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.hub import Author, Hub
from blazon.service.workers.redeals import Redeals


@post(
    "/api/tables/{table:str}/again",
    summary="Play on from a moment of a finished game",
    rate="open-table",
)
async def opened_again(
    live: LiveTable,
    hub: Hub,
    redeals: Redeals,
    requester: Requester,
    data: PlayOn,
    v: VersionQuery = 1,
) -> Response[TableAnswer]:
    """A new table with the game up to this moment, at which the requester plays against bots.

    Anybody who may request a review of the game may request this. With `own` knowledge, what the
    seat knew at the moment stays, and everything else is dealt again. The game does not count in
    results, and nothing proves its deal.
    """
    session = requester.need_session("take a seat at a table first")
    name = await hub.store.sessions.name(requester.person) or ""
    before = live.table
    position = await compute(moment_of, before, data, session)
    asker = session, requester.network
    is_open = data.knowledge == "open"
    found = position if is_open else await redeals.make(position, data.seat, *asker)
    event = played_on(before, data, found, session, name)
    table = None if data.id is None else id_from(session, data.id)
    author = Author(session, data.id, requester.network)
    opened = await hub.open(event, new_secret(), author, table)
    return Response(answer(await hub.live(opened.id), session, version=v))


HANDLERS = [opened_again]
