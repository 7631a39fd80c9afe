"""Converts errors to responses."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from blazon.kernel.errors import BlazonError
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal

Answer = Response[dict[str, Any]]


def _refused(_: Request[Any, Any, Any], error: Refusal) -> Answer:
    body = {"code": error.code, "message": error.message, **error.data}
    wait = error.data.get("wait")
    headers = {} if wait is None else {"retry-after": str(int(wait) + 1)}
    return Response(body, status_code=error.status, headers=headers)


def _bad(_: Request[Any, Any, Any], error: Exception) -> Answer:
    return Response({"code": "bad", "message": str(error)}, status_code=400)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Answer:
    extra = error.extra if isinstance(error.extra, list) else []
    places = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra]
    message = "; ".join(places) or error.detail
    code = "unknown" if error.status_code in (404, 405) else "bad"
    body = {"code": code, "message": message}
    return Response(body, status_code=error.status_code, headers=error.headers)


def _too_deep(_: Request[Any, Any, Any], __: Exception) -> Answer:
    body = {"code": "bad", "message": "the JSON of the request is nested too deeply"}
    return Response(body, status_code=400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Answer:
    log("error", "a request failed", path=request.url.path, error=repr(error))
    body = {"code": "failed", "message": "something went wrong on the server; nothing was changed"}
    return Response(body, status_code=500)


ERROR_HANDLERS: ExceptionHandlersMap = {
    Refusal: _refused,
    BlazonError: _bad,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    Exception: _failed,
}
