"""The file of a study: what varies, what is measured, and when to stop.

Each combination of the varied values is a cell: a game with its options and bots. Combinations that
the rules exclude, such as four players with an edition for two, are left out and listed in the
report.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta

from blazon.bots.judge import load_judge
from blazon.bots.programs import make_player
from blazon.kernel.errors import BadValue
from blazon.kernel.files import called, read_text
from blazon.kernel.game import Game, Options
from blazon.lab.arena import MOST_GAMES
from blazon.lab.explaining import explained
from blazon.lab.gametable import Side
from blazon.lab.playing import judges_for
from blazon.lab.studies.cells import Cell
from blazon.lab.studies.measures import OF_GAME, known_measures
from blazon.match.registry import game as find_game

MOST_CELLS = 1_000
STEPS = 20
"""The number of looks in a study with a precision, unless its file says after how many games to
look."""
OWN = "own"
"""In a study's file, the judge that ships with the game."""
_WORDS = Annotated[str, Meta(min_length=1, max_length=200)]


class Stop(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """When a cell is finished."""

    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]
    """The number of games; with a precision, the maximum."""
    precision: Annotated[float, Meta(gt=0)] | None = None
    """The half-width of the intervals to reach."""
    of: str = "wins"
    """The measure that the precision is for."""
    step: Annotated[int, Meta(ge=1, le=MOST_GAMES)] | None = None
    """The number of games between two checks of the precision."""

    @property
    def block(self) -> int:
        """The numbers of games after which a cell is checked."""
        if self.precision is None:
            return self.games
        return self.step or -(-self.games // STEPS)


class Measured(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The quantities to measure."""

    measures: Annotated[list[str], Meta(min_length=1)] = msgspec.field(
        default_factory=lambda: ["wins"]
    )
    by: Annotated[list[Side], Meta(min_length=1)] = msgspec.field(default_factory=lambda: ["first"])
    compare: bool = False
    """Whether each cell is compared with the first."""


class Fit(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What one more of something is worth."""

    of: str
    """The measure to which it adds."""
    on: Annotated[list[str], Meta(min_length=1)]
    """The measures of which there is one more; all are fitted together."""


class _File(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    title: _WORDS
    vary: dict[str, Any]
    stop: Stop
    question: Annotated[str, Meta(max_length=2_000)] = ""
    seed: _WORDS = "1"
    measure: Measured = msgspec.field(default_factory=Measured)
    fit: list[Fit] = msgspec.field(default_factory=list)


_PARTS = {"stop": Stop, "measure": Measured, "fit": Fit}


@dataclass(frozen=True)
class Plan:
    """A whole study."""

    text: str
    """The text of its file."""
    title: str
    question: str
    seed: str
    cells: tuple[Cell, ...]
    varied: tuple[str, ...]
    """The keys with more than one value."""
    left_out: tuple[tuple[Mapping[str, Any], str], ...]
    """Combinations that the rules exclude, with the reason."""
    measured: Measured
    """All measures, including those that only the fits need."""
    reported: tuple[str, ...]
    """The measures of which the report shows the means."""
    fits: tuple[Fit, ...]
    stop: Stop

    def apart(self, cell: Cell) -> dict[str, Any]:
        """What sets a cell apart from the others, by key."""
        return {key: cell.settings[key] for key in self.varied}

    def label(self, cell: Cell) -> str:
        """The same in words."""
        return ", ".join(f"{key} {value}" for key, value in self.apart(cell).items()) or cell.game

    @property
    def judges(self) -> dict[str, str]:
        """The digests of the judges that are not the games' own, by the names of their files."""
        own = (cell for cell in self.cells if cell.judges)
        return {cell.settings["judge"]: one.digest for cell in own for one in cell.judges if one}


def read_plan(file: Path) -> Plan:
    """Read a study's file; raises BadValue if anything in it is unknown or impossible."""
    text = read_text(file)
    try:
        found = msgspec.convert(tomllib.loads(text), _File)
    except tomllib.TOMLDecodeError as error:
        raise BadValue(called(file), f"is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise BadValue(
            called(file), explained(str(error), _File, _PARTS, get_args(Side))
        ) from error
    values = {key: _values(key, given) for key, given in found.vary.items()}
    if "game" not in values:
        raise BadValue("vary.game", "is missing: the game, or a list of games")
    cells, left_out = _cells(values, file.parent)
    _check_measures(found, cells)
    measures = list(
        dict.fromkeys(
            [*found.measure.measures, *(name for fit in found.fit for name in (fit.of, *fit.on))]
        )
    )
    return Plan(
        text=text,
        title=found.title,
        question=found.question,
        seed=found.seed,
        cells=cells,
        varied=tuple(key for key, given in values.items() if len(given) > 1),
        left_out=left_out,
        measured=msgspec.structs.replace(found.measure, measures=measures),
        reported=tuple(found.measure.measures),
        fits=tuple(found.fit),
        stop=found.stop,
    )


def _check_measures(file: _File, cells: Sequence[Cell]) -> None:
    """Raise BadValue, naming the key, for a measure that some cell lacks or that is named twice."""
    first, *others = (known_measures(cell) for cell in cells)
    known = [name for name in first if all(name in other for other in others)]
    of_player = [name for name in known if name not in OF_GAME]
    measures, stop = file.measure.measures, file.stop
    _check_names("measure.measures", measures, known)
    _check_names("measure.by", file.measure.by, get_args(Side))
    _check_names("stop.of", [stop.of], known if stop.precision is None else measures)
    for fit in file.fit:
        _check_names("fit.of", [fit.of], of_player)
        _check_names("fit.on", fit.on, [name for name in of_player if name != fit.of])


def _check_names(key: str, names: Sequence[str], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            raise BadValue(key, f"must be one of {', '.join(known)}, not {name!r}")
    if len(set(names)) < len(names):
        raise BadValue(key, "has a name twice")


def _values(key: str, given: Any) -> list[Any]:
    values = given if isinstance(given, list) else [given]
    if not values or not all(type(value) in (int, str) for value in values):
        raise BadValue(f"vary.{key}", "must be a text or a number, or a list of them")
    if len(set(values)) < len(values):
        raise BadValue(f"vary.{key}", "has a value twice")
    return values


def _cells(
    values: Mapping[str, list[Any]], folder: Path
) -> tuple[tuple[Cell, ...], tuple[tuple[Mapping[str, Any], str], ...]]:
    cells: list[Cell] = []
    refused: list[tuple[Mapping[str, Any], BadValue]] = []
    for settings in _combinations(values):
        try:
            cells.append(_cell(settings, folder))
        except BadValue as error:
            refused.append((settings, error))
    for key, given in values.items():
        for value in given:
            if not any(cell.settings[key] == value for cell in cells):
                reasons = [error for settings, error in refused if settings[key] == value]
                own = (error for error in reasons if error.field == f"vary.{key}")
                raise next(own, reasons[0])
    if len({cell.id for cell in cells}) < len(cells):
        raise BadValue("vary", "has two combinations that play the same games")
    left_out = ((settings, str(error).removeprefix("vary.")) for settings, error in refused)
    return tuple(cells), tuple(left_out)


def _combinations(values: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    count = 1
    for given in values.values():
        count *= len(given)
    if count > MOST_CELLS:
        raise BadValue("vary", f"has {count} combinations; at most {MOST_CELLS} are possible")
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def _cell(settings: Mapping[str, Any], folder: Path) -> Cell:
    """The cell of a combination; raises BadValue, naming the key, if it cannot be played."""
    given = dict(settings)
    game, names = str(given.pop("game")), str(given.pop("bots", "random"))
    judge = given.pop("judge", OWN)
    try:
        rules = find_game(game)
    except BadValue as error:
        raise _blamed("game", error, game) from error
    options = _options(rules, given, folder)
    players = int(options["players"])
    bots = tuple(names.split(",")) if "," in names else (names,) * players
    if len(bots) != players:
        what = f"must be one name, or {players} with commas between them, not {names!r}"
        raise BadValue("vary.bots", what)
    for name in bots:
        try:
            make_player(name, "", game=game)
        except BadValue as error:
            raise _blamed("bots", error, name) from error
    if not isinstance(judge, str) or not judge:
        raise BadValue("vary.judge", f'must be "{OWN}", or a file from `blazon train`')
    try:
        found = None if judge == OWN else load_judge(folder / judge, rules)
        return Cell(game, options, bots, settings, judges_for(found, bots))
    except BadValue as error:
        # Without the file's path, which a report would publish.
        raise BadValue("vary.judge", error.expected) from error


def _options(rules: Game, given: Mapping[str, Any], folder: Path) -> Options:
    """A combination's options, checked."""
    read = dict(given)
    for key, value in given.items():
        if key not in (*rules.declared, "rules"):
            known = ", ".join(("game", "bots", "judge", *rules.declared))
            raise BadValue(f"vary.{key}", f"is unknown to {rules.name}; known: {known}")
        if isinstance(value, str):
            try:
                read[key] = rules.parse_option(key, _found(value, folder))
            except BadValue as error:
                own = error.field in (key, f"options.{key}")
                raise BadValue(f"vary.{key}", error.expected if own else str(error)) from error
    try:
        return rules.check_options(read)
    except BadValue as error:
        key = error.field.removeprefix("options.")
        raise _blamed(key, error, given.get(key)) from error


def _blamed(key: str, error: BadValue, value: Any) -> BadValue:
    """The error about a value, under its key in the file."""
    expected = error.expected.replace(", or null", "")  # TOML has none
    return BadValue(f"vary.{key}", expected if value is None else f"{expected}, not {value!r}")


def _found(text: str, folder: Path) -> str:
    """A file that is named relative to the study's own; any other text as it is."""
    there = folder / text
    return str(there) if there.is_file() else text
