"""Results and numbers of points in words."""

from blazon.locale import Texts


def describe_outcome(margin: float, texts: Texts, game: str) -> str:
    """A proven result, such as ``won by 3 points``, from the player's lead over the best rival."""
    outcome = "won" if margin > 0 else "lost" if margin < 0 else "level"
    return texts(f"proven-{outcome}", lead=describe_lead(abs(margin), texts, game))


def describe_lead(margin: float, texts: Texts, game: str) -> str:
    """A number of points with its unit, if the game's texts name one."""
    key = f"{game}-lead"
    return texts(key if texts.has(key) else "proven-lead", margin=margin)


def describe_points(points: float, texts: Texts, game: str) -> str:
    """A number of points that is named by itself, not as a lead: some languages tell them apart."""
    key = f"{game}-margin"
    return texts(key, margin=points) if texts.has(key) else describe_lead(points, texts, game)
