"""Structured records: how a state, a mask or a stream is laid out in memory."""

from collections.abc import Sequence
from typing import Any

import numpy as np


def record_dtype(fields: Sequence[Any]) -> np.dtype[Any]:
    """An aligned dtype of these fields, whose records give them as attributes also in Python."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))
