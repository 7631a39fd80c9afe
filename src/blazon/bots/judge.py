"""The numbers for evaluating a game's unfinished positions: data, made by ``blazon train``."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from blazon.kernel import batch, catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.files import called, read_text, text_of
from blazon.kernel.game import Game, States

FILE = "judge.json"
"""The file name, beside a game's ``game.toml``."""
_DIGEST_BYTES = 8
_FIRST_DOUBT = (8.0, 0.0)


@dataclass(frozen=True)
class Judge:
    """The numbers of a judge, and their origin."""

    weights: Mapping[str, float]
    """By a feature's name, the final points that one unit of it is worth."""
    doubt: tuple[float, float]
    """The possible error of the expected points: a constant, and an addition at the start."""
    origin: Mapping[str, Any] = field(default_factory=dict)
    """Their origin: the command, the version, the games, the evidence that they are better."""

    @classmethod
    def read(cls, text: str, features: Sequence[str]) -> Self:
        """Read a judge from a file's text; raises BadValue if it does not weigh these features."""
        try:
            found = json.loads(text)
            least, more = found["doubt"]
            judge = cls(
                {name: float(weight) for name, weight in found["weights"].items()},
                (float(least), float(more)),
                dict(found["origin"]),
            )
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadValue("judge", "must be a file that `blazon train` has written") from error
        if list(judge.weights) != list(features):
            raise BadValue("judge", f"must weigh these features: {', '.join(features)}")
        return judge

    @property
    def digest(self) -> str:
        """A digest that distinguishes judges that decide differently: 16 hexadecimal digits."""
        text = json.dumps([dict(self.weights), self.doubt])
        return blake2b(text.encode(), digest_size=_DIGEST_BYTES).hexdigest()

    def to_text(self) -> str:
        """The text for its file."""
        return json.dumps(
            {"origin": self.origin, "doubt": self.doubt, "weights": self.weights}, indent=1
        )


def load_judge(file: Path, game: Game) -> Judge:
    """Read a judge's file; raises BadValue if it cannot be read or is not a judge of this game."""
    if not game.features:
        raise BadValue("judge", f"{game.name} has none")
    text = read_text(file)
    try:
        return Judge.read(text, game.features)
    except BadValue as error:
        raise BadValue(called(file), error.expected) from error


def first_judge(game: Game) -> Judge:
    """A judge that weighs only the current points, the first of a game's features."""
    return Judge({name: float(name == game.features[0]) for name in game.features}, _FIRST_DOUBT)


@cache
def judge_of(game: Game) -> Judge | None:
    """The judge that ships with a game, or the first one if the game has no learnt judge yet.

    None if the game evaluates nothing before the end.
    """
    if not game.features:
        return None
    file = _file(game)
    if not file.is_file():
        return first_judge(game)
    return Judge.read(text_of(file), game.features)


def _file(game: Game) -> Traversable:
    """The file of the judge that ships with a game, if there is one."""
    return catalogue.package(game.name).folder / FILE


def promote(game: Game, judge: Judge) -> Path:
    """Replace the judge that ships with a game; returns its file.

    Raises BadValue if the game is installed as an archive, and OSError if writing fails.
    """
    file = _file(game)
    if not isinstance(file, Path):
        raise BadValue("promote", "needs a game that is installed as files, not in an archive")
    save(judge, file)
    judge_of.cache_clear()
    return file


def save(judge: Judge, file: Path) -> None:
    """Write a judge's file atomically."""
    part = file.with_suffix(".part")
    part.write_text(judge.to_text() + "\n", encoding="utf-8")
    part.replace(file)


def workspace_for(game: Game, states: States, judge: Judge | None = None) -> npt.NDArray[Any]:
    """A workspace for positions like this one, with the given judge or the game's own."""
    workspaces = np.zeros(1, game.workspace)
    judge = judge or judge_of(game)
    if judge is not None:
        workspaces["weights"] = np.array(list(judge.weights.values()), np.float32)
        workspaces["doubt"] = np.array(judge.doubt, np.float32)
    batch.prepare(states, workspaces)
    return workspaces
