"""What is computed beside the requests: bots at tables, hints, reviews."""
