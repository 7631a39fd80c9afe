"""Plays a tournament: finds the missing units, hands them out, and pairs the next rounds."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from blazon.kernel.errors import BadValue
from blazon.lab.studies.crews import Crew, Trouble, rules_of
from blazon.lab.studies.shards import Shard, Shards
from blazon.lab.tournaments.plan import Contest, Plan
from blazon.lab.tournaments.schedule import Group, round_robin, seatings, swiss_round
from blazon.lab.tournaments.units import (
    Deal,
    Game,
    UnitTask,
    bots_seed,
    code,
    deal_seed,
    game_of,
)

Progress = Callable[[int, int], None]
"""Called with the number of games that are played, and of all games."""


class Running:
    """A tournament that is being played."""

    def __init__(self, plan: Plan, shards: Shards, key: bytes) -> None:
        """A tournament with its games so far.

        Args:
            plan: the tournament.
            shards: its games.
            key: its key.
        """
        self._plan, self._shards, self._key = plan, shards, key
        self.troubles: list[Trouble] = []
        self.needed = sum(contest.games for contest in plan.contests)
        self.played = 0
        self._rounds: list[list[list[Group]]] = [[] for _ in plan.contests]
        self._games: list[list[Game]] = [[] for _ in plan.contests]
        self._missing: list[set[Shard]] = [set() for _ in plan.contests]
        self._queue: deque[Shard] = deque()
        for contest in range(len(plan.contests)):
            self._go_on(contest)

    @property
    def is_done(self) -> bool:
        """Whether all games are played."""
        return self.played == self.needed

    def games(self, contest: int) -> Sequence[Game]:
        """The games of a contest's finished rounds, in their order."""
        return self._games[contest]

    def rounds(self, contest: int) -> Sequence[Sequence[Group]]:
        """The groups of each round so far."""
        return self._rounds[contest]

    def play(self, crew: Crew, progress: Progress = lambda _played, _needed: None) -> None:
        """Play all missing games.

        A unit that fails is noted in ``troubles``, and all others of its round go on. Raises
        OSError if a unit cannot be written.
        """
        given = 0
        progress(self.played, self.needed)
        while self._queue or given:
            while self._queue and given < crew.ahead:
                crew.give(self._task(self._queue.popleft()))
                given += 1
            shard, outcome = crew.take()
            given -= 1
            if isinstance(outcome, Trouble):
                self.troubles.append(outcome)
                continue
            self._shards.keep(shard, outcome)
            self.played += shard.games
            self._missing[shard.cell].remove(shard)
            self._go_on(shard.cell)
            progress(self.played, self.needed)

    def _go_on(self, number: int) -> None:
        """Take a round's games once it is complete, and queue the next one, until all are done."""
        contest, rounds = self._plan.contests[number], self._rounds[number]
        while not self._missing[number]:
            if rounds:
                self._games[number] += self._finished(number, len(rounds) - 1)
            if len(rounds) == contest.rounds:
                return
            rounds.append(self._next_round(number))
            shards = list(self._units(number, len(rounds) - 1))
            missing = [shard for shard in shards if shard not in self._shards]
            self.played += sum(shard.games for shard in shards) - sum(
                shard.games for shard in missing
            )
            self._missing[number] = set(missing)
            self._queue += missing

    def _next_round(self, number: int) -> list[Group]:
        contest = self._plan.contests[number]
        if contest.schedule == "round-robin":
            return round_robin(contest.bots, contest.players)
        scores = mean_shares(contest, self._games[number])
        return swiss_round(scores, self._rounds[number], contest.players)

    def _units(self, number: int, place: int) -> Iterator[Shard]:
        """The units of a round."""
        contest = self._plan.contests[number]
        players, count = contest.players, contest.groups * contest.deals
        for unit in range(place * count, (place + 1) * count):
            yield Shard(number, unit * players, players)

    def _setting(self, shard: Shard) -> tuple[Deal, list[Group]]:
        """A unit's deal and seatings."""
        contest = self._plan.contests[shard.cell]
        before, group = divmod(shard.first // contest.players, contest.groups)
        place, deal = divmod(before, contest.deals)
        if contest.schedule == "round-robin":
            place, deal = 0, before
        found = self._rounds[shard.cell][place][group]
        return Deal(shard.cell, place, deal), seatings(found, deal)

    def _task(self, shard: Shard) -> UnitTask:
        plan, contest = self._plan, self._plan.contests[shard.cell]
        deal, seats = self._setting(shard)
        numbers = range(shard.first, shard.first + shard.games)
        return UnitTask(
            shard,
            contest,
            tuple(bot.bot for bot in plan.bots),
            tuple(seats),
            deal_seed(self._key, deal),
            tuple(bots_seed(self._key, shard.cell, number) for number in numbers),
            rules_of(contest.game),
            code(),
        )

    def _finished(self, number: int, place: int) -> Iterator[Game]:
        """The games of a complete round; raises BadValue if others were played."""
        rows = self._shards.rows(number, (place + 1) * self._round_games(number))
        for shard in self._units(number, place):
            deal, seats = self._setting(shard)
            for game, wanted in enumerate(seats, shard.first):
                try:
                    found = game_of(rows[game], game, deal)
                except ValueError:
                    found = None
                if found is None or found.seats != wanted:
                    raise BadValue(
                        str(self._shards.folder),
                        f"has another game in {shard.file}; delete it and those after it",
                    )
                yield found

    def _round_games(self, number: int) -> int:
        contest = self._plan.contests[number]
        return contest.deals * contest.groups * contest.players


def mean_shares(contest: Contest, games: Sequence[Game]) -> list[float]:
    """Each bot's mean share of the wins; an even share for one that has not played."""
    sums, counts = [0.0] * contest.bots, [0] * contest.bots
    for game in games:
        for bot, share in zip(game.seats, game.shares, strict=True):
            sums[bot] += share
            counts[bot] += 1
    even = 1 / contest.players
    return [total / count if count else even for total, count in zip(sums, counts, strict=True)]
