"""What a server needs, loaded and tried once; servers of tests begin as copies of this process."""

import blazon.cli.people
import blazon.service.serve
from blazon.kernel.jit import ENABLED
from blazon.service.runtime import load_rules

if ENABLED:
    load_rules()

__all__ = ["blazon"]
