"""Background computations: bots at tables, hints, reviews."""
