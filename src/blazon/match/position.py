"""One game being played: the object that most people meet."""

import secrets
from collections.abc import Iterable, Mapping
from copy import deepcopy
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import UNSET

from blazon.kernel import batch
from blazon.kernel.bits import members
from blazon.kernel.contract import NOBODY
from blazon.kernel.errors import ActionError, BadValue, GameOver, IllegalAction, MalformedToken
from blazon.kernel.game import Game, Options, Setup, States, Variant
from blazon.kernel.perft import perft
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.legal import LegalActions
from blazon.match.observation import Observation
from blazon.match.record import FORMAT, Record, Result
from blazon.match.registry import game as find_game

Action = str | int
"""An action as its token or as its number."""


class Position:
    """A game with its whole past.

    Made by ``blazon.new``. Everything that changes a game goes through it, and what an action was
    refused for leaves it as it was.
    """

    __slots__ = (
        "_actions",
        "_actor",
        "_drawn",
        "_logs",
        "_mask",
        "_states",
        "_tokens",
        "game",
        "names",
        "notes",
        "options",
        "seed",
        "setup",
        "variant",
    )

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        setup: Setup | None = None,
        actions: Iterable[Action] = (),
        seed: str | None = None,
    ) -> None:
        """A new game, or one with these actions played.

        Args:
            game: the game's name.
            options: options by name; defaults stand for those that are missing.
            setup: what is settled before the first action; dealt from the seed if not given.
            actions: tokens or numbers to be played at once.
            seed: any text; makes the deal, and chance drawn by ``roll``, reproducible.

        Raises:
            BadValue: for an unknown game, option or malformed setup.
            ActionError: for an action that cannot be played.
        """
        self.game: Game = find_game(game)
        self.options: Options = self.game.check_options(options or {}, setup)
        self.variant: Variant = self.game.variant(self.options)
        self.seed: str = secrets.token_hex(16) if seed is None else seed
        if setup is None:
            states = self.variant.blank()
            batch.deal(states, open_stream(self.seed, 0, Purpose.DEAL))
            self.setup: Setup = self.variant.setup_of(states)
        else:
            states = self.variant.start(setup)
            self.setup = deepcopy(setup)
        self._states: list[States] = [states]
        self._actions: list[int] = []
        self._drawn: list[int] = []  # which of the actions were outcomes of chance
        self._logs: dict[int | None, list[str]] = {}  # as far as each observer was told
        self._ask()
        self.names: tuple[str, ...] = tuple(f"Player {seat + 1}" for seat in range(self.players))
        self.notes: dict[str, Any] = {}
        for action in actions:
            self.play(action)

    def _room(self) -> tuple[States, npt.NDArray[Any], npt.NDArray[np.int64]]:
        """Arrays for a state, a mask, and who acts."""
        game = self.game
        return np.empty(1, game.state), np.empty(1, game.mask), np.empty(1, np.int64)

    def _note(self, masks: npt.NDArray[Any], answer: npt.NDArray[np.int64]) -> None:
        """Keep who acts now, what is legal, and what the actions are called."""
        self._actor = int(answer[0])
        self._mask = int.from_bytes(masks.tobytes(), "little")
        self._tokens = self.variant.tokens(self._states[-1])

    def _ask(self) -> None:
        """Look at the present state."""
        _, masks, answer = self._room()
        batch.look(self._states[-1], masks, answer)
        self._note(masks, answer)

    @property
    def states(self) -> States:
        """The present state record, hidden things included, in an array of its own."""
        return self._states[-1].copy()

    @property
    def actor(self) -> int | None:
        """Who acts now: a player's number; None at a chance event and at the end."""
        return self._actor if self._actor >= 0 else None

    @property
    def turn(self) -> int:
        """Whose turn it is; at the end, whose it was."""
        return self.variant.turn_player(self._states[-1])

    @property
    def turn_number(self) -> int:
        """How many turns have ended."""
        return self.variant.turn(self._states[-1])

    @property
    def phase(self) -> str:
        """What is asked for now; ``OVER`` at the end."""
        return self.variant.phase(self._states[-1])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._mask == 0

    @property
    def players(self) -> int:
        """How many players there are."""
        return int(self.options["players"])

    @property
    def legal(self) -> LegalActions:
        """The legal actions; at a chance event, its possible outcomes."""
        return LegalActions(self._mask, self._tokens)

    @property
    def actions(self) -> tuple[str, ...]:
        """The tokens of all actions so far, hidden outcomes included."""
        tokens = self.variant.tokens
        return tuple(
            tokens(states)[a] for states, a in zip(self._states, self._actions, strict=False)
        )

    def number(self, action: Action) -> int:
        """The number of a legal action; raises MalformedToken, IllegalAction or GameOver."""
        text = str(action)
        if self._mask == 0:
            raise GameOver(text, self.phase, ())
        if isinstance(action, str):
            if action in self._tokens:
                number = self._tokens.index(action)
                if self._mask >> number & 1:
                    return number
            elif not self.variant.is_token(action):
                raise MalformedToken(text, self.phase, list(self.legal))
        elif action >= 0 and self._mask >> action & 1:
            return int(action)
        raise IllegalAction(text, self.phase, list(self.legal))

    def play(self, action: Action) -> None:
        """Play one action; raises MalformedToken, IllegalAction or GameOver and changes nothing."""
        number = self.number(action)
        states, masks, answer = self._room()
        batch.step(self._states[-1], states, number, masks, answer)
        if self._actor < 0:
            self._drawn.append(len(self._actions))
        self._states.append(states)
        self._actions.append(number)
        self._note(masks, answer)

    def roll(self) -> str:
        """Draw the pending chance event from the game's seed and play it; returns its token.

        The outcome follows from the seed and from how many chance events there were before: nobody
        changes his luck by taking actions back.
        """
        if self._actor >= 0 or self.over:
            raise IllegalAction("roll", self.phase, list(self.legal))
        outcome = np.zeros(1, np.uint64)
        stream = open_stream(self.seed, len(self._drawn), Purpose.CHANCE)
        batch.chance(self._states[-1], stream, outcome)
        token = self._tokens[int(outcome[0])]
        self.play(token)
        return token

    def ways(self) -> dict[str, int]:
        """The outcomes of the pending chance event, and in how many equally likely ways each comes.

        >>> import blazon
        >>> blazon.new("rheingold").ways()
        {'d1': 1, 'd2': 1, 'd3': 1, 'd4': 1, 'd5': 1, 'd6': 1}
        """
        if self._actor >= 0 or self.over:
            return {}
        outcomes = np.array(members(self._mask), np.uint64)
        ways = np.zeros(len(outcomes), np.uint64)
        batch.weigh_chance(self._states[-1], outcomes, ways)
        return dict(zip(self.legal, ways.tolist(), strict=True))

    def chances(self) -> dict[str, Fraction]:
        """The exact probability of each outcome of the pending chance event, if there is one.

        >>> import blazon
        >>> blazon.new("rheingold").chances()["d6"]
        Fraction(1, 6)
        """
        ways = self.ways()
        total = sum(ways.values())
        return {token: Fraction(way, total) for token, way in ways.items()}

    @property
    def drawn(self) -> int:
        """How many chance events there have been."""
        return len(self._drawn)

    def reveals(self, count: int = 1) -> bool:
        """Whether somebody learnt something in the last actions: hidden before, or from chance."""
        last = len(self._actions) - count
        return any(moment >= last for moment in self._drawn) or any(
            self.variant.reveals(before, after) for before, after in pairwise(self._states[last:])
        )

    def undo(self, count: int = 1) -> None:
        """Take back the last actions; raises BadValue if there are not so many."""
        if not 1 <= count <= len(self._actions):
            raise BadValue("count", f"must be from 1 to {len(self._actions)}, the actions played")
        del self._states[-count:], self._actions[-count:]
        played = len(self._actions)
        self._drawn = [moment for moment in self._drawn if moment < played]
        for log in self._logs.values():
            del log[played:]
        self._ask()

    def copy(self) -> "Position":
        """A game of its own with the same past."""
        twin = Position.__new__(Position)
        twin.game, twin.options, twin.variant = self.game, self.options, self.variant
        twin.setup, twin.seed = self.setup, self.seed
        twin.names, twin.notes = self.names, dict(self.notes)
        twin._states, twin._actions = self._states.copy(), self._actions.copy()
        twin._drawn = self._drawn.copy()
        twin._logs = {observer: log.copy() for observer, log in self._logs.items()}
        twin._actor, twin._mask, twin._tokens = self._actor, self._mask, self._tokens
        return twin

    def score(self) -> dict[str, Any]:
        """``over``, ``totals``, ``winners`` and ``lines``, as if the game ended now."""
        states = self._states[-1]
        totals, standings = np.zeros((2, 1, self.players), np.int64)
        batch.count(states, totals, standings)
        return {
            "over": self.over,
            "totals": totals[0].tolist(),
            "winners": np.flatnonzero(standings[0] == standings.max()).tolist(),
            "lines": self.variant.score_lines(states),
        }

    def observe(self, observer: int | None) -> Observation:
        """What a player, or an onlooker (None), may know; raises BadValue."""
        if observer is not None and (
            type(observer) is not int or observer not in range(self.players)
        ):
            raise BadValue(
                "player", f"must be from 0 to {self.players - 1}, or null for an onlooker"
            )
        seen = np.zeros(1, self.game.state)
        observers = np.array([NOBODY if observer is None else observer], np.uint64)
        batch.observe(self._states[-1], seen, observers)
        return Observation(
            variant=self.variant,
            observer=observer,
            player=self.actor,
            turn=self.turn,
            phase=self.phase,
            legal=tuple(self.legal) if observer is not None and observer == self.actor else (),
            log=self._log(observer),
            states=seen,
        )

    def disclose(self) -> Observation:
        """What the acting player would know if nothing were hidden; for looking back at a game."""
        return Observation(
            variant=self.variant,
            observer=self.actor,
            player=self.actor,
            turn=self.turn,
            phase=self.phase,
            legal=tuple(self.legal) if self.actor is not None else (),
            log=self.actions,
            states=self.states,
            complete=True,
        )

    def _log(self, observer: int | None) -> tuple[str, ...]:
        """All actions so far, as an observer heard of them."""
        log = self._logs.setdefault(observer, [])
        for moment in range(len(log), len(self._actions)):
            token = self.variant.told(self._states[moment], self._actions[moment], observer)
            log.append(token)
        return tuple(log)

    def perft(self, depth: int) -> int:
        """Number of action sequences of that length from here; raises BadValue."""
        if depth < 0:
            raise BadValue("depth", "must be 0 or more")
        return perft(self._states[-1], depth, self.game.mask, self.game.longest)

    def turns(self) -> list[tuple[int, list[str]]]:
        """The actions by turn: whose turn it was, and its tokens."""
        turns: list[tuple[int, list[str]]] = []
        previous = -1
        for states, action in zip(self._states, self._actions, strict=False):
            number = self.variant.turn(states)
            if number != previous:
                turns.append((self.variant.turn_player(states), []))
                previous = number
            turns[-1][1].append(self.variant.tokens(states)[action])
        return turns

    @property
    def record(self) -> Record:
        """The whole truth of the game so far, hidden things included."""
        result = None
        if self.over:
            score = self.score()
            result = Result(totals=score["totals"], winners=score["winners"])
        return Record(
            format=FORMAT,
            game=self.game.name,
            options=self.options,
            setup=self.setup,
            players=list(self.names),
            actions=list(self.actions),
            result=result,
            **self.notes,
        )

    @staticmethod
    def load(record: Record, seed: str | None = None) -> "Position":
        """The game of a record, replayed and checked; raises BadValue that names the field."""
        position = Position(record.game, record.options, record.setup, seed=seed)
        if len(record.players) != position.players:
            raise BadValue("record.players", f"must be {position.players} names")
        for index, token in enumerate(record.actions):
            try:
                position.play(token)
            except ActionError as error:
                raise BadValue(f"record.actions[{index}]", str(error)) from error
        position.names = tuple(record.players)
        position.notes = {
            name: value
            for name in ("date", "event", "fairness")
            if (value := getattr(record, name)) is not UNSET
        }
        if record.result != position.record.result:
            raise BadValue("record.result", f"must be {position.record.result}, by its actions")
        return position

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, bytes, tuple[int, ...]]:
        """What makes two games the same: rules, deal and actions, all in the first state."""
        return self.game.name, self._states[0].tobytes(), tuple(self._actions)

    def __repr__(self) -> str:
        return (
            f"Position({self.game.name!r}, {self.options!r}, {self.setup!r}, "
            f"{list(self.actions)!r}, {self.seed!r})"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.game.name, self.options, self.setup, self._actions, self.seed)
        return Position, made, (None, {"names": self.names, "notes": dict(self.notes)})
