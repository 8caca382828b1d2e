"""What does a reader get? One HTML page: picture, players, turning points, every turn."""

from collections.abc import Iterable, Iterator
from html import escape

from nunatak.analysis.judging import grade_of
from nunatak.analysis.plot import draw
from nunatak.analysis.summary import Turn
from nunatak.analysis.words import Teller

STYLE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1c2730; --faint: #c9d1d8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12181d; --ink: #e4eaee; --faint: #3a454e; } }
body { margin: 0 auto; padding: 1rem; max-width: 46rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 1.6rem; }
svg { display: block; width: 100%; max-width: 40rem; height: auto; }
.wide { overflow-x: auto; overflow-wrap: normal; } table { border-collapse: collapse; }
th, td { padding: .2rem .7rem .2rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--faint); }
li { margin: .3rem 0; } .notes { font-size: .9rem; }
"""


def page(teller: Teller) -> str:
    """The whole page; it asks nobody for anything."""
    say = teller.say
    return "\n".join(
        [
            f'<!doctype html><html lang="{teller.voice.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(teller.title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(teller.title)}</h1>",
            f"<p>{'<br>'.join(map(escape, teller.scope()))}</p>",
            draw(teller),
            *_table(*teller.players()),
            *_list(say("analysis-turning-points"), teller.turning_points()),
            *_list(say("analysis-losses"), teller.losses()),
            *_list(say("analysis-luck"), list(teller.luck())),
            f"<details><summary>{escape(say('analysis-every-turn'))}</summary>",
            *_table(*_turns(teller)),
            "</details>",
            *(f'<p class="notes">{escape(note)}</p>' for note in teller.notes()),
            "</body></html>",
            "",
        ]
    )


def _list(heading: str, items: Iterable[str]) -> Iterator[str]:
    """A heading and its items; nothing without items."""
    found = [f"<li>{escape(item)}</li>" for item in items]
    if found:
        yield f"<h2>{escape(heading)}</h2><ul>"
        yield from found
        yield "</ul>"


def _table(heading: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield '<div class="wide"><table><thead><tr>'
    yield "".join(f"<th>{escape(cell)}</th>" for cell in heading)
    yield "</tr></thead><tbody>"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</tbody></table></div>"


def _turns(teller: Teller) -> tuple[list[str], list[list[str]]]:
    columns = ("move", "player", "played", "estimate", "lost")
    heading = [teller.say(f"analysis-column-{name}") for name in columns]
    return heading, [_turn(teller, turn) for turn in teller.analysis.turns]


def _turn(teller: Teller, turn: Turn) -> list[str]:
    first = turn.moves[0]
    lost = f"{teller.difference(turn.lost)} ± {teller.difference(turn.uncertainty)}"
    grade = teller.say("analysis-grade", grade=grade_of(turn.lost))
    return [
        str(first.moment.number),
        teller.names[turn.seat],
        "; ".join(judged.moment.notation for judged in turn.moves),
        teller.worth(first.judgement.worths[turn.seat]),
        f"{lost}, {grade}" if turn.lost else "",
    ]
