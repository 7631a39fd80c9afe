"""A function whose machine code several processes cache at once; see ``test_jit.py``."""

from typing import Any

from blazon.kernel.jit import entry


@entry
def length(records: Any) -> Any:
    """The number of items in a record's field ``a``."""
    return records[0].a.size
