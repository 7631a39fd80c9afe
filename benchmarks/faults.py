"""Mutation testing: how many small faults, inserted one at a time, the tests catch.

There are two sources of faults. Those of single tokens come from the syntax trees of some packages,
and the seed determines them: a reversed comparison, a condition ignored or shortened, a number too
large by one, a missing call or assignment, a missing return value, a missing argument. Those that a
careless person makes are in ``careless.toml``, each with its kind and what it would mean to users;
some are in the page. Each fault goes into a copy of the project, which runs the tests nearest to it
until one fails or the time is up.

    python -m benchmarks.faults                       # all: some hours on two cores
    python -m benchmarks.faults --careless            # those of careless people
    python -m benchmarks.faults --only 0:20           # a few; skips those already tried
    python -m benchmarks.faults --show                # the faults and the tests that caught them
    python -m benchmarks.faults --again --time-s 900  # the uncaught ones, with more of the tests
    python -m benchmarks.faults --careless --again --whole --time-s 1800  # and with all tests

Inspect uncaught faults by hand: either a test is missing, or the change is harmless.
At the end, the tests that caught a fault must pass without one.
"""

import argparse
import ast
import contextlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from blazon.kernel.jit import CACHE

ROOT = Path(__file__).resolve().parents[1]
CARELESS = Path(__file__).with_name("careless.toml")
PAGE = Path("web")
SOURCES = ROOT / "src" / "blazon"
PACKAGES = {
    "match": ["match"],
    "bots": ["bots"],
    "lab": ["lab"],
    "storage": ["service/storage"],
    "notify": ["service/notify"],
    "service": ["service"],
}
"""The packages to draw faults from, by name; ``service`` excludes the two before it."""
Result = dict[str, Any]
"""``caught``: the test that failed, or ""; ``all``: whether all near tests passed; ``took_s``."""
Results = dict[str, Result]
"""By the fault's key."""

PYTEST = [
    *(sys.executable, "-m", "pytest", "-n0", "-x", "-p", "no:cacheprovider"),
    "--randomly-dont-reorganize",  # the nearest tests come first
]
PASSED = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
NODE_MODULES = ROOT / PAGE / "node_modules"
VITEST = [
    *("node", str(NODE_MODULES / "vitest" / "vitest.mjs")),
    *("--run", "--bail=1", "--passWithNoTests"),
]
VITE = ["node", str(NODE_MODULES / "vite" / "bin" / "vite.js")]
PLAYWRIGHT = ["node", str(NODE_MODULES / "@playwright" / "test" / "cli.js"), "test", "-x"]
FAILED = re.compile(r"^(?:FAILED|ERROR| FAIL |  1\)) (\S.*?)(?: - .*)?$", re.MULTILINE)
"""How the three test runners name a test that failed."""
FIRST_PORT = 8850
"""Of the servers for browser tests; each workshop has its own."""

LEFT = shutil.ignore_patterns(".git", ".venv", ".uv", "node_modules", "__pycache__", ".*_cache")
"""Folders that the tests do not need to copy."""

TURNED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}


@dataclass(frozen=True)
class Fault:
    """One change to one file."""

    group: str
    """One of ``PACKAGES``, or the kind of a careless one."""
    path: Path
    """Relative to the project."""
    line: int
    function: str
    """The name of the function or class that contains it."""
    before: str
    after: str
    source: bytes
    """The whole file with the fault."""
    means: str = ""
    """What users would meet."""

    @property
    def key(self) -> str:
        """Its name in the results."""
        return f"{self.path}:{self.line}: {self.before} -> {self.after}"


# Drawing faults -----------------------------------------------------------------------------


def drawn(each: int, seed: int) -> list[Fault]:
    """This many faults from each package in turn."""
    rng = random.Random(seed)
    chosen: list[list[Fault]] = []
    for name in PACKAGES:
        possible = [fault for path in _files(name) for fault in faults(name, path)]
        chosen.append(rng.sample(possible, each))
    return [fault for turn in zip(*chosen, strict=True) for fault in turn]


def _files(package: str) -> list[Path]:
    others = [SOURCES / part for name in ("storage", "notify") for part in PACKAGES[name]]
    return [
        path
        for part in PACKAGES[package]
        for path in sorted((SOURCES / part).rglob("*.py"))
        if package != "service" or not any(path.is_relative_to(other) for other in others)
    ]


def faults(package: str, path: Path) -> list[Fault]:
    """Every possible fault in a file."""
    source = path.read_bytes()
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    found = []
    for function, node, after in _changes(ast.parse(source), ""):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        found.append(
            Fault(
                package,
                path.relative_to(ROOT),
                node.lineno,
                function,
                " ".join(source[start:end].decode().split()),
                after,
                source[:start] + after.encode() + source[end:],
            )
        )
    return found


def _changes(node: Any, function: str) -> Iterator[tuple[str, Any, str]]:
    """The name of the enclosing function, the replaced text, and its replacement."""
    if _is_for_others(node):
        return
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        function = node.name
    for after in (*_turned(node), *_left_out(node), *_forgotten(node)):
        yield function, node, after
    if isinstance(node, ast.If):
        yield function, node.test, "False"
    for name, value in ast.iter_fields(node):
        if name not in {"annotation", "returns", "decorator_list"}:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr):
                    yield from _changes(child, function)


def _is_for_others(node: Any) -> bool:
    """A docstring, a log line, or imports for type checkers: tests should not depend on them."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Expr(value=ast.Call(func=ast.Name(id="log"))):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
    return False


def _turned(node: Any) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in TURNED:
            yield _unparsed(node, ops=[TURNED[type(operator)]()])
        case ast.BinOp() | ast.BoolOp() if type(node.op) in TURNED:
            yield _unparsed(node, op=TURNED[type(node.op)]())
        case ast.UnaryOp(op=ast.Not()):
            yield f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool()):
            yield str(not node.value)
        case ast.Constant(value=int(number)):
            yield str(number + 1)


def _left_out(node: Any) -> Iterator[str]:
    match node:
        case ast.BoolOp():
            for one in node.values:
                yield _unparsed(node, values=_without(one, node.values))
        case ast.Call():
            for argument in node.keywords:
                yield _unparsed(node, keywords=_without(argument, node.keywords))
        case ast.IfExp():
            yield f"({ast.unparse(node.body)})"


def _without(one: Any, of: list[Any]) -> list[Any]:
    return [other for other in of if other is not one]


def _forgotten(node: Any) -> Iterator[str]:
    match node:
        case ast.Return(value=ast.expr()) if not isinstance(node.value, ast.Constant):
            yield "return None"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"


def _unparsed(node: Any, **fields: Any) -> str:
    changed = {name: getattr(node, name) for name in node._fields} | fields
    return f"({ast.unparse(ast.fix_missing_locations(type(node)(**changed)))})"


def careless() -> list[Fault]:
    """The faults of careless people; raises ValueError if one fits its file no more."""
    found = []
    for one in tomllib.loads(CARELESS.read_text(encoding="utf-8"))["fault"]:
        path, before, after = Path(one["path"]), one["before"], one["after"]
        text = (ROOT / path).read_text(encoding="utf-8")
        if text.count(before) != 1:
            raise ValueError(f"{path} must have these lines once:\n{before}")
        line = text[: text.index(before)].count("\n") + 1
        function = _function_at(text, line) if path.suffix == ".py" else path.stem
        was, becomes = (" ".join(part.split()) for part in (before, after))
        source = text.replace(before, after).encode()
        fault = Fault(one["kind"], path, line, function, was, becomes, source, one["means"])
        found.append(fault)
    return found


def _function_at(text: str, line: int) -> str:
    """The innermost function or class around a line."""
    around = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    found = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, around) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return max(found, key=lambda node: node.lineno).name if found else ""


# Trying them --------------------------------------------------------------------------------


def near(fault: Fault) -> list[str]:
    """The test files, nearest to a fault first: those for its file, then those that name it."""
    module = ".".join(fault.path.with_suffix("").parts[1:])
    layer = fault.path.parts[2]
    ranked = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text()
        names_module = re.search(rf"\b{module}\b", text) or re.search(
            rf"from {module.rpartition('.')[0]} import [^\n]*\b{fault.path.stem}\b", text
        )
        names_function = len(fault.function) > 4 and re.search(rf"\b{fault.function}\b", text)
        rank = (
            4 * bool(names_module)
            + 3 * bool(names_function)
            + 2 * (fault.path.stem in path.stem or path.stem[5:] in fault.path.stem)
            + (layer in path.parts)
        )
        if rank:
            ranked.append((-rank, path.stat().st_size, path.relative_to(ROOT).as_posix()))
    own = [fault.path.as_posix()] if fault.path.suffix == ".py" else []
    return [*own, *(name for *_, name in sorted(ranked))]


class Workshop:
    """A copy of the project that receives one fault after another.

    All share a cache of machine code, which begins with that of the original sources. So only a
    fault in a file that compiled code depends on makes it compile again.
    """

    def __init__(self, place: Path, number: int) -> None:
        self.folder = place / str(number)
        self.port = FIRST_PORT + 2 * number
        self.cache = place / "cache"
        kernels = self.cache / "kernels"
        kernels.mkdir(parents=True, exist_ok=True)
        shutil.copytree(ROOT, self.folder, ignore=LEFT, symlinks=True)
        (self.folder / PAGE / NODE_MODULES.name).symlink_to(NODE_MODULES)
        for compiled in CACHE.iterdir() if CACHE else ():
            with contextlib.suppress(FileExistsError):  # another workshop made it
                (kernels / compiled.name).symlink_to(compiled)

    def tried(self, fault: Fault, limit_s: float, *, whole: bool) -> Result:
        """The result of the tests near a fault, and then of all if the whole suite is asked for."""
        target = self.folder / fault.path
        target.write_bytes(fault.source)
        commands = _page_tests(fault) if fault.path.is_relative_to(PAGE) else _tests(near(fault))
        if whole:
            commands += [*_tests([]), VITEST, [*VITE, "build"], PLAYWRIGHT]
        try:
            return self.run(commands, limit_s)
        finally:
            shutil.copy2(ROOT / fault.path, target)

    def run(self, commands: Sequence[list[str]], limit_s: float) -> Result:
        """Run tests until one fails or the time is up."""
        began = time.monotonic()
        caught, in_time = "", True
        for command in commands:
            if in_time and not caught:
                left_s = limit_s - (time.monotonic() - began)
                caught, in_time = self._run(command, left_s)
        took_s = round(time.monotonic() - began, 1)
        return {"caught": caught, "took_s": took_s, "all": in_time and not caught}

    def _run(self, command: list[str], limit_s: float) -> tuple[str, bool]:
        """The test that failed, or "", and whether the others ran in time."""
        with tempfile.TemporaryFile("w+") as output:  # a pipe would wait for leftover servers
            process = self._start(command, output)
            try:
                process.wait(limit_s)
            except subprocess.TimeoutExpired:
                _stop(process)  # which may make the running test fail
                return "", False
            output.seek(0)
            printed = re.sub(r"\x1b\[[0-9;]*m", "", output.read())
        failed = FAILED.search(printed)
        caught = failed.group(1) if failed else ""
        if not caught and process.returncode not in PASSED:
            caught = " ".join(printed[-300:].split())
        return caught, True

    def _start(self, command: list[str], output: Any) -> subprocess.Popen[str]:
        ours = {
            "PYTHON": sys.executable,
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "BLAZON_CACHE_DIR": str(self.cache),
            "PORT": str(self.port),
        }
        return subprocess.Popen(
            command,
            cwd=self.folder / PAGE if command[0] == "node" else self.folder,
            env=os.environ | ours,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
        )


def _tests(files: list[str]) -> list[list[str]]:
    """Commands for these test files, or for all; those of whole systems come last."""
    return [[*PYTEST, "-m", kind, *files] for kind in ("not system", "system")]


def _page_tests(fault: Fault) -> list[list[str]]:
    """Commands for the tests of the page that load a file, and for all others of its parts."""
    return [[*VITEST[:2], "related", *VITEST[2:], str(fault.path.relative_to(PAGE))], VITEST]


def _stop(process: subprocess.Popen[str]) -> None:
    """Interrupt tests, so that they stop their servers."""
    process.send_signal(signal.SIGINT)
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def try_all(chosen: list[Fault], known: Results, asked: argparse.Namespace) -> None:
    """Try faults in parallel, and write down each result as it arrives."""
    with tempfile.TemporaryDirectory(prefix="blazon-faults-") as place:
        free: Queue[Workshop] = Queue()
        for number in range(asked.at_once):
            free.put(Workshop(Path(place), number))

        def one(fault: Fault) -> Result:
            workshop = free.get()
            try:
                return workshop.tried(fault, asked.time_s, whole=asked.whole)
            finally:
                free.put(workshop)

        with ThreadPoolExecutor(asked.at_once) as pool:
            trying = {pool.submit(one, fault): fault for fault in chosen}
            for tried in as_completed(trying):
                fault, result = trying[tried], tried.result()
                known[fault.key] = result
                asked.results.write_text(json.dumps(known, indent=1))
                print(_line(fault, result), flush=True)
        caught = sorted({known[fault.key]["caught"] for fault in chosen})
        tests = [test for test in caught if test.startswith("tests/")]
        if tests and (fails := free.get().run(_tests(tests), 1800)["caught"]):
            print(f"Fails even without a fault: {fails}")


def report(chosen: list[Fault], known: Results) -> None:
    """The number of caught faults by package or kind, and the uncaught ones."""
    tried = [fault for fault in chosen if fault.key in known]
    caught = Counter(fault.group for fault in tried if known[fault.key]["caught"])
    for name, count in Counter(fault.group for fault in tried).items():
        print(f"{name:24} {caught[name]:3} of {count:3}")
    through = [fault for fault in tried if not known[fault.key]["caught"]]
    print(f"{len(tried) - len(through)} of {len(tried)} faults caught")
    for fault in through:
        print(_line(fault, known[fault.key]))


def _line(fault: Fault, result: Result) -> str:
    ended = result["caught"] or ("NOT CAUGHT" if result["all"] else "NOT CAUGHT, out of time")
    means = f"\n          {fault.means}" if fault.means else ""
    return f"{result['took_s']:6.1f} s  {fault.key}{means}\n          {ended}"


def main() -> None:
    """Try the requested faults, and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--each", type=int, default=14, help="faults from each package (14)")
    parser.add_argument("--seed", type=int, default=25)
    parser.add_argument("--careless", action="store_true", help="those in careless.toml instead")
    parser.add_argument("--whole", action="store_true", help="then all tests, browsers included")
    parser.add_argument("--only", default=":", help="a slice, such as 0:20 or ::2")
    parser.add_argument("--time-s", type=float, default=240, help="for each fault (240)")
    parser.add_argument("--at-once", type=int, default=2)
    parser.add_argument("--show", action="store_true", help="show results without trying more")
    parser.add_argument("--again", action="store_true", help="retry uncaught faults")
    parser.add_argument(
        "--results", type=Path, default=Path(tempfile.gettempdir()) / "blazon-faults.json"
    )
    asked = parser.parse_args()
    known = json.loads(asked.results.read_text()) if asked.results.exists() else {}
    only = slice(*(int(word) if word else None for word in asked.only.split(":")))
    chosen = (careless() if asked.careless else drawn(asked.each, asked.seed))[only]
    if not asked.show:
        through = {key for key, result in known.items() if asked.again and not result["caught"]}
        try_all([f for f in chosen if f.key not in known or f.key in through], known, asked)
    report(chosen, known)


if __name__ == "__main__":
    main()
