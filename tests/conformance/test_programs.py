"""Every game over the engine protocol, with bots, in simulations and tournaments."""

from typing import Any

import pytest
from tests.engine.client import Client
from tests.samples import INSTALLED_SHORT, decision, each, play_out

from blazon.bots import make_bot
from blazon.bots.decisions import choices
from blazon.cli import main
from blazon.kernel import catalogue
from blazon.lab.simulate import simulate
from blazon.match.position import Position

Table = tuple[str, dict[str, Any]]
short = each(INSTALLED_SHORT)


@short
def test_a_whole_game_over_the_protocol(table: Table) -> None:
    client, (name, options) = Client(), table
    session = client.new(game=name, **options)
    while True:
        legal = client.call("legal", session=session)
        if not legal["actions"]:
            break
        if legal["player"] is None:
            client.call("roll", session=session)
        else:
            client.call("view", session=session, player=legal["player"])
            client.call("play", session=session, actions=legal["actions"][-1:])
    score = client.call("score", session=session)
    record = client.call("record", session=session)
    assert score["over"]
    assert record["result"]["totals"] == score["totals"]
    assert sum(score["totals"]) == sum(score["totals"][: len(record["players"])])
    record |= {"event": "a fine evening", "fairness": {"x": [1]}}
    loaded = client.call("load", record=record)["session"]
    assert client.call("record", session=loaded) == record


def test_the_protocol_lists_every_game_with_its_options() -> None:
    found = {entry["game"]: entry for entry in Client().call("games")}
    assert list(found) == list(catalogue.names())
    for name, entry in found.items():
        declared = catalogue.package(name).options
        assert entry["players"] == list(declared.players)
        for key, option in entry["options"].items():
            assert option["default"] == declared[key].default
            assert (option.get("choices") or []) == list(declared[key].choices)
            assert option.get("ours", False) == declared[key].ours


@short
def test_every_bot_chooses_a_legal_action(table: Table) -> None:
    position = decision(*table, "bots", 3)
    for bot in ("random", "groom", "greedy", "page"):
        assert make_bot(bot, "bots").choose(position.observe(position.actor)) in position.legal


@short
def test_bots_play_a_game_to_its_end_and_it_can_be_reviewed(table: Table) -> None:
    position = Position(*table, seed="to its end")
    play_out(position, [make_bot("greedy", str(seat)) for seat in range(position.players)])
    assert position.score()["winners"]
    assert list(choices(position))


@short
def test_games_by_the_dozen(table: Table) -> None:
    summary = simulate(*table, games=12, bots=None, seed="dozen", progress=lambda _done: None)
    assert summary["games"] == 12


@short
def test_the_commands_take_every_option(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    name, options = table
    words = [
        word
        for key, value in options.items()
        if not isinstance(value, dict)
        for word in (f"--{key}", str(value))
    ]
    assert main(["perft", name, "1", *words]) == 0
    assert int(capsys.readouterr().out.replace(",", "")) > 0
    assert main(["perft", name, "1", "--players", "99"]) == 2
    assert "options.players: must be one of" in capsys.readouterr().err
