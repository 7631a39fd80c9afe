"""The text of mail to players: it reveals nothing of a position, and no name but the game's."""

from collections.abc import Sequence
from dataclasses import dataclass

from blazon.locale import texts
from blazon.service.base.languages import Language

_UNITS = ((86_400_000, "days"), (3_600_000, "hours"), (60_000, "minutes"))
_CODE_PART = 4
"""Characters in one group of a code."""


@dataclass(frozen=True)
class Letter:
    """A message in its reader's language."""

    subject: str
    text: str


@dataclass(frozen=True)
class Called:
    """A table at which it is the reader's turn, or to which they are invited."""

    game: str
    left: int | None
    """The time left in milliseconds; None without a clock."""
    link: str
    is_invitation: bool = False


def letter_of_turns(called: Sequence[Called], language: Language, site: str, stop: str) -> Letter:
    """The message about some turns and invitations.

    Args:
        called: the tables.
        language: the reader's language.
        site: the server's address.
        stop: the page that stops such messages.
    """
    found = texts(language)
    parts = [f"{_table(one, language)}\n{one.link}" for one in called]
    turns = sum(not one.is_invitation for one in called)
    if turns:
        subject = found("mail-turn-subject", count=turns)
        parts.append(found("mail-turn-pause"))
    else:
        subject = found("mail-invitation-subject")
    parts.append(found("mail-turn-stop", site=site, link=stop))
    return Letter(subject, "\n\n".join(parts) + "\n")


def _table(one: Called, language: Language) -> str:
    found = texts(language)
    game = found(f"{one.game}-name")
    if one.is_invitation:
        return found("mail-invitation", game=game)
    if one.left is None:
        return found("mail-turn-free", game=game)
    # "1 day" would be said of a day and 23 hours, too.
    size, unit = next((unit for unit in _UNITS if one.left >= 2 * unit[0]), _UNITS[-1])
    return found(f"mail-turn-{unit}", game=game, count=max(0, one.left) // size)


def letter_of_code(code: str, language: Language, site: str) -> Letter:
    """The message with the code that confirms the reader's address."""
    found = texts(language)
    parts = (code[at : at + _CODE_PART] for at in range(0, len(code), _CODE_PART))
    shown = "-".join(parts)
    entered = [found("mail-code-enter", code=shown), found("mail-code-valid")]
    text = "\n\n".join([*entered, found("mail-code-other")]) + "\n"
    return Letter(found("mail-code-subject", code=shown, site=site), text)
