"""What an observer may know of a position, as documented values that each game declares.

Their fields, in their order, are the protocol's ``view``; JSON schemas, the page's types and the
tables of the documentation are made from them.
"""

from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

import msgspec

from blazon.kernel.errors import BadValue

S = TypeVar("S", bound=msgspec.Struct)


class View(msgspec.Struct, frozen=True):
    """A game's part of a view. Views share their parts: nothing in them may be changed."""


class Line(msgspec.Struct, frozen=True):
    """A line of the score sheet. Lines are shared, too."""


class Aids(msgspec.Struct, frozen=True):
    """Numbers that a player could work out from a view, so that nobody has to."""


NO_AIDS = Aids()


def declared(variant: object) -> tuple[type[View], type[Aids]]:
    """The types that a game declares for its view and its aids, from what its variant returns.

    Raises BadValue if these are not subclasses of ours.
    """
    kind: Any = type(variant)
    return _returned(kind.view, View), _returned(kind.aids, Aids)


def _returned(method: Callable[..., Any], base: type[S]) -> type[S]:
    found = get_type_hints(method).get("return")
    if isinstance(found, type) and issubclass(found, base):
        return found
    where, expected = f"rules/game.py: {method.__name__}", f"kernel.views.{base.__name__}"
    raise BadValue(where, f"must be declared to return a subclass of {expected}")
