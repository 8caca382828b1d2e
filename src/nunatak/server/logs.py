"""What is written down about the server's days? One JSON line per event, and nothing secret.

A line holds a time, a level, a logger's name, a fixed sentence, and the few fields named here;
whatever else somebody attaches is left out, so that no hand, deck, seed or token can get in.
"""

import json
import logging
import sys
import time
import traceback

FIELDS = ("table", "method", "route", "status", "seconds", "port", "address")


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, who, what, and the fields that may be told."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "name": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


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
    """All our loggers write lines to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger("nunatak")
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    root.propagate = False
