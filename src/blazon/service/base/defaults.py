"""What a table gets where nothing else is asked for; pages and terminals are sent the same."""

from typing import Literal

from blazon.bots import bot_names

BOT = "knight"
"""The bot for a seat that names none, and the one that takes over for whoever is gone, or away
from a table with hints."""
STAND_IN = "page"
"""The bot that takes over for a person at a table without hints; no stronger one may."""
OPPONENT = "page"
"""The bot that a form proposes: newcomers play their first game against it."""
BOTS = tuple(name for name in bot_names() if name != "random")
"""The bots that are offered as opponents, weakest first."""
ON_TIMEOUT: Literal["bot", "forfeit"] = "bot"
"""What happens to a seat whose clock has run out."""
WATCH: Literal["anyone", "link", "nobody"] = "link"
"""Who may look on."""
_MINUTE, _DAY = 60, 86_400
PACES: dict[str, tuple[Literal["casual", "live", "days"], int, int]] = {
    "casual": ("casual", 0, 0),
    "quick": ("live", 20, 5 * _MINUTE),
    "calm": ("live", _MINUTE, 20 * _MINUTE),
    "days": ("days", _DAY, 7 * _DAY),
}
"""By a name for the choice: the kind, the seconds of each turn, and those of the reserve."""
