"""What may be typed besides a choice? Questions about the game, and wishes about its course."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from nunatak.kernel.actions import UnreadableAction
from nunatak.play.rulebook import UnknownRule, find
from nunatak.play.table import Refusal, Refused
from nunatak.terminal.choices import NoSuchChoice
from nunatak.terminal.ending import save

if TYPE_CHECKING:
    from nunatak.terminal.session import Session


class Left(Exception):
    """Somebody left the table before the end."""


def why(session: "Session", action: str) -> None:
    """The rule that refuses an action, or that none does."""
    screen, table = session.screen, session.table
    try:
        number = session.number(action)
        refusal = table.why_not(number)
    except UnreadableAction:
        tell_unreadable(session, action)
        return
    except NoSuchChoice as wrong:
        tell_no_choice(session, wrong)
        return
    if refusal is None:
        screen.say("play-legal", "green", action=table.say_action(number))
    else:
        tell_refusal(session, refusal)


def tell_refusal(session: "Session", refusal: Refusal) -> None:
    """The rule and its sentence, then the rule in full."""
    session.screen.write(Text.assemble((refusal.rule, "bold yellow"), f" {refusal.text}"))
    session.screen.write(Padding(Text(session.table.voice.rule(refusal.rule), "dim"), (0, 0, 0, 2)))


def tell_no_choice(session: "Session", wrong: NoSuchChoice) -> None:
    """A number that is not in the list."""
    session.screen.say("play-no-choice", "yellow", number=wrong.number, count=wrong.count)


def tell_unreadable(session: "Session", text: str) -> None:
    """The words are no action; two that are show how it is written."""
    first, last = session.example(0), session.example(-1)
    session.screen.say("play-unreadable", "yellow", text=text, first=first, last=last)


def rule(session: "Session", wanted: str) -> None:
    """A rule in full, or all of an area."""
    screen, voice = session.screen, session.table.voice
    if not wanted:
        screen.say("play-rule-which")
        return
    try:
        found = find(session.table.game.name, wanted, voice.language)
    except UnknownRule as unknown:
        screen.write(Text(unknown.say(voice), "yellow"))
        return
    for chapter in found:
        for name in chapter.rules:
            screen.write(Text.assemble((name, "bold cyan"), "  ", voice.rule(name)))


def undo(session: "Session", _: str) -> None:
    """Take the last move back, if nobody has learned anything from it and a person made it."""
    try:
        session.undo()
        session.screen.say("play-undone", "green")
    except Refused as refused:
        tell_refusal(session, refused.refusal)


def log(session: "Session", _: str) -> None:
    """All that has happened."""
    session.screen.write_lines(session.table.log())


def score(session: "Session", _: str) -> None:
    """Points by source, as if the game ended now."""
    seats = session.table.view(session.looking)["seats"]
    session.screen.write_points(session.table.players, seats, session.table.game.rules.point)


def board(session: "Session", _: str) -> None:
    """The board and the choices once more."""
    session.show_decision()


def help_page(session: "Session", _: str) -> None:
    """What can be typed."""
    session.screen.say("play-help-choices", notation=session.example(0))
    for name in COMMANDS:
        words = Text(session.screen.voice.say(f"play-usage-{name}"), "bold cyan")
        about = session.screen.voice.say(f"play-about-{name}")
        session.screen.write(Text.assemble("  ", words, f" – {about}"))


def save_record(session: "Session", path: str) -> None:
    """Write the record to a file."""
    if path:
        save(session, path)
    else:
        session.screen.say("play-save-where", "yellow")


def resign(session: "Session", _: str) -> None:
    """Give the game up."""
    if session.screen.confirm("play-resign-sure"):
        session.resign()


def leave(session: "Session", _: str) -> None:
    """Leave the table; what is not saved is lost."""
    if session.screen.confirm("play-quit-sure"):
        raise Left


COMMANDS: dict[str, Callable[["Session", str], None]] = {
    "why": why,
    "rule": rule,
    "undo": undo,
    "log": log,
    "score": score,
    "board": board,
    "save": save_record,
    "resign": resign,
    "help": help_page,
    "quit": leave,
}
