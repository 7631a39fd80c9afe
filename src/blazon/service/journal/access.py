"""Who may see which parts of a table, and which requests are allowed; checks raise Refusal."""

from dataclasses import dataclass

from blazon.match.observation import Observation
from blazon.match.record import Record
from blazon.match.solving import Knowledge
from blazon.service.base.limits import LONGEST_CHAT, LONGEST_REVIEWED
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import digest_of
from blazon.service.journal.checks import check_words
from blazon.service.journal.table import Table
from blazon.service.journal.today import is_sealed, is_unsealed


def is_public(table: Table) -> bool:
    """Whether everybody may see a table.

    One that nobody may watch is public while listed and open, and a game of a day's deal once the
    day is over.
    """
    opened = table.opened
    is_in_lobby = opened.listed and table.status == "open"
    return opened.watch != "nobody" or is_in_lobby or is_unsealed(table)


def check_visible(table: Table, session: str | None, link: str | None = None) -> None:
    """Refuse a table that the session may not see and has no link to, as if it did not exist."""
    is_known = table.is_host(session) or bool(table.held_by(session))
    is_invited = link is not None and digest_of(link) in table.invites
    if not (is_public(table) or is_known or is_invited):
        raise Refusal("unknown", "there is no such table")


def observer_for(table: Table, session: str | None, seat: int | None) -> int | None:
    """The seat whose view a session gets: the requested one, or its first; None without a seat."""
    held = table.held_by(session)
    if seat is None:
        return held[0] if held else None
    if seat not in held:
        raise Refusal("not-yours", f"seat {seat} is not yours", seats=held)
    return seat


def check_begun(table: Table) -> None:
    """Raises Refusal if the game has not begun."""
    if table.position is None:
        raise Refusal("not-now", "the game has not begun")


def check_seated(table: Table, session: str | None, message: str) -> list[int]:
    """A session's seats; raises Refusal if it has none."""
    held = table.held_by(session)
    if not held:
        raise Refusal("not-seated", message)
    return held


def check_disclosed(table: Table, otherwise: str) -> None:
    """Refuse, with this reason, while anything needs to stay hidden.

    All that shows more of a game than its players have seen asks here: nothing does before the end
    of the game, nor before the end of the day if the game is its deal.
    """
    if not table.is_over or table.position is None:
        raise Refusal("not-now", otherwise)
    if is_sealed(table):
        message = "the game of the day stays secret until the day is over, at midnight UTC"
        raise Refusal("not-now", message, day=table.opened.today)


def finished_record(table: Table) -> Record:
    """The complete record, once nothing needs to stay hidden."""
    check_disclosed(table, "the record is available once the game is over")
    return table.record()


@dataclass(frozen=True)
class ReplayPoint:
    """A moment of a game, and the perspective from which to show it."""

    actions: int
    """The number of actions played before it."""
    seat: int | None
    """The seat whose perspective to use; None for a watcher's."""
    disclosed: bool = False
    """Whether to disclose everything hidden."""
    acting: bool = False
    """Whether to include the actions that the seat could take then."""


def observe_at(table: Table, session: str | None, moment: ReplayPoint) -> Observation:
    """A moment as it may be seen; for a finished game from any perspective, or fully disclosed."""
    check_begun(table)
    seat = moment.seat
    if seat is not None and seat not in table.held_by(session):
        if not table.is_over:
            raise Refusal("not-yours", f"seat {seat} is not yours")
        check_disclosed(table, "other seats are shown once the game is over")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("bad", f"seat: must be below {len(table.seats)}")
    if moment.disclosed:
        check_disclosed(table, "hidden information is disclosed once the game is over")
    if moment.acting:
        check_disclosed(table, "earlier choices are shown once the game is over")
    if moment.actions > len(table.moves):
        raise Refusal("bad", f"at: must be at most {len(table.moves)}, the number of actions")
    return table.observe_at(moment.actions, seat, disclosed=moment.disclosed, acting=moment.acting)


def check_rematch(table: Table, session: str | None) -> None:
    """Raises Refusal unless the session has played and the game is over."""
    check_seated(table, session, "only players of this game can ask for a rematch")
    if not table.is_over or table.opened.record is not None:
        raise Refusal("not-now", "the game is not over")


def check_review(table: Table, session: str) -> None:
    """Raises Refusal unless the game is over, short enough and, if imported, the session's own."""
    check_disclosed(table, "a game can be reviewed once it is over")
    if len(table.moves) > LONGEST_REVIEWED:
        raise Refusal("not-now", f"the game has more than {LONGEST_REVIEWED} actions")
    if table.opened.record is not None and session != table.opened.host:
        raise Refusal("not-yours", "only the person who imported this game can review it")


def observation_for_analysis(
    table: Table, session: str, actions: int, knowledge: Knowledge
) -> Observation:
    """What the player to move knows at a moment of a finished game, or everything."""
    check_review(table, session)
    assert table.position
    position, back = table.position.copy(), len(table.moves) - actions
    if back < 0:
        raise Refusal("bad", f"at: must be at most {len(table.moves)}, the number of actions")
    if back:
        position.undo(back)
    if position.actor is None:
        raise Refusal("not-now", f"nobody decides at this moment, in {position.phase}")
    return position.observe(position.actor) if knowledge == "own" else position.disclose()


def observation_for_hint(table: Table, session: str | None, seat: int) -> Observation:
    """What the seat knows, if its holder may ask for a hint now."""
    check_helped(table, session, seat)
    assert table.position
    return table.position.observe(seat)


def check_helped(table: Table, session: str | None, seat: int) -> None:
    """Raises Refusal unless the holder of the seat must decide now and may have hints."""
    held = check_seated(table, session, "you have no seat at this table")
    if seat not in held:
        raise Refusal("not-yours", f"seat {seat} is not yours", seats=held)
    if not table.allows_hints:
        raise Refusal("not-now", "hints are turned off at this table")
    if table.status != "playing" or table.position is None:
        raise Refusal("not-now", f"the game is {table.status}", status=table.status)
    if table.seats[seat].bot is not None:
        raise Refusal("not-now", "a bot plays this seat; take it back first")
    if table.actor != seat:
        raise Refusal("not-your-turn", f"seat {table.actor} decides now", actor=table.actor)


def check_line(table: Table, session: str | None, text: str) -> tuple[int, str]:
    """The seat from which a session chats, and the message to store."""
    held = check_seated(table, session, "only seated players can chat")
    if not table.chat:
        raise Refusal("not-now", "the chat is turned off at this table")
    line = check_words(text, "text", LONGEST_CHAT)
    if not line:
        raise Refusal("bad", f"text: must be 1 to {LONGEST_CHAT} visible characters")
    return held[0], line
