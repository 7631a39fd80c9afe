"""Studies on real Dask clusters: the same bytes, with workers killed, wrong or behind TLS."""

import datetime
import json
import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.lab.studies.test_studies import bytes_of, finished, played, written
from tests.limits import HANGS_SECONDS

from blazon.bots.judge import first_judge, save
from blazon.cli import main
from blazon.kernel.errors import BadValue
from blazon.lab.studies import clusters
from blazon.lab.studies.clusters import Certificates, local_workers, workers_at
from blazon.lab.studies.plan import Plan, read_plan
from blazon.match.registry import game as find_game

pytestmark = pytest.mark.system
HEED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Heeds Ctrl-C also where the shell that started the tests ignores it for its jobs."""


class Workers:
    """A scheduler with its workers, each a process of its own."""

    def __init__(self, address: str, start: "Callable[..., subprocess.Popen[bytes]]") -> None:
        self.address, self._start = address, start
        self.processes: list[subprocess.Popen[bytes]] = []

    def join(self, *more: str) -> None:
        """Start another worker, with these arguments."""
        words = ("--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", *more)
        self.processes.append(self._start("worker", *words))


@contextmanager
def cluster(folder: Path, count: int = 3, more: Sequence[str] = ()) -> Iterator[Workers]:
    """Start a scheduler and this many workers.

    Args:
        folder: for the scheduler's file.
        count: the number of workers.
        more: further arguments of all of them.
    """
    file = folder / "scheduler.json"
    common = ["--scheduler-file", str(file), "--no-dashboard", *more]
    with ExitStack() as stack:

        def start(*words: str) -> "subprocess.Popen[bytes]":
            log = stack.enter_context((folder / f"{words[0]}-log.txt").open("ab"))
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", *words, *common],
                cwd=folder,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        start("scheduler", "--host", "127.0.0.1", "--port", "0")
        # The scheduler writes its file while it may be read.
        wait_for(lambda: file.exists() and file.read_text().rstrip().endswith("}"))
        workers = Workers(json.loads(file.read_text())["address"], start)
        for _ in range(count):
            workers.join()
        yield workers


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    """A study of random play."""
    return read_plan(written(tmp_path))


GATED = """
import pathlib, time
from blazon.lab.studies import crews, measures
def play_row(cell, seed, number, wanted):
    while number >= 10 and not pathlib.Path("gate").exists():
        time.sleep(0.01)
    return measures.play_row(cell, seed, number, wanted)
crews.play_row = play_row
"""
"""A module that makes a worker wait in the middle of a cell, until there is a file "gate"."""


def gated(folder: Path) -> Sequence[str]:
    """The arguments of workers that wait in the middle of a cell."""
    (folder / "gated.py").write_text(GATED)
    return ["--preload", "gated.py"]


def test_three_workers_one_of_them_killed_give_the_same_bytes(plan: Plan, tmp_path: Path) -> None:
    played(plan, tmp_path / "alone", shard_games=50)
    shards = tmp_path / "together" / "shards"
    with cluster(tmp_path, more=gated(tmp_path)) as workers:

        def kill_one() -> None:
            wait_for(lambda: [*shards.glob("*.json")])
            workers.processes[0].send_signal(signal.SIGKILL)
            (tmp_path / "gate").touch()

        killer = threading.Thread(target=kill_one)
        killer.start()
        crew = workers_at(workers.address, Certificates(), ["richelieu"], least=3)
        finished(plan, tmp_path / "together", crew, shard_games=5)
        killer.join()
        assert workers.processes[0].wait() == -signal.SIGKILL
    assert bytes_of(tmp_path / "together") == bytes_of(tmp_path / "alone")


JUDGES = """
title = "Judges"
[vary]
game = "richelieu"
bots = "search:9,random"
judge = ["own", "points.json"]
[stop]
games = 6
"""


def test_workers_of_this_machine_give_the_same_bytes_and_need_no_file(tmp_path: Path) -> None:
    judge, file = tmp_path / "points.json", tmp_path / "study.toml"
    save(first_judge(find_game("richelieu")), judge)
    file.write_text(JUDGES, encoding="utf-8")
    plan = read_plan(file)
    judge.unlink()
    played(plan, tmp_path / "alone")
    crew = local_workers(3, ["richelieu"])
    finished(plan, tmp_path / "together", crew, shard_games=2)
    assert bytes_of(tmp_path / "together") == bytes_of(tmp_path / "alone")


RESTLESS = """
import asyncio, pathlib
pathlib.Path("starting").touch()
def dask_setup(worker):
    async def beat():
        while True:
            await asyncio.sleep(0.001)
            await worker.heartbeat()
    worker.loop.add_callback(beat)
"""
"""A module that tells when a worker starts, and makes it call the scheduler all the time."""


@pytest.mark.parametrize("sign", ["starting", "study/shards/*.json"])
def test_ctrl_c_ends_all_processes_with_one_sentence(tmp_path: Path, sign: str) -> None:
    file = written(tmp_path, "games = 40", "games = 1000000")
    (tmp_path / "restless.py").write_text(RESTLESS)
    command = [sys.executable, "-m", "blazon", "study", str(file), "--workers=2", "--shard=20"]
    with subprocess.Popen(
        [sys.executable, "-c", HEED, *command],
        stderr=subprocess.PIPE,
        start_new_session=True,
        cwd=tmp_path,
        env=os.environ
        | {"PYTHONPATH": str(tmp_path), "DASK_DISTRIBUTED__WORKER__PRELOAD": "restless"},
    ) as study:
        wait_for(lambda: [*tmp_path.glob(sign)])
        os.killpg(study.pid, signal.SIGINT)
        said = study.communicate()[1]
    assert study.returncode == 130
    assert said.decode().split("\n")[-2:] == ["stopped; the same command goes on where it was", ""]
    assert b"Traceback" not in said


def test_workers_with_other_rules_are_refused(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cluster(tmp_path, 1) as workers:
        monkeypatch.setattr(clusters, "rules_of", lambda game: f"another {game}")
        crew = workers_at(workers.address, Certificates(), ["richelieu"])
        with pytest.raises(BadValue, match=r"worker with other rules .*: tcp://127\.0\.0\.1"):
            played(plan, tmp_path / "study", crew)
    assert not [*(tmp_path / "study" / "shards").iterdir()]


FAULTY = """
import gated
from blazon.lab.studies import crews
def play_row(cell, seed, number, wanted):
    if number in (20, 30, 31) and cell.players == 3:
        raise ZeroDivisionError("no cards")
    return gated.play_row(cell, seed, number, wanted)
crews.play_row = play_row
"""
"""A module that makes a worker wait as well, and fail in some games."""
OTHER = """
from blazon.lab.studies import clusters, crews
clusters.rules_of = crews.rules_of = lambda game: "another"
"""
"""A module that gives a worker other rules."""


def test_others_play_on_when_a_wrong_worker_joins_one_is_killed_and_games_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "faulty.py").write_text(FAULTY)
    (tmp_path / "other.py").write_text(OTHER)
    file, shards = written(tmp_path), tmp_path / "study" / "shards"
    said: list[str] = []

    def lines() -> list[str]:
        new = capsys.readouterr().err.splitlines()
        return [line for line in new if not line.startswith(("games: ", "waiting for "))]

    with cluster(tmp_path, 2, [*gated(tmp_path), "--preload", "faulty.py"]) as workers:

        def heard() -> bool:
            said.extend(lines())
            return len(said) > 1

        def disturb() -> None:
            wait_for(lambda: [*shards.glob("*.json")])
            workers.join("--preload", "other.py")
            wait_for(heard)
            workers.processes[0].send_signal(signal.SIGKILL)
            (tmp_path / "gate").touch()

        disturber = threading.Thread(target=disturb)
        disturber.start()
        command = ["study", str(file), "--cluster", workers.address, "--shard", "1"]
        assert main(command) == 1
        disturber.join()
        assert workers.processes[0].wait() == -signal.SIGKILL
        assert workers.processes[2].poll() is None
    assert len([*shards.glob("*.json")]) == 3 * 40 - 3
    said += lines()
    assert "any code" in said[0]
    assert re.fullmatch(r"tcp://\S+ has other rules or bots, so it plays none of .*", said[1])
    assert re.fullmatch(
        r"cell 2, games from 20: the game with seed tests/\w+/20: "
        r"ZeroDivisionError\('no cards'\) \(2 shards more for the same reason\)",
        said[2],
    )
    assert said[3].startswith("3 shards failed, so 3 games are missing; all others are kept")
    assert len(said) == 4


def test_new_workers_play_what_those_that_are_gone_have_left(plan: Plan, tmp_path: Path) -> None:
    played(plan, tmp_path / "alone", shard_games=50)
    shards, said = tmp_path / "together" / "shards", list[str]()
    with cluster(tmp_path, 1, gated(tmp_path)) as workers:

        def replace() -> None:
            wait_for(lambda: [*shards.glob("*.json")])
            workers.processes[0].send_signal(signal.SIGKILL)
            wait_for(lambda: any("are left" in line for line in said))
            (tmp_path / "gate").touch()
            workers.join()

        replacer = threading.Thread(target=replace)
        replacer.start()
        crew = workers_at(workers.address, Certificates(), ["richelieu"], say=said.append)
        finished(plan, tmp_path / "together", crew, shard_games=1)
        replacer.join()
    assert said[-1] == "no workers are left; waiting for others"
    assert bytes_of(tmp_path / "together") == bytes_of(tmp_path / "alone")


def test_a_cluster_without_workers_is_named_at_once(tmp_path: Path) -> None:
    said: list[str] = []
    with cluster(tmp_path, 0) as workers:

        def say(line: str) -> None:
            said.append(line)
            workers.join()

        with workers_at(workers.address, Certificates(), ["richelieu"], say=say):
            pass
    assert said == [f"waiting for 1 worker; {workers.address} has no workers"]


def wait_for(condition: Callable[[], object]) -> None:
    """Wait until something is the case."""
    until = time.monotonic() + HANGS_SECONDS
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_scheduler_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path)
    assert main(["study", str(file), "--cluster", "tcp://127.0.0.1:1"]) == 2
    said = capsys.readouterr().err
    assert "without TLS can run any code" in said
    assert "cannot be reached at tcp://127.0.0.1:1" in said


def certificates(folder: Path) -> list[Path]:
    """An authority, and a certificate and key that it has signed."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "blazon")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = [folder / name for name in ("ca.pem", "cert.pem", "key.pem")]
    for file in files[:2]:
        file.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files[2].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


def test_a_cluster_behind_tls(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    authority, certificate, key = map(str, certificates(tmp_path))
    given = ["--tls-ca-file", authority, "--tls-cert", certificate, "--tls-key", key]
    file = written(tmp_path)
    with cluster(tmp_path, 1, ["--protocol", "tls", *given]) as workers:
        assert workers.address.startswith("tls://")
        command = ["study", str(file), "--cluster", workers.address]
        assert main(command) == 2
        assert "needs --tls-ca, --tls-cert and --tls-key" in capsys.readouterr().err
        tls = ["--tls-ca", authority, "--tls-cert", certificate, "--tls-key", key]
        assert main([*command, *tls]) == 0
        assert "any code" not in capsys.readouterr().err


def test_what_dask_throws_and_leaves_behind_is_not_logged() -> None:
    class Left(Exception):
        pass

    def line(module: str) -> logging.LogRecord:
        Left.__module__ = module
        error = Left()
        info = (Left, error, None)
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, "never retrieved", (), info)

    assert not clusters._is_not_of_dask(line("distributed.client"))
    assert clusters._is_not_of_dask(line("blazon.lab"))
