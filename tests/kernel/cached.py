"""A function whose machine code several processes keep at once; see ``test_jit.py``."""

from typing import Any

from blazon.kernel.jit import entry


@entry
def length(records: Any) -> Any:
    """How many numbers the field ``a`` of a record has."""
    return records[0].a.size
