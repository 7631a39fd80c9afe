"""The rules of Kuhn poker, for programs."""
