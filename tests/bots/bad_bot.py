"""A bot that misbehaves: ``bad_bot.py WAY [DECISION]`` plays until that decision, and then does."""

import os
import subprocess
import sys
import time

STALE = "import time; time.sleep(600)"
SAYS = {
    "illegal": "play {question} Z99\n",
    "nothing": "play {question}\n",
    "long": f"play {{question}} {'Z' * 60000}\n",
    "half": "play {question}",
    "talks": "info value=3 \x1b[2J\nplay {question} {token}\n",
    "binary": "\0\N{REPLACEMENT CHARACTER}\n\x1b[2Jinfo\nplay {question} {token}\n",
    "late-ids": "play 0.0 A1\nplay 99.1 A1\npong 5\nwhat 7\nplay {question} {token}\n",
}
STAYS = ("stays", "grandchild")


def say(text: str, end: str = "\n") -> None:
    """Write at once."""
    sys.stdout.write(text + end)
    sys.stdout.flush()


def misbehave(way: str, question: str, token: str) -> None:
    """Do what this bot is for."""
    if way in SAYS:
        say(SAYS[way].format(question=question, token=token), end="")
    elif way == "exits":
        sys.stderr.write("I had enough\n")
        sys.stderr.flush()
        os._exit(3)
    elif way == "endless":
        while True:
            say("x" * 65536, end="")
    elif way == "flood":
        while True:
            say("info " + "x" * 1000)
    elif way == "closes":
        os.close(1)
    if way in ("silent", "half", "closes"):
        time.sleep(600)


class BadBot:
    """A bot that does something else than it should in some decision."""

    def __init__(self, way: str, decision: int) -> None:
        self.way, self.decision, self.decisions = way, decision, 0
        if way == "grandchild":
            subprocess.Popen([sys.executable, "-c", STALE], stdin=subprocess.DEVNULL)
        if way == "dozes":
            say("needs view\nready 1")
            time.sleep(0.3)
        if way == "deaf":
            say("name Deaf 1\nneeds view\nready 1")
            time.sleep(600)

    def hear(self, word: str, rest: list[str]) -> bool:
        """Answer a line; returns whether to go on."""
        if word == "blazon":
            self._greet()
        elif word == "game":
            self.decisions = 0
        elif word == "ask":
            self._decide(rest[0], rest[4])
        elif word == "quit" and self.way in STAYS:
            time.sleep(600)
        return word != "quit"

    def _greet(self) -> None:
        if self.way == "never":
            time.sleep(600)
        say("ready 9" if self.way == "wrong" else f"name Bad 1.0 {os.getpid()}\nready 1")

    def _decide(self, question: str, token: str) -> None:
        self.decisions += 1
        if self.way == "slow":
            assert sys.stdin.readline().startswith("stop")
            time.sleep(0.3)
        if self.decisions >= self.decision and self.way not in ("slow", "dozes", *STAYS):
            misbehave(self.way, question, token)
        else:
            say(f"play {question} {token}")


if __name__ == "__main__":
    bot = BadBot(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for line in sys.stdin:
        first, *others = line.rstrip("\n").split(" ")
        if not bot.hear(first, others):
            break
