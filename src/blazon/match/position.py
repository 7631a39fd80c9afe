"""A game in progress: the object that most programs use."""

import json
import secrets
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import UNSET

from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.errors import ActionError, BadValue, IllegalAction
from blazon.kernel.game import Game, Options, Setup, Variant
from blazon.kernel.layout import one_record
from blazon.kernel.options import as_recorded
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.growing import Growing
from blazon.match.history import ARRAY_BYTES, Snapshot, Step
from blazon.match.logs import Logs, complete_logs, first_of_logs, log_of
from blazon.match.observation import Observation
from blazon.match.recall import Digests, digest
from blazon.match.record import FORMAT, Record, Result
from blazon.match.registry import game as find_game
from blazon.match.situation import Action, Situation

if TYPE_CHECKING:
    from blazon.match.solving import Knowledge, Objective, Solution


@lru_cache(16)
def _observers(observer: int | None) -> npt.NDArray[np.uint64]:
    """An observer in the form that kernels take."""
    return np.array([NOBODY if observer is None else observer], np.uint64)


def _shared(setup: Setup, options: Options) -> Setup:
    """A setup in which a table that is also an option, such as a map, is the option's object."""
    return {
        key: options[key]
        if isinstance(value, dict) and key in options and options[key] == value
        else value
        for key, value in setup.items()
    }


class Position(Situation):
    """A game with its whole history.

    Create one with ``blazon.new`` or ``blazon.load``. Players are numbered from 0, in the order of
    their seats. A refused action changes nothing.

    Two positions are equal if they have the same game, options, setup and actions; the seed and
    the players' names do not count.

    Attributes:
        game: the game that is being played; ``game.name`` is its name.
        options: the game's options by name, defaults included.
        setup: everything settled before the first action, hidden things included.
        seed: the text from which the deal and the outcomes of chance are drawn.
        names: the players' names, by seat.
        metadata: the optional fields of the record: ``date``, ``event``, ``fairness``.
        variant: the game with its options settled: its notation, views and score lines.
    """

    __slots__ = (
        "_digests",
        "_logs",
        "_next",
        "_now",
        "_written",
        "metadata",
        "names",
        "seed",
        "setup",
    )

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        setup: Setup | None = None,
        actions: Iterable[Action] = (),
        seed: str | None = None,
    ) -> None:
        """Start a game, and play these actions.

        Args:
            game: the game's name.
            options: options by name; the others have their defaults.
            setup: everything settled before the first action; dealt from the seed if not given.
            actions: tokens or numbers to play right away.
            seed: any text; makes the deal, and the outcomes drawn by ``roll``, reproducible.

        Raises:
            BadValue: if the game or an option is unknown, or an option or the setup is malformed.
            ActionError: if one of the actions cannot be played.
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
            self.setup = _shared(msgspec.to_builtins(setup), self.options)
        self._now, self._states = Snapshot(states), states
        self._written: tuple[str, ...] = ()  # the actions' tokens, as far as anybody has asked
        self._logs: Logs = {}
        self._digests: Digests = {}
        self._next: tuple[int, Position] | None = None  # what ``after`` has found
        self._ask()
        self.names: tuple[str, ...] = tuple(f"Player {seat + 1}" for seat in range(self.players))
        self.metadata: dict[str, Any] = {}
        for action in actions:
            self.play(action)

    @property
    def actions(self) -> tuple[str, ...]:
        """The tokens of all actions so far, outcomes of chance and hidden ones included."""
        written = self._written
        if len(written) < self._now.played:
            new, tokens = self.steps(len(written)), self.variant.tokens
            self._written = written = (
                *written,
                *[tokens(step.before)[step.action] for step in new],
            )
        return written

    def play(self, action: Action) -> None:
        """Play one action; outcomes of chance are actions too.

        Raises:
            MalformedToken: if the text is not a token of the game's notation.
            IllegalAction: if the action is not legal now.
            GameOver: if the game has ended.
        """
        number = self.number(action)
        states, masks, answer = self._room()
        batch.step(self._states, states, number, masks, answer)
        self._now = self._now.after(number, states, drawn=self._actor < 0)
        self._states, self._next = states, None
        self._note(masks, answer)

    def after(self, action: Action) -> "Position":
        """Return the position after one more action; do not change it. This one stays as it is.

        The same action returns the same object again. Raises the same errors as ``play``.
        """
        number = self.number(action)
        if self._next is None or self._next[0] != number:
            following = self.copy()
            following.play(number)
            self._next = number, following
        return self._next[1]

    def roll(self) -> str:
        """Draw the outcome of the pending chance event from the seed, and play it.

        The outcome depends only on the seed and on the number of earlier chance events, so undoing
        actions does not change it.

        Returns:
            The token of the outcome.

        Raises:
            IllegalAction: if no chance event is pending.
        """
        if self._actor >= 0 or self.over:
            raise IllegalAction("roll", self.phase, list(self.legal))
        outcome = np.zeros(1, np.uint64)
        stream = open_stream(self.seed, self._now.drawn, Purpose.CHANCE)
        batch.chance(self._states, stream, outcome)
        token = self._tokens[int(outcome[0])]
        self.play(token)
        return token

    @property
    def drawn(self) -> int:
        """The number of chance events so far."""
        return self._now.drawn

    def reveals(self, count: int = 1) -> bool:
        """Whether the last actions revealed something to somebody: hidden information, or a draw.

        Args:
            count: how many of the last actions to check.
        """
        return any(
            step.is_drawn or self.variant.reveals(step.before, step.after)
            for step in self.steps(self._now.played - count)
        )

    def forget_states(self) -> None:
        """Use less memory for earlier states; going back to them then takes a little longer."""
        self._now.forget_states()

    @property
    def kept_bytes(self) -> int:
        """Approximate bytes in memory for the states of the game so far."""
        return self._now.kept_states * (self.game.state.itemsize + ARRAY_BYTES)

    def undo(self, count: int = 1) -> None:
        """Undo the last actions.

        Args:
            count: how many actions to undo.

        Raises:
            BadValue: if ``count`` is less than 1 or more than the actions played.
        """
        if not 1 <= count <= self._now.played:
            raise BadValue("count", f"must be from 1 to {self._now.played}, the actions played")
        self._now, self._states = self._now.back(count).restored(self.game.mask)
        played = self._now.played
        self._written = self._written[:played]
        self._logs, self._next = first_of_logs(self._logs, played), None
        self._digests = {one: seen for one, seen in self._digests.items() if seen[0] <= played}
        self._ask()

    def copy(self) -> "Position":
        """An independent position with the same history."""
        twin = Position.__new__(Position)
        twin.game, twin.options, twin.variant = self.game, self.options, self.variant
        twin.setup, twin.seed = self.setup, self.seed
        twin.names, twin.metadata = self.names, dict(self.metadata)
        twin._now, twin._states = self._now, self._states
        twin._written, twin._logs = self._written, self._logs.copy()
        twin._digests = self._digests.copy()
        twin._actor, twin._mask, twin._tokens = self._actor, self._mask, self._tokens
        twin._next = self._next
        return twin

    def observe(self, observer: int | None) -> Observation:
        """What an observer may know of the game, and nothing else.

        Args:
            observer: a player's number, or None for an onlooker.

        Raises:
            BadValue: if there is no such player.
        """
        self._check_observer(observer)
        seen = one_record(self.game.state)
        batch.observe(self._states, seen, _observers(observer))
        return Observation(
            variant=self.variant,
            observer=observer,
            player=self.actor,
            turn=self.turn,
            phase=self.phase,
            legal=tuple(self.legal) if observer is not None and observer == self.actor else (),
            shared_log=log_of(self._logs, self.variant, observer, self._now),
            states=seen,
        )

    def _check_observer(self, observer: int | None) -> None:
        if observer is not None and (
            type(observer) is not int or observer not in range(self.players)
        ):
            raise BadValue(
                "player", f"must be from 0 to {self.players - 1}, or null for an onlooker"
            )

    def recall(self, observer: int | None) -> str:
        """All that an observer has seen so far, as a text: an information state.

        It has the actions' tokens in order, with hidden outcomes as the observer saw them, and a
        digest of every view. The texts of two games with the same options are equal if the observer
        cannot tell the games apart, and differ otherwise.

        Args:
            observer: a player's number, or None for an onlooker.

        Raises:
            BadValue: if there is no such player.

        >>> import blazon
        >>> game = blazon.new("richelieu", seed="recall")
        >>> game.play("A1")
        >>> game.recall(0).startswith("p0 A1 ")
        True
        """
        self._check_observer(observer)
        log = log_of(self._logs, self.variant, observer, self._now)
        known, first = self._digests.get(observer), self.variant.start(self.setup)
        start = known[0] if known else 0
        later = zip(log[start:], (step.after for step in self.steps(start)), strict=True)
        self._digests[observer] = found = digest(known, first, later, _observers(observer))
        return " ".join(["onlooker" if observer is None else f"p{observer}", *log, found[1].hex()])

    def disclose(self) -> Observation:
        """What the player to move would know if nothing were hidden; for reviews."""
        return Observation(
            variant=self.variant,
            observer=self.actor,
            player=self.actor,
            turn=self.turn,
            phase=self.phase,
            legal=tuple(self.legal) if self.actor is not None else (),
            shared_log=Growing(self.actions),
            states=self.states,
            complete=True,
        )

    def note_logs(self) -> None:
        """Compute every observer's log now, so that later observations are quick."""
        self._logs = complete_logs(self._logs, self.variant, self.players, self._now)

    def solve(
        self,
        objective: "Objective" = "win",
        nodes: int | None = None,
        knowledge: "Knowledge" = "open",
    ) -> "Solution | None":
        """Find the value of the position under best play by everybody.

        With two players and no chance to come, the value is what each player who knows everything
        can be sure of; with ``own`` knowledge, an exact value is what the player to move can be
        sure of. Otherwise each player takes their best action, the first of equally good ones
        (max^n), and a chance event counts by its probabilities.

        Args:
            objective: ``win``: to win, and only then to lead by as much as possible; ``margin``: to
                lead by as much as possible, and only then to win.
            nodes: the number of positions at which to give up; by default, about ten seconds'
                worth.
            knowledge: ``open``: everybody knows everything; ``own``: the acting player knows only
                what that player may know, as in ``Observation.solve``.

        Returns:
            The solution; None if there are more positions than that.

        Raises:
            BadValue: for an unknown objective or knowledge, a number of nodes below 1, or ``own``
                at a chance event, where nobody acts.

        >>> import blazon
        >>> game = blazon.new("richelieu", seed="a")
        >>> while game.states["table"].item().bit_count() > 1:
        ...     game.play(next(iter(game.legal)))
        >>> game.solve().claim
        'exact'
        """
        from blazon.match.solving import KNOWLEDGE, solve_open

        if knowledge not in KNOWLEDGE:
            raise BadValue("knowledge", f"must be one of {', '.join(KNOWLEDGE)}")
        if knowledge == "open" or self.over:
            return solve_open(self.variant, self.states, objective, nodes)
        if self.actor is None:
            raise BadValue("knowledge", "must be open at a chance event, where nobody acts")
        return self.observe(self.actor).solve(objective, nodes)

    def turns(self) -> list[tuple[int, list[str]]]:
        """The actions by turn: for each turn, its player and its tokens."""
        turns: list[tuple[int, list[str]]] = []
        previous = -1
        for step in self.steps():
            number = self.variant.turn(step.before)
            if number != previous:
                turns.append((self.variant.turn_player(step.before), []))
                previous = number
            turns[-1][1].append(self.variant.tokens(step.before)[step.action])
        return turns

    @property
    def result(self) -> Result | None:
        """The result; None before the end."""
        if not self.over:
            return None
        score = self.score()
        return Result(totals=score["totals"], winners=score["winners"])

    @property
    def record(self) -> Record:
        """The record of the game so far, hidden things included."""
        return Record(
            format=FORMAT,
            game=self.game.name,
            options=self.options,
            setup=self.setup,
            players=list(self.names),
            actions=list(self.actions),
            result=self.result,
            **self.metadata,
        )

    @staticmethod
    def load(record: Record, seed: str | None = None) -> "Position":
        """Replay a record, checking every action.

        Args:
            record: the record.
            seed: the seed from which ``roll`` draws if the game goes on.

        Raises:
            BadValue: if an action is illegal, or the players or the result do not fit the
                actions; the error names the field.
        """
        options = as_recorded(record.options)
        position = Position(record.game, options, record.setup, seed=seed)
        if len(record.players) != position.players:
            raise BadValue("record.players", f"must be {position.players} names")
        for index, token in enumerate(record.actions):
            try:
                position.play(token)
            except ActionError as error:
                raise BadValue(f"record.actions[{index}]", str(error)) from error
        position.names = tuple(record.players)
        position.metadata = {
            name: value
            for name in ("date", "event", "fairness")
            if (value := getattr(record, name)) is not UNSET
        }
        if record.result != (found := position.result):
            right = "null, as its actions do not end the game"
            if found is not None:
                right = f"{json.dumps(msgspec.to_builtins(found))}, by its actions"
            raise BadValue("record.result", f"must be {right}")
        return position

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, bytes, tuple[int, ...]]:
        """What equal games share: their rules, deal and actions."""
        _, first = self._now.back(self._now.played).restored(self.game.mask)
        return self.game.name, first.tobytes(), self._now.numbers()

    def steps(self, start: int = 0) -> Iterator[Step]:
        """Each action from number ``start`` on, between its states, hidden things included."""
        return self._now.steps(self.game.mask, start)

    def __repr__(self) -> str:
        return (
            f"Position({self.game.name!r}, {self.options!r}, {self.setup!r}, "
            f"{list(self.actions)!r}, {self.seed!r})"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.game.name, self.options, self.setup, self._now.numbers(), self.seed)
        return Position, made, (None, {"names": self.names, "metadata": dict(self.metadata)})
