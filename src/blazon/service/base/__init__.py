"""What every part of the service stands on: limits, settings, clock, secrets, refusals, logs."""
