"""Programs that some tests need, and that are not Python packages."""

import os
import shutil

import pytest


def program(tool: str) -> str | None:
    """Where a program is; Debian keeps servers in folders that are not in everybody's path."""
    return shutil.which(tool, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def needs(tool: str) -> pytest.MarkDecorator:
    """For tests that are skipped if a program is missing; CI has all programs and skips none."""
    is_missing = program(tool) is None and "CI" not in os.environ
    return pytest.mark.skipif(is_missing, reason=f"needs {tool}")
