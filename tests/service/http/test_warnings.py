"""Warnings of what an action gives away: who gets them, and for which actions."""

import pytest
from tests.service.people import code, party, several

from blazon.client import Server
from blazon.locale import LANGUAGES


async def warning(person: Server, table: str, seat: int, *tokens: str, lang: str = "en") -> str:
    asked = "&".join(f"token={token}" for token in tokens)
    address = f"/tables/{table}/warning?seat={seat}&lang={lang}&{asked}"
    return str((await person.request("GET", address))["text"])


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
async def test_every_legal_action_has_an_answer_and_nothing_is_played(url: str, game: str) -> None:
    async with party(url, 2, game=game, hints=True) as one:
        shown = [(await person.table(one.id))["d"] for person in one.people]
        seat = 0 if shown[0]["actions"] else 1
        for action in shown[seat]["actions"]:
            for lang in LANGUAGES:
                text = await warning(one.people[seat], one.id, seat, action["token"], lang=lang)
                assert not text or text[-1] == "."
        after = (await one.people[seat].table(one.id))["d"]
        assert after["view"] == shown[seat]["view"]


async def test_a_path_and_a_number_of_knights(url: str) -> None:
    async with party(url, 2, game="rheingold", hints=True) as one:
        shown = [(await person.table(one.id))["d"] for person in one.people]
        seat = 0 if shown[0]["actions"] else 1
        path = next(a["token"] for a in shown[seat]["actions"] if "-" in a["token"][1:])
        asker = one.people[seat]
        assert await warning(asker, one.id, seat, path, "x1") == ""
        assert await code(warning(asker, one.id, seat, path, "x9")) == "illegal"
        assert await code(warning(asker, one.id, seat, *[path] * 5)) == "bad"


async def test_only_the_holder_of_the_seat_that_decides_is_warned(url: str) -> None:
    async with party(url, 2, hints=True) as one, several(url, 1) as [stranger]:
        seat = (await one.people[0].table(one.id))["d"]["view"]["player"]
        mover, other = one.people[seat], one.people[1 - seat]
        assert await warning(mover, one.id, seat, "A1") == ""
        assert await code(warning(stranger, one.id, seat, "A1")) == "not-seated"
        assert await code(warning(other, one.id, seat, "A1")) == "not-yours"
        assert await code(warning(other, one.id, 1 - seat, "A1")) == "not-your-turn"
        assert await code(warning(mover, one.id, seat, "B5")) == "illegal"
        assert await code(warning(mover, one.id, seat, "nonsense")) == "illegal"
        assert await code(warning(mover, one.id, seat, "A" * 41)) == "bad"
        assert await code(warning(mover, one.id, 16, "A1")) == "bad"
        await one.do(0, "resign", seat=0)
        assert await code(warning(mover, one.id, seat, "A1")) == "not-now"


async def test_a_table_without_hints_has_no_warnings(url: str) -> None:
    async with party(url, 2) as one:
        seat = (await one.people[0].table(one.id))["d"]["view"]["player"]
        assert await code(warning(one.people[seat], one.id, seat, "A1")) == "not-now"


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
async def test_only_who_decides_at_a_table_with_hints_is_reminded(url: str, game: str) -> None:
    async with party(url, 2, game=game, hints=True) as one, party(url, 2, game=game) as without:
        view = (await one.people[0].table(one.id))["d"]["view"]
        seat = view["player"] or 0
        address = f"/tables/{one.id}/reminders?lang=en&seat="
        assert await one.people[seat].request("GET", f"{address}{seat}") == []
        other = one.people[1 - seat].request("GET", f"{address}{1 - seat}")
        assert await code(other) == "not-your-turn"
        assert await code(one.people[1 - seat].request("GET", f"{address}{seat}")) == "not-yours"
        hintless = without.people[0].request(
            "GET", f"/tables/{without.id}/reminders?lang=en&seat=0"
        )
        assert await code(hintless) == "not-now"
