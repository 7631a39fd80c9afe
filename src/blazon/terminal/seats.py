"""The seats: people and bots, and their names."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from blazon.kernel.errors import BadValue
from blazon.kernel.names import cleaned, escaped, is_visible_line
from blazon.locale import Texts
from blazon.words.games import bot_name

if TYPE_CHECKING:
    from blazon.bots import Bot
    from blazon.match.observation import Observation
    from blazon.match.position import Position

PERSON = "person"
DEFAULT_BOT = "knight"
BotMaker = Callable[[str, str], "Bot"]
"""Makes a bot from its name and a seed."""


@dataclass(frozen=True)
class Seat:
    """One player: a person, or a bot."""

    kind: str
    """``person``, or the bot's name."""
    bot: "Bot | None"
    """The bot; None for a person."""


class Silent:
    """A rival in a prepared game, which is never asked."""

    def choose(self, observation: "Observation") -> str:
        """Never called."""
        raise AssertionError(observation)


def default_kinds(players: int) -> list[str]:
    """A person first, then bots."""
    return [PERSON] + [DEFAULT_BOT] * (players - 1)


def take_seats(
    kinds: Sequence[str], position: "Position", seed: str, make_bot: BotMaker | None = None
) -> list[Seat]:
    """The seats of a game; raises BadValue for too many or too few, or for an unknown bot."""
    players = position.players
    chosen = list(kinds) or default_kinds(players)
    if len(chosen) != players:
        raise BadValue("seats", f"must be {players}, one for each player, not {len(chosen)}")
    seats = []
    for number, kind in enumerate(chosen):
        if kind == PERSON:
            seats.append(Seat(kind, None))
            continue
        if make_bot is None:
            from blazon.bots.programs import make_player as maker

            make_bot = partial(maker, game=position.game.name)
        try:
            seats.append(Seat(kind, make_bot(kind, f"{seed}/{number}")))
        except BadValue as error:
            expected = f"must be {PERSON} or a bot; a bot's name {error.expected}"
            raise BadValue(f"seats[{number}]", expected) from error
    return seats


def _name_of(kind: str) -> str:
    """What a bot is called that has no name in the texts."""
    from blazon.bots.programs import called, is_program

    return escaped(called(kind)) if is_program(kind) else kind.capitalize()


def name_players(
    seats: Sequence[Seat],
    texts: Texts,
    given: Sequence[str] = (),
    recorded: Sequence[str] = (),
    *,
    game: str,
) -> tuple[str, ...]:
    """The players' names by seat, without duplicates.

    A given name is used first. Otherwise a bot is named after its kind, and a person as in the
    game's record, if there is one.

    Raises:
        BadValue: for more names than seats, and for a name that is not a line of text.
    """
    if len(given) > len(seats):
        raise BadValue("names", f"must be at most {len(seats)}, one for each seat")
    names: list[str] = []
    for number, seat in enumerate(seats):
        if number < len(given):
            name = cleaned(given[number])
            if not is_visible_line(name):
                raise BadValue(f"names[{number}]", "must be one line of visible text")
        elif seat.bot is not None:
            alone = [other.kind for other in seats].count(seat.kind) == 1
            called = bot_name(game, seat.kind, texts) or _name_of(seat.kind)
            name = called if alone else f"{called} {number + 1}"
        elif recorded:
            name = recorded[number]
        else:
            name = texts("player-name", number=number + 1)
        names.append(name if name not in names else f"{name} {number + 1}")
    return tuple(names)
