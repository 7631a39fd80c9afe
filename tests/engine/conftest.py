"""A client of an engine for each test."""

import pytest
from tests.engine.client import Client


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def session(client: Client) -> str:
    """The session of a new game of Richelieu."""
    return client.new()
