"""Maps: their schema, the two that ship, how fair they are, and how they are drawn."""
