"""The commands that people can send to a table."""

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
    str, Meta(max_length=limits.LONGEST_TEXT, description="Any text that nobody can predict.")
]
Digest = Annotated[
    str, Meta(pattern=SEAL_PATTERN, description="A SHA-256 as 64 lower-case hexadecimal digits.")
]
Token = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_TOKEN)]
Version = Annotated[int, Meta(ge=0, le=limits.HIGHEST_VERSION)]
SeatNumber = Annotated[int, Meta(ge=0, le=limits.HIGHEST_SEAT)]
Link = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_LINK)]
BotName = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_BOT_NAME)]


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command for a table."""


class ForSeat(Command, kw_only=True):
    """… for a seat. A player with only one seat, or only one to move, may omit it."""

    seat: SeatNumber | None = None


class Play(ForSeat, tag="play", kw_only=True):
    """Take an action, in the position that the client saw at a version."""

    action: Token
    """One of the seat's ``actions`` at the table."""
    version: Version
    """The newest version of the table that the client had seen when it decided."""


class Undo(ForSeat, tag="undo", kw_only=True):
    """Undo your own actions of this turn, as long as they have revealed nothing to anybody."""

    count: Annotated[int, Meta(ge=1, le=limits.MOST_UNDONE)] = 1
    """How many."""
    version: Version
    """The newest version of the table that the client had seen when it decided."""


class AskUndo(ForSeat, tag="ask-undo", kw_only=True):
    """Ask everybody to undo actions until ``left`` remain."""

    left: Annotated[int, Meta(ge=0, le=limits.MOST_ACTIONS)]
    version: Version


class AskEnd(ForSeat, tag="ask-end"):
    """Ask everybody to end the game now."""


class Answer(ForSeat, tag="answer", kw_only=True):
    """Say yes or no to another player's question."""

    agree: bool


class Resign(ForSeat, tag="resign"):
    """Give up."""


class HandOver(ForSeat, tag="hand-over"):
    """Let a bot decide in your place: this one, or the table's default."""

    bot: BotName | None = None


class TakeBack(ForSeat, tag="take-back"):
    """Take your seat back from a bot."""


class Join(ForSeat, tag="join"):
    """Take a seat: the one that a link offers, a given open one, or the first open one."""

    name: Name = ""
    """The name to use; empty for your session's name, if it has one."""
    text: Text = ""
    """Your contribution to the secret that chance is generated from."""
    link: Link | None = None
    """The part after the ``#`` of an invitation's URL."""
    seal: Digest | None = None
    """As in ``seal``; ignored at a table opened by version 0.1."""


class Leave(ForSeat, tag="leave"):
    """Give up your seat before the game."""


class Add(ForSeat, tag="add", kw_only=True):
    """Add an unsealed text to the secret that chance is generated from, before the game.

    This is refused once another seat has shown a sealed text, since it could be chosen to fit.
    """

    text: Text


class Seal(ForSeat, tag="seal", kw_only=True):
    """Seal a text, to be shown when everything is fixed; from then on the game waits for it.

    A new seal replaces the previous one. If a text was already shown, a new round begins, in which
    all who had sealed must do so again.
    """

    seal: Digest


class Show(ForSeat, tag="show", kw_only=True):
    """Show the sealed text, once every seat is taken and all have sealed."""

    text: Annotated[
        str,
        Meta(
            min_length=limits.LEAST_SEALED_TEXT,
            max_length=limits.LONGEST_TEXT,
            description="The random text that the seal was computed from.",
        ),
    ]
    of: Digest
    """The digest of everything the client saw to be fixed; see ``docs/tables/fairness.md``."""


class Free(Command, tag="free", kw_only=True):
    """Free a taken seat for somebody else; only the host can, before the game."""

    seat: SeatNumber


class Invite(Command, tag="invite"):
    """Create a link for an open seat, or for your own seat on another device."""

    seat: SeatNumber


class Start(Command, tag="start"):
    """Begin the game at a table that waits for its host."""


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
    """Decode a command from plain JSON values; raises Refusal that names the field."""
    try:
        command: AnyCommand = msgspec.convert(data, AnyCommand, strict=True)
    except msgspec.ValidationError as error:
        raise Refusal("bad", str(error)) from error
    return command
