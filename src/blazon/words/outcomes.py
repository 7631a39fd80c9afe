"""What a player who plays on as well as possible is sure of, in words."""

from blazon.locale import Texts


def describe_outcome(margin: float, texts: Texts) -> str:
    """A result that is certain, such as ``won by 3``, by the player's lead over the best rival."""
    outcome = "won" if margin > 0 else "lost" if margin < 0 else "level"
    return texts(f"proven-{outcome}", margin=abs(margin))
