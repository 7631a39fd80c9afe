"""Kuhn poker as Blazon uses it: the contract, setup, notation and views."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

import msgspec
import numpy as np

from blazon.kernel import batch, contract
from blazon.kernel.columns import Column
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game, Options, Setup, States, Variant
from blazon.kernel.masks import mask_dtype
from blazon.kernel.views import Line, View
from blazon_kuhn.rules import dealing, encoding, heuristics, rules, scoring
from blazon_kuhn.rules.state import ACTIONS, ANTE, CARDS, HIDDEN, PLAYERS, STATE, Phase

contract.register(STATE, dealing, rules, scoring, heuristics, encoding)

_CARD_NAMES = {0: None, 1: "J", 2: "Q", 4: "K", HIDDEN: "?"}
"""A view's name for each hand."""
_TOKENS = {
    Phase.DEAL: tuple(f"={_CARD_NAMES[1 << card]}" for card in range(CARDS)),
    Phase.BET: ("check", "bet"),
    Phase.CALL: ("fold", "call"),
    Phase.OVER: (),
}
"""The token of each action, by its number, in each phase."""


class Player(msgspec.Struct, frozen=True):
    """What a player has."""

    stake: int
    """The chips in the pot."""
    card: str | None
    """J, Q or K; ``?`` if hidden, null if not dealt yet."""


class KuhnView(View, frozen=True):
    """What an observer may know."""

    players: list[Player]


class KuhnLine(Line, frozen=True):
    """The only line of the score."""

    chips: list[int]
    """The chips that each player wins."""


class Kuhn(Game):
    """Names and setup of Kuhn poker."""

    name = "kuhn"
    state = STATE
    mask = mask_dtype(ACTIONS)
    workspace = heuristics.WORKSPACE
    actions = ACTIONS
    longest = 5

    def variant(self, options: Options) -> "KuhnVariant":
        """The game; its only option is two players."""
        return KuhnVariant(self, options)

    def setup_text(self, setup: Setup) -> list[tuple[str, str]]:
        """The first player, as a line."""
        return [("First", str(setup["first"]))]

    def setup_from_text(self, headers: Mapping[str, str]) -> Setup:
        """The setup from such a line; raises BadValue."""
        first = headers.get("First", "")
        if first not in map(str, range(PLAYERS)):
            raise BadValue("First", "must be 0 or 1")
        return {"first": int(first)}

    def levels(self) -> dict[str, dict[str, Any]]:
        """The search settings of the levels for this game."""
        return heuristics.LEVELS


class KuhnVariant(Variant):
    """Kuhn poker: setup, notation, score and view."""

    def blank(self) -> States:
        """One state in which both players have staked the ante."""
        states = np.zeros(1, STATE)
        states["stake"] = ANTE
        return states

    def start(self, setup: Setup) -> States:
        """The first position of a game with this setup; raises BadValue."""
        if not isinstance(setup, Mapping) or set(setup) != {"first"}:
            raise BadValue("setup", "must have first, and nothing else")
        first = setup["first"]
        if type(first) is not int or first not in range(PLAYERS):
            raise BadValue("setup.first", "must be 0 or 1")
        states = self.blank()
        states["player"] = first
        return states

    def setup_of(self, states: States) -> Setup:
        """The setup of a newly dealt first position."""
        return {"first": int(states["player"][0])}

    def deal(self, draw: Callable[[int], int]) -> Setup:
        """Draw the first player; chance deals the cards."""
        return {"first": draw(PLAYERS)}

    def deals(self, seen: States, observer: int | None) -> Iterator[tuple[int, States]]:
        """Each card that the other player may hold."""
        hidden = np.flatnonzero(seen["hand"][0] == HIDDEN).tolist()
        undealt = {1 << card for card in range(CARDS)} - set(seen["hand"][0].tolist())
        for hand in permutations(sorted(undealt), len(hidden)):
            states = seen.copy()
            states["hand"][0, hidden] = hand
            yield 1, states

    def stays_public(self, states: States) -> bool:
        """True once both cards are dealt: everyone sees checks, bets, folds and calls."""
        return bool(states["phase"][0] != Phase.DEAL)

    def reveals(self, before: States, after: States) -> bool:
        """Whether the cards were turned up."""
        stakes = after["stake"][0]
        return bool(after["phase"][0] == Phase.OVER and stakes[0] == stakes[1])

    def scalar_columns(self) -> Sequence[Column]:
        """What the numbers for learners mean."""
        return encoding.scalar_columns()

    def phase(self, states: States) -> str:
        """DEAL, BET, CALL or OVER."""
        return Phase(int(states["phase"][0])).name

    def turn(self, states: States) -> int:
        """The number of actions so far: each is a turn of its own."""
        return int(states["turn"][0])

    def turn_player(self, states: States) -> int:
        """The player who acts or receives a card; at the end, the last to act."""
        return int(states["player"][0])

    def tokens(self, states: States) -> Sequence[str]:
        """The token of every action in the present phase."""
        return _TOKENS[Phase(int(states["phase"][0]))]

    def is_token(self, text: str) -> bool:
        """Whether the text is a token in some phase."""
        return any(text in tokens for tokens in _TOKENS.values())

    def token_seen_by(self, states: States, action: int, observer: int | None) -> str:
        """The token itself, but a dealt card is visible only to its owner."""
        if states["phase"][0] == Phase.DEAL and observer != states["player"][0]:
            return f"={_CARD_NAMES[HIDDEN]}"
        return self.tokens(states)[action]

    def score_lines(self, states: States) -> list[KuhnLine]:
        """One line: the chips that each player wins."""
        totals, standings = np.zeros((2, 1, PLAYERS), np.int64)
        batch.count(states, totals, standings)
        return [KuhnLine(totals[0].tolist())]

    def view(self, seen: States, observer: int | None, *, complete: bool = False) -> KuhnView:
        """The stake and the card of each player."""
        stakes, hands = seen["stake"][0].tolist(), seen["hand"][0].tolist()
        cards = (_CARD_NAMES[hand] for hand in hands)
        return KuhnView([Player(stake, card) for stake, card in zip(stakes, cards, strict=True)])


GAME = Kuhn()
