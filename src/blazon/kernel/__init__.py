"""The game-agnostic layer: compiled rules, masks, random streams, playouts, perft, batches."""
