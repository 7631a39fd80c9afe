"""What each observer saw of a game's actions.

Logs are kept by observer in a plain dictionary, so copying a position is quick. A log is extended
only when it is requested.
"""

from blazon.kernel.game import Variant
from blazon.match.growing import Growing
from blazon.match.history import Snapshot

Log = Growing[str]
Logs = dict[int | None, Log]


def log_of(logs: Logs, variant: Variant, observer: int | None, now: Snapshot) -> Log:
    """All actions up to a moment, as an observer saw them; kept in ``logs``."""
    log = logs.get(observer) or Log()
    lacking = now.played - len(log)
    if lacking:
        seen = variant.token_seen_by
        if lacking == 1 and (before := now.state_before()) is not None:
            log = log.plus([seen(before, now.action, observer)])
        else:
            new = now.steps(variant.game.mask, len(log))
            log = log.plus([seen(step.before, step.action, observer) for step in new])
        logs[observer] = log
    return log


def complete_logs(logs: Logs, variant: Variant, players: int, now: Snapshot) -> Logs:
    """The logs of all players and of onlookers, extended up to a moment in one pass."""
    known = {one: logs.get(one) or Log() for one in (None, *range(players))}
    start, seen = min(map(len, known.values())), variant.token_seen_by
    found: dict[int | None, list[str]] = {one: [] for one in known}
    for number, step in enumerate(now.steps(variant.game.mask, start), start):
        for one, log in known.items():
            if number >= len(log):
                found[one].append(seen(step.before, step.action, one))
    return {one: log.plus(found[one]) for one, log in known.items()}


def first_of_logs(logs: Logs, played: int) -> Logs:
    """The logs of the first actions alone."""
    return {one: log.first(played) for one, log in logs.items()}
