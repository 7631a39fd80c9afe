"""A table as text in one language: the prompt, the possible actions and the log."""

from collections.abc import Sequence
from functools import cache

from msgspec import UNSET, UnsetType

from blazon.bots import bot_names
from blazon.bots.decisions import Decision
from blazon.bots.summary import LEAST, Summary
from blazon.kernel.game import Variant
from blazon.kernel.names import look_of
from blazon.locale import Texts, texts
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.service.base.languages import LANGUAGES, Language
from blazon.service.journal.seats import Seat
from blazon.service.journal.table import Move, Table
from blazon.service.views.shapes import Words
from blazon.words.games import GameWords, bot_name, face_of, game_words
from blazon.words.localization import Localization
from blazon.words.log import narrate_game
from blazon.words.narrator import Explanation, Reminder, ScoreLine, Warned, narrator_of
from blazon.words.reasons import Reason, describe_gains, describe_reasons
from blazon.words.summary import describe_summary


def load_texts() -> None:
    """Load the texts of all languages, so that nobody has to wait for them later."""
    for language in LANGUAGES:
        texts(language)


def _chooses(move: Move, seat: int | None) -> bool:
    return seat is not None and move.seat == seat and not move.forced


class TableNarration:
    """A table in one language. The log is narrated once, for all observers."""

    def __init__(self, language: Language, game: str) -> None:
        self.language = language
        self._narrator = narrator_of(game)
        self._texts = texts(language)
        self._localization = Localization(self._texts, ())
        self._entries: list[str] = []
        self._discoveries: dict[int | None, tuple[int, int, list[str]]] = {}
        """For each seat: a part of the log, from the seat's newest choice, and what that revealed
        to it."""
        self._version = 0
        """The table's version up to which the log is narrated."""
        self._newest: Table | None = None
        """The table at that version."""

    def words(self, table: Table, seen: Observation, *, sections: bool = True) -> Words:
        """The text for a view of a table whose game has begun.

        Args:
            table: at its newest version.
            seen: what the receiver knows, now or at an earlier moment.
            sections: whether to describe the whole table as text, too.
        """
        self._follow(table)
        narrator, localization = self._narrator, self._localization
        is_past = len(seen.shared_log) < len(table.moves)
        is_decided = seen.player is None or (table.is_over and not is_past)
        return Words(
            lang=self.language,
            names=list(localization.players),
            question="" if is_decided else narrator.question(seen, localization),
            section=narrator.section(seen),
            undo=0 if is_past else table.free_undo(seen.observer),
            aids=seen.aids,
            found=[] if is_past else self._found(table, seen.observer),
            verdict=[] if is_past else self._result(table, seen),
            score=UNSET if is_past else self._score(table, seen),
            sections=narrator.describe_table(seen, localization) if sections else [],
        )

    def actions(self, table: Table, seen: Observation) -> list[str]:
        """Describe each legal action of a view."""
        self._follow(table)
        return [
            self._narrator.describe_action(seen, token, self._localization) for token in seen.legal
        ]

    def entries(self, table: Table) -> list[str]:
        """The log, action by action, with what everybody may know."""
        self._follow(table)
        return self._entries

    def explain(self, table: Table, seen: Observation, token: str) -> Explanation:
        """Explain why something is not possible; raises BadValue for an invalid token."""
        self._follow(table)
        return self._narrator.explain(seen, token, self._localization)

    def warn(self, table: Table, seat: int, tokens: Sequence[str]) -> Warned:
        """What actions of a seat give away, judged by what its player knows.

        The search ends at an action that reveals something, so that a warning never tells what only
        playing the action would reveal.

        Args:
            table: a table at which this seat decides now.
            seat: the number of the seat.
            tokens: one action, or several in a row.

        Raises:
            ActionError: if one of them is not legal.
        """
        self._follow(table)
        assert table.position
        position = table.position
        for token in tokens:
            after = position.after(token)
            seen = position.observe(seat)
            found: Warned | str = self._narrator.warn(seen, token, self._localization)
            if isinstance(found, str):  # from a game's package for version 0.1
                found = Warned(found)
            if found.text:
                return found
            if after.actor != seat or after.reveals():
                break
            position = after
        return Warned()

    def remind(self, table: Table, seen: Observation) -> list[Reminder]:
        """What a player who decides now, and knows this, may soon be unable to get."""
        self._follow(table)
        return self._narrator.remind(seen, self._localization)

    def describe_costs(
        self, table: Table, decisions: Sequence[Decision]
    ) -> dict[int, tuple[str, str]]:
        """The better choice at each decision, and why the one made cost something, by ``at``.

        The second text is empty if nothing says it surely enough.
        """
        self._follow(table)
        assert table.position
        position, found = table.position.copy(), {}
        for one in sorted(decisions, key=lambda one: -one.at):
            if (back := len(position.actions) - one.at) > 0:
                position.undo(back)
            seen, localization = position.observe(one.seat), self._localization
            better = self._narrator.describe_action(seen, one.best, localization)
            why = describe_reasons(seen, one.reasons, localization, proven=one.proven)
            found[one.at] = better, why
        return found

    def describe_gains(
        self, table: Table, seen: Observation, gains: Sequence[Reason], *, proven: bool
    ) -> str:
        """Why an action is better than another, for somebody who knows this; empty if unsure."""
        self._follow(table)
        return describe_gains(seen, gains, self._localization, proven=proven)

    def sum_up(self, table: Table, summary: Summary) -> list[str]:
        """A finished game in three sentences."""
        self._follow(table)
        assert table.position
        seen = table.position.observe(None)
        return describe_summary(seen, summary, self._entries, LEAST, self._localization)

    def describe_choices(self, table: Table, actions: int, tokens: Sequence[str]) -> list[str]:
        """Describe choices that a player had after this many actions.

        Args:
            table: a table whose game has begun.
            actions: the number of actions played before.
            tokens: actions that were legal then.
        """
        self._follow(table)
        assert table.position
        position = table.position.copy()
        if (back := len(position.actions) - actions) > 0:
            position.undo(back)
        seen = position.observe(position.actor)
        return [self._narrator.describe_action(seen, one, self._localization) for one in tokens]

    def _follow(self, table: Table) -> None:
        """Narrate new actions; all of them, if a player's name has changed."""
        assert table.position
        if table is self._newest:
            return
        names = names_of(table.opened.game, table.seats, self._texts)
        if names != self._localization.players:
            self._localization = Localization(self._texts, names)
            self._entries.clear()
            self._discoveries.clear()
        if table.version != self._version:
            if (same := table.log_from(self._version)) < len(self._entries):
                del self._entries[same:]
                self._discoveries.clear()
            self._version = table.version
        if (known := len(self._entries)) < len(table.moves):
            new = narrate_game(table.position, self._narrator, self._localization, known)
            self._entries += [entry.words for entry in new]
        self._newest = table

    def _found(self, table: Table, seat: int | None) -> list[str]:
        """What a seat's newest choice, and chance after it in the same turn, revealed to it."""
        assert table.position
        moves, played = table.moves, len(table.moves)
        start = next((n for n in range(played)[::-1] if _chooses(moves[n], seat)), played)
        end = start
        while end < played and moves[end].turn == seat:
            end += 1
        known = self._discoveries.get(seat)
        if known is None or known[:2] != (start, end):
            found = []
            if start < end and table.position.reveals(played - start):
                found = self._discovered(table.position.copy(), seat, played - end, end - start)
            known = self._discoveries[seat] = start, end, found
        return known[2]

    def _discovered(
        self, position: Position, seat: int | None, later: int, count: int
    ) -> list[str]:
        """What ``count`` actions revealed to a seat, before ``later`` more; undoes them all."""
        assert seat is not None
        if later:
            position.undo(later)
        found, after = list[str](), position.observe(seat)
        for _ in range(count):
            position.undo()
            before = position.observe(seat)
            found[:0] = self._narrator.describe_discovery(before, after, seat, self._localization)
            after = before
        return found

    def _score(self, table: Table, seen: Observation) -> list[ScoreLine] | UnsetType:
        """At the end, the lines of the score sheet."""
        if not table.is_over or table.breaks_off:
            return UNSET
        assert table.position
        lines = table.position.variant.score_lines(table.position.states)
        return self._narrator.describe_score(seen, lines, self._localization) or UNSET

    def _result(self, table: Table, seen: Observation) -> list[str]:
        """At the end, who won and why."""
        if not table.is_over:
            return []
        winners, localization = table.score()["winners"], self._localization
        if table.ending == "played":
            return self._narrator.describe_result(seen, winners, localization)
        ended = self._texts(f"verdict-{table.ending}")
        if table.ending in ("unfinished", "closed", "lost"):
            return [ended]
        names = localization.several([localization.names[seat] for seat in winners])
        return [self._texts("verdict-winners", names=names, count=len(winners)), ended]


def describe_game(game: str, language: Language) -> GameWords:
    """A game and its options, as shown in lists and forms."""
    return game_words(game, texts(language))


def revealing_actions(seen: Observation) -> list[str]:
    """The legal actions that reveal something hidden."""
    return narrator_of(seen.game.name).reveals(seen)


def notice_of_turn(table: Table, session: str, language: Language) -> tuple[str, str]:
    """The title and text that notify a session of its turn, or that its table is full."""
    found = texts(language)
    localization = Localization(found, names_of(table.opened.game, table.seats, found))
    others = [
        name
        for name, seat in zip(localization.names, table.seats, strict=True)
        if seat.session != session
    ]
    game = found(f"{table.opened.game}-name")
    if others:
        game = found("web-push-body", game=game, names=localization.several(others))
    is_turn = table.session_to_move == session
    return found("web-your-turn" if is_turn else "web-table-full-short"), game


def notice_of_call(game: str, language: Language) -> tuple[str, str]:
    """The title and text that notify somebody of an invitation; only the page names the inviter."""
    found = texts(language)
    return found("mail-invitation-subject"), found(f"{game}-name")


def board_title(variant: Variant, language: Language) -> str | None:
    """The title of a variant's board in a language; None for a board that has its own title."""
    return narrator_of(variant.game.name).board_title(variant.options, texts(language))


def shown_name(game: str, seat: Seat) -> str:
    """A seat's name as all languages show it: that of the person, or of a bot with a character.

    Empty for a person without a name; a bot without a name of its own is called by its level.
    """
    if _is_unnamed_bot(seat) and seat.bot and ":" in seat.bot:
        return bot_name(game, seat.bot, texts("en")) or seat.bot
    return seat.name


def face_at(game: str, seat: Seat) -> str | UnsetType:
    """The address of the face of a bot with a character."""
    style = seat.bot.partition(":")[2] if seat.session is None and seat.bot else ""
    return f"/api/games/{game}/faces/{style}" if _has_face(game, style) else UNSET


@cache
def _has_face(game: str, style: str) -> bool:
    return face_of(game, style) is not None


def names_of(game: str, seats: Sequence[Seat], words: Texts) -> tuple[str, ...]:
    """The players' names, all different; unnamed players are called by number or level."""
    names = [_name(game, number, seat, words) for number, seat in enumerate(seats, 1)]
    looks = [look_of(name) for name in names]
    return tuple(
        name if looks.count(look_of(name)) == 1 else f"{name} {number}"
        for number, name in enumerate(names, 1)
    )


def _name(game: str, number: int, seat: Seat, words: Texts) -> str:
    if _is_unnamed_bot(seat) and seat.bot in bot_names():
        return words(f"bot-{seat.bot}")
    return shown_name(game, seat) or words("player-name", number=number)


def _is_unnamed_bot(seat: Seat) -> bool:
    return seat.session is None and seat.name == seat.bot
