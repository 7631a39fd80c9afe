"""A bot for Blazon: it plays at random, the same game for the same seed."""

import random
import sys

rng = random.Random()
for line in sys.stdin:
    word, *rest = line.rstrip("\n").split(" ")
    if word == "blazon":
        print("name Example 1.0\nready 1", flush=True)
    elif word == "game":
        number, game, seat, players, seed, *options = rest
        rng.seed(f"{seed}/{seat}")
    elif word == "ask":
        question, milliseconds, simulations, phase, *tokens = rest
        print("play", question, rng.choice(tokens), flush=True)
    elif word == "ping":
        print("pong", *rest, flush=True)
    elif word == "quit":
        break
