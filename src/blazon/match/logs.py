"""What each observer saw of a game's actions."""

from blazon.kernel.game import Variant
from blazon.match.growing import Growing
from blazon.match.history import Moment

Log = Growing[str]


class Logs:
    """The logs of all observers. Each log is extended when somebody asks for it."""

    __slots__ = ("_kept", "_variant")

    def __init__(self, variant: Variant, kept: dict[int | None, Log] | None = None) -> None:
        self._variant, self._kept = variant, kept or {}

    def of(self, observer: int | None, now: Moment) -> Log:
        """All actions up to a moment, as an observer saw them."""
        log = self._kept.get(observer) or Log()
        lacking = now.played - len(log)
        if lacking:
            seen = self._variant.token_seen_by
            if lacking == 1 and (before := now.state_before()) is not None:
                log = log.plus([seen(before, now.action, observer)])
            else:
                new = now.steps(self._variant.game.mask, len(log))
                log = log.plus([seen(step.before, step.action, observer) for step in new])
            self._kept[observer] = log
        return log

    def note_all(self, players: int, now: Moment) -> None:
        """Bring the logs of all players, and of onlookers, up to a moment in one go."""
        logs = {one: self._kept.get(one) or Log() for one in (None, *range(players))}
        start, seen = min(map(len, logs.values())), self._variant.token_seen_by
        found: dict[int | None, list[str]] = {one: [] for one in logs}
        for number, step in enumerate(now.steps(self._variant.game.mask, start), start):
            for one, log in logs.items():
                if number >= len(log):
                    found[one].append(seen(step.before, step.action, one))
        self._kept = {one: log.plus(found[one]) for one, log in logs.items()}

    def first(self, played: int) -> "Logs":
        """The logs of the first actions alone."""
        kept = {one: log.first(min(played, len(log))) for one, log in self._kept.items()}
        return Logs(self._variant, kept)

    def copy(self) -> "Logs":
        """Logs that grow independently of these."""
        return Logs(self._variant, self._kept.copy())
