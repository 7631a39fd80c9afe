"""A game and its options in words, for lists and forms."""

from dataclasses import dataclass
from typing import Any

from blazon.kernel import catalogue
from blazon.kernel.options import Kind, Option
from blazon.locale import Texts
from blazon.match.registry import game as find_game
from blazon.words.narrator import narrator_of

FACES = "faces"
"""The folder with the drawings of rivals, in a game's package."""
LARGEST_FACE = 20_000
"""The maximum size of such a drawing, in bytes."""


@dataclass(frozen=True)
class ChoiceWords:
    """One choice of an option."""

    value: str | int
    label: str
    about: str
    """A one-sentence description; empty if the label is enough."""
    when: dict[str, list[str | int]]
    """The values of other options that allow this choice."""


@dataclass(frozen=True)
class OptionWords:
    """An option as a form shows it."""

    key: str
    kind: Kind
    label: str
    default: str | int | None
    always: bool
    """Whether to mention it even if it has its default value."""
    choices: list[ChoiceWords]
    own: str
    """The label for a custom table instead of a choice; empty if that is not possible."""
    least: int
    most: int
    none: str
    """The label if no number is given; empty for other kinds."""


@dataclass(frozen=True)
class RivalWords:
    """A bot with a character: what it is called, and how it plays."""

    style: str
    """The style's name; the bot is called ``LEVEL:STYLE``."""
    name: str
    about: str
    """How it plays, in a few words; may be empty."""
    face: bool
    """Whether the game has a drawing of its face."""


@dataclass(frozen=True)
class GameWords:
    """A game as lists and forms show it."""

    lang: str
    name: str
    about: str
    """A description in a few sentences."""
    credit: str
    """The author."""
    rules: list[str]
    """The rules in brief with default options, one paragraph per item."""
    rule_names: list[str]
    """The names of these paragraphs, to which the game's examples refer; or none."""
    options: list[OptionWords]
    """All options except ``players`` and those that accept only a custom table."""
    rivals: list[RivalWords]
    """The bots with characters, one for each style."""


def game_words(game: str, texts: Texts) -> GameWords:
    """A game and its options in a language; raises BadValue if there is no such game."""
    options = catalogue.package(game).options
    defaults: dict[str, Any] = {key: option.default for key, option in options.items()}
    narrator = narrator_of(game)
    return GameWords(
        lang=texts.language,
        name=texts(f"{game}-name"),
        about=texts(f"{game}-about"),
        credit=texts(f"{game}-credit"),
        rules=narrator.rules(defaults, texts),
        rule_names=narrator.rule_names(defaults),
        options=[
            option_words(game, option, texts)
            for key, option in options.items()
            if key != "players" and option.kind != "table"
        ],
        rivals=[
            RivalWords(
                style=style,
                name=rival_name(game, style, texts),
                about=texts.get(f"{game}-rival-{style}-about"),
                face=face_of(game, style) is not None,
            )
            for style in find_game(game).styles()
        ],
    )


def rival_name(game: str, style: str, texts: Texts) -> str:
    """What the bots of a style are called: a name, or else the style's own."""
    return texts.get(f"{game}-rival-{style}") or style.capitalize()


def bot_name(game: str, bot: str, texts: Texts) -> str:
    """What a bot is called; empty if it has no name in the texts."""
    level, _, style = bot.partition(":")
    if style and style in find_game(game).styles():
        return rival_name(game, style, texts)
    return texts.get(f"bot-{level}") if not style else ""


def face_of(game: str, style: str) -> bytes | None:
    """The drawing of a rival's face, as SVG; None if the game has none."""
    file = catalogue.package(game).folder / FACES / f"{style}.svg"
    if style not in find_game(game).styles() or not file.is_file():
        return None
    content = file.read_bytes()
    return content if len(content) <= LARGEST_FACE else None


def option_words(game: str, option: Option, texts: Texts) -> OptionWords:
    """An option in a language."""
    stem = f"{game}-option-{option.key}"
    return OptionWords(
        key=option.key,
        kind=option.kind,
        label=texts(stem),
        default=option.default,
        always=option.always,
        choices=[
            ChoiceWords(
                value=choice,
                label=texts(f"{stem}-{choice}"),
                about=texts.get(f"{stem}-{choice}-about"),
                when={other: list(values) for other, values in option.when.get(choice, {}).items()},
            )
            for choice in option.choices
        ],
        own=texts(f"{stem}-own") if option.own else "",
        least=option.least,
        most=option.most,
        none=texts(f"{stem}-none") if option.kind == "number" else "",
    )
