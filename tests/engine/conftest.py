"""A client of an engine for each test."""

import pytest
from tests.engine.client import Client


@pytest.fixture
def client() -> Client:
    """Calls an engine in this process."""
    return Client()
