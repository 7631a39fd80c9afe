"""Events in a game of Rheingold, from the model: to count them and to steer random play."""

from collections.abc import Iterator

from tests.games.rheingold.oracle.model import Oracle

WANTED = ["no room at the start", "a knight waits in spite of a rival", "passage"]
WANTED += ["attack by 1", "attack by 2", "attack by 3"]
WANTED += ["start in a front", "castle in a front", "space in a front", "free castle"]
WANTED += ["attack on a castle fails", "attack on a castle succeeds", "shield leaves the game"]
WANTED += ["garrison leaves", "garrison returns", "castle left to its shield"]
WANTED += ["+", "- to a shield", "= drawn", "turn ended early", "turn ended by itself"]
WANTED += ["ended by the last castle", "ended by rounds", "broken off"]
"""Events that many games must contain."""


def happenings(game: Oracle, token: str) -> Iterator[str]:
    """The events that this token causes, determined before it is played."""
    if game.phase == "ROLL":
        yield from at_the_start(game, int(token[1:]))
    elif game.phase == "MOVE" and token == "-":
        yield "turn ended early"
    elif game.phase in ("SHIELD", "DRAW"):
        yield {"+": "+", "-": "- to a shield"}.get(token, "= drawn")
    elif game.phase == "COUNT":
        assert game.pending
        (source, target), number = game.pending, int(token[1:])
        if game.kind(source) == "castle":
            yield "garrison leaves"
            if game.knights[source] == number:
                yield "castle left to its shield"
        if game.kind(target) == "castle":
            yield from at_a_castle(game, target, number)
        elif game.holder.get(target, game.turn) != game.turn:
            yield from in_the_field(game, target, [*game.groups, (source, number)])


def at_the_start(game: Oracle, arms: int) -> Iterator[str]:
    """The events that a roll causes."""
    (start,) = [name for name in game.waiting if game.nodes[name]["arms"] == arms]
    if game.turn in game.waiting[start]:
        yield "no room at the start"
    elif not game.supply[game.turn]:
        yield "no knights left"
    elif game.waiting[start]:
        yield "a knight waits in spite of a rival"


def in_the_field(game: Oracle, space: str, groups: list[tuple[str, int]]) -> Iterator[str]:
    """The combined events of these groups against a space that a rival holds."""
    if sum(number for _, number in groups) > game.knights[space]:
        yield f"attack by {len(groups)}"
        if len(groups) > 1:
            yield from {f"{game.kind(place)} in a front" for place, _ in groups}


def at_a_castle(game: Oracle, castle: str, number: int) -> Iterator[str]:
    """The events of sending this many knights into a castle."""
    succeeds = castle not in game.holder
    if succeeds:
        yield "free castle"
    elif game.holder[castle] == game.turn:
        yield "garrison returns"
    else:
        succeeds = number >= 2 * (game.knights[castle] + game.shield.get(castle, 0))
        yield "attack on a castle succeeds" if succeeds else "attack on a castle fails"
        if castle in game.shown:
            yield "attack on a shown shield"
        if succeeds and castle in game.shield:
            yield "shield leaves the game"
    if succeeds and not game.pile[game.turn]:
        yield "no shield left"


SORTS = ["castle", "rival", "garrison", "leave", "fight", "start", "join", "walk", "front", "end"]
SORTS += ["most", "least", "some", "shield", "no shield"]
"""All sorts of actions."""


def sort_of(game: Oracle, token: str, legal: list[str]) -> str:
    """The kind of an action, for weighting random play."""
    if game.phase == "COUNT":
        numbers = [int(other[1:]) for other in legal]
        number = int(token[1:])
        return {max(numbers): "most", min(numbers): "least"}.get(number, "some")
    if game.phase == "FRONT":
        return "front"
    if game.phase == "SHIELD":
        return "shield" if token == "+" else "no shield"
    source, _, target = token.partition("-")
    if not source:
        return "end"
    owner, castle = game.holder.get(target), game.kind(target) == "castle"
    if owner is not None and owner != game.turn:
        return "rival" if castle else "fight"
    if castle:
        return "castle" if owner is None else "garrison"
    if game.kind(source) != "space":
        return "start" if game.kind(source) == "start" else "leave"
    return "walk" if owner is None else "join"
