"""Lines of the engine protocol, and commands at tables; each plays two games that look alike."""

import json
from functools import cache
from typing import Any

import msgspec
from tests.engine.client import CODES, check_answer
from tests.games.rheingold import samples as rheingold
from tests.games.richelieu import samples as richelieu
from tests.service.tables import SECRET, at_table, happens, open_for

from benchmarks.fuzz.choices import Choices
from benchmarks.fuzz.hiding import check_onlookers, swapped
from blazon.engine.methods import METHODS
from blazon.engine.serve import Engine
from blazon.kernel.errors import BadValue
from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.journal.access import observer_for
from blazon.service.journal.commands import decide
from blazon.service.journal.entries import command_from
from blazon.service.journal.playing import deal
from blazon.service.journal.table import Table
from blazon.service.views.tables import Perspective, full_view

SECONDS = 0.25
SLOW = ("perft", "search", "analyse", "solve")
"""Methods that take as long as they are asked to; their callers are programs on this machine."""
SESSIONS = ("ann", "bob", "a stranger")
PARAMS: dict[str, list[Any]] = {
    "session": ["one", "two", "three", "none"],
    "game": ["richelieu", "rheingold"],
    "options": [{}, {"players": 3, "edition": "court"}, {"map": "loch", "rounds": 3}],
    "seed": ["s", ""],
    "setup": [{"map": "rhine", "first": 0}, {}],
    "count": [1, 2, 200],
    "player": [None, 0, 1],
    "actions": [["A1"], ["A2", "-"], ["-"], ["d4"], []],
    "simulations": [1, 5],
    "depth": [1],
}
COMMANDS: list[dict[str, Any]] = [
    {"do": "play", "action": "?", "version": -1},
    {"do": "undo", "count": 1, "version": -1},
    {"do": "ask-undo", "left": 3, "version": -1},
    {"do": "ask-end"},
    {"do": "answer", "agree": True},
    {"do": "answer", "agree": False},
    {"do": "resign"},
    {"do": "hand-over", "bot": "page"},
    {"do": "take-back"},
    {"do": "join", "name": "x", "text": "y", "link": "a link"},
    {"do": "join", "name": "x"},
    {"do": "leave"},
    {"do": "add", "text": "z"},
    {"do": "seal", "seal": "0" * 64},
    {"do": "show", "text": "x" * 32, "of": "0" * 64},
    {"do": "free", "seat": 1},
    {"do": "invite", "seat": 1},
    {"do": "start"},
    {"do": "set-chat", "chat": False},
    {"do": "abort"},
]


def seeds() -> list[bytes]:
    """Every method of the engine, and every command by everybody at every table."""
    lines = [bytes([0, 1, 0, at, 0, 0, 0, 0]) for at in range(len(METHODS))]
    return lines + [
        bytes([kind, *(part for at in range(start, start + 4) for part in (at, who, 0, 0))])
        for kind in range(1, 6)
        for who in range(3)
        for start in range(0, len(COMMANDS), 4)
    ]


@cache
def _games() -> list[Position]:
    games = [richelieu.random_game({}, "fuzz", 21), rheingold.random_game({"players": 2}, "f", 40)]
    return [*games, richelieu.random_game({}, "fuzz", 47)]


@cache
def _record() -> Any:
    return _games()[0].record.to_builtins()


@cache
def _twins() -> list[Position]:
    return [
        game if (setup := swapped(game.game.name, game.setup)) is None else _replayed(game, setup)
        for game in _games()
    ]


def _replayed(game: Position, setup: Any) -> Position:
    twin = Position(game.game.name, game.options, setup, seed=game.seed)
    for token in game.actions:
        twin.play(token)
    return twin


@cache
def _tables() -> list[tuple[Table, Table]]:
    pairs = list(zip(_games(), _twins(), strict=True))
    tables = [(at_table(one, hints=True), at_table(other, hints=True)) for one, other in pairs]
    asked: dict[str, Any] = {"start": "asked", "scheme": 2, "watch": "anyone"}
    waiting = open_for(["ann", "-"], _games()[0], **asked)
    full = open_for(["ann", "bob"], _games()[1], **asked)
    return [*tables, (waiting, waiting), (full, full)]


def check(data: bytes) -> float:
    """Every line and every command is carried out or refused with a reason; onlookers see less."""
    choices = Choices(data)
    kind = choices.below(1 + len(_tables()))
    if kind == 0:
        _check_engine(choices)
    else:
        _check_table(choices, *_tables()[kind - 1])
    return SECONDS


def _check_engine(choices: Choices) -> None:
    engines = Engine(), Engine()
    for engine, games in zip(engines, (_games(), _twins()), strict=True):
        for name, game in zip(PARAMS["session"], games, strict=False):
            engine.sessions[name] = game.copy()
    for _ in range(8):
        line = _line(choices)
        answers = [_answer(engine, line) for engine in engines]
        if b'"view"' in line and b'"player": null' in line and not _has_ended(engines[0]):
            assert answers[0] == answers[1]
        if choices.is_over:
            break
    for name in ("one", "three"):
        one, other = (_game(engine, name) for engine in engines)
        if one is None or other is None or one.over or one.setup == other.setup:
            continue
        assert one.actions == other.actions
        check_onlookers(one, other)


def _game(engine: Engine, name: str) -> Position | None:
    try:
        return engine.sessions[name]
    except BadValue:
        return None


def _has_ended(engine: Engine) -> bool:
    games = (_game(engine, name) for name in PARAMS["session"])
    return any(game is not None and game.over for game in games)


def _line(choices: Choices) -> bytes:
    if choices.below(4) == 3:
        raw = choices.rest().replace(b"\n", b"")
        return b"" if b"\\u" in raw or any(name.encode() in raw for name in SLOW) else raw
    damage = choices.below(3)
    method = choices.among([*METHODS])
    known = {**PARAMS, "record": [_record()]}
    fields = METHODS[method].__struct_fields__
    params = {name: choices.among(known[name]) for name in fields if name in known}
    message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    line = json.dumps(choices.damaged(message) if damage == 2 else message)
    is_short = '"simulations": 1,' in line or '"simulations": 1}' in line
    return b"" if any(name in line for name in SLOW) and not is_short else line.encode()


def _answer(engine: Engine, line: bytes) -> bytes | None:
    names = PARAMS["session"][:3]
    before = [_state(engine, name) for name in names]
    answer = engine.handle(line)
    found = None if answer is None else check_answer(answer)
    if found is not None and "error" in found:
        assert found["error"]["code"] in CODES, found["error"]
        assert [_state(engine, name) for name in names] == before
    return answer


def _state(engine: Engine, name: str) -> Any:
    game = _game(engine, name)
    return None if game is None else (game.states.tobytes(), game.actions)


def _check_table(choices: Choices, one: Table, other: Table) -> None:
    while not choices.is_over:
        command = dict(choices.among(COMMANDS))
        session = choices.among(SESSIONS)
        damage = choices.below(4) == 3
        if command.get("version") == -1:
            command["version"] = one.version - choices.below(3) // 2
        if command.get("action") == "?" and one.position is not None:
            command["action"] = choices.among([*one.position.legal, "?"])
        if damage:
            command = choices.damaged(command)
        sent = json.dumps(command).encode()
        is_alike = one is other
        one = _done(one, session, sent)
        other = one if is_alike else _done(other, session, sent)
        if not one.is_over:
            assert _shown(one) == _shown(other)


def _done(table: Table, session: str, sent: bytes) -> Table:
    """The table after a command; unchanged if it is refused."""
    try:
        data = msgspec.json.decode(sent)
    except (ValueError, RecursionError):
        return table
    try:
        table = happens(table, decide(table, session, command_from(data), "a link"), session)
    except Refusal:
        return table
    if table.status == "open" and table.is_full and table.opened.start == "filled":
        table = happens(table, deal(table))
    return table


def _shown(table: Table) -> bytes:
    """What onlookers see; everybody's view is made, too, and holds no secret."""
    views = {}
    for session in (None, *SESSIONS):
        observer = observer_for(table, session, None)
        for version in (1, 2):
            view = full_view(table, session, Perspective(observer, version=version), 0)
            views[session] = msgspec.json.encode(view)
            assert SECRET.hex().encode() not in views[session]
    return views[None]
