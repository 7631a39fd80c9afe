"""The spaces of observations, in Gymnasium's terms."""

import numpy as np

from blazon.envs.vector import Array
from blazon.kernel.extras import needing

with needing("blazon.envs.spaces", "envs"):
    from gymnasium import spaces

LEAST, MOST = -1024.0, 65536.0
"""Bounds of all scalars."""


def box_of(rows: Array) -> spaces.Box:
    """The space of an array like this one: of words, scalars or planes."""
    if rows.dtype == np.float32:
        return spaces.Box(LEAST, MOST, rows.shape, np.float32)
    return spaces.Box(0, np.iinfo(rows.dtype).max, rows.shape, rows.dtype.type)
