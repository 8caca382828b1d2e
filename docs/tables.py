"""The tables of the pages, written anew from the games' declarations: `make tables`.

A table stands between `<!-- GAME: TABLE -->` and `<!-- end -->`.
"""

import re
from pathlib import Path

from nunatak import games
from nunatak.lab import declared

FOLDER = Path(__file__).parent
TABLES = {
    "actions": declared.actions_table,
    "phases": declared.phases_table,
    "events": declared.events_table,
    "options": declared.options_table,
}
BLOCK = re.compile(r"<!-- (\w+): (\w+) -->\n.*?<!-- end -->\n", re.DOTALL)


def renewed(text: str) -> str:
    """A page with its tables as the games declare them now."""
    return BLOCK.sub(lambda found: block(found[1], found[2]), text)


def block(game: str, table: str) -> str:
    """One table between its marks."""
    return f"<!-- {game}: {table} -->\n{TABLES[table](games.load(game))}<!-- end -->\n"


def main() -> None:
    """Bring every page up to date."""
    for page in sorted(FOLDER.glob("*.md")):
        text = page.read_text("utf-8")
        page.write_text(renewed(text), "utf-8")


if __name__ == "__main__":
    main()
