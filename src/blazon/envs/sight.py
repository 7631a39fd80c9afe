"""What observers see of positions, in the forms that learners use."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from blazon.kernel import contract, vector
from blazon.kernel.columns import Column
from blazon.kernel.errors import BadValue
from blazon.kernel.game import States, Variant

Form = Literal["words", "scalars", "planes"]
"""The record's 64-bit words without what is hidden, numbers, or planes over the board."""
Array = npt.NDArray[Any]


class Sight:
    """The forms of a variant's observations.

    Every form is made from what ``hide`` leaves, so none contains anything that the observer may
    not know.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._nothing = np.zeros(1, variant.game.state)

    def offers(self, form: Form) -> bool:
        """Whether the game has a form."""
        return form == "words" or contract.offers(self.variant.game.state, form)

    def check(self, forms: Sequence[Form]) -> None:
        """Raise BadValue if the game lacks one of these forms."""
        known = [one for one in get_args(Form) if self.offers(one)]
        if any(form not in known for form in forms):
            raise BadValue("observe", f"must be one or several of {' '.join(known)}")

    def columns(self, form: Form) -> Sequence[Column]:
        """The names and meanings of the scalars, or of the planes; raises BadValue."""
        if form == "scalars" and self.offers(form):
            return self.variant.scalar_columns()
        if form == "planes" and self.offers(form):
            return self.variant.plane_columns()
        raise BadValue(
            "form", "must be one that has columns: scalars or planes, if the game has it"
        )

    def dtype(self, form: Form) -> npt.DTypeLike:
        """The type of its numbers."""
        return {"words": np.uint64, "scalars": np.float32, "planes": np.uint8}[form]

    def shape(self, form: Form) -> tuple[int, ...]:
        """The shape of one observation."""
        if form == "words":
            return (-(-self.variant.game.state.itemsize // 8),)
        if form == "scalars":
            return (len(self.variant.scalar_columns()),)
        return (len(self.variant.plane_columns()), *self.variant.plane_shape())

    def scratch(self) -> States:
        """One record to work on, for each thread that writes."""
        return np.zeros(1, self.variant.game.state)

    def write(
        self,
        form: Form,
        states: States,
        observers: npt.NDArray[np.int8],
        rows: Array,
        scratch: States,
    ) -> None:
        """Write what observers see.

        Args:
            form: the form.
            states: ``[games]``; the positions.
            observers: ``[games, observers]``; seats.
            rows: ``[games, observers, …]``; receives the observations.
            scratch: a record to work on.
        """
        if form == "words":
            record = self.variant.game.state
            records: Array = np.ndarray(rows.shape[:2], record, rows, strides=rows.strides[:2])
            vector.show_words(self._nothing, states, observers, records)
        elif form == "scalars":
            vector.show_scalars(self._nothing, scratch, states, observers, rows)
        else:
            flat = rows.reshape(*rows.shape[:3], -1)
            vector.show_planes(self._nothing, scratch, states, observers, flat)
