"""The steps, the oldest first."""
