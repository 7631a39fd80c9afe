"""Richelieu's scoring as the rules page describes it, from the players' holdings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

PROVINCES = ["BOU", "BRE", "CHA", "NOR", "LAN", "PRO", "ANJ", "BRB", "AUV"]
SYMBOLS = {"s": "sword", "c": "cross", "t": "tower"}
MARKERS = 3


def province_of(card: str) -> str:
    """The province in a card code."""
    return card[:3]


def crests_of(card: str) -> int:
    """Two crests or one."""
    return 2 if card[3] == "2" else 1


def symbol_of(card: str) -> str | None:
    """sword, cross, tower or none."""
    return SYMBOLS.get(card[3])


@dataclass
class Seat:
    """A player's holdings; `box` counts this player's markers in the box."""

    reserve: int = MARKERS
    box: int = 0
    cards: dict[str, str] = field(default_factory=dict)  # by original cell
    discs: list[str] = field(default_factory=list)  # face down
    returns_played: int = 0


def score(seats: list[Seat], edition: str) -> dict[str, Any]:
    """Totals, winners and the twelve lines in scoring order."""
    lines = [province_line(seats, edition, province) for province in PROVINCES]
    lines += [symbol_line(seats, edition, symbol) for symbol in SYMBOLS.values()]
    everybody = range(len(seats))
    totals = [sum(line["majority"][p] + line["presence"][p] for line in lines) for p in everybody]
    return {"totals": totals, "winners": winners(seats, totals), "lines": lines}


def winners(seats: list[Seat], totals: list[int]) -> list[int]:
    """Most points; ties go to the fewest cards; if still tied, they share the win."""
    best = [p for p, total in enumerate(totals) if total == max(totals)]
    fewest = min(len(seats[p].cards) for p in best)
    return [p for p in best if len(seats[p].cards) == fewest]


def majority(edition: str, counts: list[int]) -> list[int]:
    """The majority scores its number; in a tie, nobody (duel) or every tied player (court)."""
    most = max(counts)
    if edition == "duel" and counts.count(most) > 1:
        return [0 for _ in counts]
    return [most if count == most else 0 for count in counts]


def province_line(seats: list[Seat], edition: str, province: str) -> dict[str, Any]:
    """Crests on cards and the player's crest disc; the presence counts only cards."""
    counts, presence = [], []
    for seat in seats:
        mine = [card for card in seat.cards.values() if province_of(card) == province]
        counts.append(sum(crests_of(card) for card in mine) + seat.discs.count(province))
        if len(seats) == 2:
            presence.append(0 if mine else -5)
        else:
            presence.append(2 if mine else 0)
    return line(province, counts, majority(edition, counts), presence)


def symbol_line(seats: list[Seat], edition: str, symbol: str) -> dict[str, Any]:
    """Symbols on cards and the player's symbol disc; without such a card -5, in the duel only."""
    counts, presence = [], []
    for seat in seats:
        on_cards = [symbol_of(card) for card in seat.cards.values()].count(symbol)
        counts.append(on_cards + seat.discs.count(symbol))
        presence.append(-5 if edition == "duel" and on_cards == 0 else 0)
    return line(symbol, counts, majority(edition, counts), presence)


def line(
    category: str, counts: list[int], majority: list[int], presence: list[int]
) -> dict[str, Any]:
    """One score line in the protocol's form."""
    return {"category": category, "counts": counts, "majority": majority, "presence": presence}
