"""Replaying a game: the allowed perspectives, and the time when everything becomes visible."""

from typing import Any

import pytest
from tests.service.people import code, party, play_on


def known_to_all(views: list[dict[str, Any]]) -> dict[str, Any]:
    """The combined knowledge of several seats."""
    whole = views[0] | {"observer": None}
    whole["players"] = [view["players"][seat] for seat, view in enumerate(views)]
    if "places" in whole:
        whole["places"] = {
            name: views[place["holder"]]["places"][name] for name, place in whole["places"].items()
        }
    return whole


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
async def test_after_the_end_all_is_disclosed(url: str, game: str) -> None:
    options = {"rounds": 12} if game == "rheingold" else {}
    async with party(url, 2, game=game, options=options) as one:
        ann = one.people[0]

        async def moment(at: int, **more: Any) -> Any:
            asked = {"at": at, **more}
            return await ann.request("GET", f"/tables/{one.id}/replay", params=asked)

        async with one.watching() as seats:
            await play_on(seats, "replay", 40)
            assert await code(moment(0, disclosed=True)) == "not-now"
            await play_on(seats, "replay")
            length = len(seats[0].log)
        for at in range(0, length, 7):
            views = [await moment(at, seat=seat) for seat in (0, 1)]
            disclosed = await moment(at, disclosed=True)
            for view in (disclosed, *views):
                for part in ("tally", "open_tally", "table_discs"):
                    view.pop(part, None)  # each seat's knowledge, and nobody's
            assert disclosed == known_to_all(views)


async def test_several_views_are_those_of_their_moments_for_whoever_may_see_them(url: str) -> None:
    async with party(url, 2, game="richelieu", options={}) as one:
        ann = one.people[0]
        address = f"/tables/{one.id}"

        async def views(**asked: Any) -> Any:
            return await ann.request("GET", f"{address}/views", params=asked)

        async with one.watching() as seats:
            await play_on(seats, "several views", 20)
        found = await views(first=3, last=9, seat=0, lang="de", v=2)
        assert [view["actions_played"] for view in found] == list(range(3, 10))
        for at, view in enumerate(found, 3):
            asked = {"at": at, "seat": 0, "lang": "de", "v": 2}
            assert view == await ann.request("GET", f"{address}/replay", params=asked)
        assert await code(views(first=3, last=9, seat=1)) == "not-yours"
        assert await code(views(first=3, last=2)) == "bad"
        assert await code(views(first=0, last=64)) == "bad"
        assert await code(views(first=3, last=5000)) == "bad"
        assert await code(views(first=3, last=9, disclosed=True)) == "not-now"
        async with one.watching() as seats:
            await play_on(seats, "several views")
        disclosed = await views(first=0, last=9, disclosed=True)
        for at, view in enumerate(disclosed):
            moment = {"at": at, "disclosed": True}
            assert view == await ann.request("GET", f"{address}/replay", params=moment)
