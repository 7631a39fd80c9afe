"""Users' own type checkers accept the library's types."""

from pathlib import Path

import pytest
from tests.tools import python


@pytest.mark.system
def test_a_type_checker_sees_the_types_of_the_installed_package(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import blazon\n\n"
        'game = blazon.new("richelieu", seed="typed")\n'
        "reveal_type(game)\n"
        "reveal_type(game.legal)\n"
        "from blazon.envs import VectorGames\n"
        'reveal_type(VectorGames("richelieu", 2, seed=1).rewards)\n',
        encoding="utf-8",
    )
    printed = python("-m", "mypy", "--strict", "--config-file=", program.name, cwd=tmp_path)
    assert '"blazon.match.position.Position"' in printed
    assert '"blazon.match.legal.LegalActions"' in printed
    assert '"numpy.ndarray[' in printed
