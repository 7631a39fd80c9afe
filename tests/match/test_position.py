"""The main public object: legal actions, playing, undoing, copying, comparing."""

import operator
import pickle
from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest
from tests.samples import NAMES, SHORT, TABLES, name_of, random_game

import blazon
from blazon import BadValue, GameOver, IllegalAction, MalformedToken, Position
from blazon.kernel.errors import ActionError, BlazonError
from blazon.match.history import Snapshot

ENDS = ["A1", "A12", "B1", "B12", "C1", "C12", "D1", "D12"]


@pytest.fixture
def game() -> Position:
    return blazon.new("richelieu", seed="positions")


@pytest.fixture(params=SHORT, ids=NAMES)
def ended(request: pytest.FixtureRequest) -> Position:
    name, options = request.param
    return random_game(name, options, "ended")


def everything(game: Position) -> list[Any]:
    seen = [game.observe(observer).view() for observer in (None, *range(game.players))]
    record = game.record.to_builtins()
    asked = [game.actor, game.turn, game.phase, game.over, list(game.legal), game.actions]
    return [*asked, game.score(), record, seen, game.turns(), repr(game), game.seed]


def test_legal_actions_are_iterable_countable_and_know_their_members(game: Position) -> None:
    legal = game.legal
    assert list(legal) == list(legal) == ENDS
    assert len(legal) == 8
    assert "A12" in legal
    assert "A2" not in legal
    assert legal
    assert repr(legal) == "<LegalActions A1 A12 B1 B12 C1 C12 D1 D12>"


def test_legal_actions_are_found_by_number_too(game: Position) -> None:
    assert [number for number in range(-5, 70) if operator.contains(game.legal, number)] == [
        *[0, 11, 12, 23, 24, 35, 36, 47]
    ]
    for other in (None, 1.5, ("A1",), 10**40, -1):
        assert not operator.contains(game.legal, other)


def test_legal_actions_stay_those_of_their_moment(game: Position) -> None:
    before = game.legal
    game.play("A1")
    assert list(before) == ENDS
    assert list(game.legal) != ENDS


def test_no_action_is_legal_after_the_end(ended: Position) -> None:
    assert (list(ended.legal), len(ended.legal), "A1" in ended.legal) == ([], 0, False)
    assert (ended.over, ended.actor, ended.phase) == (True, None, "OVER")


def test_token_and_number_play_the_same(game: Position) -> None:
    other = game.copy()
    game.play("B12")
    other.play(23)
    assert game == other
    assert game.actions == other.actions == ("B12",)
    third = Position("richelieu", setup=game.setup, actions=["B12"])
    assert third == game


def test_a_malformed_token_is_distinguished_from_an_illegal_action(game: Position) -> None:
    for text in ("", "a1", "A13", "take A1", "A1 ", "\u0410" + "1"):
        with pytest.raises(MalformedToken) as malformed:
            game.play(text)
        assert malformed.value.action == text
        assert malformed.value.legal == ENDS
    for action in ("A2", "@A1", "^A1", "R", "*", "-", 1, -1, 51, 2**70):
        with pytest.raises(IllegalAction) as illegal:
            game.play(action)
        assert illegal.value.action == str(action)
        assert (illegal.value.legal, illegal.value.phase) == (ENDS, "TAKE")


def test_after_the_end_every_action_comes_too_late(ended: Position) -> None:
    for action in ("A1", "-", "nonsense", 0, 99):
        with pytest.raises(GameOver) as late:
            ended.play(action)
        assert late.value.legal == []


def test_the_three_errors_are_distinct_and_name_what_would_be_right(
    game: Position, ended: Position
) -> None:
    messages = {}
    for position, action in ((game, "x"), (game, "A2"), (ended, "A1")):
        with pytest.raises(ActionError) as caught:
            position.play(action)
        messages[type(caught.value)] = str(caught.value)
        assert isinstance(caught.value, BlazonError)
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert set(messages) == {MalformedToken, IllegalAction, GameOver}
    assert all("A1 A12 B1" in messages[kind] for kind in (MalformedToken, IllegalAction))
    assert "'A2' is not legal; possible in TAKE" in messages[IllegalAction]
    assert "'x' is not a token" in messages[MalformedToken]
    assert "after the end" in messages[GameOver]


def test_nothing_is_changed_by_what_is_refused(game: Position, ended: Position) -> None:
    game.play("A1")
    for position in (game, ended):
        before = everything(position)
        for action in ("x", "A1", "B7", 48, -7):
            with pytest.raises(ActionError):
                position.play(action)
        for count in (0, -1, 10**9):
            with pytest.raises(BadValue, match=r"^count: must be from 1 to"):
                position.undo(count)
        with pytest.raises(ActionError):
            position.roll()
        with pytest.raises(BadValue):
            position.perft(-1)
        with pytest.raises(BadValue):
            position.observe(9)
        assert everything(position) == before


@pytest.mark.parametrize("moment", [12, 80])
@pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
def test_undo_restores_everything(name: str, options: dict[str, Any], moment: int) -> None:
    game = random_game(name, options, "undo", moment)
    past = []
    for _ in range(20):
        past.append((game.states, everything(game)))
        game.play(list(game.legal)[len(past) % len(game.legal)])
    for count in (1, 2, 3):
        game.undo(count)
    while len(game.actions) > moment:
        states, before = past[len(game.actions) - moment]
        assert game.states == states
        assert everything(game) == before
        following = game.after(next(iter(game.legal)))
        assert following.actions[:-1] == game.actions
        game.undo()


def test_the_end_can_be_taken_back(ended: Position) -> None:
    last = ended.actions[-1]
    result = ended.score()
    ended.undo()
    assert not ended.over
    assert last in ended.legal
    ended.play(last)
    assert ended.score() == result


def test_a_game_from_its_repr_is_equal(ended: Position) -> None:
    begun = [random_game(*table, "repr", 30) for table in (TABLES[5], TABLES[9], TABLES[10])]
    for game in (blazon.new("richelieu", seed="it's"), *begun, ended):
        again = eval(repr(game))
        assert again == game
        assert everything(again) == everything(game)


def test_a_pickled_game_is_equal(ended: Position) -> None:
    begun = [random_game(*table, "pickle", 41) for table in (TABLES[4], TABLES[7], TABLES[11])]
    for game in (*begun, ended):
        again = pickle.loads(pickle.dumps(game))
        assert again == game
        assert everything(again) == everything(game)


def test_copies_go_their_own_ways(game: Position) -> None:
    for duplicate in (game.copy(), copy(game), deepcopy(game)):
        assert duplicate == game
        assert hash(duplicate) == hash(game)
        before = everything(game)
        duplicate.play("A1")
        duplicate.names = ("Ann", "Bé")
        duplicate.metadata["event"] = "another"
        assert everything(game) == before
        assert duplicate != game
        duplicate.undo()
        assert duplicate == game


def test_equal_games_have_the_same_rules_deal_and_actions(game: Position) -> None:
    same = blazon.new("richelieu", seed="positions")
    assert same == game
    assert len({same, game}) == 1
    others = [
        blazon.new("richelieu", seed="others"),
        blazon.new("richelieu", setup=game.setup, edition="court"),
        blazon.new("richelieu", setup=game.setup, ending="last-row"),
        blazon.new("richelieu", setup={**game.setup, "first": 1 - game.setup["first"]}),
        Position("richelieu", setup=game.setup, actions=["A1"]),
    ]
    assert len({game, *others}) == 6
    assert all(game != other for other in others)
    assert game != "a game"


def test_the_states_given_out_are_copies(game: Position) -> None:
    states = game.states
    states["player"] = 1 - states["player"]
    states["table"] = 0
    assert np.any(game.states != states)
    assert list(game.legal) == ENDS


def test_a_setup_that_is_changed_later_changes_no_game(game: Position) -> None:
    setup = deepcopy(game.setup)
    other = Position("richelieu", setup=setup)
    setup["cards"].sort()
    setup["discs"].clear()
    assert other == game
    assert blazon.load(other.record.to_json()) == game


def test_turns_come_with_their_players() -> None:
    game = blazon.new("richelieu", seed="turns", edition="court", players=3)
    first = game.turn
    for token in ("A1", "@D4", "B1"):
        game.play(token)
    turns = game.turns()
    assert turns[0] == (first, ["A1", "@D4"])
    assert turns[1] == ((first + 1) % 3, ["B1"])
    assert [token for _, tokens in turns for token in tokens] == list(game.actions)
    assert blazon.new("richelieu").turns() == []


@pytest.mark.parametrize("observer", [2, -1, 255, True, "0"])
def test_only_those_at_the_table_and_onlookers_observe(game: Position, observer: Any) -> None:
    with pytest.raises(BadValue, match=r"^player: must be from 0 to 1, or null for an onlooker"):
        game.observe(observer)


def test_an_observation_gives_legal_actions_to_who_acts_alone(game: Position) -> None:
    for observer in (None, 0, 1):
        seen = game.observe(observer)
        assert list(seen.legal) == (ENDS if observer == game.actor else [])
        assert (seen.player, seen.turn, seen.phase, seen.over) == (
            *(game.actor, game.turn, game.phase, game.over),
        )
        assert seen.game is game.game


@pytest.mark.parametrize("name", NAMES)
def test_what_follows_is_another_position_and_is_found_once(name: str) -> None:
    game = random_game(name, {}, "what follows", 7)
    before, action = game.actions, next(iter(game.legal))
    following = game.after(action)
    assert (game.actions, following.actions[:-1]) == (before, before)
    assert game.after(action) is following
    assert game.copy().after(game.number(action)) is following
    if len(game.legal) > 1:
        other = list(game.legal)[-1]
        assert game.after(other).actions[-1] == other
    with pytest.raises(ActionError):
        game.after("nothing")
    twin = game.copy()
    twin.play(action)
    assert twin == following
    assert twin.states.tobytes() == following.states.tobytes()
    twin.undo()
    assert twin.after(action) == following


@pytest.mark.parametrize("name", NAMES)
def test_whoever_changes_a_view_changes_no_other(name: str) -> None:
    game = random_game(name, {}, "a view of one's own", 20)

    def seen() -> list[str]:
        return [repr(game.observe(observer).view()) for observer in (None, 0)] + [
            repr(game.score())
        ]

    def spoil(value: Any) -> None:
        for part in list(value.values()) if isinstance(value, dict) else list(value):
            if isinstance(part, dict | list):
                spoil(part)
        value.clear()

    before, view, score = seen(), game.observe(0).view(), game.score()
    del view["options"]
    spoil(view)
    spoil(score)
    assert seen() == before


@pytest.mark.parametrize("name", NAMES)
def test_logs_that_were_noted_are_those_that_are_asked_for(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = random_game(name, {}, "logs", 150)
    observers = (None, *range(game.players))
    asked = [game.copy().observe(observer).log for observer in observers]
    some = game.copy()
    some.undo(100)
    some.observe(0)
    for action in game.actions[-100:]:
        some.play(action)
    for position in (game, some):
        position.note_logs()
        position.note_logs()
    with monkeypatch.context() as patch:
        patch.delattr(Snapshot, "steps")  # nothing is played again for a noted log
        for position in (game, some):
            assert [position.observe(observer).log for observer in observers] == asked
    game.undo(3)
    game.note_logs()
    assert [game.observe(observer).log for observer in observers] == [log[:-3] for log in asked]
