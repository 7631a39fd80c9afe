"""Boards over HTTP: as data, and as drawings in light and dark colours."""

import asyncio
import gzip
import random
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from tests.games.rheingold.oracle.maps import small_map
from tests.service.asking import visitor

from blazon.games.rheingold.art.drawing import draw
from blazon.games.rheingold.art.palette import NIGHT
from blazon.games.rheingold.rules.game import RheingoldVariant
from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped
from blazon.games.rheingold.rules.maps.model import check_map
from blazon.kernel.errors import BadValue
from blazon.locale import texts
from blazon.match.registry import game as find_game
from blazon.service.base.refusals import Refusal
from blazon.service.http import boards, undrawable
from blazon.service.workers.pool import StoppedError, WorkerPool

SEATS = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def browser(url: str) -> Iterator[httpx.Client]:
    with visitor(url) as found:
        yield found


def opened(browser: httpx.Client, game: str, **more: Any) -> str:
    """The address of a new table."""
    answer = browser.post("/api/tables", json={"game": game, "seats": SEATS, **more})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['d']['table']['id']}"


def own_options(number: int = 1) -> Any:
    """The options of a table with a map of somebody's own."""
    return find_game("rheingold").check_options({"map": small_map(random.Random(number))})


@pytest.mark.parametrize("own", [False, True], ids=["shipped", "own"])
def test_a_table_shows_its_map_and_the_drawing_of_it(browser: httpx.Client, own: bool) -> None:
    chosen = small_map(random.Random(1)) if own else "loch"
    table = opened(browser, "rheingold", options={"map": chosen})
    found = check_map(chosen) if isinstance(chosen, dict) else shipped(chosen)
    board = browser.get(f"{table}/map").json()
    drawn = browser.get(f"{table}/picture")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text == draw(found)
    root = ElementTree.fromstring(drawn.text)
    frame = [float(number) for number in root.get("viewBox", "").split()]
    near = {space: castle.id for space, castle in found.landmarks.items()}
    assert board == found.as_json() | {"picture": frame, "near": near}
    assert [float(root.get(size, "0")) for size in ("width", "height")] == frame[2:]


def test_the_maps_that_ship_can_be_had_without_a_table(browser: httpx.Client) -> None:
    assert browser.get("/api/boards/rheingold/loch/map").json()["name"] == "loch"
    night = browser.get("/api/boards/rheingold/loch/picture", params={"theme": "dark"})
    assert night.text == draw(shipped("loch"), NIGHT)


def test_the_title_of_a_map_that_ships_is_in_the_language_asked_for(browser: httpx.Client) -> None:
    table = opened(browser, "rheingold", options={"map": "loch"})
    for language in ("en", "fr"):
        drawn = browser.get(f"{table}/picture", params={"lang": language})
        title = texts(language)("rheingold-map-title-loch")
        assert drawn.text == draw(shipped("loch"), title=title)
        assert ElementTree.fromstring(drawn.text)[0].text == title


def test_the_title_of_a_map_that_ships_is_in_english_what_the_map_says() -> None:
    for name in MAP_NAMES:
        assert texts("en")(f"rheingold-map-title-{name}") == shipped(name).title


def test_a_map_of_somebodys_own_keeps_its_title(browser: httpx.Client) -> None:
    own = shipped("loch").as_json() | {"title": "Around my pond"}
    table = opened(browser, "rheingold", options={"map": own})
    drawn = browser.get(f"{table}/picture", params={"lang": "fr"})
    assert drawn.text == draw(check_map(own))
    assert "Around my pond" in drawn.text


def test_a_drawing_may_have_styles_and_nothing_else(browser: httpx.Client) -> None:
    policies = browser.get("/api/boards/rheingold/rhine/picture").headers.get_list(
        "content-security-policy"
    )
    assert len(policies) == 1
    assert "sandbox" in policies[0]
    assert "script-src" not in policies[0]


def test_a_picture_is_kept_and_not_sent_again(browser: httpx.Client) -> None:
    address = "/api/boards/rheingold/rhine/picture"
    first = browser.get(address)
    assert "max-age" in first.headers["cache-control"]
    again = browser.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get(address, headers={"if-none-match": "*"}).status_code == 304
    assert browser.get(f"{address}?theme=dark").headers["etag"] != first.headers["etag"]


def test_a_picture_can_be_turned(browser: httpx.Client) -> None:
    table = opened(browser, "rheingold", options={"map": "loch"})
    turned = draw(shipped("loch"), turned=True)
    upright = browser.get(f"{table}/picture")
    for address in (f"{table}/picture", "/api/boards/rheingold/loch/picture"):
        answer = browser.get(address, params={"turned": "true"})
        assert answer.text == turned
        assert answer.headers["etag"] != upright.headers["etag"]
        assert browser.get(address, params={"turned": "false"}).text == upright.text
    example = "/api/examples/rheingold/picture"
    assert browser.get(f"{example}?turned=true").status_code == 200
    assert browser.get(f"{example}?turned=pink").status_code == 400


def test_a_game_that_knows_nothing_of_turning_is_drawn_upright(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def picture(_: Any, *, night: bool = False, title: str | None = None) -> str:
        return f"{night} {title}"

    monkeypatch.setattr(RheingoldVariant, "picture", picture)
    options = find_game("rheingold").check_options({})
    assert (
        boards.draw("rheingold", options, boards.PictureStyle(night=True, title="Kuhn"))
        == "True Kuhn"
    )


@pytest.mark.parametrize("takes", ["gzip, br", "identity", "gzip;q=0"])
def test_a_picture_is_packed_for_who_takes_that(browser: httpx.Client, takes: str) -> None:
    address = "/api/boards/rheingold/rhine/picture"
    with browser.stream("GET", address, headers={"accept-encoding": takes}) as answer:
        sent = b"".join(answer.iter_raw())
    assert "accept-encoding" in answer.headers["vary"]
    is_packed = takes == "gzip, br"
    assert answer.headers.get("content-encoding") == ("gzip" if is_packed else None)
    assert int(answer.headers["content-length"]) == len(sent)
    plain = gzip.decompress(sent) if is_packed else sent
    assert plain.decode() == draw(shipped("rhine"))
    assert (len(sent) < len(plain) / 5) == is_packed


def test_a_game_whose_board_is_always_the_same_has_none_to_show(browser: httpx.Client) -> None:
    table = opened(browser, "richelieu")
    for address in (f"{table}/map", f"{table}/picture", "/api/boards/richelieu/rhine/map"):
        assert browser.get(address).status_code == 404, address


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/api/boards/chess/rhine/picture", 404),
        ("/api/boards/rheingold/nowhere/picture", 404),
        ("/api/boards/rheingold/..%2f..%2fetc%2fpasswd/map", 404),
        ("/api/boards/rheingold/rhine/picture?theme=pink", 400),
        ("/api/tables/nowhere/picture", 404),
    ],
)
def test_what_is_not_there_is_refused(browser: httpx.Client, address: str, status: int) -> None:
    assert browser.get(address).status_code == status


def test_who_may_not_watch_sees_no_board(browser: httpx.Client, url: str) -> None:
    table = opened(browser, "rheingold", watch="nobody")
    with visitor(url) as stranger:
        for what in ("map", "picture"):
            assert stranger.get(f"{table}/{what}").status_code == 404
            assert browser.get(f"{table}/{what}").status_code == 200


def test_a_map_whose_scenery_cannot_be_drawn_is_refused_by_name(browser: httpx.Client) -> None:
    broken = small_map(random.Random(1)) | {"scenery": {"hills": 3}}
    table = opened(browser, "rheingold", options={"map": broken})
    answer = browser.get(f"{table}/picture")
    assert answer.status_code == 400
    assert "scenery.hills" in answer.json()["message"]


async def test_what_is_too_large_to_draw_is_refused_and_delays_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = WorkerPool(1, memory=1 << 20)
    pictures = boards.Pictures(pool)
    variant = find_game("rheingold").variant(own_options())
    monkeypatch.setattr(boards, "draw", swell)
    request: Any = None
    asked = boards.PictureQuery("light", None, turned=False)
    try:
        with pytest.raises(Refusal, match="too large to draw"):
            await pictures.answer(request, variant, asked, "a")
    finally:
        pool.stop()


def swell(*_: Any) -> str:
    return str(bytearray(1 << 28))


def test_a_drawing_has_a_largest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    options = own_options()
    size = len(boards.draw("rheingold", options, boards.PictureStyle()) or "")
    monkeypatch.setattr(boards, "LARGEST_PICTURE", size)
    assert boards.draw("rheingold", options, boards.PictureStyle())
    monkeypatch.setattr(boards, "LARGEST_PICTURE", size - 1)
    with pytest.raises(BadValue, match=r"options\.map: must have a drawing of at most") as caught:
        boards.draw("rheingold", options, boards.PictureStyle())
    assert caught.value.field == "options.map"


async def test_a_board_that_cannot_be_drawn_is_remembered_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[Exception] = []

    class Pool:
        """Fails, each time in another way."""

        async def ask(self, *_: Any, network: str) -> str:
            """No picture."""
            await asyncio.sleep(0)
            errors = [TimeoutError(), BadValue("map.scenery", "must be a table"), StoppedError()]
            tried.append(errors[len(tried) % 3])
            raise tried[-1]

    async def refusal(pictures: boards.Pictures, number: int, look: boards.PictureStyle) -> Refusal:
        variant = find_game("rheingold").variant(own_options(number))
        with pytest.raises(Refusal) as caught:
            await pictures._of(variant, look, "a")
        return caught.value

    fake: Any = Pool()
    pictures = boards.Pictures(fake)
    for look in (
        boards.PictureStyle(),
        boards.PictureStyle(night=True),
        boards.PictureStyle(turned=True),
    ):
        assert (await refusal(pictures, 1, look)).code == "unknown"
    assert len(tried) == 1
    for _ in range(2):
        found = await refusal(pictures, 2, boards.PictureStyle())
        assert (found.code, found.data) == ("bad", {"field": "map.scenery"})
    assert len(tried) == 2
    assert (await refusal(pictures, 3, boards.PictureStyle())).code == "busy"
    assert (await refusal(pictures, 3, boards.PictureStyle())).code == "unknown", "busy is not kept"
    assert len(tried) == 4
    monkeypatch.setattr(undrawable, "MOST_UNDRAWABLE", 2)
    await refusal(pictures, 4, boards.PictureStyle())
    assert len(pictures._undrawable._kept) == 2
    monkeypatch.setattr(undrawable, "UNDRAWABLE_SECONDS", -1)
    count = len(tried)
    await refusal(pictures, 4, boards.PictureStyle())
    assert len(tried) == count + 1


async def test_pictures_are_kept_up_to_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    class Pool:
        """Draws at once."""

        async def ask(self, _: Any, game: str, *more: Any, network: str) -> str:
            """A picture of 100 letters."""
            await asyncio.sleep(0)
            assert network == "a"
            drawn.append(game)
            return (more[-1].title or "")[:1] * 100

    fake: Any = Pool()
    pictures = boards.Pictures(fake)
    variant = find_game("rheingold").variant(own_options())
    many = [pictures._of(variant, boards.PictureStyle(title="a title"), "a") for _ in range(5)]
    assert len(set(await asyncio.gather(*many))) == 1
    assert len(drawn) == 1, "who asks for the same waits for one drawing"
    size = pictures._size
    monkeypatch.setattr(boards, "MOST_PICTURE_BYTES", 3 * size)
    for title in ("b title", "c title", "d title", "e title"):
        await pictures._of(variant, boards.PictureStyle(title=title), "a")
    assert pictures._size == 3 * size
    await pictures._of(variant, boards.PictureStyle(title="e title"), "a")
    assert len(drawn) == 5
    await pictures._of(variant, boards.PictureStyle(title="a title"), "a")
    assert len(drawn) == 6
