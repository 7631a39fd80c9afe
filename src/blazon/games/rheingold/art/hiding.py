"""The cost of a spot where something hides other things, crosses roads or leaves the sheet."""

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.art.sheet import Box, Boxes, Corners, points_inside

OVERLAP, CROSSED, OUTSIDE = 3000.0, 25.0, 1e5
"""The costs of an overlap, of each hidden point of a road, and of leaving the sheet."""
RIM = 8.0


def costs(
    boxes: Corners, full: Boxes, roads: npt.NDArray[np.float64], land: Box
) -> npt.NDArray[np.float64]:
    """The cost of each of the boxes, given the occupied boxes and the points of roads."""
    hidden = full.hidden_by(boxes)
    rim = land.grown(-RIM)
    outside = (boxes[:, :2] < (rim.left, rim.top)).any(1)
    outside |= (boxes[:, 2:] > (rim.right, rim.bottom)).any(1)
    crossed = points_inside(boxes, roads)
    return np.asarray(hidden + OVERLAP * (hidden > 0) + CROSSED * crossed + OUTSIDE * outside)
