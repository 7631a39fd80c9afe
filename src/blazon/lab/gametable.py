"""Figures of many games, one row for each, with summaries by seat or by who began."""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from blazon.kernel.errors import BadValue
from blazon.kernel.files import called, read_text

Side = Literal["seat", "first"]
"""By seat, or by place after the player who began."""
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class What:
    """The kind of games that were played."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    """A bot for each seat, or none for random play at full speed."""
    seed: str
    judges: tuple[str, ...] = ()
    """The digest of each seat's judge, empty for the game's own; none if all have that one."""


@dataclass(frozen=True)
class GameTable:
    """Games of one kind, in the order of their numbers."""

    what: What
    numbers: Ints
    """Each game's number; with the seed it gives the game."""
    firsts: Ints
    """The player who began, by game."""
    actions: Ints
    totals: Ints
    """The players' totals, by game and seat."""
    shares: Floats
    """Each seat's share of the win."""
    forfeits: Mapping[int, Mapping[int, str]] = field(default_factory=dict)
    """By number, the games that programs lost otherwise than by the game's rules: why, by seat."""

    def summary(self, side: Side = "seat") -> dict[str, Any]:
        """Summarize the games.

        Returns:
            ``games``, ``actions_per_game``, and by seat, or by place after the player who began:
            ``wins`` (shared wins count in part), ``wins_error`` (the standard error of the share of
            the wins), ``mean``, ``mean_error`` and ``deviation`` of the totals, ``least`` and
            ``most``. If programs forfeited games, also ``forfeits``: a line for each.
        """
        totals, shares = (self._by(side, values) for values in (self.totals, self.shares))
        games = len(self.numbers)
        return {
            "games": games,
            "actions_per_game": round(int(self.actions.sum()) / games, 3),
            "wins": _rounded(shares.sum(axis=0)),
            "wins_error": _rounded(_errors(shares), 5),
            "mean": _rounded(totals.mean(axis=0)),
            "mean_error": _rounded(_errors(totals), 5),
            "deviation": _rounded(totals.std(axis=0)),
            "least": totals.min(axis=0).tolist(),
            "most": totals.max(axis=0).tolist(),
            **({"forfeits": self._forfeit_lines()} if self.forfeits else {}),
        }

    def _forfeit_lines(self) -> list[str]:
        return [
            forfeit_line(number, seat, why)
            for number, seats in sorted(self.forfeits.items())
            for seat, why in seats.items()
        ]

    def _by(self, side: Side, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        if side == "seat":
            return values
        players = values.shape[1]
        return np.take_along_axis(
            values, (self.firsts[:, None] + np.arange(players)) % players, axis=1
        )

    def to_csv(self) -> bytes:
        """The rows as CSV, with the kind of game in each row."""
        players = range(self.totals.shape[1])
        options = json.dumps(dict(self.what.options), sort_keys=True, ensure_ascii=False)
        start = [self.what.game, options, ",".join(self.what.bots), self.what.seed]
        judges = [",".join(self.what.judges)] if self.what.judges else []
        out = io.StringIO(newline="")
        writer = csv.writer(out, lineterminator="\n")
        what = [*_WHAT, *([_JUDGES] if judges else [])]
        last = [_FORFEITS] if self.forfeits else []
        names = (f"{name}_{n}" for name in _SEATS for n in players)
        writer.writerow([*what, *_NUMBERS, *names, *last])
        columns = (self.numbers, self.firsts, self.actions, *self.shares.T, *self.totals.T)
        for row in zip(*(column.tolist() for column in columns), strict=True):
            lost = self.forfeits.get(row[0])
            why = [json.dumps(lost, ensure_ascii=False) if lost else ""] if last else []
            writer.writerow([*start, *judges, *row, *why])
        return out.getvalue().encode()

    @classmethod
    def from_csv(cls, file: Path) -> Self:
        """Read a file that ``to_csv`` wrote; raises BadValue."""
        text = read_text(file)
        try:
            rows = [*csv.DictReader(io.StringIO(text, newline=""))]
            kinds = {(*(row[name] for name in _WHAT), row.get(_JUDGES) or "") for row in rows}
            if len(kinds) != 1:
                raise BadValue(called(file), "must have games of one kind")
            game, options, bots, seed, judges = kinds.pop()
            named = tuple(filter(None, bots.split(",")))
            own = tuple(judges.split(",")) if judges else ()
            what = What(game, json.loads(options), named, seed, own)
            seats = range(sum(name.startswith("totals_") for name in rows[0]))
            numbers, firsts, actions = (
                np.array([int(row[name]) for row in rows], np.int64) for name in _NUMBERS
            )
            return cls(
                what,
                numbers,
                firsts,
                actions,
                np.array([[int(row[f"totals_{n}"]) for n in seats] for row in rows], np.int64),
                np.array([[float(row[f"wins_{n}"]) for n in seats] for row in rows]),
                {
                    int(row["number"]): {int(seat): why for seat, why in json.loads(lost).items()}
                    for row in rows
                    if (lost := row.get(_FORFEITS))
                },
            )
        except (csv.Error, ValueError, KeyError, TypeError) as error:
            raise BadValue(called(file), f"is not a file of games: {error!r}") from error

    @classmethod
    def merged(cls, parts: Sequence[Self]) -> Self:
        """Parts of the same games as one table; raises BadValue if a game is there twice."""
        first, *others = parts
        for other in others:
            if other.what != first.what:
                raise BadValue("parts", "must be of the same game, options, bots, judges and seed")
        numbers = np.concatenate([part.numbers for part in parts])
        if len(np.unique(numbers)) < len(numbers):
            raise BadValue("parts", "have a game twice")
        order = np.argsort(numbers)
        columns: dict[str, Any] = {
            name: np.concatenate([getattr(part, name) for part in parts])[order]
            for name in ("numbers", "firsts", "actions", "totals", "shares")
        }
        forfeits = {number: lost for part in parts for number, lost in part.forfeits.items()}
        return cls(first.what, **columns, forfeits=forfeits)


_WHAT = ("game", "options", "bots", "seed")
_JUDGES = "judges"
"""A column only of games in which some judge is not the game's own."""
_FORFEITS = "forfeits"
"""A column only of games in which some program forfeited."""
_NUMBERS = ("number", "first", "actions")
_SEATS = ("wins", "totals")


def forfeit_line(number: int, seat: int, why: str) -> str:
    """How a program lost a game otherwise than by its rules."""
    return f"game {number}, seat {seat}: {why}"


def _errors(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Standard errors of the means; 0 for a single game."""
    games = len(values)
    found: npt.NDArray[Any] = values.std(axis=0, ddof=min(1, games - 1)) / np.sqrt(games)
    return found


def _rounded(values: npt.NDArray[Any], digits: int = 3) -> list[float]:
    return [round(float(value), digits) for value in values]
