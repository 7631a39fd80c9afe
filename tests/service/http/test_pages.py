"""The browser client's files: addresses, caching and compression."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from litestar.types import Receive, Scope, Send

from blazon.service.http.static_files import StaticFiles, built_files

PAGE = "<!doctype html><title>Blazon</title>" + "<p>the client</p>" * 50
FILES = {
    "index.html": PAGE,
    "assets/main-a1b2.js": "start();" * 200,
    "assets/main-a1b2.css": "p { color: red }" * 90,
    "sw.js": "self.skip()",
    "manifest.webmanifest": "{}",
    "icon.svg": "<svg/>",
    "icon-192.png": "\x89PNG",
    ".built": "a digest",
    ".vite/manifest.json": "{}",
}


async def api(_: Scope, __: Receive, send: Send) -> None:
    """The application behind the pages."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 404, "headers": headers})
    await send({"type": "http.response.body", "body": b'{"code":"unknown"}', "more_body": False})


@pytest.fixture
def client(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="latin-1")
    return tmp_path


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """A request as browsers send it by default."""

    async def request() -> httpx.Response:
        transport = httpx.ASGITransport(StaticFiles(api, built_files(folder)))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await browser.request(method, path, headers=named)

    return asyncio.run(request())


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/t/abc?at=3", "/replay/abc", "/rules/richelieu", "/settings", "/apiary"],
)
def test_every_page_is_the_same_file_asked_for_anew_each_time(client: Path, path: str) -> None:
    answer = ask(client, path, accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "media_type", "cache"),
    [
        ("/assets/main-a1b2.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/main-a1b2.css", "text/css; charset=utf-8", "immutable"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "max-age=3600"),
        ("/icon.svg", "image/svg+xml", "max-age=3600"),
        ("/icon-192.png", "image/png", "max-age=3600"),
    ],
)
def test_files_have_their_types_and_are_kept_as_long_as_they_may_be(
    client: Path, path: str, media_type: str, cache: str
) -> None:
    answer = ask(client, path)
    assert answer.status_code == 200
    assert answer.content == FILES[path[1:]].encode("latin-1")
    assert answer.headers["content-type"] == media_type
    assert cache in answer.headers["cache-control"]


NO_PAGES = """
/api /api/nothing /health /metrics /ready
/assets/gone-c3d4.js /assets/gone /favicon.ico /.built /.vite/manifest.json
/../pages.py /assets/..%2f..%2fpages.py /%2e%2e/%2e%2e/app.py
"""


@pytest.mark.parametrize("path", NO_PAGES.split())
def test_what_is_no_page_is_left_to_the_api(client: Path, path: str) -> None:
    answer = ask(client, path)
    assert (answer.status_code, answer.json()) == (404, {"code": "unknown"})


def test_programs_that_want_json_get_no_page(client: Path) -> None:
    assert ask(client, "/nothing", accept="application/json").status_code == 404
    assert ask(client, "/", method="POST").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("gzip, deflate, br", True), ("br;q=1, gzip;q=0.5", True), ("gzip;q=0", False), ("br", False)],
)
def test_files_come_packed_to_whoever_can_unpack_them(
    client: Path, accepted: str, packed: bool
) -> None:
    for path in ("/", "/assets/main-a1b2.js"):
        answer = ask(client, path, accept_encoding=accepted)
        assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.text == (PAGE if path == "/" else FILES[path[1:]])
        if packed:
            shortest = len(gzip.compress(answer.content, 9, mtime=0))
            assert int(answer.headers["content-length"]) == shortest


def test_what_packing_does_not_shorten_comes_as_it_is(client: Path) -> None:
    assert "content-encoding" not in ask(client, "/icon-192.png", accept_encoding="gzip").headers


def test_an_unchanged_page_is_not_sent_again_and_a_changed_one_is(client: Path) -> None:
    tag = ask(client, "/").headers["etag"]
    again = ask(client, "/t/abc", if_none_match=f'"other", {tag}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    for known in ("*", tag.removeprefix("W/"), f'"a, b", {tag}'):
        assert ask(client, "/", if_none_match=known).status_code == 304
    for other in ("", '"other"', tag.strip('W/"'), f'"{tag.strip(chr(34))}"'):
        assert ask(client, "/", if_none_match=other).status_code == 200
    (client / "index.html").write_text("new")
    assert ask(client, "/", if_none_match=tag).text == "new"


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = ask(tmp_path / "nothing", "/t/abc")
    assert answer.status_code == 200
    assert "python3 run.py" in answer.text


def test_previews_name_the_servers_own_address(client: Path) -> None:
    (client / "index.html").write_text('<meta content="__ORIGIN__/preview.png">')
    for origin in ("", "https://blazon.example"):
        page = built_files(client, origin)["/index.html"]
        assert page.content == f'<meta content="{origin}/preview.png">'.encode()
