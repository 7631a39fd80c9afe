"""Rheingold's score and each observer's knowledge, according to the rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .model import Oracle


def score(game: Oracle) -> dict[str, Any]:
    """Swords, then knights on the map, then a shared win; as if the game ended now."""
    lines = [
        {"castle": castle, "swords": game.nodes[castle]["swords"], "owner": game.holder.get(castle)}
        for castle in game.all_of("castle")
    ]
    totals = [sum(line["swords"] for line in lines if line["owner"] == side) for side in game.sides]
    ranks = [(totals[side], game.knights_on_map(side)) for side in game.sides]
    winners = [side for side in game.sides if ranks[side] == max(ranks)]
    return {"over": game.phase == "OVER", "totals": totals, "winners": winners, "lines": lines}


def check(game: Oracle) -> None:
    """No knight or shield is lost or created, and none is in an illegal place."""
    for side in game.sides:
        assert game.supply[side] >= 0
        assert game.supply[side] + game.knights_on_map(side) == 42 * game.colours
        laid = [value for place, value in game.shield.items() if game.holder[place] == side]
        shields = game.pile[side] + game.gone[side] + laid
        assert sorted(shields) == sorted([0, 1, 1, 2, 2, 3] * game.colours)
    assert game.shown <= set(game.shield)
    assert all(game.kind(place) == "castle" for place in game.shield)
    assert set(game.holder) == set(game.knights)
    bare = [place for place in game.holder if not game.knights[place]]
    unguarded = [place for place in bare if place not in game.shield]
    assert len(unguarded) <= (1 if game.phase == "OVER" else 0)


def known(game: Oracle, observer: int | None) -> dict[str, Any]:
    """The knowledge of this player, or of a spectator (None)."""
    pending = None
    if game.pending:
        (source, target), numbers = game.pending, game.numbers(*game.pending)
        pending = {"from": source, "to": target, "least": min(numbers), "most": max(numbers)}
    front = None
    if game.groups:
        assert game.target
        front = {
            "target": game.target,
            "defenders": game.knights[game.target],
            "groups": [{"from": place, "knights": number} for place, number in game.groups],
        }
    round_now = game.turns_over // len(game.sides) + 1
    tally = score(game)["lines"]
    return {
        "places": {place: known_place(game, place, observer) for place in game.holder},
        "starts": {start: sorted(sides) for start, sides in game.waiting.items()},
        "players": [known_player(game, side, observer, tally) for side in game.sides],
        "round": min(round_now, game.rounds) if game.rounds else round_now,
        "die": game.die,
        "moves": game.moves,
        "pending": pending,
        "front": front,
        "castle": game.taken,
        "tally": tally,
    }


def known_place(game: Oracle, place: str, observer: int | None) -> dict[str, Any]:
    """A shield's value is known to its owner, and to everyone once it has been turned up."""
    shield = None
    if place in game.shield:
        shown = place in game.shown
        seen = shown or game.holder[place] == observer
        shield = {"value": game.shield[place] if seen else None, "shown": shown}
    return {"holder": game.holder[place], "knights": game.knights[place], "shield": shield}


def known_player(
    game: Oracle, side: int, observer: int | None, tally: list[dict[str, Any]]
) -> dict[str, Any]:
    """A side's holdings; it knows its own undrawn shields because it saw the others."""
    castles = [line for line in tally if line["owner"] == side]
    return {
        "swords": sum(line["swords"] for line in castles),
        "castles": len(castles),
        "knights": game.knights_on_map(side),
        "supply": game.supply[side],
        "shields": {
            "left": len(game.pile[side]),
            "values": sorted(game.pile[side]) if side == observer else None,
            "gone": sorted(game.gone[side]),
        },
    }
