"""The server as a process: assembled, started, run, kept tidy, stopped."""
