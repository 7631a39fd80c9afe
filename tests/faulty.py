"""Faulty third-party games: modified copies of Kuhn poker."""

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

KUHN = Path(__file__).parents[1] / "examples" / "kuhn" / "src" / "blazon_kuhn"
POT = """
[options.pot]
kind = "choice"
choices = ["small", "large"]
default = "small"
"""
POT_TEXTS = "\n{0}-option-pot = Pot\n{0}-option-pot-small = small\n{0}-option-pot-large = large\n"
READ_POT = """
        from pathlib import Path
        (Path(__file__).parent / f"{options['pot']}.txt").read_text(encoding="utf-8")
        return KuhnVariant(self, options)"""
Part = Literal["package", "rules", "words", "page", "moves", "commands"]


@dataclass(frozen=True)
class Kind:
    """A way in which a game is faulty."""

    name: str
    """The game's name."""
    part: Part
    """The fault: what detects it, before the import or later."""
    reason: str
    """A part of the error message."""
    file: str
    """The changed file."""
    old: str
    """The original text; if empty, `new` is appended."""
    new: str = ""


KINDS = (
    Kind("badtoml", "package", "game.toml: options.players.choices: must be a list of names or "
         "numbers", "game.toml", "choices = [2]", 'choices = "two"'),
    Kind("nottoml", "package", "game.toml: ", "game.toml", "kind =", "kind"),
    Kind("keyword", "package", "game.toml: options.class: must have another name", "game.toml",
         "", '[options.class]\nkind = "table"\n'),
    Kind("bigbang", "package", "ZeroDivisionError: ", "__init__.py", "", "1 / 0\n"),
    Kind("raises", "rules", "RuntimeError: no cards (rules/dealing.py, line ", "rules/dealing.py",
         "", 'raise RuntimeError("no cards")\n'),
    Kind("nokernel", "rules", "must define the kernel legal: none of them defines it",
         "rules/rules.py", "def legal(", "def allowed("),
    Kind("wrongkernel", "rules", "the kernel legal must take (state, mask), not (state, a)",
         "rules/rules.py", "def legal(state: State, mask: Any)", "def legal(state: State, a: Any)"),
    Kind("othername", "rules", "rules/game.py: GAME.name: must be 'othername', as the entry point "
         "says, not 'poker'", "rules/game.py", 'name = "othername"', 'name = "poker"'),
    Kind("nomethod", "rules", "setup_text", "rules/game.py", "def setup_text(", "def text("),
    Kind("novariant", "rules", "options.players: 2: must start a game: TypeError: ",
         "rules/game.py", "def reveals(", "def shows("),
    Kind("oldview", "rules", "rules/game.py: view: must be declared to return a subclass of "
         "kernel.views.View", "rules/game.py", "-> KuhnView:", "-> dict[str, Any]:"),
    Kind("nolevel", "rules", "levels.duke: must be a table", "rules/heuristics.py", '"duke":',
         '"all":'),
    Kind("unknownfield", "rules", "levels.page.simulation: is unknown; known: simulations, ",
         "rules/heuristics.py", '"simulations": 2}', '"simulation": 2}'),
    Kind("wrongtype", "rules", "levels.count.simulations: must be a whole number from 1, not '250'",
         "rules/heuristics.py", "250", '"250"'),
    Kind("nofield", "rules", "levels.page.horizon: is missing there and in all",
         "rules/heuristics.py", ', "horizon": 0', ""),
    Kind("nodata", "rules", "options.pot: large: must start a game: rules/large.txt: No such file",
         "rules/game.py", "\n        return KuhnVariant(self, options)", READ_POT),
    Kind("notext", "words", "texts/en.ftl: must have the texts notext-option-pot, "
         "notext-option-pot-small, notext-option-pot-large", "game.toml", "", POT),
    Kind("nounit", "words", "texts/fr.ftl: must have the texts nounit-review-unit",
         "texts/fr.ftl", "nounit-review-unit", "nounit-unit"),
    Kind("notfluent", "words", "is not Fluent: ", "texts/de.ftl", "",
         "\nnotfluent-extra = { $player\n"),
    Kind("notutf", "words", "texts/es.ftl: must be UTF-8", "texts/es.ftl", "", "\udcff"),
    Kind("stranger", "words", "texts/en.ftl: play-farewell: must begin with stranger-",
         "texts/en.ftl", "", "\nplay-farewell = Gone!\n"),
    Kind("noprompt", "words", "words/narrator.py: TypeError: ", "words/narrator.py",
         "def prompt(", "def ask("),
    Kind("toolarge", "page", "page/board.js: must have at most 262144 bytes", "page/board.js", "",
         "/" * 262_144),
    Kind("notscript", "page", "page/board.js: must be UTF-8", "page/board.js", "", "\udcff"),
    Kind("nodefault", "page", "page/board.js: must have an export default", "page/board.js",
         "export default", "export"),
    Kind("nomachine", "moves", "nothing", "rules/rules.py", "return OVER", "return state.nothing"),
    Kind("sound", "commands", "RuntimeError: no orders (commands.py, line 1)", "commands.py", "",
         'raise RuntimeError("no orders")\n'),
)  # fmt: skip


def install(site: Path, kinds: Sequence[Kind] = KINDS) -> None:
    """Make packages of these kinds in a folder, as if installed there."""
    for kind in kinds:
        folder = site / f"blazon_{kind.name}"
        shutil.copytree(KUHN, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for file in folder.rglob("*.*"):
            _rename(file, kind.name)
        if kind.name == "nodata":
            (folder / "rules" / "small.txt").touch()
            _change(folder / "game.toml", "", POT)
            for file in folder.glob("texts/*"):
                _change(file, "", POT_TEXTS.format(kind.name))
        _change(folder / kind.file, kind.old, kind.new)
        info = site / f"blazon_{kind.name}-1.0.dist-info"
        info.mkdir()
        metadata = f"Metadata-Version: 2.1\nName: blazon-{kind.name}\nVersion: 1.0\n"
        (info / "METADATA").write_text(metadata)
        points = f"[blazon.games]\n{kind.name} = blazon_{kind.name}\n"
        (info / "entry_points.txt").write_text(points)


def _rename(file: Path, name: str) -> None:
    """Convert a file of Kuhn poker to another game, whose record has an additional field."""
    text = file.read_text(encoding="utf-8").replace("kuhn", name)
    file.write_text(text.replace('("turn", ', f'("{name}", np.uint8), ("turn", '), encoding="utf-8")


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    assert old in text, (file, old)
    changed = text.replace(old, new) if old else text + new
    file.write_text(changed, encoding="utf-8", errors="surrogateescape")
