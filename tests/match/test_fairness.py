"""Verifiable chance: the secret's effect, and the results of verifying a record."""

import hashlib
import hmac
import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.chances import fits

from blazon.cli import main
from blazon.kernel.errors import BadValue
from blazon.match.fairness import Fairness, Sealing, fair_position, new_secret, verify
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.match.seals import fixed_digest, new_text, seal_of, share_of

SECRET = bytes(range(32))
DOCS = Path(__file__).parents[2] / "docs"
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("richelieu", {}),
    ("richelieu", {"edition": "court", "players": 4}),
    ("rheingold", {"rounds": 6}),
    ("rheingold", {"map": "loch", "players": 5, "rounds": 3}),
]


LOUD_SEAL = seal_of("Käse").upper()
SCHEMES = ["hmac-sha256/1", "hmac-sha256/2"]
VECTORS: list[dict[str, Any]] = json.loads((DOCS / "tables" / "chance.json").read_text())


def played(
    game: str,
    options: dict[str, Any],
    seed: str,
    first: int | None = None,
    scheme: str = SCHEMES[0],
) -> Position:
    """A complete random game with dice from a secret; in the second scheme a seat seals."""
    rng, sealing = random.Random(seed), None
    texts: tuple[str, ...] = ("tea", "Käse")
    if scheme == SCHEMES[1]:
        texts = ("tea", *["Käse"] * (options.get("players", 2) - 1))
        sealing = Sealing(2, (seal_of("tea"), *[None] * (len(texts) - 1)))
    fairness = Fairness(hashlib.sha256(seed.encode()).digest(), texts, first, sealing)
    position = fair_position(game, options, fairness)
    while not position.over:
        if position.actor is None:
            position.play(fairness.outcome(position))
        else:
            position.play(rng.choice(list(position.legal)))
    position.metadata["fairness"] = fairness.to_record(over=True)
    return position


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_fair_game_verifies(game: str, options: dict[str, Any], scheme: str) -> None:
    position = played(game, options, "whole", scheme=scheme)
    assert verify(position.record) == position.drawn
    again = Record.parse(position.record.to_text([turn for _, turn in position.turns()]))
    assert verify(again) == position.drawn


def test_who_begins_can_be_agreed() -> None:
    for first in (0, 1):
        position = played("richelieu", {}, "agreed", first)
        assert position.setup["first"] == first
        assert verify(position.record) == 0


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_another_deal_or_die_is_found_out(game: str, options: dict[str, Any], scheme: str) -> None:
    record = played(game, options, "cheat", scheme=scheme).record.to_builtins()
    setup = {**record["setup"], "first": (record["setup"]["first"] + 1) % 2}
    with pytest.raises(BadValue, match="setup: was not dealt from the secret"):
        verify(Record.from_builtins({**record, "setup": setup}))
    if record["actions"][0].startswith("d"):
        actions = [f"d{int(record['actions'][0][1]) % 6 + 1}"]
        with pytest.raises(BadValue, match=r"actions\[0\]: is d\d, but the secret gives"):
            verify(Record.from_builtins({**record, "actions": actions, "result": None}))


@pytest.mark.parametrize(
    ("scheme", "change", "field"),
    [
        (0, None, "fairness"),
        (0, {"scheme": "dice"}, "fairness"),
        *((0, {"secret": one}, "fairness.secret") for one in (..., "00" * 32, "zz", 3)),
        (0, {"commitment": "00" * 32}, "fairness.secret"),
        *((0, {"texts": one}, "fairness.texts") for one in ("tea", [1])),
        (0, {"first": "0"}, "fairness.first"),
        (0, {"texts": ["other", "texts"]}, "setup"),
        *((1, {"round": one}, "fairness.round") for one in (..., 0, True)),
        (1, {"round": 1}, "setup"),
        *((1, {"seals": one}, "fairness.seals") for one in (..., [None])),
        *((1, {"seals": [None, one]}, "fairness.seals") for one in ("x" * 64, LOUD_SEAL)),
        (1, {"seals": [None, seal_of("tea")]}, "fairness.texts[1]"),
        (1, {"texts": ["coffee", "Käse"]}, "fairness.texts[0]"),
        (1, {"texts": ["tea"]}, "fairness.texts"),
        (1, {"texts": ["tea", "other"]}, "setup"),
        (1, {"scheme": SCHEMES[0]}, "setup"),
    ],
)
def test_what_does_not_fit_is_named(scheme: int, change: dict[str, Any] | None, field: str) -> None:
    record = played("richelieu", {}, "broken", scheme=SCHEMES[scheme]).record.to_builtins()
    if change is None:
        del record["fairness"]
    else:
        changed = record["fairness"] | change
        record["fairness"] = {name: value for name, value in changed.items() if value is not ...}
    with pytest.raises(BadValue) as caught:
        verify(Record.from_builtins(record))
    assert caught.value.field == f"record.{field}"


def test_the_secret_is_disclosed_after_the_end_only() -> None:
    fairness = Fairness(SECRET, ("", ""))
    running, ended = fairness.to_record(over=False), fairness.to_record(over=True)
    assert "secret" not in running
    assert SECRET.hex() not in json.dumps(running)
    assert ended == running | {"secret": SECRET.hex()}
    assert running["commitment"] == hashlib.sha256(SECRET).hexdigest()


def test_a_seal_does_not_tell_the_share() -> None:
    share = hashlib.sha256(b"tea").digest()
    assert share_of("tea") == share.hex()
    assert seal_of("tea") == hashlib.sha256(share).hexdigest()


def test_texts_are_random_and_can_have_words_of_ones_own() -> None:
    texts = {new_text() for _ in range(100)} | {new_text("for luck") for _ in range(100)}
    assert len(texts) == 200
    assert {len(text) for text in texts} == {32, 32 + len("for luck ")}


def test_everything_that_is_fixed_is_in_its_digest() -> None:
    seals, shares = ("1" * 64, None), (None, "2" * 64)
    digests = [
        fixed_digest("c", 1, None, seals, shares),
        fixed_digest("d", 1, None, seals, shares),
        fixed_digest("c", 2, None, seals, shares),
        fixed_digest("c", 1, 0, seals, shares),
        fixed_digest("c", 1, 1, seals, shares),
        fixed_digest("c", 1, None, ("3" * 64, None), shares),
        fixed_digest("c", 1, None, (None, None), ("1" * 64, "2" * 64)),
        fixed_digest("c", 1, None, seals, (None, "3" * 64)),
        fixed_digest("c", 1, None, seals[::-1], shares[::-1]),
    ]
    assert len(set(digests)) == len(digests)
    words = f"hmac-sha256/2 fixed c 1 - seal:{'1' * 64} share:{'2' * 64}"
    assert digests[0] == hashlib.sha256(words.encode()).hexdigest()


@pytest.mark.parametrize("vector", VECTORS)
def test_the_vectors_in_the_docs_are_what_the_code_makes(vector: dict[str, Any]) -> None:
    sealing, texts = None, vector["texts"]
    if vector["scheme"] == SCHEMES[1]:
        sealing = Sealing(vector["round"], tuple(vector["seals"]))
        shares = [share_of(text) for text in texts]
        fixed = (vector["commitment"], vector["round"], vector.get("first"))
        assert vector["shares"] == shares
        assert vector["fixed"] == fixed_digest(*fixed, vector["seals"], shares)
        for seal, text in zip(vector["seals"], texts, strict=True):
            assert seal in (None, seal_of(text))
    secret = bytes.fromhex(vector["secret"])
    fairness = Fairness(secret, tuple(texts), vector.get("first"), sealing)
    assert fairness.scheme == vector["scheme"]
    assert fairness.commitment == vector["commitment"]
    for one in vector["draws"]:
        value = fairness.draw(one["purpose"], one["number"], int(one["bound"]))
        assert value == int(one["value"])


@pytest.mark.parametrize("vector", VECTORS)
def test_the_vectors_are_what_the_recipe_in_the_docs_makes(
    vector: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    dice = [f"d{int(one['value']) + 1}" for one in vector["draws"] if one["bound"] == "6"]
    file.write_text(json.dumps({"fairness": vector, "actions": dice}))
    asked = {(one["purpose"], one["number"], one["bound"]): one for one in vector["draws"]}
    test = "".join(
        f"assert draw({purpose!r}, {number}, {bound}) == {one['value']}\n"
        for (purpose, number, bound), one in asked.items()
    )
    said = run_recipe(file, test)
    assert said.endswith(f"the secret is the one committed to; {len(dice)} chance events\n")
    assert vector.get("fixed", "") in said


def test_the_vectors_have_both_schemes_and_values_that_are_passed_over() -> None:
    assert {vector["scheme"] for vector in VECTORS} == set(SCHEMES)
    passed_over = 0
    for vector in VECTORS:
        if vector["scheme"] == SCHEMES[1]:
            shares = " ".join(vector["shares"])
            words = f"hmac-sha256/2 draw {vector['round']} {shares} chance 0 0".encode()
            digest = hmac.digest(bytes.fromhex(vector["secret"]), words, "sha256")
            passed_over += int.from_bytes(digest, "big") >= 2**255 + 1
    assert passed_over


def test_every_number_is_equally_likely() -> None:
    fairness = Fairness(SECRET, ("a",))
    found = Counter(fairness.draw("chance", number, 6) for number in range(3000))
    assert fits(found, dict.fromkeys(range(6), 1))


def test_a_secret_has_256_bits_and_is_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert {len(new_secret()) for _ in range(100)} == {32}


def run_recipe(file: Path, more: str = "") -> str:
    """The output of the documentation's program on a record, with more code at its end."""
    page = (DOCS / "tables" / "fairness.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    command = [sys.executable, "-c", code + more, str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_recipe_in_the_docs_finds_the_same(
    game: str, options: dict[str, Any], scheme: str, tmp_path: Path
) -> None:
    position, file = played(game, options, "recipe", scheme=scheme), tmp_path / "game.json"
    file.write_text(position.record.to_json(), encoding="utf-8")
    chance = sum(token.startswith(("d", "=")) for token in position.actions)
    said = run_recipe(file)
    assert said.endswith(f"the secret is the one committed to; {chance} chance events\n")
    assert ("round 2" in said) == (scheme == SCHEMES[1])
    assert position.drawn == chance


def test_the_recipe_refuses_a_text_that_does_not_fit_its_seal(tmp_path: Path) -> None:
    record = played("richelieu", {}, "recipe", scheme=SCHEMES[1]).record.to_builtins()
    record["fairness"]["texts"][0] = "coffee"
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        run_recipe(tmp_path / "game.json")


def test_the_command_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(played("rheingold", {"rounds": 2}, "file").record.to_json(), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "4 chance events" in said
    assert "sealed" not in said
    sealed = played("rheingold", {"rounds": 2}, "file", scheme=SCHEMES[1])
    file.write_text(sealed.record.to_json(), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 0
    assert capsys.readouterr().out.endswith("round 2, with sealed texts from seats 0\n")
    file.write_text(Position("richelieu", seed="x").record.to_json(), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 2
    assert "record.fairness" in capsys.readouterr().err
