"""The game-agnostic ground: compiled rules, bit masks, random streams, playouts, perft, batches."""
