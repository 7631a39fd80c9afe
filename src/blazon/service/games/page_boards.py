"""Boards that games supply for the page, each a JavaScript module; loaded once and cached."""

from functools import cache

from blazon.kernel import catalogue
from blazon.kernel.catalogue import GamePackage
from blazon.kernel.errors import BadValue
from blazon.kernel.faults import Fault
from blazon.service.base.limits import LARGEST_PAGE_BOARD

FILE = "page/board.js"
"""The module's path in a game's package."""


def page_board(game: str) -> bytes | None:
    """A game's module; None if it has none or the module is faulty."""
    return _find(game)[0]


def fault(game: str) -> Fault | None:
    """The fault of a game's module, if any."""
    return _find(game)[1]


@cache
def _find(game: str) -> tuple[bytes | None, Fault | None]:
    package = catalogue.package(game)
    try:
        return _read(package), None
    except (BadValue, OSError) as error:
        return None, package.fault(error)


def _read(package: GamePackage) -> bytes | None:
    """Read the module; raises BadValue if it is too large or no browser could use it."""
    file = package.folder / FILE
    if not file.is_file():
        return None
    with file.open("rb") as opened:
        content = opened.read(LARGEST_PAGE_BOARD + 1)
    if len(content) > LARGEST_PAGE_BOARD:
        raise BadValue(FILE, f"must have at most {LARGEST_PAGE_BOARD} bytes")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise BadValue(FILE, "must be UTF-8") from error
    if "export default" not in text:
        raise BadValue(FILE, "must have an export default: an object with places and mount")
    return content
