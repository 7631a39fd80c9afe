"""JSON values for Hypothesis."""

from typing import Any

from hypothesis import strategies as st

ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]))
"""Texts that can be written in UTF-8."""


def json_values(leaves: st.SearchStrategy[Any], text: st.SearchStrategy[str]) -> Any:
    """Small nested values of these leaves, with such keys."""
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
        max_leaves=8,
    )
