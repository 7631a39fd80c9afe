"""The server process: assembly, lifecycle and maintenance."""
