"""Playing on from a moment of a finished game, alone against bots."""

from typing import Annotated

import msgspec
from msgspec import Meta

from blazon.match.position import Position
from blazon.match.solving import Knowledge
from blazon.service.base.defaults import BOT
from blazon.service.base.limits import MOST_ACTIONS
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.journal.access import check_review
from blazon.service.journal.checks import check_bot
from blazon.service.journal.commands import BotName, CommandId, SeatNumber
from blazon.service.journal.events import Opened
from blazon.service.journal.opening import SCHEME
from blazon.service.journal.plans import Beginning, SeatPlan
from blazon.service.journal.table import Table


class PlayOn(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request to play on from a moment of a finished game."""

    at: Annotated[int, Meta(ge=0, le=MOST_ACTIONS)]
    """The number of actions before the moment; it must come before the end of the game."""
    seat: SeatNumber
    """The seat to play; bots play the others."""
    knowledge: Knowledge = "own"
    """``own``: what the seat knew stays, and everything else is dealt again; ``open``: everything
    stays as it was."""
    bot: BotName | None = None
    """The bot for the other seats; null for the server's default."""
    id: CommandId | None = None
    """The client's own id for this request; repeating it opens no second table."""


def moment_of(table: Table, asked: PlayOn, session: str) -> Position:
    """The finished game as it was at the moment; raises Refusal if the request is not allowed.

    Whoever may request a review of the game may ask.
    """
    check_review(table, session)
    offered.check(table.opened.game)
    check_bot(asked.bot or BOT, table.opened.game)
    assert table.position
    if asked.seat >= len(table.seats):
        raise Refusal("bad", f"seat: must be below {len(table.seats)}", field="seat")
    back = len(table.moves) - asked.at
    if back < 0 or (back == 0 and table.position.over):
        raise Refusal("bad", "at: must come before the end of the game", field="at")
    position = table.position.copy()
    if back:
        position.undo(back)
    return position


def played_on(table: Table, asked: PlayOn, found: Position | None, host: str, name: str) -> Opened:
    """The first event of a table at which the host plays on; raises Refusal.

    Args:
        table: the table of the finished game.
        asked: the request, which ``moment_of`` has checked.
        found: the game up to the moment; with ``own`` knowledge, as it was dealt again. None if no
            other deal fits.
        host: the session that asks.
        name: the host's name at the new table; may be empty.
    """
    if found is None:
        message = "no other deal fits this moment; play on with everything as it was, open"
        raise Refusal("not-now", message, field="knowledge")
    bot = check_bot(asked.bot or BOT, found.game.name)
    return Opened(
        host=host,
        game=found.game.name,
        options=found.options,
        seats=[
            SeatPlan("me", None, name or None) if seat == asked.seat else SeatPlan("bot", bot)
            for seat in range(found.players)
        ],
        commitment="",
        watch="nobody" if table.opened.watch == "nobody" else "link",
        chat=False,
        scheme=SCHEME,
        beginning=Beginning(found.setup, list(found.actions), asked.seat, asked.knowledge),
    )
