"""How is it drawn in a terminal? From a view, so nothing hidden can show."""


def draw(*a: object) -> str:
    """x"""
    return ""
