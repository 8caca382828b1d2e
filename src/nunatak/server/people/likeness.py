"""Do two names look the same, and how are they told apart then?

Names are compared by how they look: without case, spaces, accents and invisible marks, and with one
letter for those of other alphabets that are drawn alike.
"""

import unicodedata
from collections.abc import Iterable

LONGEST = 40  # characters of a name
BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing
UNSEEN = ("M", "Z", "C")  # categories: marks, separators, controls
PUNCTUATION = "P"
ALIKE = str.maketrans(
    {
        **dict(zip("авеһнкморстухіјѕԁԛԝѵзьӏ", "abehhkmopctyxijsdqwv3bi", strict=True)),
        **dict(zip("αβγεζηικμνορτυχϳ", "abyezhikmnoptyxj", strict=True)),
        **dict(zip("ıłøđħ", "iiodh", strict=True)),
        **dict(zip("01l|", "oiii", strict=True)),
    }
)


def is_seen(name: str) -> bool:
    """Whether it shows anything."""
    return any(unicodedata.category(c)[0] not in UNSEEN and c not in BLANKS for c in name)


def looks(name: str) -> str:
    """How a name looks; the same for two that can be taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = [c for c in plain if is_seen(c)]
    words = [c for c in letters if unicodedata.category(c)[0] != PUNCTUATION]
    drawn = "".join(words or letters).translate(ALIKE)
    return drawn.replace("rn", "m").replace("vv", "w")


def apart(name: str, others: Iterable[str]) -> str:
    """The name itself, or with a number where one of the others looks like it."""
    taken = {looks(other) for other in others}
    found, number = name, 1
    while looks(found) in taken:
        number += 1
        found = f"{name[: LONGEST - len(str(number)) - 1].rstrip()} {number}"
    return found
