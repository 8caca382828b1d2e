"""How does it end? With the final scoring step by step, and a record to keep."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.text import Text

from nunatak.kernel.message import Reason

if TYPE_CHECKING:
    from nunatak.terminal.session import Session


def finish(session: "Session") -> None:
    """The last moves, the board, the scoring, the points, and an offer to save."""
    screen, table = session.screen, session.table
    if len(session.people) > 1:
        screen.clear()
    screen.write(Rule(style="dim"))
    scoring = table.log(since=len(table.moves) + 1)
    news = table.log(since=min(session.told[seat] for seat in session.people))
    screen.write_lines(news[: len(news) - len(scoring)])
    session.draw(None)
    screen.write(Rule(Text(screen.voice.say("play-scoring"))))
    screen.write_lines(scoring, "bold")
    if table.outcome.resigned is None:
        screen.write_points(table.players, table.view(None)["seats"], table.game.rules.point)
    _offer_to_save(session)


def _offer_to_save(session: "Session") -> None:
    """Now that the game is over the seed is open, and anybody can check the record."""
    screen = session.screen
    try:
        path = screen.read(f"{screen.voice.say('play-save-offer')} ")
    except EOFError:
        screen.write()
        return
    if path:
        save(session, path)


def save(session: "Session", path: str) -> None:
    """Write the record; an existing file is only written over if that is wanted."""
    screen, table = session.screen, session.table
    if Path(path).exists() and not screen.confirm("play-save-over"):
        return
    try:
        table.record().save(path)
    except OSError as error:
        what = screen.voice.reason(Reason.of(error))
        screen.say("play-save-failed", "yellow", file=path, what=what)
        return
    screen.say("play-saved" if table.is_over else "play-saved-sealed", "green", file=path)
