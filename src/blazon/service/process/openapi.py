"""All schemas of the service in one OpenAPI document, for type generators.

Run ``python -m blazon.service.process.openapi`` to print it. It contains the HTTP API, the
messages on a table's socket as ``FromClient`` and ``FromServer``, and each game's view and aids.
"""

import sys
from typing import Any

import msgspec

from blazon.kernel.views import declared
from blazon.match import registry
from blazon.service.base.docstrings import describe
from blazon.service.base.settings import Settings
from blazon.service.process.app import make_litestar, message_components
from blazon.service.process.runtime import Service

_PLACE = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """The OpenAPI document, including the socket's messages."""
    variants = [game.variant(game.check_options({})) for game in registry.games()]
    kinds = [kind for variant in variants for kind in declared(variant)]
    service = Service(Settings(database="sqlite:///never-opened"))
    schema: dict[str, Any] = make_litestar(service).openapi_schema.to_schema()
    schemas = schema["components"]["schemas"]
    messages, components = message_components(_PLACE)
    _, views = msgspec.json.schema_components(kinds, ref_template=_PLACE)
    describe(schemas | views)
    schemas |= {**views, **components, **messages}
    return schema


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(document()).decode())
