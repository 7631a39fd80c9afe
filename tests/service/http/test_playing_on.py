"""Playing on from a finished game over HTTP: who may, and what the new table is."""

from tests.service.people import ME, code, party

from blazon.client import Server


async def test_a_player_plays_on_and_the_game_is_at_the_moment(url: str) -> None:
    async with party(url, 1, ["random"]) as table, Server(url) as stranger:
        ann = table.people[0]
        assert await code(ann.play_on(table.id, 0, 0)) == "not-now"
        async with table.watching() as [seat]:
            await seat.wait(lambda: seat.legal)  # the bot may begin
            await seat.play(seat.legal[0])
            await seat.do("resign")
            await seat.wait(lambda: seat.is_over)
        assert await code(stranger.play_on(table.id, 0, 0)) == "not-seated"
        opened = await ann.play_on(table.id, 1, 0, "own", "groom")
        shown = opened["d"]["table"]
        assert shown["id"] != table.id
        assert shown["beginning"] == {"at": 1, "seat": 0, "knowledge": "own"}
        assert (shown["commitment"], shown["chance"], shown["listed"]) == ("", None, False)
        assert [one["bot"] for one in shown["seats"]] == [None, "groom"]
        assert [one["yours"] for one in shown["seats"]] == [True, False]
        assert opened["d"]["view"]["actions_played"] >= 1
        assert await code(ann.play_on(table.id, 5_000, 0)) == "bad"


async def test_repeating_the_request_opens_no_second_table(url: str) -> None:
    async with Server(url) as ann:
        opened = await ann.open_table(game="richelieu", seats=[ME, ME])
        name = opened["d"]["table"]["id"]
        assert opened["d"]["table"]["beginning"] is None
        await ann.do(name, "resign", seat=0)
        asked = {"at": 0, "seat": 1, "knowledge": "open", "id": "once"}
        path = f"/tables/{name}/again?v=2"
        found = {
            (await ann.request("POST", path, json=asked))["d"]["table"]["id"] for _ in range(2)
        }
        assert len(found) == 1
