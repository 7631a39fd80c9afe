"""Workers receive the deciding seat's knowledge of a table, and nothing that differs in its twin.

The service's own bots, stand-ins and analyses make real requests, but to workers in this
process that record what they receive. ``views/test_leaks`` does the same for hints.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

import pytest
from tests.service.house import hub_in
from tests.service.sitting import SECRET, Recorder
from tests.service.steps import steps
from tests.service.tables import at_table, happens
from tests.twins.channels import shown
from tests.twins.pairs import GAMES, Twins, blind

from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.service.journal.access import observation_for_analysis
from blazon.service.journal.events import Event, Opened
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.playing import Played, Started
from blazon.service.journal.seating import Joined
from blazon.service.journal.stand_ins import HandedOver, Resigned
from blazon.service.live.hub import Author
from blazon.service.workers.bots import BotWorkers

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
PEOPLE = ("ann", "bob")


class Here(Recorder):
    """A worker in this process that records the observations it receives, and works."""

    def __init__(self) -> None:
        super().__init__()
        self.has_worked = asyncio.Event()

    async def ask(
        self, job: Callable[[*Ts], T], *given: *Ts, network: str, is_patient: bool = False
    ) -> T:
        """Do the first job; never finish any later one."""
        if self.given:
            await asyncio.Event().wait()
        self.record(*given)
        self.has_worked.set()
        return job(*given)


def journal(game: Position, seat: int, kind: str) -> list[Event]:
    """The events that led a table to a game's position, where a bot or stand-in has a seat."""
    plans = [SeatPlan("open"), SeatPlan("open")]
    if kind == "bot":
        plans[seat] = SeatPlan("bot", "random")
    found: list[Event] = [Opened("ann", game.game.name, game.options, plans, "", start="asked")]
    found += [Joined(n, PEOPLE[n], PEOPLE[n]) for n, plan in enumerate(plans) if plan.bot is None]
    first, played = steps(game)
    found.append(Started(game.setup, first))
    found += [Played(step.seat, step.action, step.then) for step in played]
    if kind == "stand-in":
        found.append(HandedOver(seat, "random"))
    return found


async def given(folder: Path, game: Position, seat: int, kind: str) -> Observation:
    """The data that a worker receives when a bot must decide."""
    folder.mkdir()
    async with hub_in(folder) as hub:
        pool = Here()
        opened, *events = journal(game, seat, kind)
        assert isinstance(opened, Opened)
        await hub.open(opened, SECRET, Author("ann"), "table")
        for event in events:
            await hub.add("table", event)
        bots = BotWorkers(hub, pool, 0, "here")
        bots.start()
        try:
            await pool.has_worked.wait()
        finally:
            await bots.stop()
        return pool.given[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["bot", "stand-in"])
def test_bots_and_stand_ins_at_tables_decide_by_what_their_seat_knows(
    tmp_path: Path, kind: str, game: str
) -> None:
    twins = blind(game)
    one, other = (
        asyncio.run(given(tmp_path / name, position, twins.observer, kind))
        for name, position in (("one", twins.one), ("other", twins.other))
    )
    assert shown(one) == shown(other) == shown(twins.one.observe(twins.observer))


def seen_of(twins: Twins, how: Callable[[Position], Observation]) -> tuple[Any, ...]:
    """The output for both twins, if equal."""
    one, other = shown(how(twins.one)), shown(how(twins.other))
    assert one == other
    return one


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_by_own_knowledge_is_made_from_what_the_seat_knows(game: str) -> None:
    twins = blind(game)
    seat, known = twins.observer, shown(twins.one.observe(twins.observer))

    def analysed(position: Position) -> Observation:
        table = happens(at_table(position), Resigned(seat))
        return observation_for_analysis(table, "ann", len(position.actions), "own")

    def opened(position: Position) -> tuple[Any, ...]:
        table = happens(at_table(position), Resigned(seat))
        return shown(observation_for_analysis(table, "ann", len(position.actions), "open"))

    assert seen_of(twins, analysed) == known
    assert opened(twins.one) != opened(twins.other)
