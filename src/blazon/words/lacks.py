"""How many points on a line of the score sheet come from lacking what the line asks for, in words.

A game can say it in words of its own: texts whose keys begin with the game's name.
"""

from collections.abc import Mapping

from blazon.words.localization import Localization

_LEAST, _LEAST_PART = 0.5, 0.25
"""The fewest points that are named, and the smallest part of those on the line."""


def describe_lacks(
    points: float,
    parts: Mapping[str, float],
    game: str,
    localization: Localization,
    player: str = "",
) -> str:
    """How many of the points on a line come from a lack, and whose; empty if too few do.

    Args:
        points: all points on the line.
        parts: those that come from a lack, by its kind: ``loses-own`` or ``loses-rival`` if an
            action loses points since its player lacks something, or the rival does not;
            ``gains-own`` or ``gains-rival`` if it gains them the other way round; ``end`` at the
            end of a game.
        game: the game's name.
        localization: the language.
        player: the name of the player who lacks something at the end.
    """
    least = max(_LEAST, _LEAST_PART * points)
    return localization.several(
        [
            _part(points, part, _why(lack, game, localization, player), localization)
            for lack, part in parts.items()
            if part >= least
        ]
    )


def _why(lack: str, game: str, localization: Localization, player: str) -> str:
    texts, own = localization.texts, f"{game}-review-lack-{lack}"
    return texts(own if texts.has(own) else f"review-lack-{lack}", player=player)


def _part(points: float, part: float, why: str, localization: Localization) -> str:
    """The number is left out if it says nothing new."""
    if round(part, 1) >= round(points, 1):
        return why
    return localization.texts("review-lack-part", part=part, why=why)
