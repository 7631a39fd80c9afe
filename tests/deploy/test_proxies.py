"""The guide's examples of proxies, run by the real programs before a real server."""

import re
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.service.asking import visitor
from tests.service.certificates import make_certificate
from tests.service.servers import ServerProcess, running
from tests.tools import needs, program

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "tables" / "hosting.md").read_text()
SPELLINGS = ["/metrics", "/metrics/", "/metrics//", "/metrics%2f", "/metrics%2F%2f", "//metrics"]
SPELLINGS += ["/%6detrics", "/metrics?x=1", "/metrics/?x=1"]
HOST = "games.example.org"


def example(kind: str, sign: str) -> str:
    """The block of code of this kind in the guide that contains a sign."""
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    return next(block for block in found if sign in block)


def caddy(text: str, port: int, _: Path) -> tuple[str, list[str]]:
    """The file and the command for Caddy."""
    text = text.replace("{$DOMAIN}", HOST)
    own = f"{{\n\tadmin off\n\tauto_https off\n}}\n{text.replace(HOST, f'http://{HOST}:{port}', 1)}"
    return own, ["caddy", "run", "--adapter", "caddyfile", "--config"]


def nginx(text: str, port: int, folder: Path) -> tuple[str, list[str]]:
    """The same for nginx."""
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = text.replace("listen 80;", f"listen unix:{folder}/plain;")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = re.sub(r"/etc/\S+/fullchain\.pem", f"{folder}/server.crt", text)
    text = re.sub(r"/etc/\S+/privkey\.pem", f"{folder}/server.key", text)
    start = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
    return (
        f"{start}http {{ access_log off; {places}\n{text}}}\n",
        ["nginx", "-p", str(folder), "-e", "stderr", "-c"],
    )


def haproxy(text: str, port: int, folder: Path) -> tuple[str, list[str]]:
    """The same for HAProxy."""
    both = folder / "both.pem"
    both.write_bytes(b"".join((folder / f"server.{kind}").read_bytes() for kind in ("crt", "key")))
    text = text.replace("bind :80", f"bind unix@{folder}/plain")
    text = re.sub(r"bind :443 ssl crt \S+", f"bind 127.0.0.1:{port} ssl crt {both}", text)
    return text, ["haproxy", "-db", "-f"]


PROXIES = {
    "the Caddyfile": (caddy, (ROOT / "deploy" / "Caddyfile").read_text()),
    "Caddy": (caddy, example("text", "reverse_proxy")),
    "Caddy, by table": (caddy, example("text", "lb_policy")),
    "nginx": (nginx, example("nginx", "upstream")),
    "HAProxy": (haproxy, example("text", "frontend")),
}


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def proxy(name: str, server: ServerProcess) -> Iterator[tuple[httpx.Client, Path]]:
    """A client of a proxy that passes requests on to a server, and the proxy's folder."""
    make, text = PROXIES[name]
    text = re.sub(r"(127\.0\.0\.1|server):876[56]", f"127.0.0.1:{server.port}", text)
    port = free_port()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        make_certificate(folder, HOST)
        own, command = make(text, port, folder)
        file = folder / "settings"
        file.write_text(own)
        tool = program(command[0])
        assert tool is not None
        with subprocess.Popen([tool, *command[1:], str(file)], stderr=subprocess.PIPE) as process:
            try:
                trusted = ssl.create_default_context(cafile=folder / "server.crt")
                headers = {"host": f"{HOST}:{port}"}
                with visitor(headers=headers, verify=trusted) as http:
                    http.base_url = f"{'http' if make is caddy else 'https'}://127.0.0.1:{port}"
                    for _ in range(1200):
                        assert process.poll() is None, process.stderr and process.stderr.read()
                        with suppress(httpx.HTTPError):
                            if http.get("/health").status_code == 200:
                                break
                        time.sleep(0.1)
                    yield http, folder
            finally:
                process.terminate()


@pytest.fixture(scope="module", params=["all", "proxied"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server behind a proxy on the same machine."""
    folder, trusted = tmp_path_factory.mktemp("proxies"), "127.0.0.1"
    with running(
        folder, metrics=request.param, public_url=f"http://{HOST}", trusted_proxies=trusted
    ) as process:
        yield process


@pytest.mark.system
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=needs(make.__name__), id=name)
        for name, (make, _) in PROXIES.items()
    ],
)
def test_visitors_reach_all_but_the_metrics(name: str, server: ServerProcess) -> None:
    with proxy(name, server) as (http, _):
        for path in SPELLINGS:
            for method in ("GET", "HEAD"):
                answer = http.request(method, f"{http.base_url}".rstrip("/") + path)
                assert answer.status_code == 404, path
                assert "content-security-policy" not in answer.headers, "the server was asked"
        for path in ("/", "/health", "/api/games", "/api/tables"):
            assert http.get(path).status_code == 200
            assert http.head(path).status_code == 200


@pytest.mark.system
@pytest.mark.parametrize(
    "name",
    [pytest.param("nginx", marks=needs("nginx")), pytest.param("HAProxy", marks=needs("haproxy"))],
)
def test_visitors_without_tls_are_sent_to_https(name: str, server: ServerProcess) -> None:
    with proxy(name, server) as (_, folder):
        way = httpx.HTTPTransport(uds=str(folder / "plain"))
        with visitor(f"http://{HOST}", transport=way) as plain:
            answer = plain.get("/t/table?lang=en")
            assert answer.status_code == 301
            assert answer.headers["location"] == f"https://{HOST}/t/table?lang=en"
