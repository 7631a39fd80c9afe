"""Serves the built browser client from memory; other requests go to the API."""

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from litestar import Response
from litestar.types import ASGIApp, Receive, Scope, Send

BUILT = Path(__file__).parents[1] / "static"
"""The build's output folder."""
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_PAGES = ("/api", "/health", "/metrics", "/ready")
"""Paths that are not pages of the client."""
ASSETS = "/assets/"
"""Files whose names change with their content."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
A_WHILE = "public, max-age=3600"
_TAG = re.compile(r'(?:W/)?("[^"]*")')
"""An ETag, compared as in RFC 9110: weak and strong tags can match."""
WORTH_PACKING = 0.9
"""Files that gzip hardly shrinks, such as pictures, are sent uncompressed."""
ORIGIN = b"__ORIGIN__"
"""The placeholder in pages for the server's own address."""
UNBUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Blazon</title>
<h1>Blazon</h1>
<p>The table server is running, but its web page has not been built. To build it, stop the server
and start it with <code>python3 run.py</code>, or run
<code>uv sync --reinstall-package blazon</code>.</p>
<ul>
<li><a href="/api/games">The games</a></li>
<li><a href="/api/tables">Open tables</a></li>
<li><a href="/api/schema/openapi.json">The HTTP API for programs</a></li>
<li><a href="/api/schema/messages.json">The messages on a table's socket</a></li>
</ul>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file ready to be sent."""

    content: bytes
    packed: bytes | None
    """The same with gzip, where that is worthwhile."""
    media_type: str
    cache: str
    tag: str

    @classmethod
    def of(cls, content: bytes, media_type: str, cache: str) -> "File":
        """Compress a file, and add a digest as its ETag."""
        packed = gzip.compress(content, 9, mtime=0)
        worth = len(packed) < WORTH_PACKING * len(content)
        # Weak: the compressed and the plain file are equivalent.
        tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
        return cls(content, packed if worth else None, media_type, cache, tag)

    @property
    def size(self) -> int:
        """The number of bytes that the file takes."""
        return len(self.content) + len(self.packed or b"")


def built_files(folder: Path = BUILT, origin: str = "") -> dict[str, File]:
    """The built client's files by URL path; hidden files are not served.

    Link previews need whole URLs: ``origin`` is the server's address, without a final slash.
    """
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if path.is_file() and not any(part.startswith(".") for part in name.parts):
            address = f"/{name.as_posix()}"
            cache = FOREVER if address.startswith(ASSETS) else A_WHILE
            # A browser that cached these would not notice a new version.
            cache = ASK_AGAIN if path.suffix in {".html", ".js"} and cache != FOREVER else cache
            kind = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
            content = path.read_bytes()
            if path.suffix == ".html":
                content = content.replace(ORIGIN, origin.encode())
            found[address] = File.of(content, kind, cache)
    return found


class StaticFiles:
    """Wraps the API and serves the client's files; one file serves all pages."""

    def __init__(self, app: ASGIApp, files: Mapping[str, File]) -> None:
        self._app = app
        self._files = files
        unbuilt = File.of(UNBUILT, MEDIA_TYPES[".html"], ASK_AGAIN)
        self._page = files.get("/index.html", unbuilt)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, or let the API answer."""
        kind: str = scope["type"]
        method: str = scope["method"] if kind == "http" else ""  # type: ignore[typeddict-item]
        if method == "GET":
            headers = {
                name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
            }
            found = self._find(scope["path"], headers.get("accept", "*/*"))
            if found is not None:
                await _send(found, headers, send)
                return
        await self._app(scope, receive, send)

    def _find(self, path: str, accepted: str) -> File | None:
        """The file for a path; for page-like paths, the page if the client accepts one."""
        found = self._files.get(path)
        if found is not None:
            return found
        is_page = "." not in path.rpartition("/")[2] and not path.startswith(ASSETS)
        is_ours = path not in NOT_PAGES and not path.startswith(
            tuple(f"{one}/" for one in NOT_PAGES)
        )
        takes_html = "text/html" in accepted or "*/*" in accepted
        return self._page if is_page and is_ours and takes_html else None


async def _send(file: File, headers: Mapping[str, str], send: Send) -> None:
    """Send a whole response, or Not Modified."""
    status, body, answered = _chosen(file, headers)
    if status == 200:
        answered |= {"content-type": file.media_type, "content-length": str(len(body))}
    raw = [(name.encode(), value.encode()) for name, value in answered.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def answer(
    file: File, headers: Mapping[str, str], more: Mapping[str, str] | None = None
) -> Response[bytes]:
    """The same as a response for an API handler, perhaps with more headers."""
    status, body, answered = _chosen(file, headers)
    kind = file.media_type.partition(";")[0]  # Litestar adds the charset itself
    return Response(body, status_code=status, media_type=kind, headers=answered | dict(more or {}))


def _chosen(file: File, headers: Mapping[str, str]) -> tuple[int, bytes, dict[str, str]]:
    """Status, body and headers for the browser's cached version and accepted encodings."""
    answered = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if _is_known(file.tag, headers.get("if-none-match", "")):
        return 304, b"", answered
    if file.packed is not None and takes_gzip(headers.get("accept-encoding", "")):
        return 200, file.packed, answered | {"content-encoding": "gzip"}
    return 200, file.content, answered


def _is_known(tag: str, asked: str) -> bool:
    """Whether a browser has the version with this tag, by its ``If-None-Match``."""
    return asked.strip() == "*" or bool(set(_TAG.findall(tag)) & set(_TAG.findall(asked)))


def takes_gzip(accepted: str) -> bool:
    """Whether gzip is accepted, and not refused by a quality of zero."""
    for one in accepted.split(","):
        name, _, quality = one.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False
