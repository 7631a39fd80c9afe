"""The games that ship with Blazon, one folder each, found by their `game.toml`."""
