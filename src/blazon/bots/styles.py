"""The styles of searching bots: each weighs positions with a judge of its own."""

from dataclasses import replace
from functools import cache

from blazon.bots.judge import Judge, judge_of
from blazon.kernel.errors import BadValue
from blazon.kernel.styles import StyleTable, read_styles
from blazon.match.registry import game as find_game


@cache
def styles(game: str) -> dict[str, StyleTable]:
    """A game's styles by name; raises BadValue naming the entry that is wrong."""
    found = find_game(game)
    return read_styles(found.styles(), found.features)


def check_style(game: str, style: str) -> None:
    """Raise BadValue unless the game's bots have this style."""
    known = styles(game)
    if style not in known:
        listed = f"must be one of {', '.join(known)}" if known else "must be left out"
        raise BadValue("bot", f"has no style {style!r} in {game}: a style {listed}")


@cache
def own_judge(game: str, style: str) -> Judge:
    """The game's judge as a style changes it; raises BadValue for an unknown style."""
    judge = judge_of(find_game(game))
    assert judge is not None
    return styled(judge, game, style)


def styled(judge: Judge, game: str, style: str) -> Judge:
    """A judge as a style changes it; raises BadValue for an unknown style."""
    check_style(game, style)
    table = styles(game)[style]
    weights = {name: table.weight(name, weight) for name, weight in judge.weights.items()}
    return replace(judge, weights=weights, origin={**judge.origin, "style": style})
