"""The rules, loaded and tried once: servers of tests begin as copies of a process that has them."""

from blazon.service.process.runtime import load_rules

load_rules()
