"""Endpoints for server operators: liveness, readiness and metrics."""

import asyncio
from typing import Any

from litestar import Request, Response, get

import blazon
from blazon.service.base.limits import READY_SECONDS
from blazon.service.base.refusals import Refusal
from blazon.service.base.settings import Settings
from blazon.service.http.security import is_local
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
    if settings.metrics == "off" or (settings.metrics == "local" and not is_local(request.scope)):
        raise Refusal("unknown", "there is nothing here")
    return Response(await prometheus.text(), media_type="text/plain; version=0.0.4")


HANDLERS = [health, ready, metrics]
