"""Checks of what people write: names, lines, bots; each raises Refusal."""

from blazon.bots import make_bot
from blazon.kernel.errors import BadValue
from blazon.service.refusals import Refusal


def is_one_line(text: str) -> bool:
    """Whether a text fits in one line; joiners are part of some languages and emoji."""
    return text.replace("\u200c", "").replace("\u200d", "").isprintable()


def check_name(name: str, field: str = "name") -> str:
    """A name without the space around it; ``field`` is what the client calls it."""
    name = name.strip()
    if not is_one_line(name):
        raise Refusal("bad", f"{field}: must be one line of printable text")
    return name


def check_bot(name: str) -> str:
    """The name of a bot that a table may use."""
    try:
        make_bot(name, "")
    except BadValue as error:
        raise Refusal("bad", str(error)) from error
    if name.startswith("search:"):
        raise Refusal("bad", "bot: must be a level, greedy or random")
    return name
