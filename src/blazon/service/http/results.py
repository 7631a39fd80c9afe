"""A person's own results in finished games over HTTP."""

import asyncio
from typing import Annotated

from litestar.params import QueryParameter

from blazon.service.base.limits import MOST_RESULTS, PAGE
from blazon.service.base.secrets import ID_PATTERN
from blazon.service.http.routes import get
from blazon.service.http.sessions import Requester
from blazon.service.storage.store import Store
from blazon.service.views.results import ResultsShown, games_shown, results_shown

LastQuery = Annotated[
    str | None,
    QueryParameter(
        pattern=f"^{ID_PATTERN}$",
        description="The id of the last game on the previous page; without it, the first page.",
    ),
]


@get("/api/results", summary="Get your own results in finished games", rate="read")
async def own_results(requester: Requester, store: Store, before: LastQuery = None) -> ResultsShown:
    """Only you can see them. They outlive deleted tables, and appear a second after a game ends.

    The sums cover your newest 1,000 games. A page has 50 games; for the next one, set `before`
    to the id of the last. Later pages have no sums.
    """
    person = requester.person
    if person is None:
        return results_shown((), (), "", (), PAGE)
    own = requester.selves
    found = await store.results.of(own, PAGE if before else MOST_RESULTS, before)
    tables = await store.results.still_there({one.game_id for one in found})
    if before is not None:
        return ResultsShown(games=games_shown(found, own, person, tables))
    return await asyncio.to_thread(results_shown, found, own, person, tables, PAGE)


HANDLERS = [own_results]
