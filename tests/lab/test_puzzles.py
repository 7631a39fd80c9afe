"""Making and checking puzzles."""

from dataclasses import replace
from typing import Any, Literal

import pytest
from tests.match.brute_force import brute_force

from blazon.kernel.errors import BadValue
from blazon.lab.prospects import is_clear, prospects_in, right_in
from blazon.lab.puzzles import Plan, check, check_all, find, make
from blazon.match.position import Position
from blazon.match.puzzles import Prospect, Puzzle, knowledge, puzzles, read, written

TINY = {
    "seed": "t69",
    "proven": 1,
    "searched": 2,
    "games": 4,
    "simulations": 4000,
    "tries": 1,
    "nodes": 50_000,
}

MOST_POSITIONS = 300_000_000
"""After each action of a proven puzzle; all of them together take some seconds."""
KINDS = [("richelieu", "proven"), ("richelieu", "searched"), ("rheingold", "searched")]


def made(known: Any = (), processes: int = 1, **changes: Any) -> list[Puzzle]:
    """The puzzles of Richelieu that a plan finds."""
    plan = Plan("richelieu", **{**TINY, **changes})
    return [step.puzzle for step in make(plan, known, processes) if step.puzzle is not None]


@pytest.fixture(scope="module")
def few() -> list[Puzzle]:
    return made()


@pytest.mark.slow_without_jit
def test_the_same_plan_finds_the_same_puzzles_on_any_number_of_processes(
    few: list[Puzzle],
) -> None:
    assert [one.kind for one in few] == ["proven", "searched", "searched"]
    assert made(processes=2) == few
    assert made(seed="another", proven=0) != few[1:]


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("count", [1, 2])
def test_after_an_interruption_it_continues_where_it_was(few: list[Puzzle], count: int) -> None:
    assert few[:count] + made(few[:count]) == few


@pytest.mark.slow_without_jit
def test_what_was_made_can_be_written_and_read(few: list[Puzzle]) -> None:
    assert list(read("richelieu", written(few))) == few


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_puzzles_that_ship_with_blazon_stand_a_check(game: str, kind: str) -> None:
    """One of each kind; ``blazon puzzle check`` checks them all, with longer searches."""
    one = next(one for one in puzzles(game) if one.kind == kind)
    assert list(check_all([one], simulations=200_000, processes=1)) == [(one, None)]


@pytest.mark.slow_without_jit
def test_a_check_finds_wrong_answers_and_wrong_margins(few: list[Puzzle]) -> None:
    for one in few:
        wrong = next(token for token in one.prospects if token not in one.right)
        fault = check(replace(one, right=(wrong,)), simulations=40_000)
        assert fault == f"right are {' '.join(one.right)}, not {wrong}"
        large = replace(one, gap=1000.0)
        if one.kind == "searched":
            assert "not clearly better" in str(check(large, simulations=40_000))
    proven = few[0]
    token = proven.right[0]
    other = {**proven.prospects, token: Prospect(99.0, 1.0)}
    margin = proven.prospects[token].margin
    assert check(replace(proven, prospects=other)) == f"{token} has the margin {margin:g}, not 99"
    assert check(replace(proven, is_open=False)) == "nothing can be proven here"


@pytest.mark.slow_without_jit
def test_shorter_endings_are_found_again_with_fewer_nodes() -> None:
    """Those of the seed ``s`` replaced some that were too long for a full search."""
    short = next(one for one in puzzles("richelieu") if one.seed.startswith("s/proven/"))
    number = int(short.seed.rpartition("/")[2])
    assert find(Plan("richelieu", "s", nodes=200_000), "proven", number) == short
    longer = find(Plan("richelieu", "s"), "proven", number)
    assert longer is not None
    assert len(longer.choices) < len(short.choices)


def by_brute_force(position: Position, most: int) -> dict[str, tuple[float, float]] | None:
    """The share of the win and the lead of the player after each action; None if it is too far."""
    found = {}
    for token in position.legal:
        value = brute_force(position.after(token), most)
        if value is None:
            return None
        share, lead = value
        found[token] = (share, lead) if position.actor == 0 else (1 - share, -lead)
    return found


def test_a_check_finds_a_worse_or_missing_choice_later_in_the_turn() -> None:
    found = list[str]()
    for one in puzzles("richelieu"):
        if one.kind == "proven" and one.then:
            assert check(one) is None
            shorter = replace(one, then=one.then[:-1])
            assert check(shorter) == f"the turn goes on with {one.then[-1]}"
            _, (position, _), *_ = one.turn()
            later = prospects_in(knowledge(position, is_open=one.is_open), "proven")
            assert later is not None
            for worse in later.keys() - set(right_in(later, "proven")):
                found.append(worse)
                fault = check(replace(one, then=(worse,)))
                assert fault == f"{worse} is not the best choice later in the turn"
    assert found


@pytest.mark.slow_without_jit
def test_an_independent_solver_agrees_on_proven_puzzles() -> None:
    """A full search of all that is left, without memory, ordering or pruning."""
    proven = [one for one in puzzles("richelieu") if one.kind == "proven"]
    assert len(proven) == 15
    for one in proven:
        found = by_brute_force(one.position(), MOST_POSITIONS)
        assert found is not None
        leads = {token: lead for token, (_, lead) in found.items()}
        assert leads == {token: known.margin for token, known in one.prospects.items()}
        best = max(found.values())
        assert set(one.right) == {token for token, value in found.items() if value == best}
        for position, token in one.turn():
            later = by_brute_force(position, MOST_POSITIONS)
            assert later is not None
            assert later[token] == best


def mirrored(puzzle: Puzzle) -> Position:
    """The position after the same actions in the game that the other player began."""
    position = puzzle.position()
    setup = {**position.setup, "first": 1 - position.setup["first"]}
    other = Position(puzzle.game, position.options, setup)
    for token in position.actions:
        other.play(token)
    points, exchanged = (
        one.variant.points_by_line(one.states)[1][..., :2] for one in (position, other)
    )
    assert (exchanged == points[..., ::-1]).all()
    return other


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_with_exchanged_seats_and_other_names_the_answers_are_the_same(
    game: str, kind: Literal["proven", "searched"]
) -> None:
    these = [one for one in puzzles(game) if one.kind == kind]
    for one in these if kind == "proven" else these[:3]:
        position = mirrored(one)
        position.names = ("Zoe", "Adam")
        assert position.actor == 1 - one.seat
        found = prospects_in(knowledge(position, is_open=one.is_open), kind, 200_000)
        assert found is not None
        if kind == "proven":
            assert found == one.prospects
        assert set(right_in(found, kind)) == set(one.right)


CLEAR = {"A": Prospect(4.0, 0.7), "B": Prospect(1.0, 0.6), "C": Prospect(0.0, 0.5)}


@pytest.mark.parametrize(
    ("changes", "clear"),
    [
        ({}, True),
        ({"B": Prospect(3.8, 0.7)}, True),  # also right
        ({"B": Prospect(2.0, 0.6)}, False),  # nearly right: nobody could tell
        ({"B": Prospect(2.0, 0.3)}, True),  # wins much less often
        ({"B": Prospect(1.0, 0.8)}, False),  # wins more often, with a smaller margin
        ({"A": Prospect(4.0, 0.1), "B": Prospect(0.0, 0.0)}, False),  # hopeless
        ({"C": Prospect(3.8, 0.7), "B": Prospect(3.9, 0.7)}, False),  # nothing is wrong
    ],
)
def test_a_puzzle_has_clearly_right_and_wrong_actions(
    changes: dict[str, Prospect], clear: bool
) -> None:
    prospects = {**CLEAR, **changes}
    assert is_clear(prospects, right_in(prospects, "searched"), gap=3.0) is clear


def test_only_equally_good_actions_are_right_in_a_proven_puzzle() -> None:
    prospects = {"A": Prospect(4.0, 0.9), "B": Prospect(3.8, 0.9), "C": Prospect(4.0, 0.9)}
    assert right_in(prospects, "proven") == ("A", "C")
    assert right_in(prospects, "searched") == ("A", "C", "B")


@pytest.mark.parametrize("changes", [{"games": 0}, {"tries": 0}, {"proven": -1}])
def test_a_plan_needs_games(changes: dict[str, int]) -> None:
    with pytest.raises(BadValue, match="puzzles"):
        made(**changes)
