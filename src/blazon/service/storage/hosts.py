"""The hosts in stored https addresses."""

from collections.abc import Iterable

from sqlalchemy import Column, ColumnElement, func, or_


def leads_to(
    address: Column[str | None] | Column[str], hosts: Iterable[str]
) -> ColumnElement[bool]:
    """The condition that an address leads to one of these hosts; false without an address."""
    lowered = func.lower(address)
    found = []
    for host in hosts:
        site = f"https://{host}"
        found.append(lowered == site)
        found += [lowered.startswith(site + end, autoescape=True) for end in "/:?#"]
    return address.is_not(None) & or_(False, *found)
