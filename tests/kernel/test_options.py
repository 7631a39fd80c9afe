"""The declaration of options in ``game.toml`` and its interpretation."""

from typing import Any

import pytest

from blazon.kernel.errors import BadValue
from blazon.kernel.options import Options, as_recorded, read_options

TABLE: dict[str, Any] = {
    "options": {
        "players": {"kind": "choice", "choices": [2, 3], "default": 2},
        "deal": {
            "kind": "choice",
            "choices": ["short", "long"],
            "default": "long",
            "when": {"short": {"players": [2]}},
        },
        "board": {"kind": "choice", "choices": ["plain"], "default": "plain", "own": True},
        "rounds": {"kind": "number", "least": 1, "most": 9},
        "deck": {"kind": "table"},
    }
}


def checked(given: dict[str, Any], table: dict[str, Any] = TABLE) -> dict[str, Any]:
    """The given options, checked; a custom table stays as it is."""
    return read_options(table).check(given, lambda _key, own, _where: dict(own))


def test_defaults_are_filled_in() -> None:
    assert checked({}) == {"players": 2, "deal": "long", "board": "plain", "rounds": None}


def test_tables_of_ones_own_stand_in_place_of_a_choice() -> None:
    found = checked({"board": {"rows": 3}, "deck": {"aces": 4}})
    assert (found["board"], found["deck"]) == ({"rows": 3}, {"aces": 4})


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": 1}, "options.colour: is unknown; known: players, deal, board, rounds, deck"),
        ({"players": 4}, "options.players: must be one of 2, 3"),
        ({"players": True}, "options.players: must be one of 2, 3"),
        ({"deal": None}, "options.deal: must be one of short, long"),
        ({"players": 3, "deal": "short"}, "options.deal: must be long with players 3"),
        ({"board": "round"}, "options.board: must be one of plain, or a whole board"),
        ({"rounds": 10}, "options.rounds: must be a number from 1 to 9, or null"),
        ({"rounds": 2.0}, "options.rounds: must be a number from 1 to 9, or null"),
        ({"deck": None}, "options.deck: must be a table"),
        ({"rules": 2}, "options.rules: must be one of 1"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadValue) as caught:
        checked(given)
    assert str(caught.value) == message


def test_a_rule_of_ours_is_there_only_if_it_is_not_the_default() -> None:
    table = changed("deal", ours=True)
    assert checked({}, table) == checked({"deal": "long"}, table)
    assert checked({}, table) == {"players": 2, "board": "plain", "rounds": None}
    assert checked({"deal": "short"}, table)["deal"] == "short"
    with pytest.raises(BadValue, match=r"options\.deal: must be long with players 3"):
        checked({"players": 3, "deal": "short"}, table)


def test_only_a_rule_of_ours_is_offered_as_ours() -> None:
    offer = {"default": "long", "choices": ["short", "long"]}
    assert read_options(TABLE)["deal"].offer() == offer
    assert read_options(changed("deal", ours=True))["deal"].offer() == {**offer, "ours": True}


def changed(key: str, **fields: Any) -> dict[str, Any]:
    """A declaration with one option changed."""
    return {"options": {**TABLE["options"], key: {**TABLE["options"][key], **fields}}}


@pytest.mark.parametrize(
    ("table", "field"),
    [
        ({}, "options"),
        ({"options": {"deal": TABLE["options"]["deal"]}}, "options"),
        ({"options": {**TABLE["options"], "deal": 7}}, "options.deal"),
        (changed("deal", kind="colour"), "options.deal.kind"),
        (changed("deal", colour="red"), "options.deal.colour"),
        (changed("deal", choices=[]), "options.deal.choices"),
        (changed("deal", choices=[1.5]), "options.deal.choices"),
        (changed("deal", default="medium"), "options.deal.default"),
        (changed("deal", when={"tiny": {"players": [2]}}), "options.deal.when.tiny"),
        (changed("deal", when={"short": {"players": [7]}}), "options.deal.when.short.players"),
        (changed("deal", when={"short": {"seats": [2]}}), "options.deal.when.short.seats"),
        (changed("rounds", least=10), "options.rounds.least"),
        ({**TABLE, "rules": [2]}, "rules"),
        ({**TABLE, "rules": []}, "rules"),
    ],
)
def test_a_malformed_declaration_is_refused_by_its_entry(table: dict[str, Any], field: str) -> None:
    with pytest.raises(BadValue) as caught:
        read_options(table)
    assert caught.value.field == field


def test_a_new_game_is_of_the_newest_rules_and_what_was_recorded_of_those_it_names() -> None:
    table = {**TABLE, "rules": [1, 2]}
    assert checked({}, table)["rules"] == 2
    assert checked(as_recorded({}), table)["rules"] == 1
    assert checked(as_recorded({"rules": 2}), table)["rules"] == 2
    assert "rules" not in checked(as_recorded({}))


def test_options_are_a_mapping_that_knows_how_many_players() -> None:
    options = read_options(TABLE)
    assert isinstance(options, Options)
    assert options.players == (2, 3)
    assert list(options) == list(TABLE["options"])
    assert options.fitting("deal", {"players": 3}) == ("long",)
