"""A bot that misbehaves: ``bad_bot.py WAY [DECISION]`` plays until that decision, and then does."""

import os
import subprocess
import sys
import time

WAY, DECISION = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
STALE = "import time; time.sleep(600)"


def say(text: str, end: str = "\n") -> None:
    """Write at once."""
    sys.stdout.write(text + end)
    sys.stdout.flush()


SAYS = {
    "illegal": "play {question} Z99\n",
    "nothing": "play {question}\n",
    "half": "play {question}",
    "talks": "info value=3 \x1b[2J\nplay {question} {token}\n",
    "binary": "\0\N{REPLACEMENT CHARACTER}\n\x1b[2Jinfo\nplay {question} {token}\n",
    "late-ids": "play 0.0 A1\nplay 99.1 A1\npong 5\nwhat 7\nplay {question} {token}\n",
}


def misbehave(question: str, token: str) -> None:
    """Do what this bot is for."""
    if WAY in SAYS:
        say(SAYS[WAY].format(question=question, token=token), end="")
    elif WAY == "exits":
        sys.stderr.write("I had enough\n")
        sys.stderr.flush()
        os._exit(3)
    elif WAY == "endless":
        while True:
            say("x" * 65536, end="")
    elif WAY == "flood":
        while True:
            say("info " + "x" * 1000)
    elif WAY == "closes":
        os.close(1)
    if WAY in ("silent", "half", "closes"):
        time.sleep(600)


decisions = 0
if WAY == "grandchild":
    subprocess.Popen([sys.executable, "-c", STALE], stdin=subprocess.DEVNULL)
if WAY == "deaf":
    say("name Deaf 1\nneeds view\nready 1")
    time.sleep(600)
for line in sys.stdin:
    word, *rest = line.rstrip("\n").split(" ")
    if word == "blazon" and WAY == "wrong":
        say("ready 9")
    elif word == "blazon" and WAY == "never":
        time.sleep(600)
    elif word == "blazon":
        say(f"name Bad 1.0 {os.getpid()}\nready 1")
    elif word == "game":
        decisions = 0
    elif word == "ask":
        question, tokens = rest[0], rest[4:]
        decisions += 1
        if WAY == "slow":
            waited = sys.stdin.readline()
            assert waited.startswith("stop")
            time.sleep(0.3)
        if decisions >= DECISION and WAY not in ("slow", "grandchild", "stays"):
            misbehave(question, tokens[0])
        else:
            say(f"play {question} {tokens[0]}")
    elif word == "quit" and WAY not in ("stays", "grandchild"):
        break
    elif word == "quit":
        time.sleep(600)
