"""Bots that take over for people who give up, hand over, run out of time, or are blocked."""

from blazon.bots import bot_names
from blazon.service.base.defaults import BOT, STAND_IN
from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import LeftOut, left_out
from blazon.service.journal.checks import check_bot
from blazon.service.journal.clocks import deadline
from blazon.service.journal.commands import BotName, ForSeat
from blazon.service.journal.course import give_up
from blazon.service.journal.events import Event
from blazon.service.journal.table import Table


class Resign(ForSeat, tag="resign"):
    """Give up."""

    def decide_for(self, table: Table, seat: int) -> "Resigned":
        return Resigned(seat)

    def has_room(self, table: Table) -> bool:
        return True


class Resigned(Event, frozen=True):
    """A seat resigned; with more than two players, a bot takes over."""

    seat: int
    then: list[str] = []

    def change(self, table: Table) -> None:
        give_up(table, self.seat, "resigned")


class TimedOut(Event, frozen=True):
    """A seat's clock ran out."""

    seat: int
    bot: str = BOT
    """The bot that takes over, unless the seat is forfeited."""

    def change(self, table: Table) -> None:
        if table.opened.on_timeout == "forfeit":
            give_up(table, self.seat, "time")
        else:
            table.seats[self.seat].hand_over(self.bot, "time", table.since)


class HandOver(ForSeat, tag="hand-over"):
    """Let a bot decide in your place: this one, or the table's default."""

    bot: BotName | None = None

    def decide_for(self, table: Table, seat: int) -> "HandedOver":
        if table.seats[seat].bot is not None:
            raise Refusal("not-now", "a bot already plays this seat")
        if table.opened.today is not None:
            raise Refusal("not-now", "the game of the day is played without a bot's help")
        return HandedOver(seat, _stand_in(table, self.bot))


class HandedOver(Event, frozen=True):
    """A person handed a seat over to a bot."""

    seat: int
    bot: str

    def change(self, table: Table) -> None:
        table.seats[self.seat].hand_over(self.bot, "handed", table.since)


class TakeBack(ForSeat, tag="take-back"):
    """Take your seat back from a bot."""

    def decide_for(self, table: Table, seat: int) -> "TakenBack":
        if table.seats[seat].bot is None:
            raise Refusal("not-now", "you play this seat yourself")
        return TakenBack(seat)


class TakenBack(Event, frozen=True):
    """The person took the seat back."""

    seat: int

    def change(self, table: Table) -> None:
        table.seats[self.seat].take_back()


def decide_timeout(table: Table, now: int) -> TimedOut | LeftOut:
    """The event after a timeout or for late devices; raises Refusal if there is none."""
    if table.status == "open":
        return left_out(table, now)
    end, actor = deadline(table), table.actor
    if end is None or actor is None or end > now:
        raise Refusal("not-now", "no clock has run out")
    return TimedOut(actor, table.stand_in)


def stand_in_for(table: Table, session: str) -> HandedOver:
    """A bot takes over for a blocked session; raises Refusal if it has no seat to play here."""
    held = [n for n in table.held_by(session) if table.seats[n].is_person]
    if table.status != "playing" or not held:
        raise Refusal("not-now", "this session plays no seat here")
    return HandedOver(held[0], table.stand_in)


def _stand_in(table: Table, wanted: str | None) -> str:
    """The bot that plays for a person; raises Refusal for one whose play would be a hint."""
    if wanted is None:
        return table.stand_in
    bot, names = check_bot(wanted, table.opened.game), bot_names()
    level = bot.partition(":")[0]
    if not table.allows_hints and names.index(level) > names.index(STAND_IN):
        message = f"bot: must be {STAND_IN} or weaker at a table without hints"
        raise Refusal("bad", message, bot=STAND_IN)
    return bot
