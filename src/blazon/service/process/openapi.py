"""All schemas of the service in one OpenAPI document, for type generators.

Run ``python -m blazon.service.process.openapi`` to print it. It contains the HTTP API, and the
messages on a table's socket as ``FromClient`` and ``FromServer``.
"""

import sys
from typing import Any

import msgspec

from blazon.service.base.docstrings import describe
from blazon.service.base.settings import Settings
from blazon.service.process.app import make_litestar, message_components
from blazon.service.process.runtime import Service


def document() -> dict[str, Any]:
    """The OpenAPI document, including the socket's messages."""
    service = Service(Settings(database="sqlite:///never-opened"))
    schema: dict[str, Any] = make_litestar(service).openapi_schema.to_schema()
    messages, components = message_components("#/components/schemas/{name}")
    describe(schema["components"]["schemas"])
    schema["components"]["schemas"] |= {**components, **messages}
    return schema


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(document()).decode())
