"""Runs the server."""

import asyncio
import signal
import socket
import sys
import webbrowser
from functools import partial

import uvicorn

from blazon.kernel.errors import BadValue
from blazon.kernel.notice import once, when_compiling
from blazon.service.base.limits import GRACE_SECONDS, START_SECONDS
from blazon.service.base.logs import log, set_up_logs
from blazon.service.base.networks import address_of
from blazon.service.base.settings import Settings, unknown_variables
from blazon.service.http.protocol import protocols
from blazon.service.notify.push_key import host_key
from blazon.service.process.app import make_app
from blazon.service.process.runtime import Service
from blazon.service.storage.failures import FAILURES, why
from blazon.service.storage.locks import file_lock
from blazon.service.storage.store import Store

SWITCH_SECONDS = 0.0001
"""How long the event loop and the writer of moves wait for a computing thread, at each statement
and each message; Python's default of 5 ms adds up."""


class _Server(uvicorn.Server):
    """Uvicorn, extended to tell clients to reconnect before it stops."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self._service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no new connections, let clients disconnect in order, and stop."""
        for listening in self.servers:
            listening.close()
        await self._service.close_sockets()
        await super().shutdown(sockets)


def serve(settings: Settings, *, browse: bool = False) -> None:
    """Serve until stopped, optionally opening a browser; raises BadValue without an address."""
    set_up_logs(settings.log)
    sys.setswitchinterval(SWITCH_SECONDS)
    when_compiling(once(partial(log, "info", "compiling the rules for this machine, once")))
    host_key(settings)  # report a wrong key before anything is opened
    with file_lock(settings.database_url):
        asyncio.run(_open_database(settings))
        if unknown := unknown_variables():
            log("warning", "unknown variables in the environment", names=unknown)
        _serve(settings, browse=browse)


def _serve(settings: Settings, *, browse: bool) -> None:
    """Serve a database that is open for this process."""
    listener = listen(settings)
    address = f"http://{_place(*listener.getsockname()[:2])}/"
    sys.stdout.write(f"Blazon is at {address}\n")
    sys.stdout.flush()
    app, service = make_app(settings)
    config = uvicorn.Config(
        app,
        **protocols(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )
    if browse:
        service.when_ready = lambda: webbrowser.open(address)
    # After stopping, uvicorn raises the signal that stopped it again.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    server = _Server(config, service)
    try:
        server.run(sockets=[listener])
    except SystemExit as ended:
        if ended.code and not server.started:
            raise BadValue("server", "could not start; the log says why") from ended
        raise
    finally:
        listener.close()


def listen(settings: Settings) -> socket.socket:
    """The socket for new connections, which send all data at once; raises BadValue."""
    host = _bare(settings.host)
    is_ipv6 = ":" in host
    try:
        listener = socket.create_server(
            (host, settings.port),
            family=socket.AF_INET6 if is_ipv6 else socket.AF_INET,
            backlog=2048,
            dualstack_ipv6=host == "::" and socket.has_dualstack_ipv6(),
        )
    except OSError as error:
        place = _place(host, settings.port)
        # Python adds the address to what the system says.
        why = (error.strerror or "").partition(" (while")[0]
        raise BadValue("host, port", f"cannot listen on {place}: {why}") from error
    # Python's listeners have no protocol number, and asyncio sets this only where it sees TCP.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _bare(host: str) -> str:
    """A host without IPv6 brackets; an IPv4 address in IPv6 form as plain IPv4."""
    bare = host.removeprefix("[").removesuffix("]") if ":" in host else host
    address = address_of(bare)
    return bare if address is None else str(address)


def _place(host: str, port: int) -> str:
    """Host and port, as in the address of a page."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def _open_database(settings: Settings) -> None:
    """Bring the database up to date; raises BadValue if it cannot be opened."""
    store = Store(settings.database_url, listen=settings.listen_url)
    try:
        async with asyncio.timeout(START_SECONDS):
            await store.start()
            if not store.is_shared:
                await store.database.probe()
    except FAILURES as error:
        raise BadValue("database", f"cannot be written: {why(error)}") from error
    finally:
        await store.stop()
