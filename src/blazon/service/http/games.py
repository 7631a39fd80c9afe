"""The games, and what a table of them gets by default, over HTTP."""

from functools import partial
from typing import Literal

import msgspec
from litestar import get
from msgspec import UNSET, UnsetType

from blazon.kernel import catalogue
from blazon.match.registry import game as find_game
from blazon.service import defaults
from blazon.service.http.context import REFUSALS, LanguageQuery
from blazon.service.journal.events import OnTimeout, Watch
from blazon.service.views.narration import describe_game
from blazon.words.games import GameWords

_get = partial(get, responses=REFUSALS)


class PaceShown(msgspec.Struct, kw_only=True):
    """How much time there is."""

    kind: Literal["casual", "live", "days"]
    turn_seconds: int
    """What each turn has before the reserve is touched."""
    game_seconds: int
    """The reserve of each seat for the whole game."""


class DefaultsShown(msgspec.Struct, kw_only=True):
    """What a table gets where nothing else is asked for, and what there is to choose from."""

    bot: str
    """For a seat that names none, and in place of whoever is gone."""
    opponent: str
    """The bot that a form proposes."""
    bots: list[str]
    """The bots, weakest first."""
    paces: dict[str, PaceShown]
    """Times for a table, by a name for the choice."""
    on_timeout: OnTimeout
    watch: Watch


class OptionShown(msgspec.Struct, kw_only=True):
    """What an option of a game can be."""

    default: str | int | None
    choices: list[str | int] | None
    """Null for an option that is any number within its bounds."""
    least: int | UnsetType = UNSET
    """The bounds of such a number."""
    most: int | UnsetType = UNSET


class GameShown(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A game that can be played here."""

    game: str
    options: dict[str, OptionShown]
    """By key."""
    players: tuple[int, int]
    """Fewest and most."""
    words: GameWords | UnsetType = UNSET
    """For whoever asks for a language: its name, its rules in brief, its options for a form."""


@_get("/api/games", summary="List games, their options and numbers of players", rate="read")
async def games(lang: LanguageQuery = None) -> list[GameShown]:
    """As the engine protocol's `games`; with `lang` also in words of that language."""
    found = [find_game(name) for name in catalogue.names()]
    return [
        GameShown(
            game=one.name,
            options=msgspec.convert(one.option_choices(), dict[str, OptionShown]),
            players=one.players,
            words=UNSET if lang is None else describe_game(one.name, lang),
        )
        for one in found
    ]


@_get("/api/defaults", summary="Get the default settings for tables", rate="read")
async def table_defaults() -> DefaultsShown:
    """For forms: their choices and what is chosen at first."""
    return DefaultsShown(
        bot=defaults.BOT,
        opponent=defaults.OPPONENT,
        bots=list(defaults.BOTS),
        paces={
            name: PaceShown(kind=kind, turn_seconds=turn, game_seconds=reserve)
            for name, (kind, turn, reserve) in defaults.PACES.items()
        },
        on_timeout=defaults.ON_TIMEOUT,
        watch=defaults.WATCH,
    )


HANDLERS = [games, table_defaults]
