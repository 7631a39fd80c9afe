"""Only clients that request a language receive the game in words."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.service.house import hub_in, open_at
from tests.service.listening import listen
from tests.service.people import Party, heard, party, play_on, refused, several

import blazon
from blazon.client import Server, Watched
from blazon.locale import LANGUAGES, texts
from blazon.service.base.languages import LANGUAGES as ASKED_FOR
from blazon.service.journal.plans import SeatPlan
from blazon.service.views.narration import TableNarration
from blazon.words.localization import Localization
from blazon.words.log import narrate_game
from blazon.words.narrator import Warned, narrator_of


def test_every_language_can_be_asked_for() -> None:
    assert ASKED_FOR == LANGUAGES


async def test_a_warning_of_a_package_for_version_0_1_is_a_sentence_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(narrator_of("richelieu")), "warn", lambda *_: "Careful.")
    async with hub_in(tmp_path) as hub:
        seats = SeatPlan("me", name="Ann"), SeatPlan("bot", "random")
        table = (await hub.live((await open_at(hub, *seats, first=0)).id)).table
        warned = TableNarration("en", "richelieu").warn(table, 0, ["A1"])
        assert warned == Warned("Careful.")


async def narrated(one: Party, language: str, observer: int | None) -> list[dict[str, Any]]:
    """The finished game in words for an observer, from its record."""
    record = await one.people[0].request("GET", f"/tables/{one.id}/record")
    position = blazon.load(json.dumps(record))
    localization = Localization(texts(language), tuple(record["players"]))
    found = narrate_game(position, narrator_of(record["game"]), localization)
    log = position.observe(observer).log
    return [
        {
            "token": token,
            "turn": entry.turn,
            "player": entry.player,
            "text": entry.words,
            "forced": entry.forced_for(observer),
        }
        for token, entry in zip(log, found, strict=True)
    ]


def described(seat: Watched) -> None:
    """Every action and every entry of the log has its text."""
    assert all(action["text"] for action in seat.actions)
    assert len(seat.entries) == seat.view["actions_played"]
    assert any(entry["text"] for entry in seat.entries) or not seat.entries


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
async def test_a_whole_game_is_described_to_everybody_in_their_language(
    url: str, game: str
) -> None:
    options = {"rounds": 4} if game == "rheingold" else {}
    async with party(url, 2, game=game, options=options) as one, several(url, 1) as [stranger]:
        ann, bob = one.people
        async with (
            ann.watch(one.id, lang="fr") as french,
            bob.watch(one.id) as silent,
            stranger.watch(one.id, lang="de") as german,
        ):
            await play_on([french, silent], "words", 7)
            described(french)
            assert french.words["question"].startswith(("Ann", "Guest 1"))
            await french.disconnect()
            version = await play_on([french, silent], "more words")
            await heard(german, version)
            for seat, language, observer in ((french, "fr", 0), (german, "de", None)):
                described(seat)
                assert seat.entries == await narrated(one, language, observer)
                assert seat.words["names"] == ["Ann", "Guest 1"]
                assert seat.words["question"] == ""
                assert seat.words["verdict"]
            assert french.entries != german.entries
            assert silent.words == {}
        late = (await stranger.request("GET", f"/tables/{one.id}?lang=de&v=2"))["d"]
        assert late["entries"] == german.entries
        assert late["words"]["verdict"] == german.words["verdict"]


async def test_what_is_taken_back_leaves_the_log(url: str) -> None:
    async with party(url, 2) as one, one.people[0].watch(one.id, lang="en") as ann:
        mover = 0 if ann.legal else 1
        person = one.people[mover]
        before = ann.entries.copy()
        first = await person.do(one.id, "play", seat=mover, action="A1", version=ann.version)
        await heard(ann, first["done"])
        assert "takes A1" in ann.entries[-1]["text"]
        undone = await person.do(one.id, "undo", seat=mover, version=first["done"])
        await heard(ann, undone["done"])
        assert ann.entries == before
        again = await person.do(one.id, "play", seat=mover, action="B1", version=undone["done"])
        await heard(ann, again["done"])
        assert [entry["text"][:8] for entry in ann.entries] == ["takes B1"]


async def test_a_new_name_describes_the_game_anew(url: str) -> None:
    async with party(url, 2) as one, one.people[0].watch(one.id, lang="en") as ann:
        mover = 0 if ann.legal else 1
        done = await one.people[mover].do(
            one.id, "play", seat=mover, action="A1", version=ann.version
        )
        await heard(ann, done["done"])
        link = (await one.do(1, "invite", seat=1))["link"]
        async with several(url, 1) as [elsewhere]:
            await elsewhere.do(one.id, "join", link=link, name="Robert")
            await ann.wait(lambda: ann.words["names"] == ["Ann", "Robert"])
            described(ann)
            async with listen(one.people[0], one.id, 0, done["done"], "en") as back:
                news = await back.receive(lambda message: message["t"] == "update")
                assert news["d"]["log_from"] == news["d"]["words"]["told_from"] == 0
            async with listen(one.people[0], one.id, 0, done["done"]) as silent:
                news = await silent.receive(lambda message: message["t"] == "update")
                assert news["d"]["log_from"] == 1
            assert "Robert" in ann.words["question"] or "Ann" in ann.words["question"]


async def test_whoever_has_no_name_is_called_by_number_or_level(url: str) -> None:
    async with Server(url) as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}, {"kind": "bot", "bot": "page"}]
        options = {"edition": "court"}
        opened = await ann.open_table(game="richelieu", seats=seats, options=options)
        shown = await ann.request("GET", f"/tables/{opened['d']['table']['id']}?lang=es")
        assert shown["d"]["words"]["names"] == ["Jugador 1", "Paje 2", "Paje 3"]


async def test_without_a_language_nothing_is_described(url: str) -> None:
    async with party(url, 2) as one:
        ann = one.people[0]
        assert "words" not in (await ann.table(one.id))["d"]
        assert "words" not in await ann.request("GET", f"/tables/{one.id}/replay?at=0")
        answer = await ann.do(one.id, "resign", seat=0)
        assert "words" not in answer["d"]


async def test_the_answer_to_a_command_is_described(url: str) -> None:
    async with party(url, 2) as one:
        ann = one.people[0]
        call = {"id": "resign", "d": {"do": "resign", "seat": 0}}
        path = f"/tables/{one.id}/commands?lang=en"
        words = (await ann.request("POST", path, json=call))["d"]["words"]
        assert words["verdict"] == ["Guest 1 wins.", "A player resigned."]
        assert words["question"] == ""
        assert words["can"] == []


async def test_a_past_moment_is_described_as_it_was(url: str) -> None:
    async with party(url, 2) as one, one.watching() as seats:
        await play_on(seats, "moments", 5)
        ask = f"/tables/{one.id}/replay?at=0&lang=en"
        views = [await one.people[seat].request("GET", f"{ask}&seat={seat}") for seat in (0, 1)]
        for seat, view in enumerate(views):
            asked = seat == view["player"]
            ends = ": take a card from an end of a row." if asked else " is choosing a card."
            assert view["words"]["question"].endswith(ends)
        words = (await one.people[0].request("GET", ask))["words"]
        assert words["question"].endswith(" is choosing a card.")
        assert (words["told_from"], words["told"], words["verdict"]) == (0, [], [])
        assert words["aids"]["out"]["BOU"] == 10


async def test_why_something_is_not_possible(url: str) -> None:
    async with party(url, 2) as one, several(url, 1) as [stranger]:
        legal = [(await p.table(one.id))["d"]["actions"] for p in one.people]
        mover = 0 if legal[0] else 1
        ask = f"/tables/{one.id}/why?lang=en&token="
        why = await one.people[mover].request("GET", f"{ask}B5")
        assert why["section"] == "take"
        assert why["text"].endswith("In this row, that is B1 or B12.")
        assert await one.people[mover].request("GET", f"{ask}B1") == {"text": "", "section": ""}
        for other in (one.people[1 - mover], stranger):
            assert (await other.request("GET", f"{ask}B5"))["text"].startswith("It’s ")
        error = await refused(stranger.request("GET", f"{ask}B5&seat=0"))
        assert error.code == "not-yours"
        error = await refused(stranger.request("GET", f"{ask}nonsense"))
        assert (error.code, "token" in str(error)) == ("bad", True)
        await one.do(0, "resign", seat=0)
        assert (await stranger.request("GET", f"{ask}B5"))["section"] == "end"


@pytest.mark.parametrize(
    "path",
    ["?lang=xx", "/replay?at=0&lang=", "/why?token=A1", "/why?lang=en", "/warning?lang=en&seat=0"],
)
async def test_a_language_that_there_is_not(url: str, path: str) -> None:
    async with party(url, 2) as one:
        error = await refused(one.people[0].request("GET", f"/tables/{one.id}{path}"))
        assert error.code == "bad"


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
async def test_both_versions_of_the_messages_say_the_same(url: str, game: str) -> None:
    async def compare(person: Server, table: str) -> None:
        old, new = [
            (await person.request("GET", f"/tables/{table}?lang=en&v={version}"))["d"]
            for version in (1, 2)
        ]
        words, actions, entries = old["words"], new["actions"], new["entries"]
        assert old["view"].pop("legal") == [one["token"] for one in actions]
        assert words.pop("can") == [one["text"] for one in actions]
        assert words.pop("reveals") == [one["token"] for one in actions if one["reveals"]]
        assert (old["log_from"], words.pop("told_from")) == (new["entries_from"],) * 2
        assert old["log"] == [one["token"] for one in entries]
        for entry, told in zip(entries, words.pop("told"), strict=True):
            assert {**told, "token": entry["token"], "text": told["words"]} == {
                **entry,
                "words": entry["text"],
            }
        assert (old["view"], words) == (new["view"], new["words"])

    async with party(url, 2, game=game) as one, one.watching() as seats:
        for part in range(3):
            await play_on(seats, f"versions {part}", 9)
            for person in one.people:
                await compare(person, one.id)


async def test_without_a_language_the_log_still_says_who_acted(url: str) -> None:
    async with party(url, 2) as one, one.watching() as seats:
        await play_on(seats, "no language", 12)
        entries = seats[0].entries
        assert len(entries) == len(seats[0].log) == 12
        assert {entry["player"] for entry in entries} == {0, 1}
        assert all(entry["text"] == "" for entry in entries)
