"""Time that does not count, and entries that the database has lost."""

from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import latest_answer
from blazon.service.journal.clocks import deadline
from blazon.service.journal.events import Event
from blazon.service.journal.table import Table


class Waited(Event, frozen=True):
    """Nobody could move for this many milliseconds, because the server was read-only or away."""

    ms: int

    def change(self, table: Table) -> None:
        """The clocks have already been set forward, before the time up to this event is counted."""


class Restored(Event, frozen=True):
    """The database came back without this table's newest entries; the game goes on from here.

    This can happen after a failover to a standby that lagged behind, or with an older backup.
    """

    lost: int
    """How many entries were lost."""

    def change(self, table: Table) -> None:
        """Clients that saw the lost versions have to get the whole log again."""
        table.lost = self.lost
        table.doubtful = range(table.version, table.version + self.lost)


def wait(table: Table, since: int, now: int) -> Waited:
    """Stop the clocks from a given moment on; raises Refusal if none would have run."""
    if deadline(table) is None and latest_answer(table) is None:
        raise Refusal("not-now", "no clock runs here")
    return Waited(max(0, now - max(since, table.since)))


def make_up(table: Table, since: int, back: int, now: int) -> Waited:
    """Stop a clock that ran during an outage; raises Refusal if none did.

    Args:
        table: the table.
        since: when the outage began.
        back: when it ended.
        now: the moment until which the clock stands still.
    """
    if table.since >= back:
        raise Refusal("not-now", "this clock has started since then")
    return wait(table, since, now)
