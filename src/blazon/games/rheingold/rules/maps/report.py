"""Fairness of a map: the distances of castles of each strength from every start area."""

from collections import Counter
from statistics import fmean
from typing import Any

from blazon.games.rheingold.rules.maps.model import SWORDS, Map, Place


def distances(chosen: Map, start: Place) -> dict[str, int]:
    """Moves from a start area to every place, over spaces only, without unreachable places."""
    found, frontier = {start.id: 0}, [start.id]
    for place in frontier:
        if place == start.id or chosen.by_id[place].kind == "space":
            for neighbour in chosen.neighbours(place):
                if neighbour not in found:
                    found[neighbour] = found[place] + 1
                    frontier.append(neighbour)
    return found


def cut_places(chosen: Map) -> list[str]:
    """The spaces whose removal would cut off some places."""
    return [
        space.id
        for space in chosen.spaces
        if len(_reached(chosen, without=space.id)) < len(chosen.places) - 1
    ]


def _reached(chosen: Map, without: str) -> set[str]:
    """The places reachable from any space without crossing start areas."""
    first = next(space.id for space in chosen.spaces if space.id != without)
    reached, left = {first}, [first]
    while left:
        here = left.pop()
        if chosen.by_id[here].kind != "start":
            new = [n for n in chosen.neighbours(here) if n not in reached and n != without]
            reached.update(new)
            left += new
    return reached


def report(chosen: Map) -> dict[str, Any]:
    """A report on a map, as plain values.

    For each start area, ``nearest`` gives the moves to enter the nearest castle of each number of
    swords, and under ``three`` the moves to the nearest three castles of any strength. ``balance``
    compares the start areas: for the same keys, the minimum, maximum and mean of these moves, and
    the difference between minimum and maximum.
    """
    nearest: dict[str, dict[str, Any]] = {}
    for start in chosen.starts:
        moves = distances(chosen, start)
        by_swords = {
            swords: sorted(
                moves[castle.id]
                for castle in chosen.castles
                if castle.swords == swords and castle.id in moves
            )
            for swords in SWORDS
        }
        nearest[start.id] = {str(swords): found[0] for swords, found in by_swords.items() if found}
        nearest[start.id]["three"] = sorted(n for found in by_swords.values() for n in found)[:3]
    balance = {}
    for swords in map(str, SWORDS):
        moves_there = [row[swords] for row in nearest.values() if swords in row]
        if moves_there:
            balance[swords] = {
                "least": min(moves_there),
                "most": max(moves_there),
                "mean": round(fmean(moves_there), 2),
                "spread": max(moves_there) - min(moves_there),
            }
    degrees = Counter(len(chosen.neighbours(space.id)) for space in chosen.spaces)
    return {
        "name": chosen.name,
        "places": {"spaces": len(chosen.spaces), "castles": len(chosen.castles), "starts": 6},
        "paths": len(chosen.paths),
        "spaces_by_paths": {str(paths): degrees[paths] for paths in sorted(degrees)},
        "castles_by_swords": {
            str(swords): sum(castle.swords == swords for castle in chosen.castles)
            for swords in SWORDS
        },
        "gates": {castle.id: list(chosen.neighbours(castle.id)) for castle in chosen.castles},
        "narrow": cut_places(chosen),
        "nearest": nearest,
        "balance": balance,
    }
