"""The random texts that a session's seats contribute to chance; seals and shows them in time."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from blazon.match.seals import SEALED_SCHEME, fixed_digest, new_text, seal_of, share_of

MOST_KEPT = 1000
"""The maximum number of texts to keep; the oldest are dropped first."""


def _nowhere(_: Mapping[str, Any]) -> None:
    """Keep the texts in memory only."""


class Texts:
    """The texts of a session's seats; nobody else may know them before they are shown.

    A ``Server`` that has them contributes to chance: it seals a random text for each seat that it
    takes, and shows the text once everything else is fixed. Games wait for this, so the program
    must return to its tables until their games have begun. Use one ``Texts`` for each session.
    """

    def __init__(
        self,
        kept: Mapping[str, Mapping[str, str]] | None = None,
        save: Callable[[Mapping[str, Any]], None] = _nowhere,
    ) -> None:
        """Begin with the stored texts, if any.

        Args:
            kept: the last argument of ``save``; keep it secret as long as a table waits for it.
            save: stores all texts; called after each change, before the change is sent.
        """
        self._kept = {place: dict(one) for place, one in (kept or {}).items()}
        self._save = save

    def keep(self, table: str, seat: int, text: str) -> None:
        """Keep a text sealed for a seat.

        Args:
            table: the table's id.
            seat: the seat.
            text: the sealed text.
        """
        self._kept.pop(f"{table}/{seat}", None)
        self._kept[f"{table}/{seat}"] = {"text": text}
        for place in list(self._kept)[:-MOST_KEPT]:
            del self._kept[place]
        self._save(self._kept)

    def due(
        self, table: Mapping[str, Any], options: Mapping[str, Any] | None
    ) -> Iterator[dict[str, Any]]:
        """The commands that a table waits for now, at most one for each of the session's seats.

        A text is shown for one state of the table only. If the state has changed meanwhile, or the
        text is lost, a new text is sealed.

        Args:
            table: the table as the server shows it.
            options: the options of its game.

        Yields:
            The fields of a command ``seal`` or ``show``.
        """
        chance = table.get("chance")
        if chance is None or chance["scheme"] != SEALED_SCHEME:
            return
        for seat, one in enumerate(table["seats"]):
            left_out = seat in chance.get("left_out", ())
            if one["yours"] and (left_out or seat in chance["waits_for_seals"]):
                yield self._seal(table["id"], seat)
            elif one["yours"] and seat in chance["waits_for_texts"]:
                yield self._show(table, seat, _digest_of(options))

    def _seal(self, table: str, seat: int) -> dict[str, Any]:
        """Seal the current text, or a new one if somebody may have seen it."""
        kept = self._kept.get(f"{table}/{seat}", {"of": ""})
        if "of" in kept:
            self.keep(table, seat, new_text())
        text = self._kept[f"{table}/{seat}"]["text"]
        return {"do": "seal", "seat": seat, "seal": seal_of(text)}

    def _show(self, table: Mapping[str, Any], seat: int, options: str) -> dict[str, Any]:
        chance = table["chance"]
        kept = self._kept.get(f"{table['id']}/{seat}")
        of = fixed_digest(
            table["commitment"],
            chance["round"],
            chance["first"],
            chance["seals"],
            chance["shares"],
        )
        if kept is None or seal_of(kept["text"]) != chance["seals"][seat]:
            return self._seal(table["id"], seat)
        if kept.get("of", of) != of:
            return self._seal(table["id"], seat)
        kept |= {"of": of, "options": options, "round": chance["round"]}
        self._save(self._kept)
        return {"do": "show", "seat": seat, "text": kept["text"], "of": of}

    def missing(self, table: Mapping[str, Any], record: Mapping[str, Any]) -> list[int]:
        """The seats of this session whose texts contradict the record.

        Args:
            table: the table as the server shows it.
            record: the record of its finished game, already verified.

        Returns:
            The seats whose text differs in the record, or was shown when something else was fixed
            or the options were different; but not those of ``left_out``.
        """
        fairness, left_out = record["fairness"], self.left_out(table, record)
        mine = {seat: one for seat, one in self._shown(table) if seat not in left_out}
        of, options = _fixed_of(fairness), _digest_of(record["options"])
        return [
            seat
            for seat, one in mine.items()
            if (table["seats"][seat]["yours"] and (one["of"], one["options"]) != (of, options))
            or fairness["texts"][seat] != one["text"]
        ]

    def left_out(self, table: Mapping[str, Any], record: Mapping[str, Any]) -> list[int]:
        """The seats of this session that showed a text but were then left out of chance.

        Somebody had not shown a text, so a new round began; this client did not answer in it.

        Args:
            table: the table as the server shows it.
            record: the record of its finished game, already verified.
        """
        fairness = record["fairness"]
        return [
            seat
            for seat, one in self._shown(table)
            if fairness.get("seals", {seat: ""})[seat] is None
            and fairness["round"] > one.get("round", fairness["round"])
        ]

    def _shown(self, table: Mapping[str, Any]) -> list[tuple[int, dict[str, Any]]]:
        """The texts that were shown at a table, by seat."""
        places = [(place.rpartition("/"), one) for place, one in self._kept.items()]
        return [
            (int(seat), one)
            for (name, _, seat), one in places
            if name == table["id"] and "of" in one
        ]


def _digest_of(options: Mapping[str, Any] | None) -> str:
    """A digest of the options; used by this client only."""
    return share_of(json.dumps(options, sort_keys=True))


def _fixed_of(fairness: Mapping[str, Any]) -> str:
    """The digest of everything fixed in a record; empty in the scheme without seals."""
    if fairness["scheme"] != SEALED_SCHEME:
        return ""
    shares = [share_of(text) for text in fairness["texts"]]
    first, seals = fairness.get("first"), fairness["seals"]
    return fixed_digest(fairness["commitment"], fairness["round"], first, seals, shares)
