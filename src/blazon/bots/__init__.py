"""Computer players: each sees an observation and answers with a token."""

from typing import TYPE_CHECKING, Protocol

from blazon.kernel.errors import BadValue
from blazon.match.observation import Observation

if TYPE_CHECKING:
    from blazon.bots.judge import Judge

_TOO_MANY_DIGITS = 10


def _is_count(text: str) -> bool:
    """Whether the text is a whole number from 1, of at most nine digits."""
    return text.isdecimal() and len(text) < _TOO_MANY_DIGITS and int(text) > 0


class Bot(Protocol):
    """A computer player. It remembers nothing between decisions."""

    def choose(self, observation: Observation) -> str:
        """Choose a legal action from the acting observer's knowledge; returns its token."""


def bot_names() -> tuple[str, ...]:
    """The names that ``make_bot`` takes, weakest first."""
    from blazon.kernel.levels import BOT_NAMES

    return BOT_NAMES


def make_bot(
    name: str,
    seed: str,
    threads: int = 1,
    judge: "Judge | None" = None,
    game: str | None = None,
) -> Bot:
    """Make a bot by name; its choices depend only on the seed and its observations.

    Args:
        name: ``random``, ``groom``, ``greedy``, a level, ``LEVEL:STYLE`` with a style of the game's
            bots, or ``search:N`` for N simulations per decision.
        seed: any text.
        threads: the number of cores for searching bots.
        judge: the judge for searching bots; by default the game's own.
        game: the game that the bot will play. Without it, a style that the game lacks raises
            BadValue only when the bot chooses.

    Raises:
        BadValue: for any other name.
    """
    if name == "random":
        from blazon.bots.simple import RandomBot

        return RandomBot(seed)
    if name == "groom":
        from blazon.bots.simple import GroomBot

        return GroomBot(seed)
    if name == "greedy":
        from blazon.bots.simple import GreedyBot

        return GreedyBot(seed)
    from blazon.bots.search import SearchBot
    from blazon.bots.styles import check_style
    from blazon.kernel.levels import LEVEL_NAMES
    from blazon.kernel.styles import is_style_name

    kind, _, rest = name.partition(":")
    if kind in LEVEL_NAMES and (name == kind or is_style_name(rest)):
        if rest and game is not None:
            check_style(game, rest, "bot")
        return SearchBot(seed, level=name, threads=threads, judge=judge)
    if kind == "search" and _is_count(rest):
        return SearchBot(seed, simulations=int(rest), threads=threads, judge=judge)
    known = ", ".join(bot_names())
    raise BadValue("bot", f"must be one of {known}, LEVEL:STYLE, or search:SIMULATIONS")
