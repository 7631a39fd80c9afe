"""Loads and runs the rules once, in the process that test servers are forked from."""

from blazon.service.process.runtime import load_rules

load_rules()
