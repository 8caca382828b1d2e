"""What is wrong with a message that does not fit? What its decoder says of it, in any language."""

import re

from nunatak.kernel.kinds import SUCH
from nunatak.kernel.message import Wrong

LONGEST = 200  # of the decoder's own words
SAID = (  # what the decoder says, and our sentence for it
    (r"Object missing required field `(?P<name>.+)`", "the field {name} is missing"),
    (r"Object contains unknown field `(?P<name>.+)`", "there is no field {name}"),
    (r"Expected `(?P<form>[^`]+)`, got `(?P<got>.+)`", SUCH),
    (r"Expected `(?P<form>[^`]+)` of length (?P<bound>.+)", "{form} of length {bound} is expected"),
    (r"Expected `(?P<form>[^`]+)` matching regex (?P<like>.+)", "{form} like {like} is expected"),
    (r"Expected `(?P<form>[^`]+)` (?P<bound>[<>=].+)", "{form} {bound} is expected"),
    (r"Invalid (?:enum )?value (?P<got>.+)", "can't be {got}"),
    (r"JSON is malformed: .+ \(byte (?P<byte>[0-9]+)\)", "no JSON at byte {byte}"),
    (r"Input data was truncated", "the JSON ends too early"),
)


def unfit(error: Exception) -> Wrong:
    """What is told to who sent the message; the decoder's own words where we have none."""
    words = str(error).partition(" - at ")[0]
    for pattern, sentence in SAID:
        found = re.fullmatch(pattern, words, re.DOTALL)
        if found:
            return Wrong("message", sentence, **found.groupdict())
    return Wrong("message", "{said}", said=words[:LONGEST])
