"""The games that ship with Blazon, a folder each, found by their `game.toml`."""
