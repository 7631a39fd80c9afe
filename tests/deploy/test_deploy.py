"""Files for hosts: each is valid, and the things it names exist."""

import configparser
import json
import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import yaml
from benchmarks.durability import restart_seconds
from hatch_build import inputs
from tests.service.asking import ask, visitor
from tests.service.servers import ServerProcess, running
from tests.tools import needs

from blazon.cli import app
from blazon.service.base.settings import DATABASE_FILE, PREFIX, Settings, load_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
CONTAINER = (DEPLOY / "Containerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
GUIDES = ROOT / "docs" / "tables"
METRIC = re.compile(r"\bblazon_[a-z_]+")


def blocks(page: str, kind: str) -> list[str]:
    """The blocks of code of one kind on a page for hosts."""
    text = (GUIDES / f"{page}.md").read_text()
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("deploy"), metrics="all", webhooks="on") as process:
        yield process


@pytest.fixture(scope="module")
def metrics(server: ServerProcess) -> set[str]:
    """The names of all of a server's metrics, including those without values."""
    text = ask(server.url, "GET", "/metrics").text
    found = set(METRIC.findall(text))
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    for name, kind in kinds.items():
        if kind == "histogram":
            found |= {f"{name}_{part}" for part in ("bucket", "sum", "count")}
    return found


def service() -> dict[str, str]:
    """The systemd unit's section [Service]; the last of repeated entries."""
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "blazon.service")
    return dict(unit["Service"])


def test_alerts_name_metrics_that_exist(metrics: set[str]) -> None:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    for rule in group["rules"]:
        assert set(METRIC.findall(rule["expr"])) <= metrics, rule["alert"]
        assert rule["expr"].startswith("up{") or METRIC.findall(rule["expr"])
        assert set(rule["annotations"]) == {"summary", "description"}
        assert rule["labels"]["severity"] in ("page", "look")
    assert len({rule["alert"] for rule in group["rules"]}) == len(group["rules"]) >= 10


def test_tables_that_wait_for_bots_are_counted(server: ServerProcess) -> None:
    """On a server without workers, they wait forever."""
    call = {"game": "richelieu", "seats": [{"kind": "bot", "bot": "page"}] * 2}
    with visitor(server.url) as http:
        assert "\nblazon_waiting_bots 0.0\n" in http.get("/metrics").text
        assert http.post("/api/tables", json=call).status_code == 201
        assert "\nblazon_waiting_bots 1.0\n" in http.get("/metrics").text


@pytest.mark.system
@needs("promtool")
def test_prometheus_takes_the_alerts() -> None:
    subprocess.run(["promtool", "check", "rules", DEPLOY / "alerts.yaml"], check=True)


def test_the_dashboard_shows_every_metric_and_no_other(metrics: set[str]) -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    named = {name for expression in asked for name in METRIC.findall(expression)}
    assert named <= metrics
    stems = {re.sub("_(bucket|sum|count|total|created)$", "", name) for name in metrics}
    assert stems <= {re.sub("_(bucket|total)$", "", name) for name in named}
    places = [tuple(panel["gridPos"][key] for key in "xy") for panel in panels]
    assert len(set(places)) == len({panel["id"] for panel in panels}) == len(panels)


def test_the_unit_starts_a_command_that_there_is_with_settings_that_there_are() -> None:
    program, *words = service()["ExecStart"].split()
    assert program == "/opt/blazon/bin/blazon"
    command, bound, _ = app.parse_args(words, exit_on_error=False)
    assert (command.__name__, str(bound.arguments["config"])) == ("serve", "/etc/blazon.toml")
    stated = dict(word.split("=") for word in service()["Environment"].split())
    assert set(stated) == {"XDG_DATA_HOME", "BLAZON_CACHE_DIR"}
    # The server writes only to the two folders that systemd makes for it.
    data = Settings().database_url
    assert data.endswith("/blazon/tables.db")
    assert stated["XDG_DATA_HOME"] == "/var/lib"
    assert service()["StateDirectory"] == service()["CacheDirectory"] == "blazon"
    assert stated["BLAZON_CACHE_DIR"] == "/var/cache/blazon"


def test_the_unit_restarts_the_server_soon_and_always() -> None:
    text = (DEPLOY / "blazon.service").read_text()
    assert service()["Restart"] == "on-failure"  # which includes SIGKILL
    # Moves go on within 2 seconds, and starting takes more than one.
    assert restart_seconds() <= 0.5
    assert "\nStartLimitIntervalSec=0\n" in text.partition("[Service]")[0]


def test_the_unit_lets_the_server_do_little() -> None:
    found = service()
    assert found["PrivateTmp"] == found["NoNewPrivileges"] == "yes"
    # A fixed user, as whom the host can work; with a dynamic one, there is none to name.
    assert (found["User"], "DynamicUser" in found) == ("blazon", False)
    for page in ("hosting", "administration"):
        text = (ROOT / "docs" / "tables" / f"{page}.md").read_text()
        assert "sudo -u blazon blazon" in text
    assert found["ProtectSystem"] == "strict"
    assert found["CapabilityBoundingSet"] == ""
    assert "MemoryDenyWriteExecute" not in found  # the server generates machine code while it runs


@pytest.mark.system
@needs("systemd-analyze")
@pytest.mark.parametrize("sign", ["#", ""])
def test_systemd_takes_the_unit(tmp_path: Path, sign: str) -> None:
    program = tmp_path / "blazon"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "blazon.service"
    text = (DEPLOY / "blazon.service").read_text()
    text = text.replace("/opt/blazon/bin/blazon", str(program))
    for line in ("LoadCredential=", f"Environment={DATABASE_FILE}="):
        assert f"\n#{line}" in text
        text = text.replace(f"\n#{line}", f"\n{sign}{line}")
    unit.write_text(text)
    ran = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert "blazon.service" not in ran.stderr, ran.stderr


def test_the_container_names_settings_and_commands_that_there_are() -> None:
    words = {*re.findall(r"\bBLAZON_[A-Z_]+", CONTAINER + (DEPLOY / "compose.yaml").read_text())}
    assert words - {"BLAZON_CACHE_DIR"} <= SETTINGS
    for command in (["serve"], ["compile"]):
        assert app.parse_args(command, exit_on_error=False)[0] is not None
    assert "blazon compile" in CONTAINER
    assert re.search(r'^CMD \["serve"\]$', CONTAINER, re.MULTILINE)
    assert f"EXPOSE {Settings().port}\n" in CONTAINER
    assert f"BLAZON_PORT={Settings().port} " in CONTAINER
    assert re.search(r"^USER (?!0|root)", CONTAINER, re.MULTILINE)
    assert "run.pinned_uv()" in CONTAINER
    assert re.search("uv sync .*--frozen", CONTAINER)


def health_check() -> str:
    words = json.loads(re.findall(r"^    CMD (\[.*\])$", CONTAINER, re.MULTILINE)[0])
    assert words[:2] == ["python", "-c"]
    return str(words[2])


def test_the_health_check_passes_while_the_server_is_ready(server: ServerProcess) -> None:
    def status(port: int) -> int:
        program = health_check().replace(str(Settings().port), str(port))
        assert str(port) in program
        ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
        return ran.returncode

    assert status(server.port) == 0
    assert status(1) != 0


def test_the_containers_first_program_brings_machine_code_along(tmp_path: Path) -> None:
    for name in ("opt/cache/kernels", "bin"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "opt/cache/kernels/code").write_text("code")
    blazon = tmp_path / "bin/blazon"
    blazon.write_text('#!/bin/sh\necho "$@"\n')
    blazon.chmod(0o755)
    start = tmp_path / "start"
    text = (DEPLOY / "start").read_text()
    assert "/opt/blazon/cache" in text
    start.write_text(text.replace("/opt/blazon/cache", str(tmp_path / "opt/cache")))
    cache = tmp_path / "tmp/blazon"
    environment = {
        "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}",
        "BLAZON_CACHE_DIR": str(cache),
    }
    for _ in range(2):  # again after a restart
        ran = subprocess.run(
            ["/bin/sh", str(start), "serve", "--port", "1"], env=environment, capture_output=True
        )
        assert ran.stdout == b"serve --port 1\n"
        assert [path.name for path in cache.rglob("*")] == ["kernels", "code"]


def test_the_image_is_made_of_all_that_the_build_needs() -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    assert rules[0] == "*"
    let_in = [rule[1:] for rule in rules if rule.startswith("!")]
    kept_out = [rule for rule in rules[1:] if not rule.startswith("!")]
    assert all((ROOT / name).exists() for name in let_in)
    project = (ROOT / "pyproject.toml").read_text()
    needed = [path.as_posix() for path in inputs(ROOT)]
    needed += ["pyproject.toml", "uv.lock", "README.md", "LICENSE", "run.py", "hatch_build.py"]
    assert 'readme = "README.md"' in project
    for path in needed:
        assert any(path == name or path.startswith(f"{name}/") for name in let_in), path
        assert not any(path.startswith(rule.rstrip("*")) for rule in kept_out), path


def test_in_the_composition_only_the_proxy_is_seen_and_the_server_trusts_it_alone() -> None:
    services = COMPOSE["services"]
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    stated = services["server"]["environment"]
    address = services["proxy"]["networks"]["outside"]["ipv4_address"]
    assert stated["BLAZON_TRUSTED_PROXIES"] == address
    assert "database" not in services["proxy"]["networks"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    assert services["database"]["networks"] == ["inside"]
    assert services["server"]["read_only"]
    assert services["server"]["cap_drop"] == ["ALL"]
    assert services["server"]["tmpfs"][0].startswith("/tmp:")
    used = {
        mount.partition(":")[0]
        for one in services.values()
        for mount in one.get("volumes", ())
        if not mount.startswith(".")
    }
    assert used == set(COMPOSE["volumes"])
    proxy = (DEPLOY / "Caddyfile").read_text()
    assert f"reverse_proxy server:{Settings().port}" in proxy
    assert "{$DOMAIN}" in proxy
    assert "respond /metrics* 404" in proxy


def test_proxies_wait_while_the_server_restarts() -> None:
    for proxy in ((DEPLOY / "Caddyfile").read_text(), blocks("hosting", "text")[0]):
        (waits,) = re.findall(r"^\s+lb_try_duration (\d+)s$", proxy, re.MULTILINE)
        assert int(waits) > restart_seconds() + 2


def test_podman_must_build_an_image_that_has_a_health_check() -> None:
    assert "HEALTHCHECK" in CONTAINER
    for text in (CONTAINER, (GUIDES / "hosting.md").read_text()):
        assert "--format docker" in text


def test_no_other_container_is_given_the_proxys_address_first() -> None:
    (pool,) = COMPOSE["networks"]["outside"]["ipam"]["config"]
    subnet, given = ip_network(pool["subnet"]), ip_network(pool["ip_range"])
    proxy = COMPOSE["services"]["proxy"]["networks"]["outside"]["ipv4_address"]
    assert subnet.supernet_of(given)  # type: ignore[arg-type]
    fixed = [ip_address(proxy), ip_address(pool["gateway"])]
    assert len({*fixed, subnet.network_address}) == 3
    for address in fixed:
        assert address in subnet
        assert address not in given


@pytest.mark.system
@needs("caddy")
@pytest.mark.parametrize("place", ["file", "guide"])
def test_caddy_takes_its_file(tmp_path: Path, place: str) -> None:
    file = DEPLOY / "Caddyfile"
    if place == "guide":
        file = tmp_path / "Caddyfile"
        file.write_text(blocks("hosting", "text")[0])
    environment = {**os.environ, "DOMAIN": "games.example.org"}
    command = ["caddy", "adapt", "--config", str(file), "--adapter", "caddyfile"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "games.example.org" in ran.stdout


class Echo(BaseHTTPRequestHandler):
    """Answers with the server's own port."""

    def do_GET(self) -> None:
        """Answer any request."""
        assert isinstance(self.server, ThreadingHTTPServer)
        body = str(self.server.server_port).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Be silent."""


@contextmanager
def two_servers() -> Iterator[list[ThreadingHTTPServer]]:
    """Two servers that answer with their ports."""
    found = [ThreadingHTTPServer(("127.0.0.1", 0), Echo) for _ in range(2)]
    for one in found:
        threading.Thread(target=one.serve_forever, daemon=True).start()
    try:
        yield found
    finally:
        for one in found:
            one.shutdown()
            one.server_close()


def ports_by_path(place: Path, paths: Sequence[str]) -> list[str]:
    """The answers to these requests from a proxy at a socket."""
    way = httpx.HTTPTransport(uds=str(place))
    with visitor("http://games.example.org", transport=way) as http:
        return [http.get(path).text for path in paths]


def wait_for(place: Path) -> None:
    """Wait until something listens at a socket."""
    for _ in range(1200):
        with suppress(OSError), socket.socket(socket.AF_UNIX) as tried:
            tried.connect(str(place))
            return
        time.sleep(0.1)
    raise AssertionError(f"nothing listens at {place}")


@pytest.mark.system
@needs("caddy")
def test_caddy_sends_all_requests_for_a_table_to_one_process(tmp_path: Path) -> None:
    [guide] = [block for block in blocks("hosting", "text") if "lb_policy" in block]
    paths = ["", "/socket?v=2&seat=1", "/commands", "/record", "?lang=en"]
    with two_servers() as servers, tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "socket"  # pytest's folders have too long names
        ports = [str(server.server_port) for server in servers]
        for port, own in zip(("8765", "8766"), ports, strict=True):
            guide = guide.replace(port, own)
        file = tmp_path / "Caddyfile"
        settings = f"{{\n\tadmin off\n\tdefault_bind unix/{place}\n}}\n"
        file.write_text(settings + guide.replace("games.example.org", "http://games.example.org"))
        command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as caddy:
            try:
                wait_for(place)
                used = set[str]()
                for number in range(20):
                    table = f"/api/tables/table-{number}"
                    [answer] = set(ports_by_path(place, [table + path for path in paths]))
                    used.add(answer)
                assert used == set(ports)
                servers[0].shutdown()
                servers[0].server_close()
                tables = [f"/api/tables/table-{number}" for number in range(20)]
                assert set(ports_by_path(place, tables)) == {ports[1]}
            finally:
                caddy.terminate()


def test_the_guides_settings_are_taken(tmp_path: Path) -> None:
    found = blocks("hosting", "toml")
    assert len(found) == 4
    for number, text in enumerate(found):
        file = tmp_path / f"{number}.toml"
        file.write_text(text)
        assert load_settings(file, {}) != Settings()


def test_the_guides_commands_are_taken() -> None:
    command = re.compile(r"^(?:sudo (?:-u blazon )?)?blazon ([^#\n]*)", re.MULTILINE)
    texts = [text for page in ("hosting", "administration") for text in blocks(page, "sh")]
    found = [words for text in texts for words in command.findall(text)]
    assert len(found) > 10
    for words in found:
        app.parse_args(shlex.split(words), exit_on_error=False, print_error=False)


def test_the_guide_names_files_that_there_are() -> None:
    found = re.findall(r"\b(?:deploy|scripts)/[\w.]+\w", (GUIDES / "hosting.md").read_text())
    assert len(found) > 5
    for name in found:
        assert (ROOT / name).is_file(), name
