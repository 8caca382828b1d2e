"""The command line: a few commands, in the reader's language."""

import gc
import os
import sys
from collections.abc import Sequence

from nunatak.cli.commands import build_parser
from nunatak.cli.house import INTERRUPTED, MISUSED, NO, House, open_house

FRESH = 50_000  # objects made before Python looks for garbage among them; its own figure is 700


def process() -> int:
    """One command, and the whole process is for it.

    What is loaded stays until the end, and with the process all of it is gone: Python need not
    look for garbage in it, neither at the start nor when it leaves.
    """
    gc.set_threshold(FRESH)
    try:
        return main()
    finally:
        gc.freeze()


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code says how it went."""
    words = sys.argv[1:] if argv is None else list(argv)
    house = open_house(words)
    try:
        return _run(words, house)
    except SystemExit as leaving:  # argparse has printed a help page or the version
        return int(leaving.code or 0)
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO
    except KeyboardInterrupt:
        house.err.print()
        house.complain(house.say("cli-interrupted"))
        return INTERRUPTED
    except Exception as error:
        from nunatak.cli.errors import explain  # knows every room; a good command needs it not

        sentences = explain(error, house)
        if not sentences:
            raise
        house.complain(*sentences)
        return MISUSED


def _run(words: Sequence[str], house: House) -> int:
    parser = build_parser(house, words)
    arguments = parser.parse_args(words)
    if arguments.command is None:
        parser.print_help()
        return MISUSED
    return int(arguments.run(arguments, house))
