"""A game and its options in words, for lists and forms."""

from dataclasses import dataclass
from typing import Any

from blazon.kernel import catalogue
from blazon.kernel.options import Kind, Option
from blazon.locale import Texts
from blazon.words.narrator import narrator_of


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
    )


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
