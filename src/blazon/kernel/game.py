"""The parts of a game besides its compiled rules: names, options, notation."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

import numpy as np
import numpy.typing as npt

from blazon.kernel import batch, catalogue
from blazon.kernel.columns import Column
from blazon.kernel.errors import BadValue
from blazon.kernel.options import Options as DeclaredOptions
from blazon.kernel.views import NO_AIDS, Aids, Line, View

States = npt.NDArray[Any]
"""An array of a game's state records; one position is an array of length one."""
Options = dict[str, Any]
"""A game's options by name, with all defaults filled in."""
Setup = dict[str, Any]
"""Everything settled before the first action, as plain JSON values."""


class Game(ABC):
    """A game. Its compiled rules are registered under ``state`` with the kernel's contract."""

    name: str
    """The name used in commands, records and the protocol."""
    state: np.dtype[Any]
    """The record of one position."""
    mask: np.dtype[Any]
    """The record of a set of actions."""
    workspace: np.dtype[Any]
    """The record of the data that evaluation needs; ``prepare`` fills it."""
    features: tuple[str, ...] = ()
    """The names of the features that a judge weighs, in the order of the kernel ``features``; none
    in games that simulations play to the end.
    """
    actions: int
    """The number of different actions; an action is a number below it."""
    longest: int
    """The length of the longest action sequence, or of the longest that can be counted."""

    @property
    def declared(self) -> DeclaredOptions:
        """The options as ``game.toml`` declares them."""
        return catalogue.package(self.name).options

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        return self.declared.players

    def option_choices(self) -> dict[str, dict[str, Any]]:
        """The description for programs of each option with a list of values."""
        options = self.declared.values()
        offers = {option.key: option.offer() for option in options if option.kind != "table"}
        versions = self.declared.rules
        if len(versions) > 1:
            offers["rules"] = {"default": versions[-1], "choices": list(versions)}
        return offers

    def check_options(self, options: Mapping[str, Any], setup: Setup | None = None) -> Options:
        """The options with all defaults filled in, also from a given setup; raises BadValue."""
        return self.declared.check(options, self.check_own)

    def parse_option(self, key: str, text: str) -> Any:
        """An option's value from a text or a file name in a command; raises BadValue."""
        option = self.declared.get(key)
        if option is None:
            known = ", ".join(self.declared)
            raise BadValue(f"options.{key}", f"is unknown; known: {known}")
        if option.takes_table and text not in option.choices:
            return self.load_own(key, text)
        return option.parse(text)

    def check_own(self, key: str, table: Mapping[str, Any], where: str) -> Any:
        """The value of an option for a custom table; raises BadValue.

        None if the table equals the default. Games with such options override this.
        """
        raise BadValue(where, f"must be {self.declared[key].expected}")

    def check_new(self, options: Options) -> None:
        """Check checked options more strictly, for a new table on a server; raises BadValue.

        Records and tables of older versions may contain things that a game ignores, and so still
        work. A server does not store such things for new tables.
        """
        return  # by default, nothing more is required

    def load_own(self, key: str, text: str) -> Any:
        """Read and check the table in a file named in a command; raises BadValue.

        Games with such options override this.
        """
        raise BadValue(f"options.{key}", f"must be {self.declared[key].expected}")

    @abstractmethod
    def variant(self, options: Options) -> "Variant":
        """The game with these options, which have been checked."""

    @abstractmethod
    def setup_text(self, setup: Setup) -> list[tuple[str, str]]:
        """The setup as header lines for people: pairs of a name and a value."""

    @abstractmethod
    def setup_from_text(self, headers: Mapping[str, str]) -> Setup:
        """The setup that such header lines describe; raises BadValue."""

    def lessons(self) -> Sequence[tuple[int, Options]]:
        """The variants from which a judge learns: the number of games of each, and its options."""
        return [(1, {})]

    @abstractmethod
    def levels(self) -> dict[str, dict[str, Any]]:
        """The search settings of the levels in this game: a table for each, and one for ``all``.

        Their fields are those of ``kernel.levels.LevelTable``. A table for ``groom``, with the
        fields of ``kernel.levels.GroomTable``, is optional.
        """

    def styles(self) -> dict[str, dict[str, Any]]:
        """The styles of searching bots: a table for each; by default, there are none.

        Their fields are those of ``kernel.styles.StyleTable``.
        """
        return {}


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
        """Deal a setup; each call ``draw(n)`` returns a number below n, in a documented order.

        Every deal of a variant draws below the same numbers.
        """

    @abstractmethod
    def deals(self, seen: States, observer: int | None) -> Iterator[tuple[int, States]]:
        """All deals of the components hidden from the observer, for a state from ``hide``.

        Each comes with its number of equally likely cases. Deals that differ only in
        ways that no longer matter may be merged.
        """

    def stays_public(self, states: States) -> bool:
        """Whether everybody sees every action and every outcome of chance from here on.

        The state hides nothing. A result is exact only if this is true: the exact solver assumes
        that everybody sees everything, and a choice or card hidden later changes the game. If it is
        False, the default, the value is a bound.
        """
        return False

    @abstractmethod
    def reveals(self, before: States, after: States) -> bool:
        """Whether the action between these two positions revealed something hidden to somebody."""

    def hides_choices(self, states: States) -> bool:
        """Whether the acting player's legal actions may depend on information hidden from others.

        The answer depends on public information alone. If True, a bot takes as long to play its
        only legal action as to choose among several.
        """
        return True

    def deal_unseen(self, states: States, streams: npt.NDArray[Any]) -> States:
        """Deal what no player has seen yet anew in each state, each possible deal equally likely.

        By default, nothing: in most games, chance events decide such things when they are needed.

        Args:
            states: complete states, which may be changed.
            streams: a random stream for each.

        Returns:
            The states.
        """
        return states

    @abstractmethod
    def phase(self, states: States) -> str:
        """The current phase, in capitals; ``OVER`` at the end."""

    @abstractmethod
    def turn(self, states: States) -> int:
        """The number of turns that have ended."""

    @abstractmethod
    def turn_player(self, states: States) -> int:
        """Whose turn it is; at the end, whose turn it was."""

    @abstractmethod
    def tokens(self, states: States) -> Sequence[str]:
        """The token of every action in the current phase, by number."""

    @abstractmethod
    def is_token(self, text: str) -> bool:
        """Whether the text is a token in some phase of some position."""

    @abstractmethod
    def token_seen_by(self, states: States, action: int, observer: int | None) -> str:
        """The token that an observer sees for an action taken in this position."""

    @abstractmethod
    def score_lines(self, states: States) -> Sequence[Line]:
        """The totals line by line; the sums of the lines are the totals."""

    def points_by_line(self, states: States) -> tuple[Sequence[str], npt.NDArray[np.int64]]:
        """The lines' names, and each player's points for each line in many states at once.

        The points are ``[states, lines, players]``, and add up to the totals. By default, there is
        one line, without a name.
        """
        totals = np.zeros((len(states), int(self.options["players"])), np.int64)
        batch.count(states, totals, np.zeros_like(totals))
        return ("",), totals[:, np.newaxis]

    def lacks_by_line(self, states: States) -> npt.NDArray[np.int64]:
        """What it costs each player on each line to lack what the line asks for.

        In Richelieu, for example, 5 for a missing province. The costs are part of the points for
        the line, and are ``[states, lines, players]`` as well. By default, there are none.
        """
        return np.zeros_like(self.points_by_line(states)[1])

    def tallies(self, states: States, actions: Sequence[str], first: int) -> dict[str, list[int]]:
        """What else can be counted at the end of a game, for each player, such as castles.

        Studies can measure it by these names. A variant has the same names in every position.
        The value for something that a player has or lacks, such as one castle, is True or False.

        Args:
            states: the last position.
            actions: the tokens of all actions that led to it.
            first: the player who began.
        """
        return {}

    def action_numbers(self) -> npt.NDArray[np.int64]:
        """The actions that can occur with these options, in rising order; by default, all."""
        return np.arange(self.game.actions)

    def scalar_columns(self) -> Sequence[Column]:
        """The columns of the kernel ``scalars``; none, the default, if the game lacks it."""
        return ()

    def plane_columns(self) -> Sequence[Column]:
        """The columns of the kernel ``planes``; none, the default, if the game lacks it."""
        return ()

    def plane_shape(self) -> tuple[int, ...]:
        """The shape of a plane; its fields are in C order."""
        return ()

    @abstractmethod
    def view(self, seen: States, observer: int | None, *, complete: bool = False) -> View:
        """What the observer may know, from a state made by ``hide``.

        Args:
            seen: the state; an unhidden one gives everything that any player knew, for reviews.
            observer: the seat; None for an onlooker.
            complete: whether the state is unhidden.
        """

    def aids(
        self, seen: States, observer: int | None, *, acts: bool, complete: bool = False
    ) -> Aids:
        """What the observer could work out, from a state made by ``hide``.

        Args:
            seen: the state.
            observer: the seat; None for an onlooker.
            acts: whether the observer may act now.
            complete: whether the state is unhidden.
        """
        return NO_AIDS

    def board(self) -> dict[str, Any] | None:
        """The board as JSON values; ``picture`` has the left, top, width and height of its picture.

        None if the game has no board that differs between variants.
        """
        artist = _artist_of(self.game.name)
        return None if artist is None else artist.board(self)

    def picture(
        self,
        *,
        night: bool = False,
        title: str | None = None,
        turned: bool = False,
    ) -> str | None:
        """The board as an SVG document, for a light or dark theme; None as above.

        Its title is ``title``, or the board's own. A turned board has its longer side from top to
        bottom. Blazon passes ``turned`` only to request that, so a game with a square board that
        overrides this may omit the parameter.
        """
        artist = _artist_of(self.game.name)
        if artist is None:
            return None
        return artist.picture(self, night=night, title=title, turned=turned)


V = TypeVar("V", bound=Variant)


class Artist(ABC, Generic[V]):
    """Draws the boards of a game whose variants have different ones: its part ``art.artist``.

    The rules do not import it, so a change to a drawing changes no rule.
    """

    @abstractmethod
    def board(self, variant: V) -> dict[str, Any]:
        """What ``Variant.board`` returns."""

    @abstractmethod
    def picture(self, variant: V, *, night: bool, title: str | None, turned: bool) -> str:
        """What ``Variant.picture`` returns."""


def _artist_of(game: str) -> Artist[Any] | None:
    module = catalogue.package(game).part("art.artist")
    return None if module is None else cast("Artist[Any]", module.ARTIST)
