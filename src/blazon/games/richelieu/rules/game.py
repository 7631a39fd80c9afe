"""Richelieu's implementation of the generic game interface."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.games.richelieu.rules import (
    aids,
    dealing,
    encoding,
    endings,
    evaluation,
    heuristics,
    observation,
    options,
    rules,
    scoring,
)
from blazon.games.richelieu.rules.components import (
    CATEGORY_NAMES,
    CELL_NAMES,
    check_components,
    classic,
    load_components,
    shipped,
)
from blazon.games.richelieu.rules.notation import ALL_TOKENS, TOKENS, place_tokens
from blazon.games.richelieu.rules.state import ACTIONS, COLUMNS, ROWS, STATE, Phase
from blazon.kernel import contract
from blazon.kernel.columns import Column
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game, Options, Setup, States, Variant
from blazon.kernel.masks import mask_dtype

contract.register(STATE, dealing, rules, scoring, evaluation, heuristics, endings, encoding)

_PHASES = tuple(phase.name for phase in Phase)


class Richelieu(Game):
    """Names, options and setup of Richelieu."""

    name = "richelieu"
    state = STATE
    mask = mask_dtype(ACTIONS)
    workspace = evaluation.WORKSPACE
    features = evaluation.FEATURES
    actions = ACTIONS
    longest = 1024

    def check_own(self, key: str, table: Mapping[str, Any], where: str) -> dict[str, Any] | None:
        """The components of a custom deck; None for the default deck."""
        components = check_components(table, where)
        return None if components == classic() else components.as_json()

    def load_own(self, key: str, text: str) -> dict[str, Any]:
        """The components in a deck file."""
        return load_components(Path(text)).as_json()

    def variant(self, chosen: Options) -> "RichelieuVariant":
        """The game with the edition, ending and players from the options."""
        return RichelieuVariant(self, chosen)

    def setup_text(self, setup: Setup) -> list[tuple[str, str]]:
        """The four rows, the discs and the first player, one line each."""
        rows = [
            setup["cards"][start : start + COLUMNS] for start in range(0, len(CELL_NAMES), COLUMNS)
        ]
        lines = [(f"Row {letter}", " ".join(row)) for letter, row in zip("ABCD", rows, strict=True)]
        laid = [f"{cell}={setup['discs'][cell]}" for cell in CELL_NAMES if cell in setup["discs"]]
        lines.append(("Discs", " ".join(laid)))
        lines.append(("First", str(setup["first"])))
        return lines

    def setup_from_text(self, headers: Mapping[str, str]) -> Setup:
        """Read the setup from such lines; raises BadValue."""
        for name in ("Row A", "Row B", "Row C", "Row D", "Discs", "First"):
            if name not in headers:
                raise BadValue(name, "is missing")
        cards = [code for letter in "ABCD" for code in headers[f"Row {letter}"].split()]
        pairs = [pair.partition("=") for pair in headers["Discs"].split()]
        if not headers["First"].isdecimal() or len(headers["First"]) > 4:
            raise BadValue("First", "must be a player's number")
        return {
            "cards": cards,
            "discs": {cell: disc for cell, _, disc in pairs},
            "first": int(headers["First"]),
        }

    def lessons(self) -> list[tuple[int, Options]]:
        """Mostly duels; also every edition, number of players and ending."""
        return [
            (5, {}),
            (1, {"ending": "last-row"}),
            (2, {"edition": "court"}),
            (1, {"edition": "court", "players": 3}),
            (1, {"edition": "court", "players": 4}),
        ]

    def levels(self) -> dict[str, dict[str, Any]]:
        """The search settings of the levels in this game."""
        return shipped("levels.toml")

    def styles(self) -> dict[str, dict[str, Any]]:
        """The styles of searching bots."""
        return shipped("styles.toml")


class RichelieuVariant(Variant):
    """Richelieu with its options settled: setup, notation, score and view."""

    def blank(self) -> States:
        """One state with rules and components filled in."""
        return options.blank(self.options)

    def start(self, setup: Setup) -> States:
        """The first position of a game with this setup; raises BadValue."""
        return options.start(self.options, setup)

    def setup_of(self, states: States) -> Setup:
        """The setup of a newly dealt first position."""
        return options.setup_of(states, self.options)

    def deal(self, draw: Callable[[int], int]) -> Setup:
        """Cards for A1 to D12, discs for their cells in that order, then the first player."""
        return options.deal(self.options, draw)

    def deals(self, seen: States, observer: int | None) -> Iterator[tuple[int, States]]:
        """All deals of the discs that the observer has not seen."""
        return endings.deals(seen, observer)

    def deal_unseen(self, states: States, streams: npt.NDArray[Any]) -> States:
        """Deal the discs on the table and in the box: no player has seen any of them."""
        dealing.deal_unseen(states, streams)
        return states

    def stays_public(self, states: States) -> bool:
        """Always true: discs are laid before the first turn, and everybody sees the cards taken."""
        return True

    def reveals(self, before: States, after: States) -> bool:
        """Whether a disc was taken, a return disc shown, or all discs were revealed at the end."""
        discs = before["disc_cells"][:, None]
        taken = (after["taken"] & ~before["taken"] & discs).any()
        shown = (after["returned"] != before["returned"]).any()
        return bool(taken or shown or after["phase"] == Phase.OVER)

    def hides_choices(self, states: States) -> bool:
        """Whether a disc held face down could be a playable return disc."""
        player = states["player"].item()
        taken, box = states["taken"][0, player], states["box"][0, player]
        held = int(taken & states["disc_cells"][0]).bit_count() - int(states["returned"][0, player])
        return bool(held and box) and states["phase"].item() not in (Phase.PAY, Phase.MOVE)

    def phase(self, states: States) -> str:
        """TAKE, PAY, SECOND, PLACE, MOVE or OVER."""
        return _PHASES[int(states["phase"][0])]

    def turn(self, states: States) -> int:
        """The number of turns that have ended."""
        return int(states["turn"][0])

    def turn_player(self, states: States) -> int:
        """Whose turn it is; at the end, whose it was."""
        return int(states["player"][0])

    def tokens(self, states: States) -> Sequence[str]:
        """The token of every action in the current phase."""
        phase = states["phase"].item()
        if phase == Phase.PLACE:
            return place_tokens(states["marker"].item(states["player"].item()))
        return TOKENS[phase]

    def is_token(self, text: str) -> bool:
        """Whether the text is a token in some phase."""
        return text in ALL_TOKENS

    def token_seen_by(self, states: States, action: int, observer: int | None) -> str:
        """The token itself: everybody sees every action."""
        return self.tokens(states)[action]

    def score_lines(self, states: States) -> list[scoring.RichelieuLine]:
        """A line for each province and symbol, in scoring order."""
        return scoring.lines(states, CATEGORY_NAMES)

    def points_by_line(self, states: States) -> tuple[Sequence[str], npt.NDArray[np.int64]]:
        """The points for each province and symbol."""
        return CATEGORY_NAMES, scoring.points(states)

    def lacks_by_line(self, states: States) -> npt.NDArray[np.int64]:
        """What it costs to have no card of a province or symbol."""
        return scoring.lacks(states)

    def tallies(self, states: States, actions: Sequence[str], first: int) -> dict[str, list[int]]:
        """Majorities won, cards and discs taken, and markers used."""
        state, players = states[0], self.options["players"]
        lines = self.score_lines(states)
        cells = state["disc_cells"]
        return {
            "categories": [
                sum(line.majority[seat] > 0 for line in lines) for seat in range(players)
            ],
            "cards": [int(state["taken"][seat]).bit_count() for seat in range(players)],
            "discs": [int(state["taken"][seat] & cells).bit_count() for seat in range(players)],
            "markers": [
                int(state["marker"][seat]).bit_count() + int(state["box"][seat])
                for seat in range(players)
            ],
        }

    def scalar_columns(self) -> Sequence[Column]:
        """What the numbers for learners mean."""
        return encoding.scalar_columns(self.options["players"])

    def plane_columns(self) -> Sequence[Column]:
        """What the planes for learners mean."""
        return encoding.plane_columns(self.options["players"])

    def plane_shape(self) -> tuple[int, ...]:
        """Four rows of twelve cells."""
        return ROWS, COLUMNS

    def view(
        self, seen: States, observer: int | None, *, complete: bool = False
    ) -> observation.RichelieuView:
        """The table and each player's belongings."""
        return observation.view(seen, observer, complete=complete)

    def aids(
        self, seen: States, observer: int | None, *, acts: bool, complete: bool = False
    ) -> aids.RichelieuAids:
        """The pieces left, and leads that nobody can catch."""
        return aids.work_out(seen, observer, complete=complete)


GAME = Richelieu()
