"""The pictures of the README, drawn anew from the games themselves: `make pictures`."""

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

from nunatak import Table
from nunatak.kernel.chance import FOR_PLAYING_ON, below, stream
from nunatak.text import voice

FOLDER = Path(__file__).parent / "images"
# Rich's frame asks a foreign server for a font; ours must not.
FRAME = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace"
)

PICTURES = (  # file, game, seats, players, language, seed, moves, columns
    ("lonewolves", "lonewolves", 2, ("Anna", "Ivan"), "en", 11, 24, 118),
    ("wolves", "wolves", 3, ("Anna", "Ivan", "Eva"), "en", 5, 160, 112),
    ("arctica", "arctica", 3, ("Anna", "Ivan", "Eva"), "en", 4, 30, 112),
)


def table_after(game: str, seats: int, players: tuple[str, ...], seed: int, moves: int) -> Table:
    """A table some random moves into a game."""
    table = Table(game, seats, seed, players=players)
    chance = stream(seed, FOR_PLAYING_ON)
    for _ in range(moves):
        legal = table.legal
        table.play(legal[below(chance, len(legal))])
    return table


def main() -> None:
    """Draw every picture."""
    for file, game, seats, players, lang, seed, moves, columns in PICTURES:
        table = table_after(game, seats, players, seed, moves)
        console = Console(record=True, width=columns, force_terminal=True, file=StringIO())
        drawing = table.game.draw(table.view(0), voice(lang, game), players, columns)
        console.print(drawing, highlight=False)
        svg = console.export_svg(title="nunatak", theme=MONOKAI, code_format=FRAME)
        (FOLDER / f"{file}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
