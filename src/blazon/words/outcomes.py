"""Proven results in words."""

from blazon.locale import Texts


def describe_outcome(margin: float, texts: Texts) -> str:
    """A proven result, such as ``won by 3``, from the player's lead over the best rival."""
    outcome = "won" if margin > 0 else "lost" if margin < 0 else "level"
    return texts(f"proven-{outcome}", margin=abs(margin))
