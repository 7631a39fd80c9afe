"""Tables online: HTTP and WebSocket, seats, journal, bots, limits."""
