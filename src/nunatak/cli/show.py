"""`nunatak show`: what does a record or a position look like?"""

import argparse
from pathlib import Path

from nunatak import games
from nunatak.cli.house import DONE, SEALED, House
from nunatak.cli.inputs import BadFile, read_data, read_record, with_file
from nunatak.cli.parser import Misused, Parser
from nunatak.kernel.actions import UnreadableAction
from nunatak.kernel.drawing import THEMES
from nunatak.play.record import Record
from nunatak.play.table import Refused, Table

PICTURE = ".svg"


def add(parser: Parser) -> None:
    """Arguments."""
    parser.things.add_argument(
        "what", metavar="FILE|POSITION", help=parser.house.say("cli-show-what")
    )
    parser.options.add_argument(
        "--move", metavar="N", type=parser.number(0), help=parser.house.say("cli-show-move")
    )
    eyes = parser.options.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="SEAT", help=parser.house.say("cli-show-seat"))
    eyes.add_argument("--open", action="store_true", help=parser.house.say("cli-show-open"))
    parser.options.add_argument("--svg", metavar="FILE", help=parser.house.say("cli-show-svg"))
    parser.options.add_argument(
        "--theme", choices=THEMES, default=THEMES[0], help=parser.house.say("cli-show-theme")
    )
    parser.take_data()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Draw it."""
    _check_picture(arguments.svg, house)
    if is_position(arguments.what):
        _draw(at_position(arguments, house), arguments, house)
        return DONE
    record = read_record(arguments.what)
    if record.is_sealed:
        house.print(house.say("cli-show-sealed", file=arguments.what, moves=len(record.moves)))
        house.print(", ".join(record.moves))
        return SEALED
    _draw(at_move(record, arguments, house), arguments, house)
    return DONE


def is_position(what: str) -> bool:
    """A position opens with the name of its game; an existing file is a file."""
    words = what.split()
    names_game = bool(words) and words[0] in games.NAMES
    return not _is_file(what) and (names_game or len(words) > 1)


def _is_file(what: str) -> bool:
    """Whether there is such a file; a long position can't be the name of one."""
    try:
        return Path(what).exists()
    except OSError:
        return False


def at_position(arguments: argparse.Namespace, house: House) -> Table:
    """A table at the position that was written down."""
    if arguments.move is not None:
        raise Misused(house.say("cli-show-no-moves"))
    data = read_data(arguments.data)
    return Table.at(arguments.what, data=data, lang=house.voice.language)


def at_move(record: Record, arguments: argparse.Namespace, house: House) -> Table:
    """A table at the record's last move, or at the one asked for."""
    moves = arguments.move
    if moves is not None and moves > len(record.moves):
        raise Misused(house.say("cli-show-too-far", moves=len(record.moves), move=moves))
    try:
        return with_file(arguments.what, lambda: record.table(house.voice.language, moves))
    except (Refused, UnreadableAction) as wrong:
        raise Misused(house.say("cli-show-broken", file=arguments.what), str(wrong)) from wrong


def _check_picture(name: str | None, house: House) -> None:
    """A picture can't be taken for a record, and none is written over."""
    if name is not None and Path(name).suffix != PICTURE:
        said = {"argument": "--svg", "value": Path(name).name, "what": PICTURE}
        raise Misused(house.say("cli-error-choice", **said))


def _draw(table: Table, arguments: argparse.Namespace, house: House) -> None:
    eyes = _eyes(table, arguments, house)
    house.print(_caption(table, house))
    if arguments.svg is not None:
        _save(table, eyes, arguments, house)
        return
    for seat in eyes:
        drawing = table.game.words.draw(
            table.view(seat), table.voice, table.players, house.out.width
        )
        house.out.print(drawing)


def _save(
    table: Table, eyes: list[int | None], arguments: argparse.Namespace, house: House
) -> None:
    """A picture for each pair of eyes; where there are more, their seats stand in the names."""
    whole = Path(arguments.svg)
    for seat in eyes:
        path = whole if len(eyes) == 1 else whole.with_stem(f"{whole.stem}-{seat}")
        try:
            path.write_text(table.svg(seat, theme=arguments.theme), "utf-8")
        except OSError as problem:
            raise BadFile(str(path), problem) from problem
        house.print(house.say("cli-analyze-saved", file=str(path)))


def _caption(table: Table, house: House) -> str:
    title = table.voice.say("title")
    if not table.moves:
        return title
    return house.say("cli-show-after", title=title, move=len(table.moves), notation=table.moves[-1])


def _eyes(table: Table, arguments: argparse.Namespace, house: House) -> list[int | None]:
    """Through whose eyes: each seat's in turn, one seat's, or a spectator's."""
    if arguments.open:
        return list(range(table.seats))
    if arguments.seat is None:
        return [None]
    return [named_seat(table, arguments.seat, house)]


def named_seat(table: Table, words: str, house: House) -> int:
    """The seat of a player's name or of a number."""
    names = [name.casefold() for name in table.players]
    if words.casefold() in names:
        return names.index(words.casefold())
    if words.isdecimal() and int(words) in range(table.seats):
        return int(words)
    allowed = ", ".join([*map(str, range(table.seats)), *table.players])
    raise Misused(house.say("cli-error-seat", seat=words, allowed=allowed))
