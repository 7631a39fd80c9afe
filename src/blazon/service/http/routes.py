"""Decorators for handlers, which document that every request can be refused."""

from functools import partial

import litestar
from litestar.openapi import ResponseSpec

from blazon.service.views.shapes import RefusalShown

REFUSALS = {
    status: ResponseSpec(RefusalShown, description=why, generate_examples=False)
    for status, why in (
        (400, "The request is invalid"),
        (403, "The requester may not do this"),
        (404, "There is no such table"),
        (409, "Not possible in the table's current state"),
        (413, "Too large"),
        (429, "Too often"),
        (503, "The server is busy; try again later"),
    )
}
"""Responses that every request may receive besides its own."""
delete = partial(litestar.delete, responses=REFUSALS)
get = partial(litestar.get, responses=REFUSALS)
patch = partial(litestar.patch, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)
