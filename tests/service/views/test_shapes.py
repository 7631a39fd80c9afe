"""Answers match the server's schemas, and each field is described."""

from functools import partial
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
from tests.samples import random_game
from tests.service.asking import ask
from tests.service.people import party, play_on, refused, several, until

from blazon.cli import main
from blazon.client import Server
from blazon.service.base.docstrings import kinds_of_messages, notes_of_fields
from blazon.service.process import app
from blazon.service.views.messages import FromClient
from blazon.service.views.shapes import TableListed, TableShown

UNTYPED = {
    "/api/tables/{table}/map",
    "/api/tables/{table}/picture",
    "/api/boards/{game}/{board}/map",
    "/api/boards/{game}/{board}/picture",
    "/api/examples/{game}/map",
    "/api/games/{game}/board.js",
    "/api/games/{game}/faces/{style}",
    "/api/examples/{game}/picture",
}
"""Maps, whose form the protocol describes, and drawings."""


@pytest.fixture(scope="session")
def described(url: str) -> dict[str, Any]:
    """The served description of the interface."""
    return dict(ask(url, "GET", "/api/schema/openapi.json").json())


def answer_of(described: dict[str, Any], path: str, method: str = "get") -> dict[str, Any]:
    """The schema of a successful answer."""
    responses = described["paths"][path][method]["responses"]
    good = next(answer for status, answer in responses.items() if status.startswith("2"))
    (content,) = good["content"].values()
    return dict(content["schema"])


def test_every_answer_has_a_shape(described: dict[str, Any]) -> None:
    for path, methods in described["paths"].items():
        for method in set(methods) & {"get", "post", "put", "patch", "delete"}:
            schema = answer_of(described, path, method)
            is_typed = "$ref" in schema or "$ref" in schema.get("items", {})
            assert is_typed == (path not in UNTYPED), path


def test_no_request_has_fields_that_are_not_described(described: dict[str, Any]) -> None:
    calls = [call for methods in described["paths"].values() for call in methods.values()]
    bodies = [call["requestBody"]["content"] for call in calls if "requestBody" in call]
    names = {body["application/json"]["schema"]["$ref"].rpartition("/")[2] for body in bodies}
    assert app, "which has loaded all that is sent"
    kinds_of_messages.cache_clear()
    sent = [kind for kind in kinds_of_messages() if kind.__name__ in names]
    assert len(sent) == len(names) > 10
    for kind in (*sent, *get_args(FromClient)):
        assert kind.__struct_config__.forbid_unknown_fields, kind


async def has_results(person: Server) -> bool:
    """Whether the result of a game has been stored."""
    return bool((await person.results())["games"])


async def test_answers_fit_their_shapes(url: str, described: dict[str, Any]) -> None:
    def check(path: str, found: Any) -> None:
        schema = {**answer_of(described, path), "components": described["components"]}
        jsonschema_rs.validate(schema, found)
        if isinstance(found, list):
            assert found

    options = {"rounds": 3}
    async with party(url, game="rheingold", options=options, listed=True) as table:
        ann = table.people[0]
        async with table.watching() as seats:
            await play_on(seats, "shapes")
        await until(partial(has_results, ann))
        here = f"/tables/{table.id}"
        for path, address in (
            ("/api/games", "/games?lang=fr"),
            ("/api/games/ready", "/games/ready"),
            ("/api/defaults", "/defaults"),
            ("/api/tables", "/tables?status=over"),
            ("/api/tables/mine", "/tables/mine"),
            ("/api/results", "/results"),
            ("/api/results", f"/results?before={table.id}"),
            ("/api/tables/{table}", f"{here}?v=2&lang=it"),
            ("/api/tables/{table}/record", f"{here}/record"),
            ("/api/tables/{table}/replay", f"{here}/replay?at=3&lang=de"),
            ("/api/tables/{table}/replay", f"{here}/replay?at=4&disclosed=true&v=2"),
            ("/api/tables/{table}/replay", f"{here}/replay?at=4&seat=0&v=2&lang=fr&actions=true"),
            ("/api/tables/{table}/views", f"{here}/views?first=1&last=4&lang=de&v=2"),
        ):
            check(path, await ann.request("GET", address))


def test_the_served_description_says_what_fields_mean_and_how_one_is_known(
    url: str, described: dict[str, Any]
) -> None:
    shown = described["components"]["schemas"]["TableListed"]
    for name, text in notes_of_fields(TableListed).items():
        assert shown["properties"][name].get("description", "") == text
    assert "milliseconds since 1970" in shown["properties"]["since"]["description"]
    assert "SHA-256" in notes_of_fields(TableShown)["commitment"]
    known = described["components"]["securitySchemes"]["session"]
    assert (known["type"], known["in"], known["name"]) == ("apiKey", "cookie", "blazon")
    messages = ask(url, "GET", "/api/schema/messages.json").json()["$defs"]
    assert messages["TableShown"]["properties"]["commitment"]["description"].startswith("The SHA")


async def test_a_record_that_breaks_off_has_no_result(url: str) -> None:
    record = random_game("richelieu", {}, "break", 30).record.to_builtins()
    async with several(url, 1) as (ann,):
        opened = await ann.request("POST", "/records?v=2", json={"record": record})
        table = opened["d"]["table"]
        assert table["status"] == "over"
        assert table["score"] == {
            "over": False,
            "totals": [],
            "winners": [],
            "lines": [],
            "ending": "unfinished",
        }
        shown = await ann.request("GET", f"/tables/{table['id']}?v=2&lang=en")
        assert shown["d"]["actions"] == []
        assert shown["d"]["view"]["over"] is False
        assert shown["d"]["words"]["question"] == ""
        assert shown["d"]["words"]["verdict"] == ["The record ends before the game does."]
        again = await ann.request("GET", f"/tables/{table['id']}/record")
        assert again == record


async def test_a_wrong_result_is_refused_with_the_right_one_as_json(url: str) -> None:
    whole = random_game("richelieu", {}, "whole")
    right = whole.record.to_builtins()
    broken = random_game("richelieu", {}, "whole", 5).record.to_builtins()
    async with several(url, 1) as (ann,):

        async def message(record: dict[str, Any]) -> str:
            call = {"record": record}
            error = await refused(ann.request("POST", "/records", json=call))
            assert error.data["field"] == "record.result"
            return str(error.data["message"])

        totals, winners = right["result"]["totals"], right["result"]["winners"]
        wrong = {"totals": totals, "winners": [1 - seat for seat in winners]}
        said = await message({**right, "result": wrong})
        json = f'{{"totals": {totals}, "winners": {winners}}}'
        assert said == f"record.result: must be {json}, by its actions"
        said = await message({**broken, "result": wrong})
        assert said == "record.result: must be null, as its actions do not end the game"


def test_the_command_says_that_a_record_breaks_off(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record = random_game("richelieu", {}, "break", 30).record.to_builtins()
    opened = ask(url, "POST", "/api/records", json={"record": record}).json()
    assert main(["table", "show", opened["d"]["table"]["id"], "--server", url]) in (0, None)
    shown = capsys.readouterr().out
    assert "the record ends before the game does" in shown
    assert "won by" not in shown
