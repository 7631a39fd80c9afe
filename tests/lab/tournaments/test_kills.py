"""A tournament whose process is killed again and again, or whose workers are, loses nothing."""

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.lab.studies.test_clusters import cluster, wait_for
from tests.lab.tournaments.test_tournaments import bytes_of, finished, written

from blazon.lab.studies.clusters import Certificates, workers_at
from blazon.lab.tournaments.plan import read_plan

pytestmark = pytest.mark.system
KILLED = """
import os, signal, sys
from blazon.cli import main
from blazon.lab.studies import shards

left, write_whole = int(sys.argv[1]), shards.write_whole

def killed(file, content):
    global left
    left -= 1
    if not left:
        file.with_name("." + file.name + ".0").write_bytes(content[:9])
        os.kill(os.getpid(), signal.SIGKILL)
    write_whole(file, content)

shards.write_whole = killed
main(sys.argv[2:])
"""


@pytest.mark.parametrize("processes", ["1", "2"])
def test_killed_three_times_it_gives_the_same_bytes(processes: str, tmp_path: Path) -> None:
    finished(read_plan(written(tmp_path)), tmp_path / "whole")
    words = ["tournament", str(tmp_path / "cup.toml"), "--processes", processes]
    for files in (1, 20, 20):  # the manifest, the tournament's file, and then the units
        command = [sys.executable, "-c", KILLED, str(files), *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as killed:
            assert killed.stdout is not None
            killed.stdout.read()  # until its processes have ended as well
        assert killed.returncode == -signal.SIGKILL
    assert len([*(tmp_path / "cup" / "shards").glob("[!.]*")]) == 2 * 17
    subprocess.run([sys.executable, "-m", "blazon", *words], check=True, stdout=subprocess.DEVNULL)
    assert bytes_of(tmp_path / "cup") == bytes_of(tmp_path / "whole")


def test_three_workers_one_of_them_killed_give_the_same_bytes(tmp_path: Path) -> None:
    plan = read_plan(written(tmp_path))
    finished(plan, tmp_path / "alone")
    shards = tmp_path / "together" / "shards"
    with cluster(tmp_path) as workers:

        def kill_one() -> None:
            wait_for(lambda: [*shards.glob("*.json")])
            workers.processes[0].send_signal(signal.SIGKILL)

        killer = threading.Thread(target=kill_one)
        killer.start()
        crew = workers_at(workers.address, Certificates(), ["richelieu"], least=3)
        finished(plan, tmp_path / "together", crew)
        killer.join()
        assert workers.processes[0].wait() == -signal.SIGKILL
    assert bytes_of(tmp_path / "together") == bytes_of(tmp_path / "alone")
