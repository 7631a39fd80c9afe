"""What the games of a tournament depend on, and its key: the manifest in its folder."""

import hashlib
import secrets
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec
from filelock import FileLock, Timeout
from msgspec import Meta

from blazon import __version__
from blazon.bots.programs import command_of, is_program
from blazon.kernel.errors import BadValue
from blazon.lab.studies.crews import rules_of
from blazon.lab.studies.games import MANIFEST
from blazon.lab.studies.shards import write_whole
from blazon.lab.tournaments.plan import Contest, Entrant, Plan

PLAN = "tournament.toml"
_KEY_BYTES = 32
_LOCK = ".lock"


class Identity(msgspec.Struct, frozen=True):
    """What the games of a tournament depend on."""

    rules: dict[str, str]
    """For each game, the digest of all sources that determine its games."""
    seed: str | None
    bots: list[dict[str, Any]]
    """Each bot's name, command, and the digests of its files."""
    games: list[dict[str, Any]]


class Made(msgspec.Struct, frozen=True):
    """A finished tournament."""

    games: int
    digest: str
    """The SHA-256 of ``games.csv``."""


class Manifest(msgspec.Struct, frozen=True, omit_defaults=True):
    """The description of a tournament, for repeating and checking it."""

    identity: Identity
    key: Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * _KEY_BYTES}}}$")]
    """The secret from which the seeds of all deals and bots come."""
    versions: dict[str, str]
    made: Made | None = None


def open_folder(plan: Plan, folder: Path) -> Manifest:
    """Open a tournament's folder, which is there; returns its manifest.

    Raises BadValue if it has another tournament, or OSError.
    """
    identity, file = _identity(plan), folder / MANIFEST
    key = _key(plan.seed)
    if file.exists():
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Manifest)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise BadValue(str(file), f"is not a tournament's manifest: {error}") from error
        _check_same(folder, found.identity, identity)
        key = found.key
    versions = {"blazon": __version__, "python": ".".join(map(str, sys.version_info[:3]))}
    manifest = Manifest(identity, key, versions)
    write_manifest(folder, manifest)
    write_whole(folder / PLAN, plan.text.encode())
    return manifest


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep others from playing in a folder meanwhile.

    Raises BadValue if another process does, or OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / _LOCK, timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise BadValue(str(folder), "is in use: another process plays there") from error
    try:
        yield
    finally:
        lock.release()


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the manifest; raises OSError."""
    content = msgspec.json.format(msgspec.json.encode(manifest))
    write_whole(folder / MANIFEST, content + b"\n")


def _key(seed: str | None) -> str:
    """A new key; the same one for the same seed."""
    if seed is None:
        return secrets.token_hex(_KEY_BYTES)
    return blake2b(seed.encode(), person=b"blazon-tourney", digest_size=_KEY_BYTES).hexdigest()


def _identity(plan: Plan) -> Identity:
    return Identity(
        {game: rules_of(game) for game in sorted({one.game for one in plan.contests})},
        plan.seed,
        [{"name": bot.name, "bot": bot.written, "files": dict(_digests(bot))} for bot in plan.bots],
        [_described(contest) for contest in plan.contests],
    )


def _described(contest: Contest) -> dict[str, Any]:
    """What a contest's games depend on, however many they are."""
    found = {
        "game": contest.game,
        "options": dict(contest.options),
        "schedule": contest.schedule,
        "bot_ms": contest.bot_ms,
    }
    return found | ({"deals": contest.deals} if contest.schedule == "swiss" else {})


def _digests(bot: Entrant) -> Mapping[str, str]:
    """The digests of a program's files, by their names; not of the Python that runs Blazon."""
    if not is_program(bot.bot):
        return {}
    first, *words = command_of(bot.bot)
    program = shutil.which(first)
    paths = [Path(word) for word in ([program] if program and first != sys.executable else [])]
    paths += [Path(word) for word in words]
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in paths if path.is_file()
    }


def _check_same(folder: Path, before: Identity, now: Identity) -> None:
    for name in Identity.__struct_fields__:
        if getattr(before, name) != getattr(now, name):
            raise BadValue(
                str(folder),
                f"has games of another tournament, with other {name}; choose another --folder",
            )
