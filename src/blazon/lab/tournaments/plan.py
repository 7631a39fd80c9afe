"""The file of a tournament: the bots, and the games in which they meet."""

import shlex
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from blazon.bots.programs import MOST_MS, is_program, make_player
from blazon.bots.programs import called as bot_called
from blazon.kernel.errors import BadValue
from blazon.kernel.files import called, read_text
from blazon.kernel.game import Game, Options
from blazon.kernel.levels import DECISION_MS
from blazon.kernel.names import is_visible_line
from blazon.lab.arena import MOST_GAMES
from blazon.lab.explaining import explained
from blazon.match.fit import MOST_ELO
from blazon.match.registry import game as find_game

Schedule = Literal["round-robin", "swiss"]
MOST_BOTS = 200
MOST_PLAYERS = 5
MOST_NAME = 40
_WORDS = Annotated[str, Meta(min_length=1, max_length=200)]
_COUNT = Annotated[int, Meta(ge=1, le=MOST_GAMES)]


class _Bot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    bot: _WORDS
    name: str = ""


class _Games(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    game: str
    deals: _COUNT
    players: int = 2
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    schedule: Schedule = "round-robin"
    rounds: Annotated[int, Meta(ge=1, le=1000)] | None = None
    bot_ms: Annotated[int, Meta(ge=1, le=MOST_MS)] = DECISION_MS


class _File(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    title: _WORDS
    bots: Annotated[list[str | _Bot], Meta(min_length=2, max_length=MOST_BOTS)]
    games: Annotated[list[_Games], Meta(min_length=1, max_length=100)]
    seed: _WORDS | None = None
    anchor: dict[str, float] = msgspec.field(default_factory=dict)


_PARTS = {"bots": _Bot, "games": _Games}


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part."""

    name: str
    written: str
    """A bot's name or a command, as in the file."""
    bot: str
    """The same, with the paths of the files beside the tournament's file."""


@dataclass(frozen=True)
class Contest:
    """An entry of ``games``: a game in which all bots meet."""

    game: str
    options: Options
    given: Mapping[str, Any]
    """The options that the file gives."""
    players: int
    schedule: Schedule
    deals: int
    """The number of deals that each group plays; in a Swiss tournament, in each round."""
    rounds: int
    """The number of rounds; 1 in a round robin."""
    bot_ms: int
    bots: int
    """The number of bots."""

    @property
    def groups(self) -> int:
        """The number of groups in a round."""
        if self.schedule == "swiss":
            return self.bots // self.players
        return comb(self.bots, self.players)

    @property
    def games(self) -> int:
        """The number of games."""
        return self.rounds * self.deals * self.groups * self.players

    @property
    def label(self) -> str:
        """What is played, in words."""
        options = (f"{key} {value}" for key, value in self.given.items() if key != "players")
        return ", ".join([self.game.capitalize(), f"{self.players} players", *options])


@dataclass(frozen=True)
class Plan:
    """A whole tournament."""

    text: str
    """The text of its file."""
    title: str
    seed: str | None
    """Makes it repeatable; without one, its deals are secret."""
    bots: tuple[Entrant, ...]
    contests: tuple[Contest, ...]
    anchors: Mapping[str, float]
    """The bots with a fixed rating."""


def read_plan(file: Path) -> Plan:
    """Read a tournament's file; raises BadValue if anything in it is unknown or impossible."""
    return plan_of(read_text(file), file.parent, called(file))


def plan_of(text: str, folder: Path, name: str) -> Plan:
    """The plan in a text; raises BadValue.

    Args:
        text: the text.
        folder: where it looks for the programs of bots.
        name: what messages call the text.
    """
    try:
        found = msgspec.convert(tomllib.loads(text), _File)
    except tomllib.TOMLDecodeError as error:
        raise BadValue(name, f"is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise BadValue(name, explained(str(error), _File, _PARTS, get_args(Schedule))) from error
    if not is_visible_line(found.title):
        raise BadValue("title", "must be a visible line")
    bots = tuple(_entrant(number, given, folder) for number, given in enumerate(found.bots, 1))
    names = [bot.name for bot in bots]
    for bot in bots:
        if names.count(bot.name) > 1:
            expected = f'has {bot.name!r} twice; give one another name: {{bot = "…", name = "…"}}'
            raise BadValue("bots", expected)
    for anchor, elo in found.anchor.items():
        if anchor not in names:
            raise BadValue(f"anchor.{anchor}", f"is no bot here; known: {', '.join(names)}")
        if not -MOST_ELO <= elo <= MOST_ELO:
            expected = f"must be from {-MOST_ELO:.0f} to {MOST_ELO:.0f}"
            raise BadValue(f"anchor.{anchor}", expected)
    contests = tuple(
        _contest(f"games.{number}" if len(found.games) > 1 else "games", given, len(bots), folder)
        for number, given in enumerate(found.games, 1)
    )
    _check_styles(bots, contests)
    if sum(contest.games for contest in contests) > MOST_GAMES:
        raise BadValue("games", f"must be {MOST_GAMES} games in all or fewer")
    return Plan(text, found.title, found.seed, bots, contests, found.anchor)


def _entrant(number: int, given: str | _Bot, folder: Path) -> Entrant:
    """A bot of the file; raises BadValue if it is unknown or its program is not there."""
    key = f"bots.{number}"
    one = _Bot(bot=given) if isinstance(given, str) else given
    try:
        bot = _found(one.bot, folder)
        make_player(bot, "")
    except BadValue as error:
        raise BadValue(key, f"{error.expected}, not {one.bot!r}") from error
    name = one.name or bot_called(one.bot)[:MOST_NAME]
    if not is_visible_line(name) or len(name) > MOST_NAME:
        raise BadValue(f"{key}.name", f"must be a visible line of 1 to {MOST_NAME} characters")
    return Entrant(name, one.bot, bot)


def _check_styles(bots: Sequence[Entrant], contests: Sequence[Contest]) -> None:
    """Raises BadValue for a bot with a style that a game lacks."""
    for contest in contests:
        for number, bot in enumerate(bots, 1):
            if not is_program(bot.bot):
                try:
                    make_player(bot.bot, "", game=contest.game)
                except BadValue as error:
                    raise BadValue(f"bots.{number}", error.expected) from error


def _found(command: str, folder: Path) -> str:
    """A command with the whole paths of the files that lie beside the tournament's file."""
    if not is_program(command):
        return command
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadValue("bot", f"must be a command: {error}") from error
    return shlex.join(
        str((folder / word).absolute())
        if (place or is_program(word)) and (folder / word).is_file()
        else word
        for place, word in enumerate(words)
    )


def _contest(key: str, given: _Games, bots: int, folder: Path) -> Contest:
    """An entry of the file's games; raises BadValue, naming the key, if it cannot be played."""
    try:
        rules = find_game(given.game)
    except BadValue as error:
        raise BadValue(f"{key}.game", f"{error.expected}, not {given.game!r}") from error
    if not 2 <= given.players <= MOST_PLAYERS:
        raise BadValue(f"{key}.players", f"must be from 2 to {MOST_PLAYERS}")
    if bots < given.players:
        raise BadValue(f"{key}.players", f"must be {bots} or fewer: there are only {bots} bots")
    if "players" in given.options:
        raise BadValue(f"{key}.options.players", f"must be {key}.players instead")
    options = _options(key, rules, given, folder)
    rounds = given.rounds
    if given.schedule == "swiss" and rounds is None:
        raise BadValue(f"{key}.rounds", 'is missing: a schedule of "swiss" needs it')
    if given.schedule != "swiss" and rounds is not None:
        raise BadValue(f"{key}.rounds", 'must be given for a schedule of "swiss" only')
    return Contest(
        given.game,
        options,
        given.options,
        given.players,
        given.schedule,
        given.deals,
        rounds or 1,
        given.bot_ms,
        bots,
    )


def _options(key: str, rules: Game, given: _Games, folder: Path) -> Options:
    """The options of a game, checked."""
    read: dict[str, Any] = {"players": given.players}
    for name, value in given.options.items():
        if name not in (*rules.declared, "rules"):
            known = ", ".join(name for name in rules.declared if name != "players")
            raise BadValue(f"{key}.options.{name}", f"is unknown to {rules.name}; known: {known}")
        read[name] = value
        if isinstance(value, str):
            there = folder / value
            try:
                read[name] = rules.parse_option(name, str(there) if there.is_file() else value)
            except BadValue as error:
                raise _blamed(key, error) from error
    try:
        return rules.check_options(read)
    except BadValue as error:
        raise _blamed(key, error) from error


def _blamed(key: str, error: BadValue) -> BadValue:
    """The error about an option, under its key in the file."""
    name = error.field.removeprefix("options.")
    expected = error.expected.replace(", or null", "")  # TOML has none
    return BadValue(f"{key}.players" if name == "players" else f"{key}.options.{name}", expected)
