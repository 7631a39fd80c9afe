"""How long tests wait for what comes in any case."""

HANGS_SECONDS = 300
"""Ends a test that hangs; what is waited for comes before, however busy the machine is."""
