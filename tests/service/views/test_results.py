"""A person's results are summed up: exact numbers for some games."""

from typing import Any

import msgspec
import pytest

from blazon.service.base.secrets import id_from
from blazon.service.journal.results import Result
from blazon.service.views.results import ResultsShown, Tally, games_shown, results_shown

PAGE = 50
HALF = 1 / 2


def game(
    table: str, ended: int, *seats: tuple[str, int, float | None], **more: Any
) -> list[Result]:
    """A game's results: of each seat who had it, a person or ``bot:LEVEL``, points and share."""
    found = []
    for number, (who, total, share) in enumerate(seats):
        is_bot = who.startswith("bot:")
        one = Result(
            game_id=table,
            seat=number,
            person=None if is_bot or not who else who,
            bot=who[4:] if is_bot else None,
            name="" if is_bot else who.capitalize(),
            game="richelieu",
            players=len(seats),
            edition="duel",
            pace="casual",
            ended=ended,
            actions=60,
            total=total,
            share=share,
            ending="played",
            left=False,
        )
        found.append(one._replace(**more))
    return found


def summed(*games: list[Result], own: tuple[str, ...] = ("ann",), gone: str = "") -> ResultsShown:
    """Ann's results in these games, of which the newest comes first."""
    found = [one for seats in games for one in seats]
    tables = {one.game_id for one in found} - {gone}
    return results_shown(found, own, "ann", tables, PAGE)


def against(bot: str, *shares: float, **more: Any) -> list[list[Result]]:
    """Games of Ann's against a bot, with her shares of the win."""
    return [
        game(f"{bot}{number}", 0, ("ann", 10, share), (f"bot:{bot}", 10, 1 - share), **more)
        for number, share in enumerate(shares)
    ]


def test_without_games_everything_is_empty() -> None:
    shown = summed()
    assert shown.total == Tally(
        games=0,
        wins=0,
        ties=0,
        share=0,
        margin=None,
        actions=None,
        best=None,
        best_table=None,
        longest=None,
        longest_table=None,
    )
    assert (shown.streak, shown.by_game, shown.rivals, shown.bots) == (0, [], [], [])
    assert (shown.next_rivals, shown.games) == ([], [])


def test_games_of_unequal_sizes_and_shared_wins_are_summed_up() -> None:
    shown = summed(
        game("four", 4, ("ann", 30, HALF), ("bob", 30, HALF), ("cy", 4, 0.0), ("bot:duke", 5, 0.0)),
        game("three", 3, ("bob", 9, 0.0), ("ann", 20, 1.0), ("cy", 12, 0.0), actions=90),
        game("two", 2, ("bob", 41, 1.0), ("ann", 40, 0.0), actions=45),
        game("first", 1, ("ann", 40, 1.0), ("bob", 33, 0.0)),
    )
    assert shown.total == Tally(
        games=4,
        wins=2,
        ties=1,
        share=2.5,
        margin=(0 + 8 - 1 + 7) / 4,
        actions=(60 + 90 + 45 + 60) / 4,
        best=40,
        best_table="two",
        longest=90,
        longest_table="three",
    )
    sizes = [(one.players, one.games, one.wins, one.ties) for one in shown.by_game or ()]
    assert sizes == [(2, 2, 1, 0), (3, 1, 1, 0), (4, 1, 0, 1)]
    assert shown.games[0].seats[1].share == HALF


def test_each_rival_has_a_group_and_an_id_that_leads_nowhere() -> None:
    shown = summed(
        game("new", 9, ("ann", 5, HALF), ("bob", 5, HALF), ("cy", 1, 0.0)),
        game("old", 7, ("ann", 5, 0.0), ("bob", 8, 1.0)),
        game("older", 6, ("ann", 5, 1.0), ("dan", 3, 0.0)),
    )
    assert not isinstance(shown.rivals, msgspec.UnsetType)
    rows = [(one.name, one.last, one.games, one.wins, one.ties) for one in shown.rivals]
    assert rows == [("Bob", 9, 2, 0, 1), ("Cy", 9, 1, 0, 1), ("Dan", 6, 1, 1, 0)]
    bob = shown.rivals[0]
    assert (bob.their_wins, bob.their_share, bob.share, bob.margin) == (1, 1.5, 0.5, -1.5)
    assert bob.rival == id_from("ann", "rival bob") == shown.games[0].seats[1].rival
    assert bob.rival != id_from("cy", "rival bob")
    text = msgspec.json.encode(shown).decode()
    assert '"bob"' not in text
    assert '"ann"' not in text


def test_a_rival_has_the_newest_name_that_is_known() -> None:
    new = game("new", 2, ("ann", 5, 1.0), ("bob", 3, 0.0), name="Robert")
    old = game("old", 1, ("ann", 5, 1.0), ("bob", 3, 0.0))
    for games, name in (
        ((new, old), "Robert"),
        (([one._replace(name="") for one in new], old), "Bob"),
    ):
        assert [one.name for one in summed(*games).rivals or ()] == [name]


def test_somebody_forgotten_is_no_rival() -> None:
    shown = summed(game("one", 1, ("ann", 5, 1.0), ("", 3, 0.0)))
    assert shown.rivals == []
    assert isinstance(shown.total, Tally)
    assert shown.total.wins == 1
    assert shown.games[0].seats[1].rival is None


@pytest.mark.parametrize(
    "seats",
    [
        [("ann", 5, 1.0), ("ann", 3, 0.0)],
        [("ann", 5, 1.0), ("ann", 3, 0.0), ("bob", 2, 0.0)],
        [("ann", 5, None), ("bob", 3, None)],
    ],
)
def test_games_without_a_winner_or_against_oneself_are_listed_but_do_not_count(
    seats: list[tuple[str, int, float | None]],
) -> None:
    shown = summed(game("odd", 1, *seats))
    assert isinstance(shown.total, Tally)
    assert (shown.total.games, shown.rivals, shown.by_game) == (0, [], [])
    assert [one.id for one in shown.games] == ["odd"]


def test_a_person_may_have_several_sessions() -> None:
    shown = summed(
        game("phone", 2, ("phone", 5, 1.0), ("bob", 3, 0.0)),
        game("laptop", 1, ("ann", 5, 1.0), ("bob", 3, 0.0)),
        game("both", 0, ("ann", 5, 1.0), ("phone", 3, 0.0)),
        own=("ann", "phone"),
    )
    assert isinstance(shown.total, Tally)
    assert (shown.total.games, shown.streak) == (2, 2)
    assert [one.name for one in shown.rivals or ()] == ["Bob"]
    assert [seat.yours for seat in shown.games[0].seats] == [True, False]


@pytest.mark.parametrize(
    ("shares", "longest"),
    [([1, 1, 0, 1], 2), ([0, 1, 1, 1], 3), ([1, HALF, 1], 1), ([0, HALF], 0), ([1], 1)],
)
def test_the_longest_run_of_wins_is_found(shares: list[float], longest: int) -> None:
    assert summed(*against("page", *shares)).streak == longest


def test_editions_are_apart_and_the_most_played_comes_first() -> None:
    shown = summed(
        *against("page", 1, edition="court"), *against("duke", 0, 0), *against("count", 1, game="a")
    )
    rows = [(one.game, one.edition, one.games, one.wins) for one in shown.by_game or ()]
    assert rows == [("richelieu", "duel", 2, 0), ("a", "duel", 1, 1), ("richelieu", "court", 1, 1)]


def test_each_level_of_bots_has_a_group_and_counts_once_in_a_game() -> None:
    shown = summed(
        game("one", 1, ("ann", 9, 1.0), ("bot:page", 3, 0.0), ("bot:page", 4, 0.0)),
        game("two", 0, ("ann", 2, 0.0), ("bot:page", 3, 0.0), ("bot:duke", 4, 1.0)),
    )
    rows = [(one.bot, one.games, one.wins, one.margin) for one in shown.bots or ()]
    assert rows == [("page", 2, 1, 1.5), ("duke", 1, 0, -2)]


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        (against("page", 1, 1, 0), ("page", "squire")),
        (against("page", 1, 1), None),
        (against("page", 1, 1, 0, 0), None),
        (against("page", 1, HALF, HALF), None),
        ([*against("page", 1, 1, 1), *against("groom", 1, 1, 1)], ("page", "squire")),
        ([*against("squire", 1, 0, 0), *against("groom", 1, 1, 1)], ("groom", "greedy")),
        (against("random", 1, 1, 1), ("random", "groom")),
        (against("duke", 1, 1, 1), None),
        (against("search:9", 1, 1, 1), None),
    ],
)
def test_the_next_rival_comes_after_the_strongest_bot_beaten_in_most_of_three_games(
    games: list[list[Result]], expected: tuple[str, str] | None
) -> None:
    found = [(one.beaten, one.bot) for one in summed(*games).next_rivals or ()]
    assert found == ([] if expected is None else [expected])


def test_each_game_has_its_own_next_rival() -> None:
    shown = summed(*against("page", 1, 1, 1), *against("greedy", 1, 1, 1, game="a"))
    found = [(one.game, one.bot) for one in shown.next_rivals or ()]
    assert found == [("a", "page"), ("richelieu", "squire")]


def test_a_table_that_is_gone_is_not_named_but_its_game_counts() -> None:
    games = game("gone", 2, ("ann", 50, 1.0), ("bob", 3, 0.0), actions=99), *against("page", 1)
    shown = summed(*games, gone="gone")
    assert isinstance(shown.total, Tally)
    assert (shown.total.best, shown.total.best_table) == (50, None)
    assert (shown.total.longest, shown.total.longest_table) == (99, None)
    assert [one.has_table for one in shown.games] == [False, True]


def test_the_first_page_has_so_many_games_and_the_sums_have_all() -> None:
    games = [game(f"g{number}", -number, ("ann", 5, 1.0), ("bob", 3, 0.0)) for number in range(3)]
    found = [one for seats in games for one in seats]
    shown = results_shown(found, ["ann"], "ann", (), 2)
    assert [one.id for one in shown.games] == ["g0", "g1"]
    assert shown.streak == 3
    assert games_shown(found[4:], ["ann"], "ann", ())[0].id == "g2"


@pytest.mark.parametrize("ending", ["resigned", "time"])
def test_points_count_only_in_games_that_were_played_to_their_end(ending: str) -> None:
    played = game("played", 1, ("ann", 30, 1.0), ("bob", 20, 0.0))
    cut = game("cut", 2, ("ann", 50, 1.0), ("bob", 90, 0.0), ending=ending)
    shown = summed(cut, played)
    assert isinstance(shown.total, Tally)
    assert (shown.total.games, shown.total.wins) == (2, 2)
    assert (shown.total.margin, shown.total.best, shown.total.best_table) == (10, 30, "played")
    alone = summed(cut).total
    assert isinstance(alone, Tally)
    assert (alone.margin, alone.best, alone.best_table) == (None, None, None)
