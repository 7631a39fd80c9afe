"""The texts: complete in every language, all in use, and chosen by the system's language."""

import ast
import math
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import blazon
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.locale import LANGUAGES, Texts, entries, sources, texts, wished
from blazon.match.registry import game as find_game
from blazon.terminal.commands import COMMANDS, command_words

Floats = npt.NDArray[np.float32]
Kind = TypeVar("Kind", bound=fluent.BaseNode)
OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = {
    Path(blazon.__file__).parent,
    *(Path(str(one.folder)) for one in catalogue.packages().values()),
}
SOURCES = sorted({source for folder in FOLDERS for source in folder.rglob("*.py")})
"""The code of Blazon, and of other installed games."""
CLIENT = Path(blazon.__file__).parents[2] / "web" / "src"
GENERAL = (
    "puzzle|today|review|solve|analyse|proven|web|bot|verdict|why|play|disk|player|list|learn|mail"
)
FAMILIES = "|".join([GENERAL, *catalogue.names()])
OF_GAMES = "about|credit|example|lead|lesson|margin|name|option|review|rival|scene"
"""The endings, after the game's name, of keys that each game has or may have."""
KEY = re.compile(rf"(?:(?:{FAMILIES})-|\0-(?:{OF_GAMES})\b)[^\s.]*[^\s.-]|\0-(?:{OF_GAMES})")
QUOTED = re.compile(
    rf"(['\"`])((?:(?:{FAMILIES})-|\$\{{[^`}}]*\}}-(?:{OF_GAMES})\b)"
    rf"(?:\$\{{[^`]*?\}}|[A-Za-z0-9-])*)\1"
)
"""A key in the browser client's code; a template has placeholders as ``${}``."""


def all_of(kind: type[Kind], node: object) -> Iterator[Kind]:
    """Everything of a kind in a part of a Fluent file."""
    if isinstance(node, kind):
        yield node
    elif isinstance(node, fluent.BaseNode | list):
        for one in node if isinstance(node, list) else vars(node).values():
            yield from all_of(kind, one)


def marks_of(text: str) -> frozenset[str]:
    """What a text shares with its translations: beginnings of words, marks, its length and end."""
    words = (word[:5].lower() for word in re.findall(r"\w+|[?:!;….(){}]", text))
    end, length = re.findall(r"[.?:!…)]?$", text.strip())[0], round(2 * math.log2(len(text) + 1))
    return frozenset([*words, f"end {end}", f"length {length}"])


class Said(NamedTuple):
    """A message of a language."""

    section: str
    """Its file and the heading above it."""
    variables: frozenset[str]
    marks: frozenset[str]


@cache
def messages(language: str) -> dict[str, Said]:
    found: dict[str, Said] = {}
    parser = FluentParser(with_spans=False)
    for game, text in sources(language).items():
        parts, section = entries(text), game
        for entry in parser.parse(text).body:
            if isinstance(entry, fluent.Message | fluent.Term):
                # Single texts agree with the combined ones.
                term = "-" if isinstance(entry, fluent.Term) else ""
                (part, *_) = parser.parse(parts.pop(f"{term}{entry.id.name}")).body
                assert isinstance(part, fluent.BaseNode)
                assert entry.equals(part, ignored_fields=["comment"])
            assert not isinstance(entry, fluent.Junk), f"not Fluent: {entry.content}"
            if isinstance(entry, fluent.GroupComment):
                section = f"{game} {entry.content}"
            if isinstance(entry, fluent.Message):
                key = entry.id.name
                assert key not in found, f"{key} stands there twice"
                assert not game or key.startswith(f"{game}-"), f"{key} is not one of {game}"
                parts_of_text = all_of(fluent.TextElement, entry.value)
                marks = marks_of(" ".join(one.value for one in parts_of_text))
                variables = all_of(fluent.VariableReference, entry)
                found[key] = Said(section, frozenset(one.id.name for one in variables), marks)
        assert not parts
    return found


ANY = "[A-Za-z0-9-]+"
"""Stands for a placeholder."""


@cache
def keys_in_code() -> set[str]:
    """The keys that the code requests, as patterns with wildcards for placeholders."""
    patterns = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            parts = node.values if isinstance(node, ast.JoinedStr) else [node]
            text = "".join(
                str(part.value) if isinstance(part, ast.Constant) else "\0" for part in parts
            )
            if KEY.fullmatch(text):
                pattern = re.escape(text).replace(re.escape("\0"), ANY)
                patterns.add(pattern)
    return patterns | keys_in_client()


def keys_in_client() -> set[str]:
    patterns = set()
    for path in CLIENT.rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            for found in QUOTED.finditer(path.read_text(encoding="utf-8")):
                parts = re.split(r"\$\{.*?\}", found[2])
                patterns.add(ANY.join(map(re.escape, parts)))
    return patterns


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_what_english_says_with_the_same_variables(language: str) -> None:
    found, english = (
        {key: said.variables for key, said in messages(one).items()} for one in (language, "en")
    )
    assert found == english


def table_of(bags: Sequence[frozenset[str]]) -> Floats:
    """Which words each message has, a row for each."""
    known = {word: at for at, word in enumerate(sorted(frozenset().union(*bags)))}
    found = np.zeros((len(bags), len(known)), np.float32)
    for row, bag in zip(found, bags, strict=True):
        row[[known[word] for word in bag]] = 1
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_no_two_texts_have_changed_places(language: str) -> None:
    """No two texts of a section with the same variables fit each other's English ones better.

    Words go with the English ones of the same texts elsewhere (Dice's coefficient).
    """
    english, groups = messages("en"), defaultdict[tuple[str, frozenset[str]], list[int]](list)
    for number, said in enumerate(english.values()):
        groups[said.section, said.variables].append(number)
    theirs = table_of([said.marks for said in english.values()])
    ours = table_of([messages(language)[key].marks for key in english])
    together, often, how_often, found = theirs.T @ ours, theirs.sum(0), ours.sum(0), []
    for group in groups.values():
        mine, own = (np.flatnonzero(one[group].any(0)) for one in (theirs, ours))
        here, there = theirs[group][:, mine], ours[group][:, own]
        both = together[np.ix_(mine, own)] - here.T @ there
        number = (often[mine] - here.sum(0))[:, np.newaxis] + how_often[own] - there.sum(0)
        alike = 2 * both / np.maximum(number, 1)
        fit = here @ np.stack([(alike * has).max(1) for has in there]).T
        gain = fit + fit.T - np.diag(fit) - np.diag(fit)[:, np.newaxis]
        names = [[*english][at] for at in group]
        found += [sorted({names[one], names[other]}) for one, other in np.argwhere(gain > 1)]
    assert found == []


def test_every_key_that_the_code_asks_for_is_there() -> None:
    known = messages("en")
    for pattern in keys_in_code():
        # A game may say something in words of its own, but none need do so.
        general = pattern.removeprefix(f"{ANY}\\-")
        assert any(re.fullmatch(f"{pattern}|{general}", key) for key in known), pattern


def test_no_text_is_left_over() -> None:
    patterns = keys_in_code()
    for key in messages("en"):
        assert any(re.fullmatch(pattern, key) for pattern in patterns), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_follow_the_number(language: str) -> None:
    words = texts(language)
    one, two = (words("play-undone", count=count, tokens="") for count in (1, 2))
    assert one != two


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_invisible_marks_come_to_the_terminal(language: str) -> None:
    shown = texts(language)("play-curtain", player="Anna")
    assert not set(shown) & set("\u2068\u2069\u200e\u200f")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_word_means_one_thing_and_is_no_move(language: str) -> None:
    words = texts(language)
    names = [name for name in COMMANDS if "!" not in name]
    own = [word for name in names for word in words(f"play-command-{name}").split()]
    assert len(own) == len(set(own))
    for word in command_words(words):
        assert not word.isdecimal()
        for name in catalogue.names():
            found = find_game(name)
            variant = found.variant(found.check_options({}))
            assert not variant.is_token(word.upper()), f"{word} is a move of {name}"
    for name in COMMANDS:
        assert command_words(words)[name] == name


def test_what_a_text_refers_to_is_found_wherever_it_stands() -> None:
    source = """
-house = { $case ->
   *[plain] Blazon
    [of] of Blazon
}
outer = { inner } in { -house(case: "of") }{ $number ->
    [one] { " " }{ last.word }
   *[other] s
}
inner = a text
last = x
    .word = more { -house }
"""
    found = Texts("en", entries(source))
    assert found("outer", number=1) == "a text in of Blazon more Blazon"
    assert found("outer", number=2) == "a text in of Blazons"
    assert found.get("inner") == "a text"


def test_unknown_keys_and_missing_variables_are_defects() -> None:
    words = texts("en")
    with pytest.raises(LookupError, match="no text 'no-such-key'"):
        words("no-such-key")
    with pytest.raises(LookupError, match="player"):
        words("play-curtain")


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadValue, match="lang: must be one of en, fr, es, it, de"):
        texts("tlh")


@pytest.mark.parametrize("tag", ["fr", "FR", "fr_CA", "fr-CH", "fr_FR.UTF-8"])
def test_a_country_does_not_matter(tag: str) -> None:
    assert texts(tag).language == "fr"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "it_IT", "LC_MESSAGES": "es_ES", "LC_ALL": "de_DE@euro"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "pt_BR"}, "en"),
        ({"LANG": "pt_BR", "LANGUAGE": "pt:fr:de"}, "fr"),
        ({"LANG": "de_DE", "LANGUAGE": "pt"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_system_decides_where_nobody_says(environment: dict[str, str], language: str) -> None:
    assert wished(environment) == language
    assert texts(None, environment).language == language


@cache
def lines(language: str) -> dict[str, str]:
    """Every line of a language's texts, with the key of its message."""
    found, key = {}, ""
    for path in sorted(Path(blazon.__file__).parent.glob(f"**/{language}.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines()):
            if not line.startswith("#") and line.strip():
                key = line.split(" = ")[0] if " = " in line and line[0] != " " else key
                found[f"{path.parent.parent.name} {key} {number}"] = line.partition(" = ")[2]
    return found


def test_no_french_line_breaks_before_a_mark() -> None:
    assert [key for key, line in lines("fr").items() if re.search(r" [?!;:»](?: |$)", line)] == []
