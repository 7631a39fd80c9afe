"""Many games at once, for learners.

    >>> import numpy as np
    >>> from blazon.envs import VectorGames
    >>> games = VectorGames("richelieu", 1000, seed=1, observe="scalars")
    >>> games.observation.shape
    (1000, 62)
    >>> for _ in range(10):
    ...     games.step(games.sample())
    >>> int(games.terminated.sum())
    0

A step is one decision in every game: chance is drawn inside. Each array belongs to the caller and
each step overwrites it. What happens in a game depends on the seed, the game's number and its
episode alone: not on the other games, nor on the number of threads.

Observations are made from what ``hide`` leaves of a position, so they contain nothing that the
observer may not know.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from blazon.envs.actions import ActionNumbers
from blazon.envs.sight import Array, Form, Sight
from blazon.kernel import vector
from blazon.kernel.columns import Column
from blazon.kernel.errors import BadValue
from blazon.kernel.game import States
from blazon.kernel.streams import STREAM, Purpose, keyed, seed_number
from blazon.match.registry import game as find_game

Legal = Literal["words", "lists", "masks"]
"""The legal actions as bits of 64-bit words, as lists, or as a byte for each action."""
Autoreset = Literal["next", "same", "off"]
"""When a game begins anew: with the step after its end, with the step of its end, or never."""
Illegal = Literal["raise", "lose"]
"""What an illegal action does: it is refused, or whoever chose it has lost that game."""
MOST_GAMES = 1 << 24
MOST_THREADS = 256


@dataclass(frozen=True)
class _Part:
    """Some of the games, and what a thread needs to work on them."""

    games: slice
    masks: Array
    seen: Array
    standings: Array


class VectorGames:
    """Many games of one kind, with the same options.

    Attributes:
        game: the game's name.
        variant: the game with its options.
        n: the number of games.
        players: the number of players of each.
        actions: the number of actions; an action is a number below it, see ``token``.
        player: ``int8[n]``; who moves, or -1 in a game that is over.
        rewards: ``float32[n, players]``; 0 until the end of a game. Then 1 for a win alone, and in
            sum 0; winners share. 0 if the game was cut off.
        terminated: ``bool[n]``; whether the last step ended the game.
        truncated: ``bool[n]``; whether it was cut off instead.
        legal: the legal actions; ``uint64[n, words]``, ``int16[n, actions]`` filled up with -1, or
            ``int8[n, actions]``.
        counts: with lists, ``int32[n]``: their lengths; otherwise None.
        totals: ``int64[n, players]``; the points of each game that ended, until another ends.
        lengths: ``int64[n]``; the number of steps of each game.
        episodes: ``uint64[n]``; how many games have ended there before.
        observations: what the observers see, by form; ``[n, …]``, or ``[n, players, …]`` for all.
        final: with ``autoreset="same"``, the same for the games that ended in the last step, in
            order.
    """

    def __init__(  # noqa: PLR0913 (each is a choice of the caller's)
        self,
        game: str,
        n: int,
        seed: int | str | Sequence[int],
        *,
        seat: int | None = None,
        observe: Form | Sequence[Form] = "scalars",
        view: Literal["actor", "all"] | int = "actor",
        legal: Legal = "words",
        autoreset: Autoreset = "next",
        illegal: Illegal = "raise",
        longest: int | None = None,
        threads: int = 1,
        out: Mapping[str, Array] | None = None,
        **options: Any,
    ) -> None:
        """Deal ``n`` games.

        Args:
            game: the game's name.
            n: the number of games.
            seed: a whole number or any text; or a whole number for each game, which then equals the
                only game with that seed.
            seat: the only seat that you play; the others choose at random. By default, you play
                all.
            observe: the forms of observations; those without columns are unknown to the game.
            view: the observers: whoever moves (at the end, whoever moved last), all players, or
                one seat.
            legal: the form of the legal actions.
            autoreset: when a game begins anew.
            illegal: what an illegal action does.
            longest: the number of steps after which a game is cut off; by default, that of the
                longest action sequence that the game allows.
            threads: how many threads share the work.
            out: arrays to write into, by the names of the attributes above and of the forms.
            options: the game's options.

        Raises:
            BadValue: for an unknown game, option or form, or an array that does not fit.
        """
        rules = find_game(game)
        self.game, self.n = game, _number("n", n, MOST_GAMES)
        self.variant = rules.variant(rules.check_options(options))
        self.players = int(self.variant.options["players"])
        self.autoreset: Autoreset = _choice("autoreset", autoreset, Autoreset)
        self._is_strict = _choice("illegal", illegal, Illegal) == "raise"
        self._form: Legal = _choice("legal", legal, Legal)
        self._longest = rules.longest if longest is None else _number("longest", longest, 1 << 40)
        self._numbers, self._sight = ActionNumbers(self.variant), Sight(self.variant)
        self.actions = self._numbers.count
        self._seat = np.int64(-1 if seat is None else self._checked_seat("seat", seat))
        self._observers, self._follows = self._watch(view)
        self._given = dict(out or {})
        self._lay_out([observe] if isinstance(observe, str) else list(observe))
        self._start = self.variant.blank()
        self._states = np.repeat(self._start, n)
        self._streams, self._rivals, self._chosen = np.zeros((3, n), STREAM)
        self._seeds, self._names = np.zeros((2, n), np.uint64)
        self._parts = list(self._divided(_number("threads", threads, MOST_THREADS)))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed=seed)

    def _watch(self, view: str | int) -> tuple[npt.NDArray[np.int8], bool]:
        """The observers of each game, and whether they are those who move."""
        if view == "actor":
            return np.zeros((self.n, 1), np.int8), True
        if view == "all":
            return np.tile(np.arange(self.players, dtype=np.int8), (self.n, 1)), False
        seat = self._checked_seat("view", view, "actor, all, or ")
        return np.full((self.n, 1), seat, np.int8), False

    def _checked_seat(self, name: str, seat: object, others: str = "") -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadValue(name, f"must be {others}a seat from 0 to {self.players - 1}")
        return seat

    def _lay_out(self, forms: Sequence[Form]) -> None:
        """Make the arrays, or take those given."""
        n, players = self.n, self.players
        self.player = self._array("player", np.int8, n)
        self.rewards = self._array("rewards", np.float32, n, players)
        self.terminated = self._array("terminated", np.bool_, n)
        self.truncated = self._array("truncated", np.bool_, n)
        self.totals = self._array("totals", np.int64, n, players)
        self.lengths = self._array("lengths", np.int64, n)
        self.episodes = self._array("episodes", np.uint64, n)
        size, dtype = {
            "words": (-(-self.actions // 64), np.uint64),
            "lists": (self.actions, np.int16),
            "masks": (self.actions, np.int8),
        }[self._form]
        self.legal = self._array("legal", dtype, n, size)
        is_words = self._form == "words"
        self._words = self.legal if is_words else np.zeros((n, -(-self.actions // 64)), np.uint64)
        self.counts = self._array("counts", np.int32, n) if self._form == "lists" else None
        self._rows: dict[Form, Array] = {}
        """The same memory as the observations, with an axis for the observers."""
        self.observations: dict[Form, Array] = {}
        self._sight.check(forms)
        for form in forms:
            shape, observers = self._sight.shape(form), self._observers.shape[1]
            watched = (observers,) if observers > 1 else ()
            rows = self._array(form, self._sight.dtype(form), n, *watched, *shape)
            self.observations[form] = rows
            self._rows[form] = rows.reshape(n, observers, *shape)
        self.final: dict[Form, Array] = {}
        if self._given:
            known = "player rewards terminated truncated totals lengths episodes legal counts"
            raise BadValue(f"out.{next(iter(self._given))}", f"is unknown; known: {known}, forms")

    def _array(self, name: str, dtype: npt.DTypeLike, *shape: int) -> Array:
        given = self._given.pop(name, None)
        if given is None:
            return np.zeros(shape, dtype)
        fits = isinstance(given, np.ndarray) and given.shape == shape and given.dtype == dtype
        if not fits or not (given.flags.c_contiguous and given.flags.writeable):
            kind = np.dtype(dtype).name
            raise BadValue(f"out.{name}", f"must be a writable contiguous {kind} array {shape}")
        return given

    def _divided(self, threads: int) -> Iterator[_Part]:
        ends = np.linspace(0, self.n, min(threads, self.n) + 1).astype(int).tolist()
        for begin, end in pairwise(ends):
            yield _Part(
                slice(begin, end),
                np.zeros(1, self.variant.game.mask),
                self._sight.scratch(),
                np.zeros(self.players, np.int64),
            )

    def _each(self, work: Callable[[_Part], Any]) -> None:
        """Work on each part of the games, in threads if there are several."""
        if self._pool is None:
            work(self._parts[0])
        else:
            first, *rest = self._parts
            others = [self._pool.submit(work, part) for part in rest]
            work(first)
            for other in others:
                other.result()

    @property
    def observation(self) -> Array:
        """What the observers see, in the first form."""
        return next(iter(self.observations.values()))

    def columns(self, form: Form) -> Sequence[Column]:
        """The names and meanings of the scalars, or of the planes; raises BadValue."""
        return self._sight.columns(form)

    def reset(
        self,
        which: npt.NDArray[np.bool_] | None = None,
        seed: int | str | Sequence[int] | None = None,
    ) -> None:
        """Begin games anew.

        Args:
            which: ``bool[n]``, the games; by default all.
            seed: as for new games, which begin with their first episode; by default, the games go
                on with their next ones.
        """
        every = np.ones(self.n, np.bool_) if which is None else np.asarray(which, np.bool_)
        if every.shape != (self.n,):
            raise BadValue("which", f"must be {self.n} truth values")
        if seed is None:
            self.episodes += every
        else:
            self._set_seed(seed, every)
        for array in (self.rewards, self.terminated, self.truncated):
            array[every] = 0
        self._each(lambda part: self._begin(part, every))
        self.show()

    def _set_seed(self, seed: int | str | Sequence[int], which: npt.NDArray[np.bool_]) -> None:
        """Give some games the keys of their random streams, and their numbers under these keys."""
        if isinstance(seed, int | str):
            number = seed_number(seed) if isinstance(seed, str) else np.uint64(seed % 2**64)
            seeds, names = np.full(self.n, number), np.arange(self.n, dtype=np.uint64)
        else:
            seeds = np.array([one % 2**64 for one in seed], np.uint64)
            names = np.zeros(self.n, np.uint64)
        if seeds.shape != (self.n,):
            raise BadValue("seed", f"must be one whole number or text, or {self.n} whole numbers")
        self._seeds[which], self._names[which] = seeds[which], names[which]
        self._chosen[which] = keyed(seeds, names, Purpose.PLAYOUT)[which]
        self.episodes[which] = 0

    def _begin(self, part: _Part, which: npt.NDArray[np.bool_]) -> None:
        games = part.games
        vector.begin(
            self._start,
            self._states[games],
            self._streams[games],
            self._rivals[games],
            part.masks,
            self._seat,
            which[games],
            self._seeds[games],
            self._names[games],
            self.episodes[games],
            self.lengths[games],
            self._numbers.places,
            self._words[games],
            self.player[games],
        )

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """Play an action in each game.

        Args:
            actions: ``int32[n]``; it is ignored where a game is over.

        Raises:
            BadValue: if an action is not legal; then nothing has changed. With ``illegal="lose"``,
                whoever chose it gets -1, and the others share its cost.
        """
        given = np.ascontiguousarray(actions, np.int32)
        if given.shape != (self.n,):
            raise BadValue("actions", f"must be {self.n} whole numbers")
        most = np.int64(self.actions)
        if (
            self._is_strict
            and (wrong := int(vector.first_illegal(self._words, self.player, given, most))) >= 0
        ):
            known = " ".join(
                f"{number}({self.token(wrong, number)})" for number in self.legal_in(wrong)
            )
            raise BadValue(f"actions[{wrong}]", f"must be one of {known}, not {given[wrong]}")
        if self.autoreset == "same":
            self._each(lambda part: self._advance(part, given))
            ended = self.terminated | self.truncated
            self.final = self._seen_in(np.flatnonzero(ended))
            self._each(lambda part: self._go_on(part, ended))
            return
        over = self.player < 0
        is_next = self.autoreset == "next"

        def work(part: _Part) -> None:
            self._advance(part, given)
            self._go_on(part, over if is_next else None)

        self._each(work)

    def _go_on(self, part: _Part, anew: npt.NDArray[np.bool_] | None) -> None:
        """Begin some games anew, and show all of a part."""
        if anew is not None and anew[part.games].any():
            self.episodes[part.games] += anew[part.games]
            self._begin(part, anew)
        self._show_part(part)

    def _advance(self, part: _Part, actions: npt.NDArray[np.int32]) -> None:
        games = part.games
        vector.advance(
            self._states[games],
            self._streams[games],
            self._rivals[games],
            part.masks,
            self._seat,
            actions[games],
            self._numbers.raw,
            self.lengths[games],
            np.int64(self._longest),
            np.int64(0 if self._is_strict else self.actions),
            self._numbers.places,
            self._words[games],
            self.player[games],
            self.rewards[games],
            self.terminated[games],
            self.truncated[games],
            self.totals[games],
            part.standings,
        )

    def show(self) -> None:
        """Write the legal actions and the observations again."""
        self._each(self._show_part)

    def _show_part(self, part: _Part) -> None:
        games, players = part.games, self.player[part.games]
        if self._follows:
            np.copyto(self._observers[games, 0], players, where=players >= 0)
        if self.counts is not None:
            vector.list_legal(self._words[games], self.legal[games], self.counts[games])
        elif self._form == "masks":
            vector.mask_legal(self._words[games], self.legal[games])
        for form, rows in self._rows.items():
            self._sight.write(
                form, self._states[games], self._observers[games], rows[games], part.seen
            )

    def _seen_in(self, games: npt.NDArray[np.intp]) -> dict[Form, Array]:
        """What the observers see now in some games."""
        found: dict[Form, Array] = {}
        for form, rows in self._rows.items():
            some = np.zeros((len(games), *rows.shape[1:]), rows.dtype)
            observers, seen = self._observers[games], self._parts[0].seen
            if len(games):
                self._sight.write(form, self._states[games], observers, some, seen)
            found[form] = some.reshape(len(games), *self.observations[form].shape[1:])
        return found

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal action of each game, each equally likely; -1 in a game that is over."""
        actions = np.zeros(self.n, np.int32)
        self._each(
            lambda part: vector.choose(
                self._words[part.games], self._chosen[part.games], actions[part.games]
            )
        )
        return actions

    def put(self, games: int | Sequence[int], states: States) -> None:
        """Put positions into games, such as ``Position.disclose().states``.

        The games go on from there, with their own streams of chance. In each, a player must be to
        move, or the game be over.

        Args:
            games: the number of one game, or of several.
            states: a state for each of them.
        """
        which = np.atleast_1d(np.asarray(games, np.intp))
        words, players = self._words[which], self.player[which]
        self._states[which] = states
        vector.look(self._states[which], self._parts[0].masks, self._numbers.places, words, players)
        self._words[which], self.player[which] = words, players
        self.show()

    def legal_in(self, index: int) -> list[int]:
        """The legal actions of one game."""
        bits = np.unpackbits(self._words[index].view(np.uint8), bitorder="little")
        return np.flatnonzero(bits).tolist()

    def token(self, index: int, action: int) -> str:
        """The token of an action in one game's present phase; raises IndexError."""
        return self._numbers.token(self._states[index : index + 1], action)

    def number(self, index: int, token: str) -> int:
        """The action with a token in one game's present phase; raises ValueError."""
        return self._numbers.number(self._states[index : index + 1], token)

    @property
    def states(self) -> States:
        """The true positions, with everything that is hidden: for tests, not for players."""
        return self._states

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def _number(name: str, value: object, most: int) -> int:
    if type(value) is not int or not 1 <= value <= most:
        raise BadValue(name, f"must be a whole number from 1 to {most}")
    return value


def _choice(name: str, value: Any, kind: Any) -> Any:
    if value not in get_args(kind):
        raise BadValue(name, f"must be one of {' '.join(get_args(kind))}")
    return value
