"""Complete game records for storage: setup, options, actions and result, as JSON or text."""

import json
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from blazon.kernel.errors import BadValue
from blazon.kernel.files import BYTE_ORDER_MARK
from blazon.kernel.names import is_one_line
from blazon.match.registry import game as find_game

FORMAT: Literal["blazon/1"] = "blazon/1"


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """The result of a game."""

    totals: list[int]
    """Each player's points, by seat."""
    winners: list[int]
    """The seats that won; several seats share the win."""


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A game from setup to last action.

    Reading a record checks its form only; ``Position.load`` replays it and checks every action.
    """

    game: str
    """The game's name."""
    options: dict[str, Any]
    """The game's options by name."""
    setup: dict[str, Any]
    """Everything settled before the first action, including hidden components."""
    players: list[str]
    """The players' names, by seat."""
    actions: list[str]
    """The tokens of all actions in order, outcomes of chance included."""
    result: Result | None
    """The result; None before the end."""
    date: str | msgspec.UnsetType = msgspec.UNSET
    """The date of the game, in any form; optional."""
    event: str | msgspec.UnsetType = msgspec.UNSET
    """The occasion of the game; optional."""
    fairness: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """The proof that nobody chose the deal or the dice; optional, written by a table server."""
    format: Literal["blazon/1"]
    """The version of the record's format."""

    def to_json(self) -> str:
        """The record as one line of JSON with sorted keys."""
        return json.dumps(self.to_builtins(), sort_keys=True, ensure_ascii=False)

    def to_builtins(self) -> dict[str, Any]:
        """The record as plain JSON values."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @staticmethod
    def from_builtins(data: Any) -> "Record":
        """Make a record from plain JSON values.

        Raises:
            BadValue: if a field is missing, unknown or malformed; the error names it.
        """
        try:
            record = msgspec.convert(data, Record, strict=True)
        except (msgspec.ValidationError, UnicodeEncodeError) as error:
            message, _, place = str(error).partition(" - at `$.")
            raise BadValue(f"record.{place[:-1]}" if place else "record", message) from error
        try:
            record.to_json().encode()
        except UnicodeEncodeError as error:
            raise BadValue("record", f"has text that is not Unicode: {error.reason}") from error
        for seat, name in enumerate(record.players):
            if not is_one_line(name):
                raise BadValue(f"record.players[{seat}]", "must be one line of printable text")
        return record

    @staticmethod
    def parse(text: str) -> "Record":
        """Read a record from JSON or text.

        Raises:
            BadValue: if the text has neither form, or a field is malformed; the error names it.
        """
        text = text.removeprefix(BYTE_ORDER_MARK)
        if text.lstrip().startswith("{"):
            try:
                data = json.loads(text)
            except (ValueError, RecursionError) as error:
                raise BadValue("record", f"is not JSON: {error}") from error
            return Record.from_builtins(data)
        return _from_text(text)

    def to_text(self, turns: Sequence[Sequence[str]]) -> str:
        """The record as text: header lines, then one numbered line per turn.

        Args:
            turns: the tokens of each turn, in order, as in ``Position.turns``.
        """
        headers = [("Format", self.format), ("Game", self.game)]
        headers += [(f"Option {name}", _plain(value)) for name, value in self.options.items()]
        headers += [(f"Player {seat}", name) for seat, name in enumerate(self.players)]
        for name in ("date", "event", "fairness"):
            value = getattr(self, name)
            if value is not msgspec.UNSET:
                headers.append((name.capitalize(), _plain(value)))
        headers += find_game(self.game).setup_text(self.setup)
        if self.result is not None:
            headers.append(("Totals", " ".join(map(str, self.result.totals))))
            headers.append(("Winners", " ".join(map(str, self.result.winners))))
        lines = [f"{name}: {value}" for name, value in headers]
        moves = [f"{number}. {' '.join(turn)}" for number, turn in enumerate(turns, start=1)]
        return "\n".join([*lines, "", *moves]) + "\n"


def _plain(value: Any) -> str:
    """A header's value: text as it is unless it is valid JSON; anything else as JSON."""
    if isinstance(value, str) and _value(value) == value and value.isprintable():
        return value
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value, sort_keys=True)


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _from_text(text: str) -> Record:
    """Read a record from text; raises BadValue."""
    headers: dict[str, str] = {}
    actions: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        name, colon, value = line.partition(": ")
        turn, dot, tokens = line.partition(". ")
        if not line.strip():
            continue
        if dot and turn.isdecimal():
            actions += tokens.split()
        elif colon:
            headers[name] = value
        else:
            raise BadValue(f"line {number}", "must be a header line 'Name: value' or a turn '1. …'")
    if "Game" not in headers:
        raise BadValue(
            "record", "is neither JSON nor a record's text: the line 'Game: …' is missing"
        )
    seats = sorted(name for name in headers if name.startswith("Player "))
    data: dict[str, Any] = {
        "format": headers.get("Format"),
        "game": headers["Game"],
        "options": {
            name.removeprefix("Option "): _value(value)
            for name, value in headers.items()
            if name.startswith("Option ")
        },
        "setup": find_game(headers["Game"]).setup_from_text(headers),
        "players": [headers[seat] for seat in seats],
        "actions": actions,
        "result": None,
    }
    if "Totals" in headers or "Winners" in headers:
        data["result"] = {
            "totals": [_value(word) for word in headers.get("Totals", "").split()],
            "winners": [_value(word) for word in headers.get("Winners", "").split()],
        }
    for name in ("date", "event", "fairness"):
        if name.capitalize() in headers:
            data[name] = _value(headers[name.capitalize()])
    return Record.from_builtins(data)
