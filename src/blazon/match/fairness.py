"""Verifiable chance: a secret, committed to before the game and revealed after it.

Before the first action, the dealer publishes the SHA-256 of a 256-bit secret. Each seat may add its
own text; in the second scheme, all texts are sealed before any is shown. Every number for the deal
and the dice comes from HMAC-SHA-256, keyed with the secret, of those texts and the number's
purpose. After the game the dealer reveals the secret, and anybody can draw the same numbers again:
``docs/tables/fairness.md`` describes both schemes, with a program that does not need Blazon.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from blazon.kernel.errors import BadValue
from blazon.kernel.game import Setup, Variant
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.match.registry import game as find_game
from blazon.match.seals import SEALED_SCHEME, draw_message, is_seal, seal_of, share_of

PLAIN_SCHEME = "hmac-sha256/1"
SECRET_BYTES = 32
_RANGE = 1 << 256


@dataclass(frozen=True)
class Sealing:
    """The sealing of the texts in the second scheme."""

    round: int
    """The round; 1 if there was no restart after a text was shown."""
    seals: tuple[str | None, ...]
    """Each seat's seal; None for seats that did not take part."""


@dataclass(frozen=True)
class Fairness:
    """The secret of one game and the seats' texts."""

    secret: bytes
    """32 bytes."""
    texts: tuple[str, ...]
    """A text from each seat, perhaps empty."""
    first: int | None = None
    """The first player, if the players chose one; otherwise it is drawn."""
    sealing: Sealing | None = None
    """The sealing in the second scheme; None in the first."""

    @property
    def scheme(self) -> str:
        """The name and version of the method for drawing numbers."""
        return PLAIN_SCHEME if self.sealing is None else SEALED_SCHEME

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret as hexadecimal digits, published before the game."""
        return commitment(self.secret)

    def draw(self, purpose: str, number: int, bound: int) -> int:
        """The number-th number for a purpose, each below ``bound`` equally likely."""
        unfair = _RANGE % bound  # the highest values, which would favour low numbers
        attempt = 0
        while True:
            message = self._message(purpose, number, attempt)
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
            if value < _RANGE - unfair:
                return value % bound
            attempt += 1

    def _message(self, purpose: str, number: int, attempt: int) -> bytes:
        if self.sealing is None:
            return json.dumps([*self.texts, purpose, number, attempt]).encode()
        shares = [share_of(text) for text in self.texts]
        return draw_message(self.sealing.round, shares, purpose, number, attempt)

    def _dealing(self) -> Callable[[int], int]:
        """Draws the numbers for a deal, one after the other."""
        drawn = 0

        def draw(bound: int) -> int:
            nonlocal drawn
            drawn += 1
            return self.draw("deal", drawn - 1, bound)

        return draw

    def setup(self, variant: Variant) -> Setup:
        """Deal the setup of a game of this variant."""
        setup = variant.deal(self._dealing())
        return setup if self.first is None else {**setup, "first": self.first}

    def outcome(self, game: Position) -> str:
        """The token of the pending chance event, from the number of events before it."""
        ways = game.chance_weights()
        place = self.draw("chance", game.drawn, sum(ways.values()))
        for token, way in ways.items():
            if place < way:
                return token
            place -= way
        raise AssertionError("a number below the sum of all ways is in one of them")

    def to_record(self, *, over: bool) -> dict[str, Any]:
        """The fairness part of a record; it has the secret only after the end."""
        found: dict[str, Any] = {
            "scheme": self.scheme,
            "commitment": self.commitment,
            "texts": list(self.texts),
        }
        if self.sealing is not None:
            found |= {"round": self.sealing.round, "seals": list(self.sealing.seals)}
        if self.first is not None:
            found["first"] = self.first
        if over:
            found["secret"] = self.secret.hex()
        return found


def new_secret() -> bytes:
    """Make a secret of 256 bits."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret as hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def fair_position(game: str, options: Mapping[str, Any], fairness: Fairness) -> Position:
    """Deal a new game from the secret; chance events are not drawn yet."""
    rules = find_game(game)
    setup = fairness.setup(rules.variant(rules.check_options(options)))
    return Position(game, options, setup, seed="")


def verify(record: Record) -> int:
    """Draw the deal and every chance event of a record again; returns the number of events.

    Raises:
        BadValue: if the record has no revealed secret, or an outcome was not drawn from it.
    """
    fairness = revealed(record)
    game = fair_position(record.game, record.options, fairness)
    if game.setup != record.setup:
        raise BadValue("record.setup", "was not dealt from the secret")
    for index, token in enumerate(record.actions):
        if game.actor is None and not game.over:
            drawn = fairness.outcome(game)
            if token != drawn:
                raise BadValue(
                    f"record.actions[{index}]", f"is {token}, but the secret gives {drawn}"
                )
        game.play(token)
    return game.drawn


def revealed(record: Record) -> Fairness:
    """The fairness part of a finished game's record; raises BadValue if its parts do not fit."""
    found = record.fairness
    if not isinstance(found, dict) or found.get("scheme") not in (PLAIN_SCHEME, SEALED_SCHEME):
        message = f"must be present, with the scheme {PLAIN_SCHEME} or {SEALED_SCHEME}"
        raise BadValue("record.fairness", message)
    if "secret" not in found:
        raise BadValue("record.fairness.secret", "is not revealed before the game has ended")
    try:
        secret = bytes.fromhex(found["secret"])
    except (TypeError, ValueError) as error:
        raise BadValue("record.fairness.secret", "must be hexadecimal digits") from error
    if len(secret) != SECRET_BYTES or commitment(secret) != found.get("commitment"):
        raise BadValue("record.fairness.secret", "does not match the commitment")
    texts, first = found.get("texts"), found.get("first")
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadValue("record.fairness.texts", "must be a text for each seat")
    if first is not None and type(first) is not int:
        raise BadValue("record.fairness.first", "must be a player's number")
    sealing = None if found["scheme"] == PLAIN_SCHEME else _sealing(record, found)
    return Fairness(secret, tuple(texts), first, sealing)


def _sealing(record: Record, found: dict[str, Any]) -> Sealing:
    """The sealing of the texts; raises BadValue if they do not match their seals."""
    round_, seals, texts = found.get("round"), found.get("seals"), found["texts"]
    if type(round_) is not int or round_ < 1:
        raise BadValue("record.fairness.round", "must be a number from 1")
    if not isinstance(seals, list) or not all(seal is None or is_seal(seal) for seal in seals):
        message = "must be 64 lowercase hexadecimal digits or null for each seat"
        raise BadValue("record.fairness.seals", message)
    for name, values in (("texts", texts), ("seals", seals)):
        if len(values) != len(record.players):
            raise BadValue(f"record.fairness.{name}", "must have an entry for each player")
    for seat, (text, seal) in enumerate(zip(texts, seals, strict=True)):
        if seal is not None and seal_of(text) != seal:
            raise BadValue(f"record.fairness.texts[{seat}]", "does not match its seal")
    return Sealing(round_, tuple(seals))
