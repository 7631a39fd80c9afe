"""Fuzz one target for some minutes of processor time.

Atheris chooses the inputs, guided by the coverage of the modules in ``TARGETS``. It runs on Linux
and is not among the locked dependencies::

    uv run --with atheris python -m benchmarks.fuzz http --minutes 6 --corpus /tmp/fuzz/http

The corpus folder collects all inputs that reached something new; a later run starts from them. For
each different fault, ``FOLDER.found`` keeps the shortest input. Two other things to do with a
corpus::

    … --corpus FOLDER --keep FILE   # the shortest inputs, for tests/benchmarks/test_fuzz_corpus.py
    … --corpus FOLDER --replay      # repeat it without Atheris: memory by round, slowest input

Atheris itself keeps some memory for each input, so only a replay shows whether memory grows.
"""

import argparse
import base64
import gc
import importlib.util
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from benchmarks.fuzz.findings import Findings, tried

TARGETS: dict[str, list[str]] = {
    "frames": ["blazon.service.http", "blazon.service.live", "blazon.service.views", "websockets"],
    "http": ["blazon.service.http", "blazon.service.journal", "uvicorn", "h11"],
    "maps": [
        "blazon.games.rheingold.rules.maps",
        "blazon.games.rheingold.art",
        "blazon.games.richelieu.rules.components",
    ],
    "records": ["blazon.match", "blazon.kernel.options", "blazon.games.rheingold.rules.options"],
    "commands": ["blazon.engine", "blazon.match", "blazon.service.journal", "blazon.service.views"],
}
"""The modules to measure, by target; Numba cannot compile instrumented rules."""
LONGEST = 6000
"""Bytes of an input."""
ROUNDS = 5
"""How often a corpus is replayed."""
MOST_KEPT, MOST_SLOW, SLOW_SECONDS = 150, 2, 0.05
"""For the tests: the most inputs, and the most that take more than this processor time."""


def fuzz(name: str, minutes: float, corpus: Path) -> None:
    """Fuzz a target; prints ten reports and never returns."""
    target, findings = _measured(name), Findings(corpus.with_name(f"{corpus.name}.found"))
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(target.seeds()):
        (corpus / f"seed-{number:03}").write_bytes(seed)
        findings.note(seed, tried(target, seed))
    start, count, reports = time.process_time(), 0, 0

    def one(data: bytes) -> None:
        nonlocal count, reports
        count += 1
        findings.note(data, tried(target, data))
        used = time.process_time() - start
        if used >= reports * 6 * minutes:
            reports += 1
            report = {"target": name, "inputs": count, "processor_s": round(used)}
            print(json.dumps({**report, "found": findings.kinds}), flush=True)
        if used >= 60 * minutes:
            os._exit(bool(findings.kinds))

    _run(["-rss_limit_mb=0", str(corpus)], one)


def keep(name: str, corpus: Path, file: Path) -> None:
    """Write the shortest inputs of a corpus, with only a few slow ones, one per line in base64."""
    target, chosen, slow = importlib.import_module(f"benchmarks.fuzz.{name}"), list[bytes](), 0
    for data in sorted((path.read_bytes() for path in corpus.iterdir()), key=len):
        tried(target, data)
        start = time.process_time()
        tried(target, data)
        slow += (is_slow := time.process_time() - start > SLOW_SECONDS)
        if not is_slow or slow <= MOST_SLOW:
            chosen.append(data)
    lines = [base64.b64encode(one) + b"\n" for one in chosen[:MOST_KEPT]]
    file.write_bytes(b"".join(lines))


def replay(name: str, corpus: Path) -> None:
    """Try a corpus several times; prints the memory after each round, and the slowest input."""
    target, slowest = importlib.import_module(f"benchmarks.fuzz.{name}"), (0.0, "")
    blocks: list[int] = []
    for _ in range(ROUNDS):
        for path in sorted(corpus.iterdir()):
            start, data = time.process_time(), path.read_bytes()
            if (fault := tried(target, data)) is not None:
                print(path.name, fault)
            if blocks:  # in the first round, code is loaded
                slowest = max(slowest, (time.process_time() - start, path.name))
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    report = {"target": name, "inputs": len(list(corpus.iterdir())), "memory_blocks": blocks}
    print(json.dumps({**report, "slowest": slowest}))


def _run(arguments: list[str], one: Callable[[bytes], object]) -> None:
    import atheris

    atheris.Setup([sys.argv[0], f"-max_len={LONGEST}", *arguments], one)
    atheris.Fuzz()


def _measured(name: str) -> Any:
    """The target's module, with coverage of the modules that it is about."""
    import atheris

    packages = {one.partition(".")[0] for one in TARGETS[name]}
    others = [
        module
        for package in packages
        for module in _modules(package)
        if not any(f"{module}.".startswith(f"{one}.") for one in TARGETS[name])
    ]
    with atheris.instrument_imports(include=packages, exclude=others):
        return importlib.import_module(f"benchmarks.fuzz.{name}")


def _modules(package: str) -> Iterator[str]:
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fuzz", description=__doc__)
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--minutes", type=float, default=6, help="of processor time")
    parser.add_argument("--corpus", type=Path, required=True, help="a folder")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    parser.add_argument("--replay", action="store_true")
    given = parser.parse_args()
    if given.keep is not None:
        keep(given.target, given.corpus, given.keep)
    elif given.replay:
        replay(given.target, given.corpus)
    else:
        fuzz(given.target, given.minutes, given.corpus)
