"""Turn a game's options and setup into its first position, checking the setup."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from blazon.games.richelieu.rules.components import (
    CARD_CODES,
    CARD_NAMES,
    CELL_NAMES,
    CELL_NUMBERS,
    DISC_NAMES,
    DISC_NUMBERS,
    Components,
    check_components,
    classic,
    editions,
)
from blazon.games.richelieu.rules.dealing import arrange
from blazon.games.richelieu.rules.state import CELLS, PROVINCES, STATE, SYMBOLS
from blazon.kernel.bits import members
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Options, Setup, States


def components_of(options: Options) -> Components:
    """The deck and discs of a game with these options."""
    return check_components(options["deck"]) if "deck" in options else classic()


def blank(options: Options) -> States:
    """One state with rules and components filled in and the deck laid out unshuffled."""
    components = components_of(options)
    rules = editions()[options["edition"]][options["players"]]
    states = np.zeros(1, STATE)
    state = states[0]
    state["card"] = [
        CARD_CODES[code] for code, number in components.cards.items() for _ in range(number)
    ]
    state["disc_set"] = [components.discs.get(name, 0) for name in DISC_NAMES]
    state["disc_cells"] = sum(1 << CELL_NUMBERS[cell] for cell in components.disc_cells)
    state["players"] = options["players"]
    for name in ("tied_score", "markers", "on_cards"):
        state[name] = rules[name]
    state["absent"] = [rules["no_province"]] * PROVINCES + [rules["no_symbol"]] * SYMBOLS
    state["present"] = [rules["some_province"]] * PROVINCES + [0] * SYMBOLS
    state["last_rows"] = options["ending"] == "last-row"
    state["no_first_marker"] = options.get("opening") == "no-marker"
    state["table"] = (1 << CELLS) - 1
    arrange(states)
    return states


def check_setup(options: Options, setup: Any) -> Setup:
    """Check that a setup fits the deck and disc cells; raises BadValue."""
    components = components_of(options)
    if not isinstance(setup, Mapping) or set(setup) != {"cards", "discs", "first"}:
        raise BadValue("setup", "must have cards, discs and first, and nothing else")
    cards, discs, first = setup["cards"], setup["discs"], setup["first"]
    if not isinstance(cards, list) or len(cards) != CELLS:
        raise BadValue("setup.cards", f"must be a list of {CELLS} card codes, A1 to D12")
    for cell, code in zip(CELL_NAMES, cards, strict=True):
        if not isinstance(code, str) or code not in components.cards:
            raise BadValue(f"setup.cards.{cell}", "must be a card code of the deck, such as BOU2")
    _check_counts("setup.cards", Counter(cards), components.cards, exact=True)
    if not isinstance(discs, Mapping) or set(discs) != set(components.disc_cells):
        cells = " ".join(components.disc_cells)
        raise BadValue("setup.discs", f"must give a disc for each of the cells {cells}")
    for cell, disc in discs.items():
        if not isinstance(disc, str) or disc not in components.discs:
            raise BadValue(f"setup.discs.{cell}", f"must be one of {' '.join(components.discs)}")
    _check_counts("setup.discs", Counter(discs.values()), components.discs, exact=False)
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < options["players"]:
        raise BadValue("setup.first", f"must be a player from 0 to {options['players'] - 1}")
    return {"cards": list(cards), "discs": dict(discs), "first": first}


def _check_counts(
    where: str, found: Mapping[str, int], given: Mapping[str, int], *, exact: bool
) -> None:
    for name, number in given.items():
        here = found.get(name, 0)
        if here > number or (exact and here != number):
            limit = "exactly" if exact else "at most"
            raise BadValue(where, f"must have {name} {limit} {number} times, not {here}")


def start(options: Options, setup: Setup) -> States:
    """The first position of a game with this setup; raises BadValue."""
    setup = check_setup(options, setup)
    states = blank(options)
    state = states[0]
    state["card"] = [CARD_CODES[code] for code in setup["cards"]]
    arrange(states)
    for cell, disc in setup["discs"].items():
        state["disc"][DISC_NUMBERS[disc]] |= np.uint64(1 << CELL_NUMBERS[cell])
    state["player"] = setup["first"]
    return states


def deal(options: Options, draw: Callable[[int], int]) -> Setup:
    """Deal a setup by drawing each piece by number from those left, in their order."""
    components = components_of(options)
    cards, discs = (
        [name for name, number in pieces.items() for _ in range(number)]
        for pieces in (components.cards, components.discs)
    )
    return {
        "cards": [cards.pop(draw(len(cards))) for _ in range(CELLS)],
        "discs": {cell: discs.pop(draw(len(discs))) for cell in components.disc_cells},
        "first": draw(options["players"]),
    }


def setup_of(states: States, options: Options) -> Setup:
    """The setup of a newly dealt first position."""
    state = states[0]
    kinds = {cell: kind for kind, cells in enumerate(state["disc"]) for cell in members(cells)}
    return {
        "cards": [CARD_NAMES[int(card)] for card in state["card"]],
        "discs": {CELL_NAMES[cell]: DISC_NAMES[kinds[cell]] for cell in sorted(kinds)},
        "first": int(state["player"]),
    }
