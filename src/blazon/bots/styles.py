"""The styles of searching bots: each weighs positions with a judge of its own."""

from dataclasses import replace
from functools import cache

from blazon.bots.judge import Judge, judge_of
from blazon.bots.levels import Level
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import LEVEL_NAMES
from blazon.kernel.styles import StyleTable, is_style_name, read_styles
from blazon.match.registry import game as find_game


@cache
def styles(game: str) -> dict[str, StyleTable]:
    """A game's styles by name; raises BadValue naming the entry that is wrong."""
    found = find_game(game)
    return read_styles(found.styles(), found.features)


def split_level(text: str) -> tuple[str, str]:
    """A level and a style, which is empty if there is none; raises BadValue for other texts."""
    level, colon, style = text.partition(":")
    if level not in LEVEL_NAMES or (colon and not is_style_name(style)):
        raise BadValue("level", f"must be one of {', '.join(LEVEL_NAMES)}, or LEVEL:STYLE")
    return level, style


def check_style(game: str, style: str, field: str = "level") -> None:
    """Raise BadValue, naming the field, unless the game's bots have this style."""
    known = styles(game)
    if style not in known:
        listed = f"must be one of {', '.join(known)}" if known else "must be left out"
        raise BadValue(field, f"has no style {style!r} in {game}: a style {listed}")


def in_style(level: Level, game: str, style: str) -> Level:
    """A level's settings with a style; raises BadValue for an unknown style."""
    check_style(game, style)
    judge = own_judge(game, style) if level.judge is None else styled(level.judge, game, style)
    simulations = round(styles(game)[style].effort * level.simulations)
    return replace(level, judge=judge, simulations=simulations)


@cache
def own_judge(game: str, style: str) -> Judge | None:
    """The game's judge as a style changes it; None if the game has none."""
    judge = judge_of(find_game(game))
    return None if judge is None else styled(judge, game, style)


def styled(judge: Judge, game: str, style: str) -> Judge:
    """A judge as a style changes it."""
    table = styles(game)[style]
    weights = {name: table.weight(name, weight) for name, weight in judge.weights.items()}
    return replace(judge, weights=weights, origin={**judge.origin, "style": style})
