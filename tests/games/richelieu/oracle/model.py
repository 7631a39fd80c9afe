"""Richelieu as the rules page describes it: a slow, literal model, one function per paragraph."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from .scoring import PROVINCES, SYMBOLS, Seat, crests_of, province_of, score

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping

ROWS = ["A", "B", "C", "D"]
CELLS = [f"{row}{column}" for row in ROWS for column in range(1, 13)]
DISC_CELLS = ["A4", "A8", "B2", "B7", "C6", "C11", "D5", "D9"]
DISCS = [*PROVINCES, "sword", "cross", "tower", "return", "return"]
TWO_CRESTS = dict(zip(PROVINCES, [3, 3, 3, 2, 2, 2, 1, 1, 1], strict=True))
ONE_CREST_ALONE = ["BOU1", "NOR1", "ANJ1"]


def deck() -> list[str]:
    """The 48 card codes of the documented deck."""
    pairs = [f"{province}2" for province in PROVINCES for _ in range(TWO_CRESTS[province])]
    symbols = [f"{province}{symbol}" for province in PROVINCES for symbol in SYMBOLS]
    return pairs + symbols + ONE_CREST_ALONE


def random_setup(rng: random.Random, players: int) -> dict[str, Any]:
    """A shuffled table in the protocol's setup form."""
    cards, discs = deck(), list(DISCS)
    rng.shuffle(cards)
    rng.shuffle(discs)
    on_table = dict(zip(DISC_CELLS, discs, strict=False))
    return {"cards": cards, "discs": on_table, "first": rng.randrange(players)}


def in_board_order(cells: list[str]) -> list[str]:
    """A1 to A12, then B1 and so on."""
    return sorted(cells, key=CELLS.index)


class Oracle:
    """A game of Richelieu: ask `legal()`, then `play(token)`."""

    def __init__(
        self,
        *,
        setup: Mapping[str, Any],
        edition: str = "duel",
        players: int = 2,
        ending: str = "full",
        opening: str = "marker",
    ) -> None:
        most_players = {"duel": 2, "court": 4}.get(edition, 0)
        if not 2 <= players <= most_players or ending not in ("full", "last-row"):
            raise ValueError(f"no such game: {edition}, {players} players, {ending}")
        if ending == "last-row" and players != 2:
            raise ValueError("the last-row ending is for two players only")
        if opening not in ("marker", "no-marker"):
            raise ValueError(f"no such opening: {opening}")
        self.edition, self.ending, self.opening = edition, ending, opening
        self.table: dict[str, str] = dict(zip(CELLS, setup["cards"], strict=True))
        self.discs: dict[str, str] = dict(setup["discs"])
        self.markers: dict[str, int] = {}  # cell: owner
        self.seats = [Seat() for _ in range(players)]
        self.turn: int = setup["first"]
        self.phase = "TAKE"
        self.first_turn = True
        self.first_card: str | None = None  # the first card taken this turn
        self.wanted: str | None = None  # the cell being paid for
        self.lifted: str | None = None  # the lifted marker's former cell
        self.allowed: list[str] | None = None  # the legal tokens, once requested

    def copy(self) -> Oracle:
        """The same position as an independent copy."""
        return deepcopy(self)

    @property
    def player(self) -> int | None:
        """The player to act; None when the game is over."""
        return None if self.phase == "OVER" else self.turn

    def legal(self) -> list[str]:
        """The legal tokens: cells in board order, then R, *, -."""
        if self.allowed is None:
            self.allowed = self.allowed_by_the_rules()
        return self.allowed

    def allowed_by_the_rules(self) -> list[str]:
        """The legal tokens, from the rules for this phase."""
        match self.phase:
            case "TAKE":
                cards = self._cards_to_take()
                return cards + self._return_disc() + ([] if cards else ["-"])
            case "PAY":
                return self._payments()
            case "SECOND":
                return self._second_cards() + self._return_disc() + ["-"]
            case "PLACE":
                return self._placings() + self._liftings() + self._return_disc() + ["-"]
            case "MOVE":
                return [f"@{cell}" for cell in self._free_cells() if cell != self.lifted]
        return []

    def play(self, token: str) -> None:
        """Play one token; ValueError if it is not legal now."""
        if token not in self.legal():
            raise ValueError(f"{token!r} is not legal in {self.phase}")
        self.allowed = None
        if token == "*":
            self._play_return_disc()
        elif self.phase == "TAKE":
            self._end_turn() if token == "-" else self._name_card(token)
        elif self.phase == "PAY":
            self._pay(token)
        elif self.phase == "SECOND":
            self._go_to_place() if token == "-" else self._name_card(token)
        elif token.startswith("^"):
            self._lift(token[1:])
        elif token == "-":
            self._end_turn()
        else:
            self._put_marker(token[1:])

    # A turn, 1: take a card

    def _row_ends(self) -> list[str]:
        """The left and right end of each row; the only card of a row is both."""
        ends: list[str] = []
        for row in ROWS:
            left = [cell for cell in self.table if cell[0] == row]
            ends += [left[0]] if len(left) == 1 else [left[0], left[-1]] if left else []
        return ends

    def _own_marked(self) -> list[str]:
        """The cards with the player's markers."""
        return in_board_order([c for c, owner in self.markers.items() if owner == self.turn])

    def _bears_rival(self, cell: str) -> bool:
        return cell in self.markers and self.markers[cell] != self.turn

    def _can_pay(self) -> bool:
        return self.seats[self.turn].reserve > 0 or bool(self._own_marked())

    def _cards_to_take(self) -> list[str]:
        """End cards, except those with a rival's marker if the player cannot pay."""
        return [c for c in self._row_ends() if not self._bears_rival(c) or self._can_pay()]

    def _name_card(self, cell: str) -> None:
        """A card with another's marker requires a payment; any other is taken."""
        if self._bears_rival(cell):
            self.wanted, self.phase = cell, "PAY"
        else:
            self._take(cell)

    def _payments(self) -> list[str]:
        """One of the player's markers, from its card or from the reserve."""
        from_reserve = ["R"] if self.seats[self.turn].reserve > 0 else []
        return [f"^{cell}" for cell in self._own_marked()] + from_reserve

    def _pay(self, token: str) -> None:
        """The paid marker goes to the box; then the card is taken."""
        if token == "R":
            self.seats[self.turn].reserve -= 1
        else:
            del self.markers[token[1:]]
        self.seats[self.turn].box += 1
        cell, self.wanted = self.wanted, None
        assert cell is not None
        self._take(cell)

    def _take(self, cell: str) -> None:
        """The card and its disc are the player's; a marker on it returns to its owner."""
        seat = self.seats[self.turn]
        if cell in self.markers:
            self.seats[self.markers.pop(cell)].reserve += 1
        if cell in self.discs:
            seat.discs.append(self.discs.pop(cell))
        card = self.table.pop(cell)
        seat.cards[cell] = card
        is_second = self.first_card is not None
        if not is_second:
            self.first_card = card
        if self._game_ends():
            self.phase = "OVER"
        elif self.first_turn and self.opening == "no-marker":
            self._end_turn()
        elif is_second or self.first_turn or crests_of(card) != 1:
            self._go_to_place()
        else:
            self.phase = "SECOND"

    # A turn, 2: a second card

    def _second_cards(self) -> list[str]:
        """The same province as the first, one crest; the first must have one too."""
        assert self.first_card is not None
        province = province_of(self.first_card)
        fits = [c for c, card in self.table.items() if province_of(card) == province]
        return [c for c in self._cards_to_take() if c in fits and crests_of(self.table[c]) == 1]

    # A turn, 3: a marker

    def _go_to_place(self) -> None:
        self.phase = "PLACE"

    def _free_cells(self) -> list[str]:
        """Cards on the table without a marker; discs do not matter."""
        return [cell for cell in self.table if cell not in self.markers]

    def _may_place(self) -> bool:
        """Whether the reserve has a marker and the edition allows one more on cards."""
        most_on_cards = 2 if len(self.seats) == 4 else 3
        return self.seats[self.turn].reserve > 0 and len(self._own_marked()) < most_on_cards

    def _placings(self) -> list[str]:
        return [f"@{cell}" for cell in self._free_cells()] if self._may_place() else []

    def _liftings(self) -> list[str]:
        """Only with no marker to place, and with another card to move one to."""
        if self._may_place() or not self._free_cells():
            return []
        return [f"^{cell}" for cell in self._own_marked()]

    def _lift(self, cell: str) -> None:
        del self.markers[cell]
        self.lifted, self.phase = cell, "MOVE"

    def _put_marker(self, cell: str) -> None:
        """From the hand after lifting, else from the reserve; this ends the turn."""
        if self.phase == "PLACE":
            self.seats[self.turn].reserve -= 1
        self.lifted = None
        self.markers[cell] = self.turn
        self._end_turn()

    def _end_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.seats)
        self.first_turn, self.first_card, self.phase = False, None, "TAKE"

    # A turn, 4: the return disc

    def _return_disc(self) -> list[str]:
        """Requires the disc, and a marker of the player in the box."""
        seat = self.seats[self.turn]
        return ["*"] if "return" in seat.discs and seat.box > 0 else []

    def _play_return_disc(self) -> None:
        seat = self.seats[self.turn]
        seat.discs.remove("return")
        seat.returns_played += 1
        seat.box -= 1
        seat.reserve += 1

    # End and scoring

    def _game_ends(self) -> bool:
        """All cards taken or, with the last-row ending, three rows empty."""
        rows_left = {cell[0] for cell in self.table}
        return len(rows_left) <= (1 if self.ending == "last-row" else 0)

    def score(self) -> dict[str, Any]:
        """Totals, winners and twelve lines, as if the game ended now."""
        return {"over": self.phase == "OVER", **score(self.seats, self.edition)}

    # An observer's knowledge

    def known(self, observer: int | None) -> dict[str, Any]:
        """The knowledge of this player, or of a spectator (None); cells are in board order."""
        players = range(len(self.seats))
        marked = [[c for c, owner in self.markers.items() if owner == p] for p in players]
        known: dict[str, Any] = {
            "own": None if observer is None else sorted(self.seats[observer].discs),
            "facedown": [len(seat.discs) for seat in self.seats],
            "returns_played": [seat.returns_played for seat in self.seats],
            "reserve": [seat.reserve for seat in self.seats],
            "box": [seat.box for seat in self.seats],
            "markers": [in_board_order(cells) for cells in marked],
            "taken": [in_board_order(list(seat.cards)) for seat in self.seats],
            "table": list(self.table),
        }
        if self.phase == "OVER":
            known["discs"] = [sorted(seat.discs) for seat in self.seats]
        return known
