"""Goofspiel as Blazon uses it: the contract, setup, notation and views."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from blazon.kernel import batch, contract
from blazon.kernel.bits import members
from blazon.kernel.columns import Column
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game, Options, Setup, States, Variant
from blazon.kernel.masks import mask_dtype
from blazon.kernel.views import Line, View
from blazon_goofspiel.rules import dealing, encoding, heuristics, rules, scoring
from blazon_goofspiel.rules.state import ACTIONS, HIDDEN, MOST_CARDS, PLAYERS, STATE, Phase

contract.register(STATE, dealing, rules, scoring, heuristics, encoding)

UNSEEN_BID = "?"
"""The token that shows others a face-down bid."""
_BIDS = tuple(str(card + 1) for card in range(MOST_CARDS))
_TOKENS = {Phase.PRIZE: tuple(f"={bid}" for bid in _BIDS), Phase.BID: _BIDS, Phase.OVER: ()}
"""The token of each action, by its number, in each phase."""


def _values(cards: int) -> list[int]:
    """The values of some cards, in ascending order."""
    return [card + 1 for card in members(cards)]


def _value(card: int) -> int | str | None:
    """A card's value in a view: null if there is none, ``?`` if the observer may not know it."""
    if card == HIDDEN:
        return UNSEEN_BID
    return card.bit_length() or None


class Player(msgspec.Struct, frozen=True):
    """What a player has."""

    hand: list[int]
    """The values of the cards in hand."""
    bid: int | str | None
    """The value of the card bid for this prize; ``?`` if hidden, null if there is none."""
    points: int
    """The points of the prizes won."""


class GoofspielView(View, frozen=True):
    """What an observer may know."""

    prize: int | None
    """The value of the prize turned up; null before the first and at the end."""
    left: list[int]
    """The values of the prizes to come."""
    players: list[Player]


class GoofspielLine(Line, frozen=True):
    """The only line of the score."""

    points: list[int]
    """The points of each player's prizes."""


class Goofspiel(Game):
    """Names and setup of Goofspiel."""

    name = "goofspiel"
    state = STATE
    mask = mask_dtype(ACTIONS)
    workspace = heuristics.WORKSPACE
    actions = ACTIONS
    longest = 3 * MOST_CARDS

    def variant(self, options: Options) -> "GoofspielVariant":
        """The game with this many cards, and prizes in this order."""
        return GoofspielVariant(self, options)

    def setup_text(self, setup: Setup) -> list[tuple[str, str]]:
        """Return an empty text: all games begin alike."""
        return []

    def setup_from_text(self, headers: Mapping[str, str]) -> Setup:
        """Return an empty setup: all games begin alike."""
        return {}

    def levels(self) -> dict[str, dict[str, Any]]:
        """The search settings of the levels for this game."""
        return heuristics.LEVELS


class GoofspielVariant(Variant):
    """Goofspiel with fixed options: setup, notation, score and view."""

    def blank(self) -> States:
        """One state in which each player holds all cards of a suit, and the prizes are shuffled."""
        states = np.zeros(1, STATE)
        suit = (1 << self.options["cards"]) - 1
        states["descending"] = self.options["prizes"] == "descending"
        states["deck"] = suit
        states["hand"] = suit
        return states

    def start(self, setup: Setup) -> States:
        """The first position; raises BadValue for a setup that is not empty."""
        if not isinstance(setup, Mapping) or setup:
            raise BadValue("setup", "must be empty")
        return self.blank()

    def setup_of(self, states: States) -> Setup:
        """Return an empty setup: all games begin alike."""
        return {}

    def deal(self, draw: Callable[[int], int]) -> Setup:
        """Draw nothing; chance draws the prizes."""
        return {}

    def deals(self, seen: States, observer: int | None) -> Iterator[tuple[int, States]]:
        """Each card that a player may have bid, if the bid is hidden; the second bid never is."""
        if seen["bid"][0, 0] != HIDDEN:
            yield 1, seen
            return
        for card in members(int(seen["hand"][0, 0])):
            states = seen.copy()
            states["bid"][0, 0] = 1 << card
            yield 1, states

    def stays_public(self, states: States) -> bool:
        """True if each player has one card left, so that everyone knows the bids."""
        return all(hand.bit_count() <= 1 for hand in states["hand"][0].tolist())

    def reveals(self, before: States, after: States) -> bool:
        """True if the second player has bid, which turns both cards up."""
        return bool(before["bid"][0, 0] and not after["bid"][0, 0])

    def hides_choices(self, states: States) -> bool:
        """False: everyone knows which cards a player still holds."""
        return False

    def scalar_columns(self) -> Sequence[Column]:
        """What the numbers for learners mean."""
        return encoding.scalar_columns()

    def phase(self, states: States) -> str:
        """PRIZE, BID or OVER."""
        return Phase(int(states["phase"][0])).name

    def turn(self, states: States) -> int:
        """The number of actions so far: each is a turn of its own."""
        return int(states["turn"][0])

    def turn_player(self, states: States) -> int:
        """The bidder; a prize belongs to the first player's turn. At the end, the last bidder."""
        return int(states["player"][0])

    def tokens(self, states: States) -> Sequence[str]:
        """The token of every action in the present phase."""
        return _TOKENS[Phase(int(states["phase"][0]))]

    def is_token(self, text: str) -> bool:
        """Whether the text is a token in some phase."""
        return any(text in tokens for tokens in _TOKENS.values())

    def token_seen_by(self, states: States, action: int, observer: int | None) -> str:
        """The token itself, but a round's first bid is visible only to its player.

        The second bid turns both cards up, so everyone sees it.
        """
        player = states["player"].item()
        if states["phase"].item() == Phase.BID and player == 0 and observer != player:
            return UNSEEN_BID
        return self.tokens(states)[action]

    def score_lines(self, states: States) -> list[GoofspielLine]:
        """One line: the points of each player's prizes."""
        totals, standings = np.zeros((2, 1, PLAYERS), np.int64)
        batch.count(states, totals, standings)
        return [GoofspielLine(totals[0].tolist())]

    def view(self, seen: States, observer: int | None, *, complete: bool = False) -> GoofspielView:
        """The prize and the remaining prizes; each player's hand, bid and points."""
        state = seen[0]
        return GoofspielView(
            prize=int(state["prize"]).bit_length() or None,
            left=_values(int(state["deck"])),
            players=[
                Player(
                    hand=_values(int(state["hand"][seat])),
                    bid=_value(int(state["bid"][seat])),
                    points=int(state["points"][seat]),
                )
                for seat in range(PLAYERS)
            ],
        )


GAME = Goofspiel()
