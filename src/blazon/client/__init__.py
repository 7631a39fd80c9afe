"""A client for table servers: open a table, take a seat and play from a program.

It is asynchronous. A ``Server`` sends requests over HTTP, with the cookies of one session; its
``watch`` opens a socket to a table and returns a ``Watched``, which holds the table's latest state.
When the connection is lost, it reconnects and catches up by itself.
"""

from blazon.kernel.extras import needing

with needing("blazon.client", "client"):
    from blazon.client.server import Server
    from blazon.client.session import RefusedError
    from blazon.client.texts import Texts
    from blazon.client.watched import Watched

__all__ = ["RefusedError", "Server", "Texts", "Watched"]
