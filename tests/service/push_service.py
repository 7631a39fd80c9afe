"""A local push service, and a browser that it serves: real HTTPS, real encryption."""

import json
import ssl
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import httpcore
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid.utils import b64urlencode
from tests.service.certificates import make_certificate

from blazon.service.base.languages import Language
from blazon.service.storage.subscriptions import Subscription

HOST = "push.example"


@dataclass(frozen=True)
class Received:
    """A message in the push service's form."""

    path: str
    headers: Message
    body: bytes


class PushService:
    """Receives messages, and answers each with the next of its statuses, by default 201."""

    def __init__(self, folder: Path, statuses: Iterable[int]) -> None:
        self.received: list[Received] = []
        self.statuses = list(statuses)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                service.received.append(Received(self.path, self.headers, self.rfile.read(length)))
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        make_certificate(folder, HOST)
        self._trust = ssl.create_default_context(cafile=str(folder / "server.crt"))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(folder / "server.crt", folder / "server.key")
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)

    def pool(self) -> httpcore.AsyncConnectionPool:
        """Connections that resolve the push service's name to this machine."""
        return httpcore.AsyncConnectionPool(
            ssl_context=self._trust, network_backend=_Here(self.server.server_port)
        )


class _Here(httpcore.AnyIOBackend):
    def __init__(self, port: int) -> None:
        self._port = port

    async def connect_tcp(self, host: str, port: int, *more: Any, **named: Any) -> Any:
        assert (host, port) == (HOST, 443)
        return await super().connect_tcp("127.0.0.1", self._port, *more, **named)


@contextmanager
def push_service(folder: Path, statuses: Sequence[int] = ()) -> Iterator[PushService]:
    service = PushService(folder, statuses)
    thread = threading.Thread(target=service.server.serve_forever, args=[0.01])
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join()
        service.server.server_close()


class Browser:
    """New keys, and an address at the push service."""

    def __init__(self, name: str = "bob") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.endpoint = f"https://{HOST}/to/{name}"

    def subscription(self, language: Language = "en") -> Subscription:
        """The data it sends the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(
            endpoint=self.endpoint,
            p256dh=b64urlencode(point),
            auth=b64urlencode(self.auth),
            language=language,
        )

    def read(self, notice: Received) -> dict[str, Any]:
        """A message's content; raises if it is for another browser."""
        read = http_ece.decrypt(notice.body, private_key=self.key, auth_secret=self.auth)
        return dict(json.loads(read))
