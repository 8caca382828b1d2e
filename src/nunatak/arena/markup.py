"""How is a page put together? Elements inside elements; every text is escaped on its way in."""

from html import escape


class Markup(str):
    """Text that is markup already."""


def element(name: str, *inside: str, **attributes: str | float) -> Markup:
    """`<name …>inside</name>`; `class_` and `stroke_width` become `class` and `stroke-width`."""
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_written(value))}"'
        for key, value in attributes.items()
    )
    return Markup(f"<{name}{words}>{joined(*inside)}</{name}>")


def joined(*inside: str) -> Markup:
    """One after another; what is not markup yet is escaped."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in inside))


def _written(value: str | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
