"""Loads and runs the rules once: test servers are forks of a process with them."""

from blazon.service.process.runtime import load_rules

load_rules()
