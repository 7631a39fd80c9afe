"""The pieces as data: deck, discs and their cells, loaded from a file and checked."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args

from blazon.games.richelieu.rules.state import CELLS, COLUMNS, MAX_DISCS, Face
from blazon.kernel.errors import BadValue
from blazon.kernel.files import called, read_text

Province = Literal["BOU", "BRE", "CHA", "NOR", "LAN", "PRO", "ANJ", "BRB", "AUV"]
"""The provinces in scoring order."""
Symbol = Literal["sword", "cross", "tower"]
Category = Province | Symbol
"""The scored categories, in scoring order."""
Disc = Category | Literal["return"]
PROVINCE_CODES: tuple[Province, ...] = get_args(Province)
SYMBOL_NAMES: tuple[Symbol, ...] = get_args(Symbol)
CATEGORY_NAMES: tuple[Category, ...] = (*PROVINCE_CODES, *SYMBOL_NAMES)
DISC_NAMES: tuple[Disc, ...] = (*CATEGORY_NAMES, "return")
"""The kinds of discs; a kind's number is its index here."""
CELL_NAMES = tuple(f"{row}{column}" for row in "ABCD" for column in range(1, COLUMNS + 1))
"""The cells of the table; a cell's number is its index here."""
FACE_LETTERS = "21sct"
CARD_CODES = {
    province + letter: 8 * number + face
    for number, province in enumerate(PROVINCE_CODES)
    for face, letter in zip(Face, FACE_LETTERS, strict=True)
}
"""The number of each card code in a state."""
CARD_NAMES = {number: code for code, number in CARD_CODES.items()}
CELL_NUMBERS = {name: number for number, name in enumerate(CELL_NAMES)}
DISC_NUMBERS = {name: number for number, name in enumerate(DISC_NAMES)}


@dataclass(frozen=True)
class Components:
    """A deck of 48 cards, a set of discs, and the cells for discs."""

    cards: Mapping[str, int]
    """The number of cards with each code."""
    discs: Mapping[str, int]
    """The number of discs of each kind."""
    disc_cells: tuple[str, ...]
    """The cells that get a disc, in table order."""

    def as_json(self) -> dict[str, Any]:
        """The components as in a file, an option or a record."""
        return {
            "cards": dict(self.cards),
            "discs": dict(self.discs),
            "disc_cells": list(self.disc_cells),
        }


def check_components(data: Any, where: str = "deck") -> Components:
    """Components from plain values as in ``data/classic.toml``; raises BadValue."""
    if not isinstance(data, Mapping):
        raise BadValue(where, "must be a table with cards, discs and disc_cells")
    unknown = set(data) - {"cards", "discs", "disc_cells"}
    if unknown:
        raise BadValue(f"{where}.{min(unknown)}", "is unknown; known: cards, discs, disc_cells")
    cards = _counts(data.get("cards"), tuple(CARD_CODES), f"{where}.cards")
    discs = _counts(data.get("discs"), DISC_NAMES, f"{where}.discs")
    total, disc_total = sum(cards.values()), sum(discs.values())
    if total != CELLS:
        raise BadValue(f"{where}.cards", f"must be {CELLS} cards in all, not {total}")
    if disc_total > MAX_DISCS:
        raise BadValue(f"{where}.discs", f"must be at most {MAX_DISCS}, not {disc_total}")
    cells = data.get("disc_cells")
    if not isinstance(cells, list) or not all(cell in CELL_NUMBERS for cell in map(str, cells)):
        raise BadValue(f"{where}.disc_cells", "must be a list of cells from A1 to D12")
    if len(set(cells)) != len(cells) or len(cells) > disc_total:
        raise BadValue(
            f"{where}.disc_cells",
            f"must be different cells, at most as many as discs ({disc_total})",
        )
    return Components(cards, discs, tuple(sorted(cells, key=CELL_NUMBERS.__getitem__)))


def load_components(path: Path) -> Components:
    """Components from a user's TOML file; raises BadValue."""
    text = read_text(path)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadValue(called(path), f"is not TOML: {error}") from error
    return check_components(table, called(path))


@cache
def classic() -> Components:
    """The default components."""
    return check_components(shipped("classic.toml"), "classic.toml")


@cache
def editions() -> dict[str, dict[int, dict[str, Any]]]:
    """The rules that depend on the edition and the number of players."""
    data = shipped("editions.toml")
    return {
        edition: {int(players): table for players, table in tables.items()}
        for edition, tables in data.items()
    }


def shipped(name: str) -> dict[str, Any]:
    """One of the tables in ``data/``, unchanged."""
    resource = files("blazon.games.richelieu.rules") / "data" / name
    return tomllib.loads(resource.read_text(encoding="utf-8"))


def _counts(data: Any, names: Iterable[str], where: str) -> dict[str, int]:
    """A table of counts by name, without zeros."""
    known = tuple(names)
    if not isinstance(data, Mapping):
        raise BadValue(where, "must be a table with the number of each")
    for name, number in data.items():
        if name not in known:
            raise BadValue(f"{where}.{name}", f"is unknown; known: {' '.join(known)}")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= CELLS:
            raise BadValue(f"{where}.{name}", f"must be a whole number from 0 to {CELLS}")
    counted = Counter(dict(data))
    return {name: counted[name] for name in known if counted[name]}
