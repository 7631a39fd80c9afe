"""What a game offers beside its compiled rules: names, options, notation."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.options import Options as DeclaredOptions

States = npt.NDArray[Any]
"""An array of a game's state records; one position is an array of length one."""
Options = dict[str, Any]
"""A game's options by name, with all defaults filled in."""
Setup = dict[str, Any]
"""What is settled before the first action, as plain JSON values."""


class Game(ABC):
    """One game. Its compiled rules are registered under ``state`` with the kernel's contract."""

    name: str
    """The name used in commands, records and the protocol."""
    state: np.dtype[Any]
    """The record of one position."""
    mask: np.dtype[Any]
    """The record of a set of actions."""
    workspace: np.dtype[Any]
    """The record of what evaluating positions wants at hand; ``prepare`` fills it."""
    features: tuple[str, ...] = ()
    """The names of what a judge weighs, in the order of the kernel ``features``; none where games
    are played to their end."""
    actions: int
    """How many different actions there are; an action is a number below that."""
    longest: int
    """Action sequences that are longer do not exist, or are too many for anybody to count."""

    @property
    def declared(self) -> DeclaredOptions:
        """The options as ``game.toml`` declares them."""
        return catalogue.package(self.name).options

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        return self.declared.players

    def option_choices(self) -> dict[str, dict[str, Any]]:
        """What programs see of each option that can be chosen from values."""
        options = self.declared.values()
        offers = {option.key: option.offer() for option in options if option.kind != "table"}
        versions = self.declared.rules
        if len(versions) > 1:
            offers["rules"] = {"default": versions[-1], "choices": list(versions)}
        return offers

    def check_options(self, options: Mapping[str, Any], setup: Setup | None = None) -> Options:
        """The options with all defaults filled in, also from a setup given; raises BadValue."""
        return self.declared.check(options, self.check_own)

    def parse_option(self, key: str, text: str) -> Any:
        """An option's value from the text, or the file's name, given in a command; BadValue."""
        option = self.declared.get(key)
        if option is None:
            known = ", ".join(self.declared)
            raise BadValue(f"options.{key}", f"is unknown; known: {known}")
        if option.takes_table and text not in option.choices:
            return self.load_own(key, text)
        return option.parse(text)

    def check_own(self, key: str, table: Mapping[str, Any], where: str) -> Any:
        """The value of an option for which a table of one's own is given; raises BadValue.

        None where the table says nothing new. Games with such options have their own.
        """
        raise BadValue(where, f"must be {self.declared[key].expected}")

    def load_own(self, key: str, text: str) -> Any:
        """The table in a file named in a command, checked; games with such options have their own.

        Raises BadValue.
        """
        raise BadValue(f"options.{key}", f"must be {self.declared[key].expected}")

    @abstractmethod
    def variant(self, options: Options) -> "Variant":
        """The game as it is played with these options, which have been checked."""

    @abstractmethod
    def setup_text(self, setup: Setup) -> list[tuple[str, str]]:
        """The setup as header lines for people: pairs of a name and a value."""

    @abstractmethod
    def setup_from_text(self, headers: Mapping[str, str]) -> Setup:
        """The setup that such header lines describe; raises BadValue."""

    def lessons(self) -> Sequence[tuple[int, Options]]:
        """The variants from which a judge learns: how many games of each, and its options."""
        return [(1, {})]

    @abstractmethod
    def levels(self) -> dict[str, dict[str, Any]]:
        """How the levels of the search think at this game: a table for each, and for ``all``.

        Their fields are those of ``kernel.levels.LevelTable``.
        """


class Variant(ABC):
    """A game whose options are settled."""

    game: Game
    options: Options

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options

    @abstractmethod
    def blank(self) -> States:
        """One state with options and components filled in, ready for ``setup``."""

    @abstractmethod
    def start(self, setup: Setup) -> States:
        """The first position of a game with this setup; raises BadValue."""

    @abstractmethod
    def setup_of(self, states: States) -> Setup:
        """The setup of a newly dealt first position."""

    @abstractmethod
    def deal(self, draw: Callable[[int], int]) -> Setup:
        """A setup dealt with `draw(n)`, each call a number below n, in a documented order."""

    @abstractmethod
    def deals(self, seen: States, observer: int | None) -> Iterator[tuple[int, States]]:
        """All deals of what the observer may not know, from a state that ``hide`` made.

        Each comes with the number of equally likely cases that it stands for. Deals that differ in
        nothing that can matter from here on may come as one.
        """

    def stays_public(self, states: States) -> bool:
        """Whether everybody sees every action and every outcome of chance from here on.

        The state hides nothing. A result is called exact only where this is true: an exact solver
        looks at games in which all see everything, and a choice or a card that is hidden later
        makes another game of it. Where the answer is False, as it is unless a game knows better,
        the value is a bound.
        """
        return False

    @abstractmethod
    def reveals(self, before: States, after: States) -> bool:
        """Whether somebody learnt something hidden by the action between these two positions."""

    def hides_choices(self, states: States) -> bool:
        """Whether others may not know what the acting player can do, judged by what all can see.

        Then a bot takes as long over its only action as over any other.
        """
        return True

    @abstractmethod
    def phase(self, states: States) -> str:
        """What is asked for now, in capitals; ``OVER`` at the end."""

    @abstractmethod
    def turn(self, states: States) -> int:
        """How many turns have ended."""

    @abstractmethod
    def turn_player(self, states: States) -> int:
        """Whose turn it is; at the end, whose it was."""

    @abstractmethod
    def tokens(self, states: States) -> Sequence[str]:
        """The token of every action in the present phase, by number."""

    @abstractmethod
    def is_token(self, text: str) -> bool:
        """Whether the text is a token in some phase of some position."""

    @abstractmethod
    def token_seen_by(self, states: States, action: int, observer: int | None) -> str:
        """The token by which an observer sees an action taken in this position."""

    @abstractmethod
    def score_lines(self, states: States) -> list[dict[str, Any]]:
        """How the totals come about, line by line; their sums are the totals.

        They may be shared, and are not to be changed.
        """

    @abstractmethod
    def view(self, seen: States, observer: int | None, *, complete: bool = False) -> dict[str, Any]:
        """What the observer may know, as JSON values, from a state that ``hide`` made.

        Complete, for looking back at a game: whatever any player knew, from an unhidden state.
        Parts of it may be shared with other views, and are not to be changed.
        """

    def board(self) -> dict[str, Any] | None:
        """The board as JSON values with ``picture``, left, top, width and height of its picture.

        None where a game has none that differs from one variant to the next.
        """
        return None

    def picture(
        self,
        *,
        night: bool = False,
        title: str | None = None,
    ) -> str | None:
        """The board drawn as an SVG document, for light or dark surroundings; None as above.

        Its title is ``title``, or the board's own.
        """
        return None
