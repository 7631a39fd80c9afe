"""The service over HTTP and WebSocket: handlers, context, sessions, security, static files."""
