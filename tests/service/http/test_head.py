"""HEAD, which is answered wherever GET is."""

from typing import Any

import httpx
import pytest
from tests.service.asking import ask, visitor
from tests.service.people import party

OTHERS = ["/", "/t/abc", "/robots.txt", "/health", "/ready", "/metrics"]
OTHERS += ["/api/nothing", "/api/schema"]


def told(answer: httpx.Response) -> tuple[int, dict[str, str]]:
    """Status and headers, without those that differ between two moments."""
    differ = ("date", "content-length")
    return answer.status_code, {
        name: value for name, value in answer.headers.items() if name not in differ
    }


def compare(url: str, path: str) -> int:
    """Compare HEAD and GET; returns the status."""
    whole, head = ask(url, "GET", path), ask(url, "HEAD", path)
    assert told(head) == told(whole), path
    assert head.content == b""
    assert ("content-length" in head.headers) == ("content-length" in whole.headers)
    return head.status_code


def test_head_tells_what_get_tells_but_for_the_body(url: str) -> None:
    described: dict[str, Any] = ask(url, "GET", "/api/schema/openapi.json").json()["paths"]
    simple = [path for path, does in described.items() if "get" in does and "{" not in path]
    assert len(simple) > 5
    statuses = {path: compare(url, path) for path in [*simple, *OTHERS]}
    assert {statuses[path] for path in ("/health", "/ready", "/api/games", "/api/tables")} == {200}
    assert statuses["/api/nothing"] == 404


async def test_a_table_and_its_picture_are_told_of_too(url: str) -> None:
    async with party(url) as table:
        for path in ("", "/picture"):
            compare(url, f"/api/tables/{table.id}{path}")


@pytest.mark.parametrize("path", ["/api/records", "/api/analyses"])
def test_where_get_is_refused_so_is_head(url: str, path: str) -> None:
    assert compare(url, path) in (404, 405)


def test_where_another_method_is_refused_head_is_named_beside_get(url: str) -> None:
    allowed = {}
    for path in ("/api/games", "/api/records"):
        answer = ask(url, "PUT", path)
        assert answer.status_code == 405
        allowed[path] = {one.strip() for one in answer.headers["allow"].split(",")}
    assert {"GET", "HEAD"} <= allowed["/api/games"]
    assert allowed["/api/records"].isdisjoint({"GET", "HEAD"})


def test_several_requests_on_one_connection_stay_apart(url: str) -> None:
    with visitor(url) as http:
        for method in ("HEAD", "GET", "HEAD", "HEAD", "GET"):
            answer = http.request(method, "/api/games")
            assert (answer.status_code, bool(answer.content)) == (200, method == "GET")
