"""Checks for names, chat messages and bots; each raises Refusal."""

from blazon.bots import bot_names, make_bot
from blazon.kernel.errors import BadValue
from blazon.kernel.names import cleaned, is_visible_line
from blazon.service.base.limits import LONGEST_NAME
from blazon.service.base.refusals import Refusal


def check_name(name: str, field: str = "name") -> str:
    """A cleaned name, possibly empty; ``field`` is the client's name for it."""
    name = cleaned(name)
    if len(name) > LONGEST_NAME:
        raise Refusal("bad", f"{field}: must have at most {LONGEST_NAME} characters")
    if name and not is_visible_line(name):
        raise Refusal("bad", f"{field}: must be one line of visible text", hidden=field)
    return name


def check_words(text: str, field: str, most: int) -> str:
    """A cleaned message of one paragraph, possibly empty."""
    words = cleaned(" ".join(text.split()))
    if len(words) > most:
        raise Refusal("bad", f"{field}: must have at most {most} characters")
    if words and not is_visible_line(words):
        raise Refusal("bad", f"{field}: must be visible text", hidden=field)
    return words


def check_bot(name: str, game: str) -> str:
    """The name of a bot that a table of this game may use."""
    try:
        make_bot(name, "", game=game)
    except BadValue as error:
        raise Refusal("bad", str(error)) from error
    if name.startswith("search:"):
        raise Refusal("bad", f"bot: must be one of {', '.join(bot_names())}")
    return name
