"""Default choices for a table; web pages and terminals use the same ones."""

from typing import Literal

from blazon.bots import bot_names

BOT = "knight"
"""The bot for a seat that names none. It also takes over for players who have left the game, or are
away from a table with hints."""
STAND_IN = "page"
"""The bot that takes over for a person at a table without hints. Stronger bots are not allowed."""
OPPONENT = "groom"
"""The opponent that a form suggests: newcomers play their first game against it."""
BOTS = tuple(name for name in bot_names() if name != "random")
"""The bots offered as opponents, weakest first."""
ON_TIMEOUT: Literal["bot", "forfeit"] = "bot"
"""What happens when a seat's clock runs out."""
WATCH: Literal["anyone", "link", "nobody"] = "link"
"""Who may watch."""
_MINUTE, _DAY = 60, 86_400
PACES: dict[str, tuple[Literal["casual", "live", "days"], int, int]] = {
    "casual": ("casual", 0, 0),
    "quick": ("live", 20, 5 * _MINUTE),
    "calm": ("live", _MINUTE, 20 * _MINUTE),
    "days": ("days", _DAY, 7 * _DAY),
}
"""For each named choice: the kind, the seconds per turn and the seconds in reserve."""
