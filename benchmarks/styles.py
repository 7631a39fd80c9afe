"""Can the styles of bots be told apart by what they do, and are they as strong as their level?"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.bots.styles import styles
from blazon.games.rheingold.rules.state import STARTS
from blazon.games.rheingold.rules.state import Phase as InRheingold
from blazon.games.richelieu.rules.state import Phase as InRichelieu
from blazon.kernel.game import States
from blazon.lab.arena import spread, workers
from blazon.lab.playing import play_game
from blazon.lab.ratings import rate
from blazon.match.position import Position

OPTIONS: Mapping[str, Mapping[str, Any]] = {"richelieu": {}, "rheingold": {"rounds": 60}}
"""The options of the games that are measured."""
_FIRST_ROUNDS = 20


def of_richelieu(states: States, seat: int) -> dict[str, float]:
    """What a player does in a game of Richelieu, from all its positions in order."""
    before, after = states[:-1], states[1:]
    mine = before["player"] == seat
    starts = mine & (np.diff(before["turn"], prepend=-1) > 0)
    turns = starts.sum()
    marked, marked_after = before["marker"][:, seat], after["marker"][:, seat]
    on_cards = np.bitwise_count(marked).astype(int)
    reserve = before["markers"] - on_cards - before["box"][:, seat]
    new = after["taken"][:, seat] & ~before["taken"][:, seat]
    cards = np.bitwise_count(new).sum()
    laid = marked_after & ~marked
    placed = mine & (laid != 0) & (before["phase"] == InRichelieu.PLACE)
    last = states[-1]
    own = np.bitwise_count(last["category"][:9] & last["taken"][seat]) + np.bitwise_count(
        last["category"][:9] & last["taken"][seat] & last["double"]
    )
    from blazon.games.richelieu.rules.rules import ends
    outer = np.array([int(ends(np.uint64(t))) for t in before["table"]], np.uint64)
    following = np.array([int(ends(np.uint64(t & ~o))) for t, o in zip(before["table"], outer)], np.uint64)
    laids = max(1, (mine & (laid != 0)).sum())
    where = lambda cells: (np.bitwise_count(laid & cells)[mine].sum()) / laids
    half = before[min(len(before) - 1, int(np.searchsorted(-np.bitwise_count(before["table"]).astype(int), -24)))]
    rival = np.bitwise_or.reduce(np.delete(before["marker"], seat, axis=1), axis=1)
    return {
        "turns": turns,
        "cards a turn": cards / turns,
        "marks a turn": placed.sum() / turns,
        "marker moves": (mine & (laid != 0) & (before["phase"] == InRichelieu.MOVE)).sum() / turns,
        "markers on cards": on_cards[starts].mean(),
        "early on cards": on_cards[starts][:8].mean(),
        "reserve": reserve[starts].mean(),
        "early reserve": reserve[starts][:8].mean(),
        "paid": (np.bitwise_count(new & rival) > 0).sum() / turns,
        "redeemed": (np.bitwise_count(new & marked) > 0).sum() / turns,
        "doubles": np.bitwise_count(new & before["double"]).sum() / cards,
        "early doubles": np.bitwise_count(half["taken"][seat] & half["double"]) / max(1,np.bitwise_count(half["taken"][seat])),
        "doubles marked": np.bitwise_count(laid & before["double"]).sum() / max(1, (laid != 0).sum()),
        "at ends": where(outer), "next": where(following), "inside": where(~(outer | following)),
        "singles marked": where(before["category"][:, 9:].max(axis=1) * 0 + np.bitwise_or.reduce(before["category"][:, 9:], axis=1)),
        "seconds": (np.bitwise_count(new)>0)[before["cards"] == 1].sum() / turns,
        "moved late": 0,
        "discs": np.bitwise_count(new & before["disc_cells"]).sum(),
        "categories": (np.bitwise_count(last["category"] & last["taken"][seat]) > 0).sum(),
        "half categories": (np.bitwise_count(half["category"] & half["taken"][seat]) > 0).sum(),
        "concentration": (own.astype(float) ** 2).sum() / own.sum() ** 2,
        "symbols": np.bitwise_count(last["category"][9:] & last["taken"][seat]).sum() / cards,
    }


def of_rheingold(states: States, seat: int) -> dict[str, float]:
    """What a player does in a game of Rheingold, from all its positions in order."""
    before, after = states[:-1], states[1:]
    mine = before["player"] == seat
    starts = mine & (before["phase"] == InRheingold.ROLL)
    first, places = int(before["first_space"][0]), int(before["places"][0])
    castles, spaces = slice(STARTS, first), slice(first, places)
    holds = before["holder"] == seat
    knights = np.where(holds, before["knights"], 0).astype(int)
    in_castles, on_spaces = knights[:, castles].sum(axis=1), knights[:, spaces].sum(axis=1)
    held = holds[:, castles].sum(axis=1)
    biggest = knights[:, spaces].max(axis=1)
    rounds = before["turn"] // before["players"]
    won = (before["holder"] != seat) & (before["holder"] != 255) & (after["holder"] == seat) & mine[:, None]
    free = (before["holder"] == 255) & (after["holder"] == seat) & mine[:, None]
    early = starts & (rounds < _FIRST_ROUNDS)
    taken = np.flatnonzero(held > 0)
    swords = (holds[:, castles] * before["swords"][:, castles]).sum(axis=1)
    at = lambda n: np.flatnonzero(rounds <= n)[-1]
    storms = (free | won)[:, castles]
    return {
        "first castle": rounds[taken[0]] if len(taken) else rounds[-1] + 1,
        "castles 8": held[at(8)], "castles 12": held[at(12)], "castles 20": held[at(20)],
        "biggest": biggest[early].mean(),
        "biggest ever": np.log1p(biggest.max()),
        "spaces": holds[early][:, spaces].sum(axis=1).mean(),
        "knights 20": on_spaces[at(20)] + in_castles[at(20)],
        "beaten": np.log1p((before["knights"] * won)[:, spaces].sum()),
        "attacks": np.log1p(won[:, spaces].sum()),
        "stormed": np.log1p(won[:, castles].sum()),
        "garrison": (in_castles[starts] / np.maximum(1, held[starts])).mean(),
        "garrison early": (in_castles[early] / np.maximum(1, held[early])).mean(),
        "inside": (in_castles[starts].sum() / np.maximum(1,on_spaces[starts] + in_castles[starts]).sum()),
        "force": (after["knights"] * storms_full(free, castles)).sum() / max(1, free[:, castles].sum()),
        "swords each": (before["swords"] * storms_full(free, castles)).sum() / max(1, free[:, castles].sum()),
        "shields": (np.diff(states["shield"][:, castles].astype(int), axis=0) > 0).astype(int)[mine].sum() / max(1, storms.sum()),
        "length": rounds[-1],
        "moves": (mine & (np.diff(states["moves"].astype(int)) < 0)).sum() / starts.sum(),
    }


def storms_full(free: Any, castles: slice) -> Any:
    found = np.zeros_like(free)
    found[:, castles] = free[:, castles]
    return found


FIGURES: Mapping[str, Callable[[States, int], dict[str, float]]] = {
    "richelieu": of_richelieu,
    "rheingold": of_rheingold,
}


def play(game: str, bots: Sequence[str], deal: str, options=None) -> tuple[Any, States]:
    seen: list[States] = []
    options = OPTIONS[game] if options is None else options
    played = play_game(game, options, bots, deal, deal, lambda now: seen.append(now.states.copy()))
    return played, np.concatenate(seen)
