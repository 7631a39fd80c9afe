"""The service's schemas in one OpenAPI document, for programs that make types of them.

``python -m blazon.service.openapi`` prints it: what can be asked for over HTTP, and the messages
on a table's socket as ``FromClient`` and ``FromServer``.
"""

import sys
from typing import Any

import msgspec

from blazon.service.app import make_litestar, message_components
from blazon.service.docstrings import describe
from blazon.service.runtime import Service
from blazon.service.settings import Settings


def document() -> dict[str, Any]:
    """The OpenAPI document with the components of the socket's messages added."""
    service = Service(Settings(database="sqlite:///never-opened"))
    schema: dict[str, Any] = make_litestar(service).openapi_schema.to_schema()
    messages, components = message_components("#/components/schemas/{name}")
    describe(schema["components"]["schemas"])
    schema["components"]["schemas"] |= {**components, **messages}
    return schema


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(document()).decode())
