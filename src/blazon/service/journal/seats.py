"""The places at a table."""

from dataclasses import dataclass
from typing import Literal


@dataclass
class Seat:
    """A place at a table."""

    session: str | None = None
    """Who holds it; None while it is open, and for a bot's own seat."""
    name: str = ""
    text: str = ""
    """What its holder adds to the secret from which chance is made; if sealed, once shown."""
    takes_part: bool = False
    """Whether its holder's client seals a text, and is waited for."""
    seal: str | None = None
    """Of the text; None before it is sealed."""
    has_come: bool = False
    """Whether its holder's client has ever sealed a text here; a rematch waits for that."""
    left_out: int = 0
    """How often chance was made without its holder, whose client did not answer."""
    bot: str | None = None
    """The bot that decides here now."""
    gone: bool = False
    """Whether its holder has given up and cannot come back."""
    used: int = 0
    """Milliseconds used in the present turn."""
    reserve: int = 0
    """Milliseconds left beyond what each turn has."""

    def copy(self) -> "Seat":
        """Another one, alike."""
        twin = Seat.__new__(Seat)
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def is_taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return self.session is not None or self.bot is not None

    @property
    def has_shown(self) -> bool:
        """Whether a sealed text was shown; no such text is empty."""
        return self.seal is not None and self.text != ""

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.session is not None and self.bot is None

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot decides here until the seat's holder takes over again."""
        return self.session is not None and self.bot is not None and not self.gone

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """Who sits here, whoever decides."""
        if self.session is not None:
            return "person"
        return "open" if self.bot is None else "bot"
