"""Hints, reviews and analyses over HTTP."""

from dataclasses import asdict
from typing import Annotated, Literal

import msgspec
from litestar.params import FromPath, QueryParameter
from msgspec import UNSET, UnsetType

from blazon.bots.advice import Advice
from blazon.bots.decisions import Choice, Knowledge, is_right
from blazon.bots.review import Review
from blazon.match.observation import Observation
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import LONGEST_TOKEN, MOST_ACTIONS
from blazon.service.base.refusals import Refusal
from blazon.service.http.context import LanguageQuery
from blazon.service.http.routes import get, post
from blazon.service.http.sessions import Requester
from blazon.service.journal.access import observation_for_analysis
from blazon.service.journal.commands import SeatNumber
from blazon.service.journal.table import Table
from blazon.service.live.broadcast import LiveTable
from blazon.service.storage.reviews import Job, StoredReview
from blazon.service.storage.store import Store
from blazon.service.workers.analyses import Analyses
from blazon.service.workers.hints import Hint, Hints
from blazon.service.workers.reviews import ReviewJobs
from blazon.service.workers.summaries import Summaries


class HintCall(msgspec.Struct, forbid_unknown_fields=True):
    """The seat that wants a hint."""

    seat: SeatNumber


class ReviewCall(msgspec.Struct, forbid_unknown_fields=True):
    """The knowledge that the evaluation uses."""

    knowledge: Knowledge = "own"


class ReviewShown(msgspec.Struct, kw_only=True):
    """A review's progress and result."""

    status: Literal["none", "waiting", "running", "done"]
    """``none``: nobody has requested a review."""
    done: int
    """The number of decisions evaluated so far …"""
    of: int
    """… and in total; 0 until they are counted."""
    review: Review | None
    turns: list[int] | UnsetType = UNSET
    """If there is a review: the number of each action's turn, from 1."""
    words: dict[int, str] | UnsetType = UNSET
    """If a language was requested: the better choices for costly decisions, by ``at``."""
    reasons: dict[int, str] | UnsetType = UNSET
    """If a language was requested: why such decisions cost something, by ``at``; only where the
    search knows it surely enough."""


@post(
    "/api/tables/{table:str}/hint",
    summary="Get a hint from the strongest bot",
    status_code=200,
    rate="hint",
)
async def hinted(
    live: LiveTable,
    requester: Requester,
    hints: Hints,
    data: HintCall,
    lang: LanguageQuery = None,
) -> Hint:
    """Only the holder of the seat to move gets a hint, and only if the table allows hints."""
    narration = live.narration_for(lang)

    def say(seen: Observation, advice: Advice) -> str:
        if narration is None:
            return ""
        proven = advice.finding.proven
        return narration.describe_gains(live.table, seen, advice.gains, proven=proven)

    return await hints.give(live.table, requester.session, data.seat, requester.network, say)


@post(
    "/api/tables/{table:str}/review",
    summary="Request a review of a finished game",
    status_code=200,
    rate="review",
)
async def review_asked(
    live: LiveTable, requester: Requester, reviews: ReviewJobs, data: ReviewCall
) -> ReviewShown:
    """Repeating the request changes nothing."""
    session = requester.need_session("take a seat at a table first")
    found = await reviews.ask(live.table, data.knowledge, session, requester.network)
    return _shown(live.table, found)


@get("/api/tables/{table:str}/review", summary="Get a review or its progress", rate="read")
async def review_shown(
    live: LiveTable,
    store: Store,
    table: FromPath[str],
    knowledge: Annotated[Knowledge, QueryParameter()] = "own",
    lang: LanguageQuery = None,
) -> ReviewShown:
    """Anybody who may see the table may see its reviews."""
    found = await store.reviews.progress(Job(table, knowledge), now_ms())
    shown = _shown(live.table, found)
    narration = live.narration_for(lang)
    if shown.review is not None and narration is not None:
        costly = [one for one in shown.review.decisions if one.cost > 0]
        described = narration.describe_costs(live.table, costly)
        shown.words = {at: better for at, (better, _) in described.items()}
        shown.reasons = {at: why for at, (_, why) in described.items() if why}
    return shown


class AnalysisCall(msgspec.Struct, forbid_unknown_fields=True):
    """The moment to analyse, and the knowledge to use."""

    at: Annotated[int, msgspec.Meta(ge=0, le=MOST_ACTIONS)]
    """The number of actions played before the moment."""
    knowledge: Knowledge = "own"


class CandidateShown(msgspec.Struct, kw_only=True):
    """One of the best actions at a moment."""

    action: str
    text: str | UnsetType = UNSET
    """If a language was requested: what it does."""
    visits: int
    """The number of simulated games that began with it; 0 if none was needed."""
    value: float | None
    """The resulting value of the game to the player to move, from 0 (lost) to 1 (won); null if no
    simulated game began with it."""
    margin: float | None
    """The player's expected lead over the best rival, in points or swords."""
    line: list[str]
    """This action and the most likely ones after it, in one possible deal of the hidden cards."""
    proven: bool
    """Whether value and margin are certain. If so, the game was played out, and best play
    guarantees them to the player to move, whatever the rival knows or does."""


class AnalysisShown(msgspec.Struct, kw_only=True):
    """The best actions at a moment."""

    at: int
    seat: int
    """The seat to move."""
    candidates: list[CandidateShown]
    """Best first."""
    simulations: int
    """The number of simulated games, for all actions together."""
    proven: bool
    """Whether no action guarantees the player to move more than the first in the list does."""
    why: str | UnsetType = UNSET
    """If a language was requested: why the first is better than the second; only where the search
    knows it surely enough."""


@post(
    "/api/tables/{table:str}/analysis",
    summary="Get the best actions at a moment of a finished game",
    status_code=200,
    rate="analysis",
)
async def analysed(
    live: LiveTable,
    requester: Requester,
    analyses: Analyses,
    data: AnalysisCall,
    lang: LanguageQuery = None,
) -> AnalysisShown:
    """Anybody who may request a review of the game may request this."""
    session = requester.need_session("take a seat at a table first")
    seen = observation_for_analysis(live.table, session, data.at, data.knowledge)
    found, gains = await analyses.make(seen, session, requester.network)
    shown = [CandidateShown(**asdict(one)) for one in found.candidates]
    why: str | UnsetType = UNSET
    narration = live.narration_for(lang)
    if narration is not None:
        sure = shown[0].proven
        why = narration.describe_gains(live.table, seen, gains, proven=sure) or UNSET
        tokens = [one.action for one in shown]
        texts = narration.describe_choices(live.table, data.at, tokens)
        for one, text in zip(shown, texts, strict=True):
            one.text = text
    return AnalysisShown(
        at=data.at,
        seat=seen.observer or 0,
        candidates=shown,
        simulations=found.simulations,
        proven=found.proven,
        why=why,
    )


class AttemptCall(msgspec.Struct, forbid_unknown_fields=True):
    """Another action at a moment, and the knowledge to judge it by."""

    at: Annotated[int, msgspec.Meta(ge=0, le=MOST_ACTIONS)]
    """The number of actions played before the moment."""
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TOKEN)]
    """A token that was legal then."""
    knowledge: Knowledge = "own"


class AttemptShown(msgspec.Struct, kw_only=True):
    """What an action would have led to, judged as a review judges the action played."""

    right: bool
    """Whether it is the best action, or costs at most half a point (or sword) more; if proven,
    only if it costs nothing."""
    cost: float
    """The margin lost by not playing the best action; 0 or more."""
    margin: float
    """The player's expected margin after it …"""
    best_margin: float
    """… and after the best action."""
    proven: bool
    """Whether the margins are certain, because the ending was solved."""


@post(
    "/api/tables/{table:str}/attempt",
    summary="Judge another action at a moment of a finished game",
    status_code=200,
    rate="analysis",
)
async def attempted(
    live: LiveTable, requester: Requester, analyses: Analyses, data: AttemptCall
) -> AttemptShown:
    """Anybody who may request a review of the game may request this. Plays nothing."""
    session = requester.need_session("take a seat at a table first")
    seen = observation_for_analysis(live.table, session, data.at, data.knowledge)
    if data.action not in seen.legal:
        message = f"{data.action} was not legal at this moment"
        raise Refusal("illegal", message, legal=list(seen.legal), phase=seen.phase)
    choice = Choice(data.at, seen.player or 0, data.action, seen)
    found = await analyses.judge(choice, session, requester.network)
    return AttemptShown(
        right=is_right(found),
        cost=found.cost,
        margin=found.value,
        best_margin=found.best_value,
        proven=found.proven,
    )


class CostlyShown(msgspec.Struct, kw_only=True):
    """A costly decision."""

    at: int
    """The number of actions before it."""
    cost: float
    """About what it cost, in points or swords."""


class SummaryShown(msgspec.Struct, kw_only=True):
    """A finished game in brief."""

    margin: int
    """The winner's lead over the best rival, in points or swords."""
    leads: dict[str, int]
    """By the lines of the score sheet: where the winner has more than that rival."""
    costly: list[CostlyShown | None]
    """For each seat: its most costly decision; null if none cost 2 points or swords."""
    luck: list[float]
    """What chance added to each seat's margin, or took away if negative."""
    sentences: list[str] | UnsetType = UNSET
    """If a language was requested: the same in three sentences."""


@get(
    "/api/tables/{table:str}/summary",
    summary="Get a finished game in brief",
    rate="analysis",
)
async def summed_up(
    live: LiveTable, requester: Requester, summaries: Summaries, lang: LanguageQuery = None
) -> SummaryShown:
    """Where the game was won, each player's most costly decision, and whom luck favoured.

    It takes about a second, once for each game. After a review, its figures are used. Anybody
    who may request a review of the game may request this, if it was played to its end.
    """
    session = requester.need_session("take a seat at a table first")
    found = await summaries.make(live.table, session, requester.network)
    narration = live.narration_for(lang)
    return SummaryShown(
        margin=found.margin,
        leads={one.line: one.points for one in found.leads},
        costly=[None if one is None else CostlyShown(**asdict(one)) for one in found.costly],
        luck=found.luck,
        sentences=UNSET if narration is None else narration.sum_up(live.table, found),
    )


def _shown(table: Table, found: StoredReview) -> ReviewShown:
    return ReviewShown(
        status=found.status,
        done=found.done,
        of=found.of,
        review=found.review,
        turns=UNSET if found.review is None else [one.turn_number + 1 for one in table.moves],
    )


HANDLERS = [hinted, review_asked, review_shown, analysed, attempted, summed_up]
