"""Bots with characters at tables: each has a name and a face of its own."""

from xml.etree import ElementTree as ET

import pytest
from tests.service.people import ME, code, new_table

from blazon.client import Server
from blazon.locale import LANGUAGES

GAMES = ("richelieu", "rheingold")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_games_introduce_their_characters(url: str, language: str) -> None:
    async with Server(url) as ann:
        games = {
            one["game"]: one["words"]["rivals"]
            for one in await ann.request("GET", "/games", params={"lang": language})
        }
    for game in GAMES:
        assert len({one["name"] for one in games[game]}) == len(games[game]) >= 3
        assert all(one["about"] and one["face"] for one in games[game])


@pytest.mark.parametrize("game", GAMES)
async def test_three_at_a_table_are_three_persons(url: str, game: str) -> None:
    async with Server(url) as ann:
        games = await ann.request("GET", "/games", params={"lang": "en"})
        rivals = next(one["words"]["rivals"] for one in games if one["game"] == game)[:3]
        bots = [{"kind": "bot", "bot": f"page:{one['style']}"} for one in rivals]
        options = {"edition": "court"} if game == "richelieu" else {}
        table = await new_table(ann, ME, *bots, game=game, options=options)
        shown = (await ann.table(table))["d"]
        seats = shown["table"]["seats"][1:]
        assert [seat["name"] for seat in seats] == [one["name"] for one in rivals]
        faces = [seat["face"] for seat in seats]
        assert len(set(faces)) == 3
        for address in faces:
            face = await ann.http.get(address)
            assert face.headers["content-type"] == "image/svg+xml", face.text
            assert ET.fromstring(face.content).tag.endswith("svg")
        named = await ann.request("GET", f"/tables/{table}", params={"lang": "de"})
        assert named["d"]["words"]["names"][1:] == [one["name"] for one in rivals]


async def test_a_bot_can_have_another_name_and_a_plain_one_has_no_face(url: str) -> None:
    async with Server(url) as ann:
        bots = [{"kind": "bot", "bot": "page:racer", "name": "Zoe"}, {"kind": "bot", "bot": "page"}]
        table = await new_table(ann, ME, *bots, options={"edition": "court"})
        _, zoe, page = (await ann.table(table))["d"]["table"]["seats"]
        assert (zoe["name"], zoe["face"]) == ("Zoe", "/api/games/richelieu/faces/racer")
        assert (page["name"], "face" in page) == ("page", False)


@pytest.mark.parametrize("face", ["nobody", "..%2F..%2Fgame.toml", "racer.svg", "x" * 500])
async def test_there_is_no_other_face(url: str, face: str) -> None:
    async with Server(url) as ann:
        assert await code(ann.request("GET", f"/games/richelieu/faces/{face}")) == "unknown"
        assert await code(ann.request("GET", f"/games/chess/faces/{face}")) == "unknown"
