"""The legal actions of a position, listed only on demand."""

from collections.abc import Collection, Iterator, Sequence

from blazon.kernel.bits import members


class LegalActions(Collection[str]):
    """The legal actions of a position, as a read-only collection of tokens.

    It supports iteration, ``len`` and ``in``, which accepts an action's number as well as its
    token.

    >>> import blazon
    >>> legal = blazon.new("richelieu", seed="legal").legal
    >>> len(legal), "A1" in legal, "A2" in legal
    (8, True, False)
    """

    __slots__ = ("_mask", "_tokens")

    def __init__(self, mask: int, tokens: Sequence[str]) -> None:
        self._mask = mask
        self._tokens = tokens

    def __iter__(self) -> Iterator[str]:
        tokens = self._tokens
        return iter([tokens[action] for action in members(self._mask)])

    @property
    def numbers(self) -> list[int]:
        """The actions' numbers, in rising order."""
        return members(self._mask)

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, int):
            return action >= 0 and bool(self._mask >> action & 1)
        return any(action == token for token in self)

    def __repr__(self) -> str:
        return f"<LegalActions {' '.join(self)}>"
