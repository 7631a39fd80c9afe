"""The claims of each explanation, in terms of the rules' model."""

from collections.abc import Callable
from itertools import combinations
from math import hypot
from typing import Any

from tests.games.rheingold.oracle.model import Oracle

Said = dict[str, Any]
"""The variables of an explanation: places, names, counts."""


def is_true(game: Oracle, token: str, key: str, said: Said) -> bool:
    """Whether an explanation for a token is true for the player to move."""
    source, _, target = token.partition("-")
    named: dict[str, str | None] = {
        "place": source,
        "castle": target or source,
        "from": source,
        "to": target or source,
    }
    if game.pending is not None:
        named |= dict(zip(("from", "to"), game.pending, strict=True), castle=game.pending[0])
    elif game.target is not None:
        named["to"] = game.target
    claim = key.removeprefix("rheingold-why-")
    if claim == "garrison":
        named["castle"] = named["from"]
    elif claim == "shield-now":
        named["castle"] = game.taken
    names = {role: _name(game, place) for role, place in named.items() if role in said}
    if {"from", "to"} <= said.keys():
        names |= _ends(game, named["from"], named["to"])
    return all(said[role] == name for role, name in names.items()) and _CLAIMS[claim](
        game, token, said
    )


def _shown(game: Oracle, place: str | None) -> str:
    """A place as the map shows it."""
    assert place is not None
    return str(game.nodes[place].get("name") or place)


def _name(game: Oracle, place: str | None) -> str:
    """A place in a sentence, with the nearest castle."""
    shown, castle = _shown(game, place), _landmark(game, place)
    return shown if castle in (None, place) else f"{shown} near {_shown(game, castle)}"


def _ends(game: Oracle, source: str | None, target: str | None) -> dict[str, str]:
    """The same of a path; a castle near both ends is named once."""
    names = {"from": _name(game, source), "to": _name(game, target)}
    castle = _landmark(game, source)
    if castle is not None and castle == _landmark(game, target):
        names["from"] = _shown(game, source)
        if castle == source:
            names["to"] = _shown(game, target)
    return names


def _landmark(game: Oracle, place: str | None) -> str | None:
    """The castle that is the fewest moves away, then the nearest, then the first."""
    assert place is not None
    if game.kind(place) == "start":
        return None
    here, castles = game.nodes[place], game.all_of("castle")
    around = [game.nodes[castle] for castle in castles]
    far = [hypot(here["x"] - node["x"], here["y"] - node["y"]) for node in around]
    moves = _moves_from(game, place)
    return min(castles, key=lambda castle: (moves[castle], far[castles.index(castle)]))


def _moves_from(game: Oracle, place: str) -> dict[str, int]:
    """The moves to each place that can be reached without start areas."""
    moves, queue = {place: 0}, [place]
    for here in queue:
        for other in game.joined[here]:
            if other not in moves and game.kind(other) != "start":
                moves[other] = moves[here] + 1
                queue.append(other)
    return moves


def _places(token: str) -> tuple[str, str]:
    """The source and the target; the same place twice if the question names only one."""
    source, _, target = token.partition("-")
    return source, target or source


def _gates(game: Oracle, token: str) -> list[str]:
    """The places whose knights could take the path, or any path to that place."""
    source, target = _places(token)
    return [source] if source != target else game.joined[target]


def _has_knights(game: Oracle, place: str) -> bool:
    if game.kind(place) == "start":
        return game.turn in game.waiting[place]
    return game.holder.get(place) == game.turn and game.knights[place] > 0


def _must_stay(game: Oracle, token: str, _: Said) -> bool:
    """Whether the castle would be empty if that many left, or for any number."""
    castle = game.pending[0] if game.pending else _places(token)[0]
    asked = int(token[1:]) if game.pending else 1
    inside = game.holder.get(castle) == game.turn and game.knights[castle] == asked
    return inside and game.kind(castle) == "castle" and castle not in game.shield


def _is_blocked(game: Oracle, token: str, _: Said) -> bool:
    return game.may_leave(token) > 0 and not any(
        game.numbers(token, target) for target in game.joined[token]
    )


def _is_far(game: Oracle, token: str, _: Said) -> bool:
    return not any(game.may_leave(place) for place in game.joined[token])


def _is_too_weak(game: Oracle, token: str, said: Said) -> bool:
    """Whether this is the most that can attack the space on all fronts, but too few."""
    source, target = _places(token)
    target, sent = game.target or target, dict(game.groups)
    able = [place for place in game.joined[target] if place not in sent and game.may_leave(place)]
    most = max(
        sum(map(game.may_leave, some))
        for count in range(game.moves + 1)
        for some in combinations(able, count)
        if source == target or source in some
    ) + sum(sent.values())
    owner, defenders = game.holder[target], game.knights[target]
    assert owner != game.turn
    return most < said["needed"] and said == {
        "to": _name(game, target),
        "player": f"player {owner}",
        "defenders": defenders,
        "needed": defenders + 1,
        "most": most,
        "moves": game.moves,
    }


def _is_short_of_a_castle(game: Oracle, token: str, said: Said) -> bool:
    """Whether the castle takes this many, and fewer can come through any gate, or this one."""
    castle, owner = _places(token)[1], game.holder.get(_places(token)[1])
    known = game.known_defence(castle)
    if owner is None:
        whose = said["swords"] == known
    else:
        whose = owner != game.turn and said["player"] == f"player {owner}"
    most = max(map(game.may_leave, _gates(game, token)))
    least = max(1, 2 * known)
    return whose and most < least and (said["least"], said["most"]) == (least, most)


def _asked_too_few(game: Oracle, token: str, said: Said) -> bool:
    assert game.pending
    least = min(game.numbers(*game.pending))
    return int(token[1:]) < least and said["least"] == least


def _asked_too_many(game: Oracle, token: str, said: Said) -> bool:
    assert game.pending
    most = max(game.numbers(*game.pending))
    return int(token[1:]) > most and said["most"] == most


_CLAIMS: dict[str, Callable[[Oracle, str, Said], bool]] = {
    "no-path": lambda game, token, _: _places(token)[1] not in game.joined[_places(token)[0]],
    "not-yours": lambda game, token, _: not _has_knights(game, _places(token)[0]),
    "garrison": _must_stay,
    "start": lambda game, token, _: game.kind(_places(token)[1]) == "start",
    "blocked": _is_blocked,
    "far": _is_far,
    "too-weak": _is_too_weak,
    "castle-free": _is_short_of_a_castle,
    "castle-held": _is_short_of_a_castle,
    "shield-now": lambda game, *_: game.phase == "SHIELD",
    "no-shield-now": lambda game, *_: game.phase != "SHIELD",
    "path-first": lambda game, *_: game.phase == "MOVE",
    "count-now": lambda game, *_: game.phase == "COUNT",
    "too-few": _asked_too_few,
    "too-many": _asked_too_many,
    "front-now": lambda game, *_: game.phase == "FRONT",
    "front-named": lambda game, token, _: _places(token)[0] in dict(game.groups),
}
