"""Turn a game's options and setup into its first position, checking the setup."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from blazon.games.rheingold.rules.maps.files import shipped
from blazon.games.rheingold.rules.maps.model import Map, check_map
from blazon.games.rheingold.rules.state import (
    MOVES,
    NOBODY_HOLDS,
    SHIELD_VALUES,
    STARTS,
    STATE,
)
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Options, Setup, States

_WORD = 2**64 - 1


@cache
def components() -> dict[str, Any]:
    """The knights and shields of a colour, and the colours of a side by number of players."""
    resource = files("blazon.games.rheingold.rules") / "data" / "components.toml"
    return tomllib.loads(resource.read_text(encoding="utf-8"))


def check_map_option(value: Any, where: str) -> Any:
    """Check a map's name, or a whole map as JSON values; raises BadValue."""
    if isinstance(value, Mapping):
        return check_map(value, where).plain
    return catalogue.package("rheingold").options["map"].check(value, where)


def map_of(options: Options) -> Map:
    """The map of a game with these options."""
    chosen = options["map"]
    return shipped(chosen) if isinstance(chosen, str) else check_map(chosen, "options.map")


def blank(options: Options, chosen: Map) -> States:
    """One state with the map, all knights in supply and all shields in their piles."""
    states = np.zeros(1, STATE)
    state = states[0]
    places, words = chosen.numbered, state["adjacent"].shape[1]
    state["adjacent"][: len(places)] = [
        [others >> 64 * word & _WORD for word in range(words)] for others in chosen.adjacent
    ]
    state["swords"][: len(places)] = [place.swords or 0 for place in places]
    state["places"] = len(places)
    state["first_space"] = STARTS + len(chosen.castles)
    state["most_paths"] = max(others.bit_count() for others in chosen.adjacent)
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
    """Check that a setup fits the options; raises BadValue."""
    if not isinstance(setup, Mapping) or set(setup) != {"map", "first"}:
        raise BadValue("setup", "must have map and first, and nothing else")
    same = setup["map"] == options["map"]
    if not same and check_map_option(setup["map"], "setup.map") != options["map"]:
        raise BadValue("setup.map", "must be the map of the options")
    first = setup["first"]
    if type(first) is not int or not 0 <= first < options["players"]:
        raise BadValue("setup.first", f"must be a player from 0 to {options['players'] - 1}")
    return {"map": options["map"], "first": first}
