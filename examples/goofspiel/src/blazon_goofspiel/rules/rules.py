"""The rules of play: the player to act, legal actions and their effects, and chance.

The rules follow Ross, "Goofspiel: the game of pure strategy" (1971): both players hold the same
cards; a prize is turned up; both bid a card at the same time, face down; the higher card wins the
prize, and nobody wins it if the cards are equal.

Here, players who choose at the same time act one after the other. The second player does not see
the first player's bid, because ``dealing.hide`` hides it.
"""

from typing import Any

import numpy as np

from blazon.kernel.bits import popcount, select
from blazon.kernel.contract import CHANCE, OVER
from blazon.kernel.jit import kernel
from blazon.kernel.masks import any_of
from blazon.kernel.streams import share
from blazon_goofspiel.rules.state import PLAYERS, Phase, State

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_FIRST, _SECOND = np.uint8(0), np.uint8(1)
_PRIZE, _BID, _OVER = (np.uint8(phase) for phase in Phase)


@kernel
def actor(state: State) -> Any:
    """The decision maker: chance turns up a prize, then one player after the other bids."""
    if state.phase == _OVER:
        return OVER
    if state.phase == _PRIZE:
        return CHANCE
    return np.int64(state.player)


@kernel
def value(card: Any) -> Any:
    """A card's value: 1 for bit 0; 0 for no card."""
    bit: Any = np.uint64(card)
    return popcount((bit << _ONE) - _ONE) if card else _ZERO


@kernel
def _next_prizes(state: State) -> Any:
    """The prizes that can be turned up, as a set."""
    deck: Any = np.uint64(state.deck)
    if state.descending:
        return _highest(deck)
    return deck


@kernel
def _highest(cards: Any) -> Any:
    """The highest of some cards, as a bit."""
    last: Any = popcount(cards) - _ONE
    return _ONE << select(cards, last)


@kernel
def legal(state: State, mask: Any) -> None:
    """Fill the mask: the prizes that can be turned up, or the cards in the player's hand."""
    if state.phase == _PRIZE:
        mask.words[0] = _next_prizes(state)
    else:
        mask.words[0] = np.uint64(state.hand[np.uint64(state.player)])


@kernel
def pick(state: State, mask: Any, word: Any) -> Any:
    """A legal action chosen uniformly by 64 random bits."""
    legal(state, mask)
    return any_of(mask, word)


@kernel
def draw(state: State, word: Any) -> Any:
    """The prize to turn up, chosen uniformly by 64 random bits."""
    prizes = _next_prizes(state)
    return select(prizes, share(word, popcount(prizes)))


@kernel
def chance_weight(state: State, outcome: Any) -> Any:
    """Put every prize in the deck once."""
    return _ONE


@kernel
def _turn_up(state: State) -> None:
    """Turn both cards up: the higher one wins the prize. The game ends with the deck."""
    if state.bid[0] > state.bid[1]:
        state.points[0] += np.uint8(value(state.prize))
    elif state.bid[1] > state.bid[0]:
        state.points[1] += np.uint8(value(state.prize))
    for seat in range(PLAYERS):
        state.hand[seat] -= state.bid[seat]
        state.bid[seat] = np.uint16(0)
    state.prize = np.uint16(0)
    if state.deck == _ZERO:
        state.phase = _OVER
    else:
        state.phase = _PRIZE
        state.player = _FIRST


@kernel
def apply(state: State, action: Any) -> None:
    """Carry out one legal action, or turn up one prize."""
    card = np.uint16(_ONE << action)
    state.turn += np.uint8(1)
    if state.phase == _PRIZE:
        state.deck -= card
        state.prize = card
        state.phase = _BID
        return
    state.bid[np.uint64(state.player)] = card
    if state.player == _FIRST:
        state.player = _SECOND
    else:
        _turn_up(state)
