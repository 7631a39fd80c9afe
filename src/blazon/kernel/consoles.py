"""Consoles for tables, boards and progress: with styles, or plain if NO_COLOR is set."""

import os
from collections.abc import Mapping
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def console(
    file: IO[str] | None = None, environment: Mapping[str, str] = os.environ, **more: Any
) -> "Console":
    """A console that writes to standard output if no file is given.

    With NO_COLOR it has no style at all, which includes bold and dim text.
    """
    from rich.console import Console

    system: Any = None if environment.get("NO_COLOR") else "auto"
    more = {"highlight": False, "color_system": system, "_environ": environment, **more}
    return Console(file=file, **more)


def is_redrawn(console: "Console") -> bool:
    """Whether lines may be replaced by others: on a terminal that can do so, without NO_COLOR."""
    return console.is_terminal and not console.is_dumb_terminal and not console.no_color
