"""The rules of play: the player to act, legal actions and their effects, and chance.

The rules follow Kuhn, "A simplified two-person poker" (1950): both players stake an ante and are
dealt one of three cards. Each may bet once. A player facing a bet may fold or call; after a call
the higher card wins the pot.
"""

from typing import Any

import numpy as np

from blazon.kernel.bits import popcount, select
from blazon.kernel.contract import CHANCE, OVER
from blazon.kernel.jit import kernel
from blazon.kernel.masks import any_of
from blazon.kernel.streams import share
from blazon_kuhn.rules.state import BET, CARDS, DEALS, PASS, Phase, State

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_DECK = np.uint64((1 << CARDS) - 1)
_PASS_OR_RAISE = np.uint64(0b11)
_PASS, _BET, _LAST_DEAL = np.uint64(PASS), np.uint8(BET), np.uint8(DEALS - 1)
_SECOND_PLAYERS_TURN = np.uint8(DEALS + 1)
_DEAL, _TO_BET, _TO_CALL, _OVER = (np.uint8(phase) for phase in Phase)


@kernel
def actor(state: State) -> Any:
    """The decision maker: chance deals, then the players act in turn."""
    if state.phase == _OVER:
        return OVER
    if state.phase == _DEAL:
        return CHANCE
    return np.int64(state.player)


@kernel
def undealt(state: State) -> Any:
    """The cards that are in no known hand, as a set."""
    return _DECK & ~np.uint64(state.hand[0] | state.hand[1])


@kernel
def legal(state: State, mask: Any) -> None:
    """Fill the mask: the cards that can be dealt, or check and bet, or fold and call."""
    mask.words[0] = undealt(state) if state.phase == _DEAL else _PASS_OR_RAISE


@kernel
def pick(state: State, mask: Any, word: Any) -> Any:
    """A legal action chosen uniformly by 64 random bits."""
    legal(state, mask)
    return any_of(mask, word)


@kernel
def draw(state: State, word: Any) -> Any:
    """The card to deal, chosen uniformly from the deck by 64 random bits."""
    cards = undealt(state)
    return select(cards, share(word, popcount(cards)))


@kernel
def chance_weight(state: State, outcome: Any) -> Any:
    """Put every card in the deck once."""
    return _ONE


@kernel
def _deal(state: State, card: Any) -> None:
    """Give the player the card; after the second one, the betting begins."""
    state.hand[np.uint64(state.player)] = _ONE << card
    if state.turn == _LAST_DEAL:
        state.phase = _TO_BET


@kernel
def _decide(state: State, action: Any) -> None:
    """Bets and calls stake a chip; a fold, a call or a second check ends the game."""
    if action != _PASS:
        state.stake[np.uint64(state.player)] += _BET
    if state.phase == _TO_CALL:
        state.phase = _OVER
    elif action != _PASS:
        state.phase = _TO_CALL
    elif state.turn == _SECOND_PLAYERS_TURN:
        state.phase = _OVER


@kernel
def apply(state: State, action: Any) -> None:
    """Carry out one legal action, or deal one card; the turn passes until the game is over."""
    if state.phase == _DEAL:
        _deal(state, action)
    else:
        _decide(state, action)
    state.turn += np.uint8(1)
    if state.phase != _OVER:
        state.player = np.uint8(1) - state.player
