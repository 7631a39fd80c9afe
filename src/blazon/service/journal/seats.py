"""The seats at a table."""

from dataclasses import dataclass, field
from typing import Literal

Why = Literal["time", "handed", "left"]
"""Why a bot plays for a person: their time ran out, they handed over, or they have given up."""


@dataclass
class Seat:
    """A seat at a table; seats that differ only in their clocks are equal."""

    session: str | None = None
    """The holder's session; None while it is open, and for a bot's own seat."""
    name: str = ""
    text: str = ""
    """The holder's contribution to the secret for chance; if sealed, once it is shown."""
    takes_part: bool = False
    """Whether the holder's client seals a text, and the game waits for it."""
    seal: str | None = None
    """The seal of the text; None before it is sealed."""
    has_come: bool = False
    """Whether the holder's client has ever sealed a text here; a rematch waits for that."""
    left_out: int = 0
    """How often chance was generated without the holder, whose client did not answer."""
    bot: str | None = None
    """The bot that plays here now."""
    bot_since: int | None = None
    """When a bot took over for the holder, in milliseconds since 1970."""
    bot_why: Why | None = None
    """Why it took over; None if the server's host decided it."""
    program: bool = False
    """Whether the holder is a program, as it has said itself."""
    gone: bool = False
    """Whether the holder has given up and cannot come back."""
    used: int = field(default=0, compare=False)
    """Milliseconds used in the current turn."""
    reserve: int = field(default=0, compare=False)
    """Milliseconds left in the reserve."""

    def copy(self) -> "Seat":
        """An independent copy."""
        twin = Seat.__new__(Seat)
        twin.__dict__.update(self.__dict__)
        return twin

    def hand_over(self, bot: str, why: Why | None, at: int) -> None:
        """Let a bot play for the holder; a bot that already does so stays."""
        if self.bot is None:
            self.bot, self.bot_since = bot, at
        self.bot_why = why

    def take_back(self) -> None:
        """Let the holder play again."""
        self.bot = self.bot_since = self.bot_why = None

    def take_seal(self, seal: str) -> None:
        """Take part in generating chance, with this seal."""
        self.takes_part, self.seal, self.text, self.has_come = True, seal, "", True

    @property
    def is_taken(self) -> bool:
        """Whether a person or a bot has this seat."""
        return self.session is not None or self.bot is not None

    @property
    def has_shown(self) -> bool:
        """Whether a sealed text was shown; such a text is never empty."""
        return self.seal is not None and self.text != ""

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return self.session is not None and self.bot is None

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot plays here until the seat's holder takes over again."""
        return self.session is not None and self.bot is not None and not self.gone

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """The owner of the seat, no matter who plays it now."""
        if self.session is not None:
            return "person"
        return "open" if self.bot is None else "bot"
