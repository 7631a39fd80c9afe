"""A table in words, in one language: what is asked, what can be done, what has happened."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from blazon.bots import bot_names
from blazon.kernel.game import Variant
from blazon.locale import Texts, texts
from blazon.service.journal.table import Seat, Table
from blazon.service.views.messages import ToldShown, Words
from blazon.words.localization import Localization, View
from blazon.words.log import LogEntry, narrate_game
from blazon.words.narrator import Explanation, Narrator, narrator_of

Language = Literal["en", "fr", "es", "it", "de"]
"""The languages that a client may ask for."""
LANGUAGES: tuple[str, ...] = get_args(Language)


def load_texts() -> None:
    """Have the texts of all languages at hand, so that nobody waits for them later."""
    for language in LANGUAGES:
        texts(language)


class Telling:
    """What has happened at one table, told once in one language, as an onlooker hears of it."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._texts = texts(language)
        self._localization = Localization(self._texts, ())
        self._told: list[LogEntry] = []
        self._version = 0
        """The table's version up to which it has been told."""

    def words(self, table: Table, view: View, start: int, stop: int | None = None) -> Words:
        """The words that go with a view of a table whose game has begun.

        Args:
            table: at its newest version.
            view: what the receiver knows, now or at an earlier moment, with its options.
            start: of what has happened, from which action on it is told,
            stop: and up to which, if not to the last.
        """
        self._follow(table)
        game, localization = narrator_of(table.opened.game), self._localization
        is_past = view["actions_played"] < len(table.moves)
        waits = view["player"] is not None and (is_past or table.status == "playing")
        return Words(
            lang=self.language,
            names=list(localization.players),
            question=game.prompt(view, localization) if waits else "",
            section=game.section(view),
            can=[game.describe_action(view, token, localization) for token in view["legal"]],
            reveals=game.reveals(view),
            undo=0 if is_past else table.free_undo(view["observer"]),
            told_from=start,
            told=[_show(one, view["observer"]) for one in self._told[start:stop]],
            aids=game.aids(view),
            verdict=[] if is_past else self._verdict(table, view, game),
        )

    def why(self, table: Table, view: View, token: str) -> Explanation:
        """Why what somebody would like to do is not possible; raises BadValue for nonsense."""
        self._follow(table)
        return narrator_of(table.opened.game).explain(view, token, self._localization)

    def could(self, table: Table, actions: Mapping[int, tuple[int, str]]) -> dict[int, str]:
        """What a player could have done at earlier moments.

        Args:
            table: whose game has begun.
            actions: a seat and a token, by how many actions had been played before.
        """
        self._follow(table)
        assert table.position
        game, position = narrator_of(table.opened.game), table.position.copy()
        told = {}
        for at in sorted(actions, reverse=True):
            seat, token = actions[at]
            if (back := len(position.actions) - at) > 0:
                position.undo(back)
            told[at] = game.describe_action(
                position.observe(seat).view(), token, self._localization
            )
        return told

    def _follow(self, table: Table) -> None:
        """Tell what has happened since the last time; all of it if somebody has a new name."""
        assert table.position
        names = names_of(table.seats, self._texts)
        if names != self._localization.players:
            self._localization = Localization(self._texts, names)
            self._told.clear()
        if table.version != self._version:
            del self._told[table.log_from(self._version) :]
            self._version = table.version
        if len(self._told) < len(table.moves):
            game = narrator_of(table.opened.game)
            self._told += narrate_game(table.position, game, self._localization, len(self._told))

    def _verdict(self, table: Table, view: View, game: Narrator) -> list[str]:
        """At the end, who has won and what decided."""
        if table.status != "over":
            return []
        winners, localization = table.score()["winners"], self._localization
        if table.ending == "played":
            return game.describe_result(view, winners, localization)
        ended = self._texts(f"verdict-{table.ending}")
        if table.ending == "unfinished":
            return [ended]
        names = localization.several([localization.names[seat] for seat in winners])
        return [self._texts("verdict-winners", names=names, count=len(winners)), ended]


def _show(told: LogEntry, observer: int | None) -> ToldShown:
    """An action as one observer may hear of it."""
    return ToldShown(
        turn=told.turn,
        player=told.player,
        words=told.words,
        forced=told.forced_for(observer),
    )


def your_turn(table: Table, session: str, language: Language) -> tuple[str, str]:
    """The title and the text by which a session that is elsewhere is told of its turn."""
    words = texts(language)
    localization = Localization(words, names_of(table.seats, words))
    others = [
        name
        for name, seat in zip(localization.names, table.seats, strict=True)
        if seat.session != session
    ]
    game = words(f"{table.opened.game}-name")
    if others:
        with_whom = localization.several(others)
        game = words("web-push-body", game=game, names=with_whom)
    return words("web-your-turn"), game


def board_title(variant: Variant, language: Language) -> str | None:
    """What stands over a variant's board in a language; None for what the board calls itself."""
    return narrator_of(variant.game.name).board_title(variant.options, texts(language))


def names_of(seats: Sequence[Seat], words: Texts) -> tuple[str, ...]:
    """What the players are called, none as another: who has no name by his number or his level."""
    names = [_name(number, seat, words) for number, seat in enumerate(seats, 1)]
    return tuple(
        name if names.count(name) == 1 else f"{name} {number}"
        for number, name in enumerate(names, 1)
    )


def _name(number: int, seat: Seat, words: Texts) -> str:
    if seat.session is None and seat.name == seat.bot and seat.bot in bot_names():
        return words(f"bot-{seat.bot}")
    return seat.name or words("player-name", number=number)
