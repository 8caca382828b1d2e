"""How is it drawn in a terminal? From a view, so nothing hidden can show.

A card is written as in the notation, `G6`; a lone wolf by its former face in brackets, `(g6)`,
and a recruited one as `(?)`. Colour repeats what letters and shapes already say.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, groupby, zip_longest
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from nunatak.games.lonewolves.data import (
    CAPACITY,
    MOON_POINTS,
    MOONS,
    SUITS,
    TERRITORIES,
    TRICKS,
)
from nunatak.kernel.message import Speaker

SHAPES = dict(zip(TERRITORIES, "●▲◆♣✶", strict=True))
CHIPS = dict(  # how a card of each suit looks, on a dark terminal and on a light one
    zip(
        SUITS,
        (
            "bold white on grey30",
            "bold white on red3",
            "bold black on orange1",
            "bold white on green4",
            "bold black on grey93",
        ),
        strict=True,
    )
)
MOON_SHAPES = dict(zip(MOONS, "○●", strict=True))
MOON_STYLES = dict(zip(MOONS, ("bold", "bold red"), strict=True))
HIDDEN, FREE, LEADS, DECIDES, TO = "▒▒", "–", "▸", "▶ ", " → "
CARD_LIES, CARD_MISSING = "▮", "▯"

NARROWEST = 60  # columns that a drawing needs
WIDE = 100  # columns from which the five territories fit side by side
WIDEST_COLUMN = 26
LONGEST_NAME = 16
GAP = "   "
INDENT = "  "
WOLVES = CAPACITY * 3  # columns that a side's wolves mostly need

Lines = list[Text]


def draw(view: dict[str, Any], speaker: Speaker, players: Sequence[str], width: int) -> str:
    """The board as rich markup, so many columns wide, the viewer's side at the bottom."""
    scene = Scene(view, speaker, list(map(_short_name, players)), max(width, NARROWEST))
    territories = _side_by_side(scene) if scene.width >= WIDE else _stacked(scene)
    lines = [
        *_headline(scene),
        *_player(scene, scene.top),
        *territories,
        *_player(scene, scene.bottom),
        *_notes(scene),
        *_legend(scene),
    ]
    return "\n".join(line.markup for long in lines for line in _folded(long, scene.width))


@dataclass(frozen=True)
class Scene:
    """What is drawn, for whom, and how wide."""

    view: dict[str, Any]
    speaker: Speaker
    players: Sequence[str]
    width: int

    @cached_property
    def bottom(self) -> int:
        """The viewer's seat; a spectator looks from the near side."""
        for seat, sitting in enumerate(self.view["seats"]):
            if sitting["hand"] is not None:
                return seat
        return 0

    @property
    def top(self) -> int:
        """The seat across the field."""
        return 1 - self.bottom

    @cached_property
    def row(self) -> list[dict[str, Any]]:
        """L-SET-02: what one player sees from left to right, the other sees from right to left."""
        territories: list[dict[str, Any]] = self.view["territories"]
        return territories[:: 1 - 2 * self.bottom]

    def say(self, key: str, **values: str | int) -> str:
        """A text of the game."""
        return self.speaker.say(key, **values)

    def scar(self, scar: str | None, sign: str) -> Text:
        """A scar by its name, or the sign that stands for none that is seen."""
        return Text(sign, "dim") if scar is None else Text(self.say("scar", scar=scar), "bold")

    def territory(self, name: str) -> Text:
        """Its shape on its colour, its name, and the short one that notation takes."""
        shape = Text(f" {SHAPES[name]} ", CHIPS[SUITS[TERRITORIES.index(name)]])
        full_name = (self.say("territory", territory=name), "bold")
        return Text.assemble(shape, " ", full_name, " ", (name[:3], "dim"))


# ------------------------------------------------------------------ pieces


def _short_name(player: str) -> str:
    name = Text(player)
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    return name.plain


def _card(name: str) -> Text:
    """A wolf card as in the notation: `G6`."""
    suit, value = name.split()
    return Text(suit[0].upper() + value, CHIPS[suit])


def _wolf(wolf: dict[str, Any]) -> Text:
    """L-INFO-05, L-INFO-04: a lone wolf's former face is open, a recruited one's is unknown."""
    if wolf["face"] == "up":
        return _card(wolf["card"])
    known = "" if wolf["card"] is None else _card(wolf["card"]).plain.lower()
    recruited = "?" if wolf["face"] == "recruited" else ""
    return Text(f"({recruited}{known})", "dim")


def _wrap(pieces: Iterable[Text], width: int, gap: str = " ", indent: str = "") -> Lines:
    """The pieces one after another, on as many lines as they need."""
    lines: Lines = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(Text.assemble(indent if lines else "", piece))
    return lines


def _folded(line: Text, width: int) -> Lines:
    """A line that is too long, on two."""
    return [line] if line.cell_len <= width else _wrap(line.split(" "), width)


def _numbered(number: int, scar: Text) -> Text:
    return Text.assemble((f"{number} ", "dim"), scar)


def _supply(scene: Scene, territory: dict[str, Any]) -> tuple[Lines, Lines]:
    """L-INFO-02: the face-up scars by name; of the face-down ones only the place is known."""
    tokens = territory["supply"]
    return (
        [_numbered(t["place"], scene.scar(t["scar"], "")) for t in tokens if t["scar"]],
        [_numbered(t["place"], Text(HIDDEN, "dim")) for t in tokens if not t["scar"]],
    )


def _slots(scene: Scene, seat: int, territory: str) -> tuple[Lines, Lines]:
    """The scars in the slots of one side of one territory, and its free slots."""
    slots = [s for s in scene.view["slots"][seat] if s["territories"] == [territory]]
    scars = [(s["number"], scene.view["scars"].get(s["slot"])) for s in slots]
    return (
        [_numbered(number, scene.scar(scar, "")) for number, scar in scars if scar],
        [_numbered(number, Text(FREE, "dim")) for number, scar in scars if not scar],
    )


def _border_slots(scene: Scene, seat: int) -> list[tuple[int, Text]]:
    """What lies in the border slots of a side; each by the left one of its territories."""
    names = [territory["territory"] for territory in scene.row]
    return [
        (
            min(map(names.index, slot["territories"])),
            scene.scar(scene.view["scars"].get(slot["slot"]), FREE),
        )
        for slot in scene.view["slots"][seat]
        if len(slot["territories"]) > 1
    ]


def _strength(scene: Scene, territory: dict[str, Any], seat: int) -> Text:
    """The strength of a side, marked where it leads."""
    leads = territory["controller"] == seat
    words = f"{scene.say('label-strength')} {territory['sides'][seat]['strength']}"
    return Text(f"{LEADS if leads else ' '} {words}", "bold" if leads else "")


def _honor(scene: Scene, territory: dict[str, Any]) -> Text:
    """The face up, and the other in brackets."""
    honor = territory["honor"]
    label = scene.say("label-honor")
    return Text.assemble(f"{label} ", (f"{honor['up']}", "bold"), (f" ({honor['down']})", "dim"))


def _room(scene: Scene, territory: dict[str, Any]) -> Text:
    """L-CAP-01: how many of the six wolf cards lie there, and whether it is full."""
    cards = territory["cards"]
    gauge = CARD_LIES * cards + CARD_MISSING * (CAPACITY - cards)
    if territory["full"]:
        return Text(f"{gauge} {scene.say('label-full')}", "bold")
    return Text(gauge, "dim")


def _moons(scene: Scene, territory: dict[str, Any]) -> Lines:
    """The moons that lie there, with their points."""
    return [
        Text(f"{MOON_SHAPES[moon]} {scene.say('moon', moon=moon)} {points}", MOON_STYLES[moon])
        for moon, points in zip(MOONS, MOON_POINTS, strict=True)
        if scene.view["moons"][moon] == territory["territory"]
    ]


# ------------------------------------------------------------------ around the territories


def _headline(scene: Scene) -> Lines:
    """The trick, the trump, the cards played to it, and what lies beside the field."""
    aside, box = scene.view["set_aside"], scene.view["box"]
    pieces = [
        Text(_moment(scene), "bold"),
        _trump(scene),
        _counted(
            scene.say("label-set-aside", count=aside["count"]), map(_card, aside["cards"] or ())
        ),
        _counted(
            scene.say("label-box", count=box["count"]),
            (scene.scar(scar, "") for scar in box["scars"]),
        ),
    ]
    return [*_wrap(pieces, scene.width, GAP), *_wrap(_trick(scene), scene.width, GAP)]


def _counted(words: str, things: Iterable[Text]) -> Text:
    """A number of things, and in brackets those that are known."""
    known = Text(", ").join(things)
    return Text.assemble(words, " (", known, ")") if known else Text(words)


def _moment(scene: Scene) -> str:
    if scene.view["seat"] is None:
        return scene.say("ask-over")
    return scene.say("label-trick", trick=scene.view["trick"], tricks=TRICKS)


def _trump(scene: Scene) -> Text:
    """L-MOON-04: the trump suit, if there is one."""
    suit = scene.view["trump"]
    if suit is None:
        return Text(scene.say("no-trump"))
    return Text.assemble(scene.say("label-trump", suit=suit), " ", _suit(suit))


def _suit(suit: str) -> Text:
    return Text(f" {suit[0].upper()} ", CHIPS[suit])


def _trick(scene: Scene) -> Lines:
    """Who leads, and the cards of this trick with their territories."""
    view = scene.view
    if view["seat"] is None:
        return []
    leader = view["leader"]
    pieces = [Text(f"{scene.say('label-leader')}: {scene.players[leader]}")]
    for seat, played in ((leader, view["led"]), (1 - leader, view["followed"])):
        if played is not None:
            where = scene.territory(played["territory"])
            pieces.append(
                Text.assemble(f"{scene.players[seat]} ", _card(played["card"]), TO, where)
            )
    return pieces


def _player(scene: Scene, seat: int) -> Lines:
    """A player: side, points so far, lone wolves, known voids, and the hand or its size."""
    sitting = scene.view["seats"][seat]
    name = scene.say("label-side", player=scene.players[seat], side=sitting["side"])
    decides = DECIDES if scene.view["seat"] == seat else ""
    pieces = [
        Text(decides + name, "bold"),
        Text(f"{scene.say('label-points')}: {sitting['points']}"),
        Text(scene.say("label-lone-wolves", count=sitting["lone_wolves"])),
        *(Text(scene.say("label-void", suit=suit)) for suit in sitting["void"]),
    ]
    if sitting["hand"]:
        return [*_wrap(pieces, scene.width, GAP), *_hand(scene, sitting["hand"])]
    count = Text(scene.say("label-hand-count", count=sitting["cards"]))
    return _wrap([*pieces, count], scene.width, GAP)


def _hand(scene: Scene, hand: Sequence[str]) -> Lines:
    """The cards of a hand, suit by suit."""
    suits = [
        Text(" ").join(map(_card, cards))
        for _, cards in groupby(hand, key=lambda card: card.split()[0])
    ]
    return _wrap([Text(f"{scene.say('label-hand')}:", "bold"), *suits], scene.width, GAP)


def _notes(scene: Scene) -> Lines:
    """What the scars do that the decision is about: those to choose from, or the one taken."""
    return [
        Text.assemble(scene.scar(scar, ""), f": {scene.say('scar-text', scar=scar)}")
        for scar in _scars_in_question(scene.view)
    ]


def _scars_in_question(view: dict[str, Any]) -> list[str]:
    """L-TAKE-01: the loser takes from the territory of the own card; later, what was taken."""
    if view["taken"] is not None:
        return [view["taken"]]
    if view["phase"] != "take":
        return []
    played = view["led"] if view["seat"] == view["leader"] else view["followed"]
    supply = next(
        territory["supply"]
        for territory in view["territories"]
        if territory["territory"] == played["territory"]
    )
    return list(dict.fromkeys(token["scar"] for token in supply if token["scar"]))


def _legend(scene: Scene) -> Lines:
    """The signs of the drawing."""
    signs = [
        *(Text.assemble(_suit(suit), " ", scene.say("suit", suit=suit)) for suit in SUITS),
        Text(f"(b2) {scene.say('count-lone-wolves', count=1)}"),
        Text(f"{HIDDEN} {scene.say('hidden-scar')}"),
        Text(f"{FREE} {scene.say('label-free-slot')}"),
    ]
    lines = _wrap(signs, scene.width, "  ")
    for line in lines:
        line.stylize("dim")
    return lines


# ------------------------------------------------------------------ side by side


def _side_by_side(scene: Scene) -> Lines:
    """Five columns: one player's wolves, strength and slots, the territory, then the other's."""
    column = min((scene.width - 1) // len(TERRITORIES) - 1, WIDEST_COLUMN)
    return [
        _edge("┌┬┐", column),
        *chain(*reversed(_outwards(scene, scene.top, column))),
        _edge("├┼┤", column),
        *_columns([_middle(scene, territory, column - 2) for territory in scene.row], column),
        _edge("├┼┤", column),
        *chain(*_outwards(scene, scene.bottom, column)),
        _edge("└┴┘", column),
    ]


def _edge(corners: str, column: int) -> Text:
    left, between, right = tuple(corners)
    return Text(left + between.join(["─" * column] * len(TERRITORIES)) + right, "dim")


def _outwards(scene: Scene, seat: int, column: int) -> list[Lines]:
    """A player's side of the field: border slots, slots, strength, and the wolves before them."""
    inner = column - 2
    slots, wolves, strength = [], [], []
    for territory in scene.row:
        placed, free = _slots(scene, seat, territory["territory"])
        slots.append([*placed, *_wrap(free, inner, "  ")])
        strength.append([_strength(scene, territory, seat)])
        wolves.append(_wrap(map(_wolf, territory["sides"][seat]["wolves"]), inner))
    return [
        _across(_border_slots(scene, seat), column),
        *(_columns(cells, column) for cells in (slots, strength, wolves)),
    ]


def _middle(scene: Scene, territory: dict[str, Any], inner: int) -> Lines:
    """The territory itself: name, honor token, room, the supply of scars, and moons."""
    face_up, face_down = _supply(scene, territory)
    return [
        scene.territory(territory["territory"]),
        _honor(scene, territory),
        _room(scene, territory),
        *face_up,
        *_wrap(face_down, inner, "  "),
        *_moons(scene, territory),
    ]


def _columns(cells: Sequence[Lines], column: int) -> Lines:
    """Cells side by side, between upright lines."""
    return [
        _between_lines([_padded(line or Text(), column) for line in lines])
        for lines in zip_longest(*cells)
    ]


def _between_lines(cells: Sequence[Text]) -> Text:
    upright = Text.assemble(("│", "dim"))  # a style of the text itself would dim what it joins
    return Text.assemble(upright, upright.join(cells), upright)


def _padded(line: Text, column: int) -> Text:
    padded = Text.assemble(" ", line)
    padded.truncate(column, overflow="ellipsis", pad=True)
    return padded


def _across(border_slots: Sequence[tuple[int, Text]], column: int) -> Lines:
    """Border slots lie across the upright lines between two territories."""
    if not border_slots:
        return []
    line = _between_lines([Text(" " * column)] * len(TERRITORIES))
    for left, scar in border_slots:
        piece = Text.assemble("‹ ", scar, " ›")
        start = (left + 1) * (column + 1) - len(piece) // 2
        line = Text.assemble(line[:start], piece, line[start + len(piece) :])
    return [line]


# ------------------------------------------------------------------ one above the other


def _stacked(scene: Scene) -> Lines:
    """Five blocks of a few lines, for narrow terminals."""
    return [line for number in range(len(scene.row)) for line in _block(scene, number)]


def _block(scene: Scene, number: int) -> Lines:
    """A territory, both sides of it, and the border slots to the next one."""
    territory = scene.row[number]
    face_up, face_down = _supply(scene, territory)
    supply = [*face_up, *face_down] or [Text("0")]
    label = Text(f"{INDENT}{scene.say('label-supply')}:", "dim")
    return [
        _title(scene, territory),
        *_wrap([label, *supply], scene.width, "  ", INDENT * 2),
        *_side(scene, territory, scene.top),
        *_side(scene, territory, scene.bottom),
        *_borders_below(scene, number),
    ]


def _title(scene: Scene, territory: dict[str, Any]) -> Text:
    title = Text(GAP).join(
        [
            scene.territory(territory["territory"]),
            _honor(scene, territory),
            _room(scene, territory),
            *_moons(scene, territory),
        ]
    )
    return Text.assemble(title, " ", ("─" * (scene.width - title.cell_len - 1), "dim"))


def _side(scene: Scene, territory: dict[str, Any], seat: int) -> Lines:
    """One side in a line or two: whose, strength, wolves, and the slots after them."""
    placed, free = _slots(scene, seat, territory["territory"])
    wolves_at = max(cell_len(name) for name in scene.players) + len(INDENT * 2)
    slots_at = wolves_at + cell_len(scene.say("label-strength")) + len("▸  99  ") + WOLVES
    wolves = Text(" ").join(map(_wolf, territory["sides"][seat]["wolves"]))
    side = _padded_to(Text(INDENT + scene.players[seat]), wolves_at)
    side = _padded_to(Text.assemble(side, _strength(scene, territory, seat)), slots_at - WOLVES)
    side = _padded_to(Text.assemble(side, wolves), slots_at)
    indent = " " * min(slots_at + 2, scene.width // 2)
    return _wrap([side, *placed, *free], scene.width, "  ", indent)


def _padded_to(text: Text, column: int) -> Text:
    text.pad_right(max(0, column - text.cell_len))
    return text


def _borders_below(scene: Scene, number: int) -> Lines:
    """The border slots between this territory and the next, whoever has them."""
    if number + 1 == len(scene.row):
        return []
    names = [scene.say("territory", territory=t["territory"]) for t in scene.row[number:][:2]]
    return [
        Text.assemble(INDENT, f"{scene.players[seat]}, {' | '.join(names)}: ", scar)
        for seat in (scene.top, scene.bottom)
        for left, scar in _border_slots(scene, seat)
        if left == number
    ]
