"""Programs as bots: what they are told, how they lose, and that nothing of them stays."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.bots.hearing import Hearing
from tests.samples import INSTALLED_SHORT, each
from tests.tools import ROOT
from tests.twins.generate import random_game

from blazon.bots.programs import (
    called,
    command_of,
    is_program,
    make_player,
    outside_seed,
    program,
    seated,
)
from blazon.bots.programs.program import Forfeit, Program, Question, close_all
from blazon.bots.programs.seated import STABLE
from blazon.kernel.errors import BadValue
from blazon.lab.arena import Pairing, arena
from blazon.lab.playing import Played, Seats, finished, play_game
from blazon.match.position import Position
from blazon.match.redealing import redealt

BAD = f"{Path(__file__).with_name('bad_bot.py')}"
EXAMPLE = f"{ROOT / 'examples/bots/python/bot.py'}"
QUICK_MS = 200
"""Enough for a program that answers, and little for one that does not."""
PATIENT_MS = 60_000


@pytest.fixture(autouse=True)
def _no_program_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Be patient with programs on a busy machine, and end them all."""
    monkeypatch.setattr(program, "START_SECONDS", 60.0)
    STABLE.close()  # what other tests have left
    yield
    STABLE.close()
    close_all()


def play(name: str, ms: int = PATIENT_MS, game: str = "richelieu", **options: Any) -> Played:
    """A game of a program in the first seat against a random bot."""
    seats = Seats([name, "random"], decision_ms=ms)
    return play_game(game, options, seats, "deal", "seed")


def question(legal: tuple[str, ...] = ("A1",), size: int = 0) -> Question:
    """A decision with a view of so many bytes."""
    return Question("TAKE", legal, (), lambda: {"filled": "x" * size})


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (f"{BAD} wrong", "handshake: speaks version '9'"),
        (f"{BAD} exits", "exit: ended with status 3; its errors: I had enough"),
        (f"{BAD} illegal", "illegal: 'Z99' is not one of A1 A12"),
        (f"{BAD} nothing", "illegal: '' is not one of"),
        (f"{BAD} endless", "line: wrote a line of 65536 bytes or more"),
        (f"{BAD} flood", "flood: wrote more than 1048576 bytes at once"),
        (f"{BAD} closes", "exit: closed its input or output"),
    ],
)
def test_a_program_that_breaks_the_protocol_has_lost(
    name: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "closes" not in name:  # that one stays until it is killed
        monkeypatch.setattr(program, "GRACE_SECONDS", 60.0)
    played = play(name)
    assert played.forfeits[0].startswith(reason)
    assert played.winners == [1]
    assert played.actions > 60


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (f"{BAD} silent", "silent: did not answer, even to stop"),
        (f"{BAD} half", "silent: did not answer, even to stop"),
    ],
)
def test_a_program_that_does_not_answer_in_time_has_lost(name: str, reason: str) -> None:
    played = play(name, QUICK_MS)
    assert played.forfeits == {0: reason}
    assert played.winners == [1]


def test_what_cannot_be_started_has_lost(tmp_path: Path) -> None:
    file = tmp_path / "no-program"
    file.write_bytes(b"\x7fELF")
    file.chmod(0o755)
    assert play(f"{file}").forfeits[0].startswith("start: ")


def test_a_program_that_is_too_slow_twice_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE_SECONDS", 60.0)
    played = play(f"{BAD} slow", QUICK_MS)
    assert played.forfeits == {0: "slow: took more than 200 ms for 2 decisions"}


def test_a_program_that_does_not_read_stops_nobody() -> None:
    deaf = Program(command_of(f"{BAD} deaf"))
    deaf.begin("richelieu", 0, 2, "seed", {})
    with pytest.raises(Forfeit, match="deaf: did not read what it was told"):
        deaf.ask(question(size=1 << 20), QUICK_MS)
    with pytest.raises(Forfeit, match="exit: has ended"):
        deaf.ask(question(), QUICK_MS)


def test_a_program_that_reads_late_is_slow_and_not_deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE_SECONDS", 60.0)
    dozes = Program(command_of(f"{BAD} dozes"))
    dozes.begin("richelieu", 0, 2, "seed", {})
    assert dozes.ask(question(size=1 << 20), 1) == "A1"


def test_a_program_that_has_read_half_of_a_line_plays_no_other_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deaf = Program(command_of(f"{BAD} deaf"))
    monkeypatch.setattr(program, "GRACE_SECONDS", 0.1)
    deaf.begin("richelieu", 0, 2, "seed", {"deck": "x" * (1 << 20)})
    deaf.end("closed", ())
    assert deaf.is_broken


@pytest.mark.parametrize("way", ["binary", "late-ids"])
def test_what_is_not_understood_is_ignored(way: str) -> None:
    assert play(f"{BAD} {way}").forfeits == {}


def test_information_is_shown_without_signs_that_a_terminal_obeys() -> None:
    talker, told = Program(command_of(f"{BAD} talks")), list[str]()
    talker.info = told.append
    talker.begin("richelieu", 0, 2, "seed", {})
    assert talker.ask(question(), PATIENT_MS) == "A1"
    assert told == [r"value=3 \x1b[2J"]


@each(INSTALLED_SHORT)
def test_a_program_plays_every_game_and_the_same_with_the_same_seed(
    table: tuple[str, dict[str, Any]],
) -> None:
    name, options = table
    players = Position(name, options, seed="").players
    seats = Seats([EXAMPLE, *["random"] * (players - 1)])
    given = dict(options, **({"rounds": 3} if "rounds" in options else {}))
    one, two = (play_game(name, given, seats, "deal", "seed") for _ in range(2))
    assert one == two
    assert one.forfeits == {}


def test_one_process_plays_many_games() -> None:
    for number in range(3):
        play(f"{BAD} exits 99")
        ((_, free),) = STABLE._waiting
        assert free.version.split(" ")[0] == "1.0"
        assert free._game == number + 1


def test_only_the_programs_that_played_last_wait_for_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seated, "MOST_WAITING", 1)
    free = []
    for number in (98, 99):
        play(f"{BAD} exits {number}")
        ((command, waiting),) = STABLE._waiting
        assert command[-1] == f"{number}"
        free.append(waiting)
    assert free[0]._process.returncode == 0
    assert free[1]._process.returncode is None


def test_a_long_answer_is_quoted_in_part() -> None:
    forfeit = play(f"{BAD} long").forfeits[0]
    assert forfeit.startswith(f"illegal: '{'Z' * 40}…' is not one of A1 A12")


def test_a_match_has_the_forfeits_in_its_report() -> None:
    pairing = Pairing("richelieu", {}, f"{BAD} exits 3", "random")
    report = arena(pairing, games=2, seed="s", processes=1)
    assert report.wins == 0
    assert [line.split(":")[0] for line in report.forfeits] == ["game 0, seat 0", "game 1, seat 1"]


def test_who_forfeits_last_wins_if_everybody_does() -> None:
    seats = Seats([f"{BAD} illegal 2", f"{BAD} illegal 3"])
    played = play_game("richelieu", {}, seats, "deal", "seed")
    assert set(played.forfeits) == {0, 1}
    assert played.winners == [list(played.forfeits)[-1]]


def test_the_best_of_the_others_win() -> None:
    position = Position("richelieu", {"edition": "court", "players": 3}, seed="best")
    while not position.over:
        position.play(next(iter(position.legal)))
    first = finished(position).winners
    rest = finished(position, dict.fromkeys(first, "exit"))
    assert set(rest.winners).isdisjoint(first)
    assert rest.totals == finished(position).totals


def test_names_and_commands() -> None:
    assert is_program("./bot")
    assert is_program("bot.py")
    assert is_program("java -jar bot.jar")
    assert not is_program("search:20")
    assert command_of("bot.py --deep 2") == (sys.executable, "bot.py", "--deep", "2")
    assert called(f"{EXAMPLE}") == "bot.py"
    assert called(f"{BAD} exits 3") == "bad_bot.py"
    assert called("./deep/bot --fast") == "bot"
    assert called("python -m blazon.bots.adapt mine:Bot") == "mine:Bot"
    assert called("duke") == "duke"
    make_player(EXAMPLE, "")
    for name, expected in (
        ("knigth", "or a command such as ./bot or bot.py"),
        ("./not-there", "must be a program that can be started"),
        ("./not-there.py", "must be a program that can be started"),
        ("./bot 'open", "must be a command: No closing quotation"),
    ):
        with pytest.raises(BadValue, match=expected):
            make_player(name, "")


@each(INSTALLED_SHORT)
def test_what_a_seat_may_not_know_is_never_told(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    for number in range(3):
        game = random_game(name, options, f"told {number}", 60)
        for seat in range(game.players if not game.over else 0):
            other = redealt(game, seat, f"{number}")
            assert other is not None
            assert Hearing().during(game, seat) == Hearing().during(other, seat)


def test_the_seed_does_not_tell_the_deal() -> None:
    seeds = [outside_seed(f"arena/{number}") for number in range(1000)]
    assert len(set(seeds)) == 1000
    for number, seed in enumerate(seeds[:50]):
        deal = Position("richelieu", seed=f"arena/{number}").setup
        guesses = [seed, f"{seed}/0", *(seed[:length] for length in range(1, 33, 4))]
        assert all(Position("richelieu", seed=guess).setup != deal for guess in guesses)


def _group(pid: int) -> list[int]:
    """The processes of a group that run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == pid and fields[0] != "Z":
            found.append(int(folder.name))
    return found


def _until(holds: Any) -> None:
    """Wait; the limit only stops a test that hangs."""
    due = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < due
        time.sleep(0.01)


@pytest.mark.system
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("way", ["stays", "grandchild"])
def test_nothing_stays_of_a_program_that_does_not_quit(way: str) -> None:
    stays = Program(command_of(f"{BAD} {way}"))
    group = stays._process.pid
    assert len(_group(group)) == (2 if way == "grandchild" else 1)
    stays.close()
    _until(lambda: not _group(group))


HOST = """
import sys
from blazon.bots.programs import command_of
from blazon.bots.programs.program import Program
programs = [Program(command_of(name)) for name in sys.argv[1:]]
print(*(program._process.pid for program in programs), flush=True)
sys.stdin.read()
"""


@pytest.mark.system
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_nothing_stays_when_the_host_is_killed() -> None:
    names = [f"{BAD} grandchild", f"{BAD} stays"]
    host = subprocess.Popen(
        [sys.executable, "-c", HOST, *names], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert host.stdout is not None
    groups = [int(word) for word in host.stdout.readline().split()]
    assert [len(_group(group)) for group in groups] == [2, 1]
    os.kill(host.pid, signal.SIGKILL)
    _until(lambda: not any(_group(group) for group in groups))
    host.communicate()
