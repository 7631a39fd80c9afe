"""The engine as a process of its own, connected by pipes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.engine.client import check_answer

ENGINE = [sys.executable, "-m", "blazon.engine"]
Engine = subprocess.Popen[bytes]


@pytest.fixture
def engine() -> Iterator[Engine]:
    pipe = subprocess.PIPE
    with subprocess.Popen(ENGINE, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        yield process
        process.kill()


def ask(engine: Engine, method: str, /, **params: Any) -> Any:
    """A method's result; writes one line and reads one."""
    assert engine.stdin is not None
    assert engine.stdout is not None
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    engine.stdin.write(json.dumps(request).encode() + b"\n")
    engine.stdin.flush()
    return check_answer(engine.stdout.readline())["result"]


@pytest.mark.parametrize(
    ("game", "options"), [("richelieu", {}), ("rheingold", {"players": 3, "rounds": 4})]
)
def test_a_whole_game_is_played_through_the_pipes(
    engine: Engine, game: str, options: dict[str, Any]
) -> None:
    session = ask(engine, "new", game=game, options=options, seed="pipes")["session"]
    while actions := ask(engine, "legal", session=session)["actions"]:
        ask(engine, "play", session=session, actions=actions[-1:])
    assert ask(engine, "score", session=session)["over"] is True
    out, _ = engine.communicate()
    assert out == b""
    assert engine.returncode == 0


def test_the_engine_ends_with_the_input_and_not_with_garbage(engine: Engine) -> None:
    garbage = [b"garbage", b"", b"[" * 100_000, b"\xff\xfe", b"{}", b"[]", b"\x00" * 50, b"1e999"]
    games = b'{"jsonrpc":"2.0","id":1,"method":"games"}'
    out, error = engine.communicate(b"\n".join([*garbage, b" " * 5_000_000, games]))
    answers = [check_answer(line) for line in out.splitlines(keepends=True)]
    assert len(answers) == len(garbage) - 1 + 2
    assert all("error" in answer for answer in answers[:-1])
    assert answers[-1]["result"][0]["game"] == "richelieu"
    assert engine.returncode == 0
    assert b"Traceback" not in error


def test_no_input_is_no_error(engine: Engine) -> None:
    out, _ = engine.communicate()
    assert out == b""
    assert engine.returncode == 0


def test_a_reader_who_goes_away_ends_the_engine_quietly(engine: Engine) -> None:
    assert engine.stdin is not None
    assert engine.stdout is not None
    assert engine.stderr is not None
    ask(engine, "games")
    engine.stdout.close()
    engine.stdin.write(b"garbage\n" * 10)
    engine.stdin.close()
    errors = engine.stderr.read()
    assert engine.wait() == 0
    assert b"BrokenPipe" not in errors
    assert b"Traceback" not in errors


def test_what_goes_wrong_inside_is_logged_to_standard_error_only() -> None:
    program = (
        "from blazon.engine import serve, methods\n"
        "methods.METHODS['broken'] = methods.Method\n"
        "methods.Method.answer = lambda self, sessions: print('stray') or 1 // 0\n"
        "serve.serve_stdio()\n"
    )
    request = b'{"jsonrpc":"2.0","id":1,"method":"broken"}\n'
    done = subprocess.run([sys.executable, "-c", program], input=request, capture_output=True)
    assert check_answer(done.stdout)["error"]["code"] == -32603
    assert b"ZeroDivisionError" in done.stderr
    assert b"stray" in done.stderr
    assert done.returncode == 0
