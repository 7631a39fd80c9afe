"""The core and the extras: what each brings, and what Blazon says without it."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import run
from tests.cli.commands import Capture, saved
from tests.tools import ROOT

import blazon
from blazon.cli import app, main
from blazon.kernel.extras import COMMANDS, MODULES, MissingExtra, need, needing, of_command
from scripts import pin_build

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
CORE, EXTRAS = PROJECT["dependencies"], PROJECT["optional-dependencies"]
MOST_MEGABYTES = 260
"""In units of 2**20 bytes, for the packages in the core's environment, without bytecode."""
SMALL_STUDY = """
title = "Small"
question = "Who wins?"
[vary]
game = "richelieu"
[measure]
measures = ["wins"]
[stop]
games = 2
"""
IN_THE_CORE = """
import json, sys
import blazon
from blazon.bots import make_bot
from blazon.bots.search import search
from blazon.envs import VectorGames
from blazon.kernel import catalogue
from blazon.lab.arena import Pairing, arena
from blazon.lab.simulate import simulate

found = {}
for name in catalogue.names():
    game = blazon.new(name, seed="core")
    first = game.copy()
    while first.actor is None:
        first.roll()
    best = search(first.observe(first.actor), simulations=20, seed="core").action
    bot = make_bot("greedy", "core")
    while not game.over:
        if game.actor is None:
            game.roll()
        else:
            game.play(bot.choose(game.observe(game.actor)))
    again = blazon.load(game.record.to_json())
    playouts = simulate(name, {}, games=50, seed="core")
    against = Pairing(name, {}, "greedy", "random")
    duels = arena(against, games=2, seed="core", processes=1)
    many = VectorGames(name, 10, seed=1)
    for _ in range(5):
        many.step(many.sample())
    steps = many.lengths.tolist() == [5] * 10
    found[name] = [best in first.legal, again == game, playouts["games"], duels.games, steps]
print(json.dumps([found, sorted({name.partition(".")[0] for name in sys.modules})]))
"""


def expanded(extra: str) -> set[str]:
    """An extra's requirements, with those of the extras that it includes."""
    found = set()
    for one in EXTRAS[extra]:
        own = re.fullmatch(r"blazon\[(.+)\]", one)
        found |= set().union(*map(expanded, own[1].split(","))) if own else {one}
    return found


def brought(requirements: Iterable[str]) -> set[str]:
    """The packages that these requirements bring, with all that they need in turn."""
    locked = pin_build.packages(ROOT)
    left: list[tuple[str, str]] = []
    for requirement in requirements:
        name, *extras = re.split(r"[\[\],]+", re.split("[<>=; ]", requirement)[0].rstrip("]"))
        left += [(name, extra) for extra in ("", *extras)]
    found = set[tuple[str, str]]()
    while left:
        name, extra = one = left.pop()
        if one not in found:
            found.add(one)
            package = locked[name]
            needed = (
                package["optional-dependencies"][extra]
                if extra
                else package.get("dependencies", ())
            )
            left += [(each["name"], own) for each in needed for own in ("", *each.get("extra", ()))]
    return {name for name, _ in found}


_packages = cache(packages_distributions)


def packages_of(module: str) -> set[str]:
    """The packages with a module, in the spelling of the lock file."""
    return {re.sub("[._]", "-", name.lower()) for name in _packages()[module]}


def imported(folder: Path) -> Iterator[str]:
    """The names of other projects' modules that the sources import when they run."""
    own = {"blazon", *sys.stdlib_module_names}
    for file in folder.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for_types = {
            part
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            for branch in node.body
            for part in ast.walk(branch)
        }
        for node in ast.walk(tree):
            if node in for_types:
                continue
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names = [node.module]
            yield from {name.partition(".")[0] for name in names} - own


def test_the_core_needs_five_packages() -> None:
    names = [re.split("[<>=]", one)[0] for one in CORE]
    assert names == ["filelock", "msgspec", "numba", "numpy", "platformdirs"]


def test_the_extra_all_is_the_union_of_the_extras() -> None:
    others = set(EXTRAS) - {"all"}
    assert expanded("all") == set().union(*map(expanded, others))
    assert EXTRAS["all"] == [f"blazon[{','.join(sorted(others))}]"]


@pytest.mark.parametrize("extra", MODULES)
def test_an_extra_brings_the_modules_that_it_is_for(extra: str) -> None:
    there = brought(expanded(extra))
    for module in MODULES[extra]:
        assert packages_of(module) & there, module
        assert not packages_of(module) & brought(CORE), module


def test_the_extra_gpu_brings_compilers() -> None:
    compilers = {"nvidia-cuda-nvrtc", "nvidia-nvjitlink", "nvidia-nvvm"}
    assert compilers <= brought(expanded("gpu"))
    assert not compilers & brought(
        requirement for extra in MODULES for requirement in expanded(extra)
    )


def test_all_that_the_sources_import_is_in_the_core_or_in_an_extra() -> None:
    found = set(imported(ROOT / "src"))
    of_extras = set().union(*MODULES.values())
    assert of_extras <= found
    for module in found - of_extras:
        assert packages_of(module) & brought(CORE), module


def test_commands_that_need_more_are_commands() -> None:
    assert set(COMMANDS) - {""} <= set(app)
    assert set().union(*COMMANDS.values()) <= set(EXTRAS)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], ("blazon", "server")),
        (["--help"], ("blazon", "cli")),
        (["two\nlines"], ("blazon", "cli")),
        (["play", "richelieu"], ("blazon play", "cli")),
        (["push-key", "file"], ("blazon push-key", "server")),
        (["table", "show"], ("blazon table", "cli", "client")),
    ],
)
def test_a_command_says_what_it_needs(words: list[str], expected: tuple[str, ...]) -> None:
    assert of_command(words) == expected


def test_a_missing_extra_is_an_error_of_import_and_one_that_a_caller_can_correct(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    need("the test", "plots", "client")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ImportError, match=r'^the test needs the extra "plots": pip install ') as it:
        need("the test", "plots", "client")
    assert isinstance(it.value, blazon.BlazonError)
    monkeypatch.setitem(sys.modules, "httpx", None)
    with pytest.raises(MissingExtra, match=re.escape('pip install "blazon[plots,client]"')):
        need("the test", "plots", "client")


def test_only_modules_of_extras_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match='needs the extra "study"'), needing("the test", "cli"):
        import pyarrow  # noqa: F401
    with pytest.raises(ModuleNotFoundError, match="a_mistake"), needing("the test", "cli"):
        raise ModuleNotFoundError("No module named 'a_mistake'", name="a_mistake")


def test_a_picture_needs_plots(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    file = saved(tmp_path, blazon.new("richelieu", seed="plots"))
    assert main(["review", file, "--picture", str(tmp_path / "graph.svg")]) == 2
    expected = 'blazon review --picture needs the extra "plots": pip install "blazon[plots]"\n'
    assert capsys.readouterr().err == expected


@pytest.mark.parametrize("option", ["--workers=2", "--cluster=tcp://127.0.0.1:1"])
def test_more_processes_need_the_extra_cluster(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    file = tmp_path / "small.toml"
    file.write_text(SMALL_STUDY, encoding="utf-8")
    assert main(["study", str(file), option]) == 2
    name = option.partition("=")[0]
    expected = f'the option {name} needs the extra "cluster": pip install "blazon[cluster]"'
    assert capsys.readouterr().err.splitlines()[-1] == expected


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [("uvicorn", ["serve"], "server"), ("httpx", ["table", "show", "some-id"], "client")],
)
def test_with_the_command_alone_others_say_what_they_need(
    module: str, words: list[str], extra: str
) -> None:
    program = (
        f"import sys; sys.modules['{module}'] = None; from blazon.cli import main; "
        f"sys.exit(main({words}))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    expected = f'blazon {words[0]} needs the extra "{extra}": pip install "blazon[{extra}]"\n'
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", expected)


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with Blazon's wheel and what that requires, in locked versions."""
    found = run.find_uv()
    assert found is not None, "run.py downloads uv"
    uv, folder = str(found), tmp_path_factory.mktemp("core")
    pins, environment = folder / "pins.txt", folder / "environment"
    build = ["build", "--quiet", "--wheel", "--out-dir", str(folder), str(ROOT)]
    export = ["export", "--quiet", "--frozen", "--no-default-groups", "--no-emit-project"]
    export += ["--no-hashes", "--project", str(ROOT), "--output-file", str(pins)]
    for words in (build, export, ["venv", "--quiet", "--python", sys.executable, str(environment)]):
        subprocess.run([uv, *words], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = folder.glob("*.whl")
    words = ["pip", "install", "--quiet", "--python", str(environment), "--constraints", str(pins)]
    subprocess.run([uv, *words, str(wheel)], cwd=folder, check=True)
    return environment


def run_in(core: Path, program: str, *words: str) -> "subprocess.CompletedProcess[str]":
    """What a program of the core's environment answers, without this environment's modules."""
    environment = {name: value for name, value in os.environ.items() if "PYTHON" not in name}
    command = [str(core / "bin" / program), *words]
    return subprocess.run(command, cwd=core, env=environment, capture_output=True, text=True)


@pytest.mark.system
def test_the_core_is_small(core: Path) -> None:
    (packages,) = core.glob("lib/python*/site-packages")
    installed = {path.name.partition("-")[0] for path in packages.glob("*.dist-info")}
    assert installed == {"blazon", "llvmlite", *(re.split("[<>=]", one)[0] for one in CORE)}
    files = [path for path in packages.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    size = sum(path.stat().st_blocks * 512 for path in files) / 2**20
    assert size <= MOST_MEGABYTES


@pytest.mark.system
def test_the_core_plays_searches_and_simulates(core: Path) -> None:
    played = run_in(core, "python", "-W", "error", "-c", IN_THE_CORE)
    assert played.returncode == 0, played.stderr
    found, loaded = json.loads(played.stdout)
    assert set(found) == {"rheingold", "richelieu"}
    assert all(one == [True, True, 50, 2, True] for one in found.values())
    assert not set(loaded) & set().union(*MODULES.values())


@pytest.mark.system
@pytest.mark.parametrize(
    ("words", "extra"),
    [(["--help"], "cli"), (["play", "richelieu"], "cli"), (["serve"], "server"), ([], "server")],
)
def test_commands_say_what_they_need(core: Path, words: list[str], extra: str) -> None:
    what = f"blazon {words[0]}" if words and not words[0].startswith("-") else "blazon"
    expected = f'{what} needs the extra "{extra}": pip install "blazon[{extra}]"\n'
    for said in (
        run_in(core, "blazon", *words),
        run_in(core, "python", "-m", "blazon", *words),
    ):
        assert (said.returncode, said.stdout, said.stderr) == (2, "", expected)


@pytest.mark.system
@pytest.mark.parametrize(
    ("module", "extra"),
    [("client", "client"), ("envs.openspiel", "envs"), ("lab.tables", "cli")],
)
def test_modules_say_what_they_need(core: Path, module: str, extra: str) -> None:
    said = run_in(core, "python", "-c", f"import blazon.{module}")
    last = f'blazon.{module} needs the extra "{extra}": pip install "blazon[{extra}]"'
    assert said.returncode == 1
    assert said.stderr.splitlines()[-1] == f"blazon.kernel.extras.MissingExtra: {last}"
