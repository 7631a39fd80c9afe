"""Rheingold's implementation of the generic game interface."""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.rules import (
    aids,
    dealing,
    encoding,
    endings,
    evaluation,
    heuristics,
    observation,
    options,
    planning,
    rules,
    sampling,
    scoring,
)
from blazon.games.rheingold.rules.maps.files import find_map
from blazon.games.rheingold.rules.maps.keys import check_keys
from blazon.games.rheingold.rules.maps.model import check_map
from blazon.games.rheingold.rules.maps.naming import check_names
from blazon.games.rheingold.rules.notation import UNSEEN_SHIELD, by_phase
from blazon.games.rheingold.rules.state import ACTIONS, PLACES, STARTS, STATE, Phase
from blazon.kernel import contract
from blazon.kernel.bits import members
from blazon.kernel.columns import Column
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game, Options, Setup, States, Variant
from blazon.kernel.masks import mask_dtype

contract.register(
    STATE, dealing, rules, sampling, scoring, planning, evaluation, heuristics, endings, encoding
)

_PHASES = tuple(phase.name for phase in Phase)
EARLY_ROUNDS = 15
"""The rounds whose rolls studies count; later ones hardly affect a game."""


class Rheingold(Game):
    """Names, options and setup of Rheingold."""

    name = "rheingold"
    state = STATE
    mask = mask_dtype(ACTIONS)
    workspace = planning.WORKSPACE
    features = tuple(feature.name.lower() for feature in planning.Feature)
    actions = ACTIONS
    longest = 4096

    def check_options(self, given: Mapping[str, Any], setup: Setup | None = None) -> Options:
        """The options with all defaults filled in; the map may come from the setup."""
        if "map" not in given and isinstance(setup, Mapping) and "map" in setup:
            given = {**given, "map": options.check_map_option(setup["map"], "setup.map")}
        return super().check_options(given)

    def check_own(self, key: str, table: Mapping[str, Any], where: str) -> dict[str, Any]:
        """A custom map, as JSON values."""
        return check_map(table, where).plain

    def check_new(self, chosen: Options) -> None:
        """A map for a new game may contain nothing unknown, and no odd names."""
        if isinstance(chosen["map"], Mapping):
            check_keys(chosen["map"], "options.map")
            check_names(chosen["map"], "options.map")

    def load_own(self, key: str, text: str) -> dict[str, Any]:
        """The map in a map file."""
        return find_map(text).as_json()

    def variant(self, chosen: Options) -> "RheingoldVariant":
        """The game with the map and the players from the options."""
        return RheingoldVariant(self, chosen)

    def setup_text(self, setup: Setup) -> list[tuple[str, str]]:
        """The map, by name or as JSON, and the first player."""
        chosen = setup["map"]
        text = chosen if isinstance(chosen, str) else json.dumps(chosen, sort_keys=True)
        return [("Map", text), ("First", str(setup["first"]))]

    def setup_from_text(self, headers: Mapping[str, str]) -> Setup:
        """Read the setup from such lines; raises BadValue."""
        for name in ("Map", "First"):
            if name not in headers:
                raise BadValue(name, "is missing")
        if not headers["First"].isdecimal() or len(headers["First"]) > 4:
            raise BadValue("First", "must be a player's number")
        chosen: Any = headers["Map"]
        if chosen.startswith("{"):
            try:
                chosen = json.loads(chosen)
            except (ValueError, RecursionError) as error:
                raise BadValue("Map", f"is not JSON: {error}") from error
        return {"map": chosen, "first": int(headers["First"])}

    def lessons(self) -> list[tuple[int, Options]]:
        """Both maps and any number of players; limited, since weak players may never finish."""
        return [
            (3, {"rounds": 100}),
            (2, {"map": "loch", "rounds": 100}),
            (1, {"players": 3, "rounds": 100}),
            (1, {"players": 4, "rounds": 80}),
            (1, {"players": 5, "rounds": 60}),
        ]

    def levels(self) -> dict[str, dict[str, Any]]:
        """The search settings of the levels in this game."""
        return _shipped("levels.toml")

    def styles(self) -> dict[str, dict[str, Any]]:
        """The styles of searching bots."""
        return _shipped("styles.toml")


def _shipped(name: str) -> dict[str, Any]:
    """The tables of a file in this package's data."""
    resource = files("blazon.games.rheingold.rules") / "data" / name
    return tomllib.loads(resource.read_text(encoding="utf-8"))


class RheingoldVariant(Variant):
    """Rheingold on one map: places' names, notation, score and view."""

    def __init__(self, game: Game, chosen: Options) -> None:
        super().__init__(game, chosen)
        self.map = options.map_of(chosen)
        self._ids = tuple(place.id for place in self.map.numbered)
        self.numbers = {name: number for number, name in enumerate(self._ids)}
        """The number of each place in a state."""
        self._castles = tuple((self.numbers[castle.id], castle.id) for castle in self.map.castles)
        self._finder = aids.Finder(self.map)
        self._tokens = by_phase(self._ids)

    def blank(self) -> States:
        """One state with the map, knights in supply and shields in their piles."""
        return options.blank(self.options, self.map)

    def start(self, setup: Setup) -> States:
        """The first position of a game with this setup; raises BadValue."""
        states = self.blank()
        states["player"] = options.check_setup(self.options, setup)["first"]
        return states

    def setup_of(self, states: States) -> Setup:
        """The setup of a newly dealt first position."""
        return {"map": self.options["map"], "first": int(states["player"][0])}

    def deal(self, draw: Callable[[int], int]) -> Setup:
        """The map of the options, and the first player drawn."""
        return {"map": self.options["map"], "first": draw(self.options["players"])}

    def deals(self, seen: States, observer: int | None) -> Iterator[tuple[int, States]]:
        """All deals of the shields that the observer has not seen."""
        return endings.deals(seen)

    def stays_public(self, states: States) -> bool:
        """True once no side can draw a shield, which only its owner would see."""
        return not states["pile"].any()

    def reveals(self, before: States, after: States) -> bool:
        """Whether a face-down shield was revealed."""
        return observation.hidden_shields(after) < observation.hidden_shields(before)

    def hides_choices(self, states: States) -> bool:
        """Never: a shield's value affects only the outcome of an action."""
        return False

    def phase(self, states: States) -> str:
        """ROLL, MOVE, COUNT, FRONT, SHIELD, DRAW or OVER."""
        return _PHASES[int(states["phase"][0])]

    def turn(self, states: States) -> int:
        """The number of turns that have ended."""
        return int(states["turn"][0])

    def turn_player(self, states: States) -> int:
        """Whose turn it is; at the end, whose turn it was."""
        return int(states["player"][0])

    def tokens(self, states: States) -> Sequence[str]:
        """The token of every action in the current phase."""
        return self._tokens[states["phase"].item()]

    def is_token(self, text: str) -> bool:
        """Whether the text is a token in some phase."""
        return any(text in tokens for tokens in self._tokens.values())

    def token_seen_by(self, states: States, action: int, observer: int | None) -> str:
        """The token itself, but only its owner sees which shield was drawn."""
        if states["phase"].item() == Phase.DRAW and observer != states["player"].item():
            return UNSEEN_SHIELD
        return self.tokens(states)[action]

    def score_lines(self, states: States) -> list[scoring.RheingoldLine]:
        """A line for each castle, in the map's order."""
        holder, swords = states["holder"][0].tolist(), states["swords"][0].tolist()
        return scoring.lines(holder, swords, self._castles)

    def points_by_line(self, states: States) -> tuple[Sequence[str], npt.NDArray[np.int64]]:
        """The swords of each castle, for the side that holds it."""
        return [name for _, name in self._castles], scoring.points(states, self._castles)

    def tallies(self, states: States, actions: Sequence[str], first: int) -> dict[str, list[int]]:
        """Castles held, all and each; shields drawn; knights on the map; and rolls of the die.

        ``rolled-3`` counts the threes in the first ``EARLY_ROUNDS`` rounds, in which everybody
        rolls equally often.
        """
        state, players = states[0], self.options["players"]
        lines = self.score_lines(states)
        owners = [line.owner for line in lines]
        drawn = state["shield_set"].sum(dtype=int) - state["pile"].sum(axis=1, dtype=int)
        sides = range(players)
        rolls = [token for token in actions if token in self._tokens[Phase.ROLL]]
        early = [
            rolls[(side - first) % players : EARLY_ROUNDS * players : players] for side in sides
        ]
        return {
            "castles": [owners.count(side) for side in sides],
            "shields": drawn[:players].tolist(),
            "knights": [int(state["strength"]) - int(state["supply"][side]) for side in sides],
            **{f"castle-{line.castle}": [line.owner == side for side in sides] for line in lines},
            **{
                f"rolled-{area}": [one.count(f"d{area}") for one in early]
                for area in range(1, STARTS + 1)
            },
        }

    def action_numbers(self) -> npt.NDArray[np.int64]:
        """The end of a turn, the map's paths in both directions, and numbers of knights.

        The answers about a shield are 0 and 1.
        """
        paths = [
            source * PLACES + target
            for source, others in enumerate(self.map.adjacent)
            for target in members(others)
        ]
        counts = range(int(self.blank()["strength"][0]) + 1)
        return np.unique([*counts, *paths])

    def scalar_columns(self) -> Sequence[Column]:
        """What the numbers for learners mean."""
        return encoding.scalar_columns(self.options["players"], self.map)

    def plane_columns(self) -> Sequence[Column]:
        """What the planes for learners mean."""
        return encoding.plane_columns(self.options["players"])

    def plane_shape(self) -> tuple[int, ...]:
        """One field for each place."""
        return (len(self.map.numbered),)

    def view(
        self, seen: States, observer: int | None, *, complete: bool = False
    ) -> observation.RheingoldView:
        """The board, each side's belongings, and the turn."""
        return observation.view(seen, observer, self._ids, self._castles, complete=complete)

    def aids(
        self, seen: States, observer: int | None, *, acts: bool, complete: bool = False
    ) -> aids.RheingoldAids:
        """The knights needed for castles and spaces, and the reach of armies."""
        return self._finder.work_out(seen, observer, acts=acts)


GAME = Rheingold()
