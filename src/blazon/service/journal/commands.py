"""What a person at a table can ask for."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from blazon.match.seals import SEAL_PATTERN
from blazon.service.base import limits
from blazon.service.base.refusals import Refusal

CommandId = Annotated[
    str, Meta(pattern=f"^[ -~]{{1,{limits.LONGEST_COMMAND_ID}}}$", description="Plain text.")
]
Name = Annotated[str, Meta(max_length=limits.LONGEST_NAME, description="One line; empty for none.")]
Text = Annotated[
    str, Meta(max_length=limits.LONGEST_TEXT, description="Anything that nobody can foresee.")
]
Digest = Annotated[
    str, Meta(pattern=SEAL_PATTERN, description="A SHA-256 as 64 small hexadecimal digits.")
]
Token = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_TOKEN)]
Version = Annotated[int, Meta(ge=0, le=limits.HIGHEST_VERSION)]
SeatNumber = Annotated[int, Meta(ge=0, le=limits.HIGHEST_SEAT)]
Link = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_LINK)]
BotName = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_BOT_NAME)]


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something asked of a table."""


class ForSeat(Command, kw_only=True):
    """… for a seat; whoever holds one seat only, or must decide for one, may leave it out."""

    seat: SeatNumber | None = None


class Play(ForSeat, tag="play", kw_only=True):
    """Take an action, in the position that the client saw at a version."""

    action: Token
    """One of those that the table's ``actions`` offer the seat."""
    version: Version
    """The table's newest version that the client had seen when it decided."""


class Undo(ForSeat, tag="undo", kw_only=True):
    """Take back your own actions of this turn, as long as nobody has learnt anything by them."""

    count: Annotated[int, Meta(ge=1, le=limits.MOST_UNDONE)] = 1
    """How many."""
    version: Version
    """The table's newest version that the client had seen when it decided."""


class AskUndo(ForSeat, tag="ask-undo", kw_only=True):
    """Ask everybody to go back to when ``left`` actions had been played."""

    left: Annotated[int, Meta(ge=0, le=limits.MOST_ACTIONS)]
    version: Version


class AskEnd(ForSeat, tag="ask-end"):
    """Ask everybody to end the game now."""


class Answer(ForSeat, tag="answer", kw_only=True):
    """Yes or no to what another player asked."""

    agree: bool


class Resign(ForSeat, tag="resign"):
    """Give up."""


class HandOver(ForSeat, tag="hand-over"):
    """Let a bot decide in your place: this one, or the one that the table has for it."""

    bot: BotName | None = None


class TakeBack(ForSeat, tag="take-back"):
    """Decide yourself again."""


class Join(ForSeat, tag="join"):
    """Take a seat: the one of a link, a given open one, or the first that is open."""

    name: Name = ""
    """What you want to be called; empty for your session's name, if it has one."""
    text: Text = ""
    """What you add to the secret from which chance will be made."""
    link: Link | None = None
    """What stands behind the ``#`` of an invitation's address."""
    seal: Digest | None = None
    """As in ``seal``; at a table that version 0.1 opened it has no meaning and is left out."""


class Leave(ForSeat, tag="leave"):
    """Give up your seat before the game."""


class Add(ForSeat, tag="add", kw_only=True):
    """Add a text to the secret from which chance will be made, before the game, unsealed.

    Not once another seat has shown a sealed text: it could be chosen to fit.
    """

    text: Text


class Seal(ForSeat, tag="seal", kw_only=True):
    """Seal a text, to be shown when everything is fixed; from then on the game waits for it.

    A new seal replaces the one before. If a text was shown already, a new round begins, in which
    all who had sealed do so again.
    """

    seal: Digest


class Show(ForSeat, tag="show", kw_only=True):
    """Show the sealed text, once every seat is taken and all have sealed."""

    text: Annotated[
        str,
        Meta(
            min_length=limits.LEAST_SEALED_TEXT,
            max_length=limits.LONGEST_TEXT,
            description="What the seal was made of; random.",
        ),
    ]
    of: Digest
    """The digest of everything that the client saw to be fixed; ``docs/tables/fairness.md``."""


class Free(Command, tag="free", kw_only=True):
    """Free a seat that somebody holds, for somebody else: the host's, before the game."""

    seat: SeatNumber


class Invite(Command, tag="invite"):
    """Make a link for an open seat, or for your own seat on another device."""

    seat: SeatNumber


class Start(Command, tag="start"):
    """Begin, at a table that waits for its host."""


class SetChat(Command, tag="set-chat"):
    """Turn the chat on or off."""

    chat: bool


class Abort(Command, tag="abort"):
    """Close a table whose game has not begun."""


AnyCommand = (
    Play
    | Undo
    | AskUndo
    | AskEnd
    | Answer
    | Resign
    | HandOver
    | TakeBack
    | Join
    | Leave
    | Add
    | Seal
    | Show
    | Free
    | Invite
    | Start
    | SetChat
    | Abort
)


def command_from(data: Any) -> AnyCommand:
    """A command from plain JSON values; raises Refusal that names the field."""
    try:
        command: AnyCommand = msgspec.convert(data, AnyCommand, strict=True)
    except msgspec.ValidationError as error:
        raise Refusal("bad", str(error)) from error
    return command
