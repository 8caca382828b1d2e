"""The pictures of the README and of the pages, drawn anew from the games: `make pictures`."""

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

from nunatak import Table
from nunatak.analysis.plot import draw
from nunatak.analysis.review import Effort, analyse
from nunatak.analysis.words import Teller
from nunatak.kernel.chance import FOR_PLAYING_ON, below, stream
from nunatak.play.text import voice
from nunatak.search.bots import make_bot
from nunatak.search.budget import Budget

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


def analysed_game() -> str:
    """How a game between a careless and a thoughtful bot went."""
    table = Table("lonewolves", seed=21, players=("Anna", "Ivan"), salt="")
    bots = [make_bot("greedy", 1), make_bot("hunter", 2)]
    while table.decision is not None:
        seat = table.decision.seat
        table.play(bots[seat].choose(table.outlook(seat)))
    effort = Effort(Budget(iterations=4_000, threads=2), pairs=0)
    return draw(Teller(analyse(table.record(), effort), "en"))


def main() -> None:
    """Draw every picture."""
    (FOLDER / "analysis.svg").write_text(analysed_game() + "\n", "utf-8")
    for file, game, seats, players, lang, seed, moves, columns in PICTURES:
        table = table_after(game, seats, players, seed, moves)
        console = Console(record=True, width=columns, force_terminal=True, file=StringIO())
        drawing = table.game.words.draw(table.view(0), voice(lang, game), players, columns)
        console.print(drawing, highlight=False)
        svg = console.export_svg(title="nunatak", theme=MONOKAI, code_format=FRAME)
        (FOLDER / f"{file}.svg").write_text(svg, "utf-8")
        (FOLDER / f"board-{file}.svg").write_text(table.svg(0, lang=lang) + "\n", "utf-8")


if __name__ == "__main__":
    main()
