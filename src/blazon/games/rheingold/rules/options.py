"""The options of a game and its setup: checked, filled in, and turned into a first position."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped
from blazon.games.rheingold.rules.maps.model import Map, Place, check_map
from blazon.games.rheingold.rules.state import (
    MOVES,
    NOBODY_HOLDS,
    SHIELD_VALUES,
    STARTS,
    STATE,
)
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Options, Setup, States

MOST_ROUNDS = 1_000_000
CHOICES: dict[str, dict[str, Any]] = {
    "map": {"default": "rhine", "choices": list(MAP_NAMES)},
    "players": {"default": 2, "choices": [2, 3, 4, 5]},
    "rounds": {"default": None, "choices": None, "least": 1, "most": MOST_ROUNDS},
}
"""The options by name; ``map`` may also be a whole map, and ``rounds`` a number or null."""


@cache
def components() -> dict[str, Any]:
    """Knights and shields of a colour, and colours of a side by the number of players."""
    resource = files("blazon.games.rheingold.rules") / "data" / "components.toml"
    return tomllib.loads(resource.read_text(encoding="utf-8"))


def check_options(options: Mapping[str, Any], setup: Any = None) -> Options:
    """The options with defaults filled in; the map may come from the setup. Raises BadValue."""
    for name in options:
        if name not in CHOICES:
            raise BadValue(f"options.{name}", f"is unknown; known: {', '.join(CHOICES)}")
    chosen = options.get("map", CHOICES["map"]["default"])
    if "map" not in options and isinstance(setup, Mapping) and "map" in setup:
        chosen = _check_map_option(setup["map"], "setup.map")
    players = options.get("players", CHOICES["players"]["default"])
    if type(players) is not int or players not in CHOICES["players"]["choices"]:
        raise BadValue("options.players", "must be one of 2, 3, 4, 5")
    rounds = options.get("rounds")
    if rounds is not None and (type(rounds) is not int or not 1 <= rounds <= MOST_ROUNDS):
        raise BadValue("options.rounds", f"must be a number from 1 to {MOST_ROUNDS}, or null")
    return {"map": _check_map_option(chosen, "options.map"), "players": players, "rounds": rounds}


def _check_map_option(value: Any, where: str) -> Any:
    """A map's name, or a whole map."""
    if isinstance(value, Mapping):
        return check_map(value, where).as_json()
    if not isinstance(value, str) or value not in MAP_NAMES:
        raise BadValue(where, f"must be one of {', '.join(MAP_NAMES)}, or a whole map")
    return value


def map_of(options: Options) -> Map:
    """The map of a game with these options."""
    chosen = options["map"]
    return shipped(chosen) if isinstance(chosen, str) else check_map(chosen, "options.map")


def numbered(chosen: Map) -> tuple[Place, ...]:
    """A map's places in the order in which the state numbers them: starts, castles, spaces."""
    return (*chosen.starts, *chosen.castles, *chosen.spaces)


def blank(options: Options, chosen: Map) -> States:
    """One state with the map, all knights in supply and all shields in their piles."""
    states = np.zeros(1, STATE)
    state = states[0]
    places = numbered(chosen)
    numbers = {place.id: number for number, place in enumerate(places)}
    for one, other in chosen.paths:
        for source, target in ((numbers[one], numbers[other]), (numbers[other], numbers[one])):
            state["adjacent"][source][target // 64] |= np.uint64(1 << target % 64)
    for number, place in enumerate(places):
        state["swords"][number] = place.swords or 0
    state["places"] = len(places)
    state["first_space"] = STARTS + len(chosen.castles)
    state["most_paths"] = max(len(chosen.neighbours(place.id)) for place in places)
    table = components()
    colours = table["colours"][str(options["players"])]
    state["players"] = options["players"]
    state["strength"] = state["supply"][: options["players"]] = table["knights"] * colours
    shields = [table["shields"].count(value) * colours for value in range(SHIELD_VALUES)]
    state["shield_set"] = state["pile"][: options["players"]] = shields
    state["rounds"] = options["rounds"] or 0
    state["holder"] = NOBODY_HOLDS
    state["knights"][:STARTS] = 1
    state["unheld"] = len(chosen.castles)
    state["moves"] = MOVES
    return states


def check_setup(options: Options, setup: Any) -> Setup:
    """A setup that fits the options; raises BadValue."""
    if not isinstance(setup, Mapping) or set(setup) != {"map", "first"}:
        raise BadValue("setup", "must have map and first, and nothing else")
    if _check_map_option(setup["map"], "setup.map") != options["map"]:
        raise BadValue("setup.map", "must be the map of the options")
    first = setup["first"]
    if type(first) is not int or not 0 <= first < options["players"]:
        raise BadValue("setup.first", f"must be a player from 0 to {options['players'] - 1}")
    return {"map": options["map"], "first": first}
