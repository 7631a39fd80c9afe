"""The foundations of the service: limits, settings, clock, secrets, refusals, logs."""
