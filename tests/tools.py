"""Programs that tests start: Python, and some that are not Python packages."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def python(*words: str, cwd: Path = ROOT, given: Mapping[str, str] | None = None) -> str:
    """The output of Python with these arguments and environment variables; it must succeed."""
    command, settings = [sys.executable, *words], {**os.environ, **(given or {})}
    ran = subprocess.run(
        command, cwd=cwd, env=settings, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def program(tool: str) -> str | None:
    """Where a program is; Debian keeps servers in folders that are not in everybody's path."""
    return shutil.which(tool, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def needs(tool: str) -> pytest.MarkDecorator:
    """For tests that are skipped if a program is missing; CI has all programs and skips none."""
    is_missing = program(tool) is None and "CI" not in os.environ
    return pytest.mark.skipif(is_missing, reason=f"needs {tool}")
