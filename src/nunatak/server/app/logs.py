"""What is written down about the server's days? One line per event, and nothing secret.

It is JSON, unless it is written straight to somebody's screen.

A line holds a time, a level, a logger's name, a fixed sentence, and the few fields named here;
whatever else somebody attaches is left out, so that no hand, deck, seed or token can get in.
"""

import json
import logging
import sys
import time
import traceback

FIELDS = ("table", "game", "method", "route", "status", "seconds", "port", "addresses", "loop")
OURS = "nunatak"
REFUSED = "ASGI callable returned without completing handshake."


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, who, what, and the fields that may be told."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "name": record.name,
            "what": _what(record),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class Words(Lines):
    """The same for a person who looks on: the time, what, and the fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line; a trace stands below it."""
        line = json.loads(super().format(record))
        clock, trace = time.strftime("%H:%M:%S", time.localtime(record.created)), line.get("trace")
        level = "" if line["level"] == "info" else f"{line['level']}: "
        fields = [f"{name}={line[name]}" for name in FIELDS if line.get(name)]
        return "\n  ".join([" ".join([clock, level + line["what"], *fields]), *(trace or [])])


def _what(record: logging.LogRecord) -> str:
    """Our own sentences in full; of others' only the form, for the values could be anybody's."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return str(record.msg).partition("\n")[0]


class Quiet(logging.Filter):
    """What others log about every refused socket is no news."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written down."""
        return not str(record.msg).startswith(REFUSED)


def _trace(error: BaseException | None) -> list[str]:
    """Where it failed; the values stay out, for they could be anybody's cards."""
    if error is None:
        return []
    frames = traceback.extract_tb(error.__traceback__)
    return [
        f"{frame.filename.rpartition('nunatak/')[2]}:{frame.lineno} {frame.name}"
        for frame in frames
    ] + [type(error).__name__]


def set_up(level: str) -> None:
    """All loggers write lines to the error stream, those of libraries what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Words() if sys.stderr.isatty() else Lines())
    handler.addFilter(Quiet())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.captureWarnings(True)
