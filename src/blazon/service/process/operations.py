"""Endpoints for server operators: liveness, readiness and metrics."""

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.types import Scope

import blazon
from blazon.service.base.limits import READY_SECONDS
from blazon.service.base.refusals import Refusal
from blazon.service.base.settings import Settings
from blazon.service.http.security import is_forwarded, is_local
from blazon.service.process.metrics import Metrics
from blazon.service.storage.store import Store


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok", "version": blazon.__version__}


@get("/ready", include_in_schema=False)
async def ready(is_started: bool, store: Store) -> Response[dict[str, str]]:
    """200 if the database answers and games can go on, else 503."""
    health = store.database.health
    try:
        answers = await asyncio.wait_for(store.database.is_well(), READY_SECONDS)
    except Exception:
        answers = False
    well = is_started and answers and health.takes_moves
    room = {} if health.room == "plenty" else {"room": health.room}
    body = {"status": "ready" if well else "not ready", **room}
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(
    request: Request[Any, Any, Any], settings: Settings, prometheus: Metrics
) -> Response[bytes]:
    """For Prometheus."""
    if not _may_read_metrics(request.scope, settings.metrics):
        raise Refusal("unknown", "there is nothing here")
    return Response(await prometheus.text(), media_type="text/plain; version=0.0.4")


def _may_read_metrics(scope: Scope, readers: str) -> bool:
    """Whether a request comes from an allowed reader, and has the one path that hosts can block.

    Litestar also takes ``/metrics/``, ``//metrics`` and ``/metrics%2f`` to this handler.
    """
    if scope["raw_path"] != b"/metrics":
        return False
    match readers:
        case "local":
            return is_local(scope)
        case "all":
            return not is_forwarded(scope)
        case _:
            return readers == "proxied"


HANDLERS = [health, ready, metrics]
