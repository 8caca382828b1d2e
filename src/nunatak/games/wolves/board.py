"""How is it drawn in a terminal? A map of hexagons, then the regions and the packs, from a view.

Each cell is a short word: its r, the letter of its ground, and what is on it. Two text columns
of four signs make one q (written above and below the map), so that neighbours touch as on the
table. A piece is its pack's letter and its kind: `GA` is an alpha of the grass wolves, `Gw` a
pack wolf, `Gd` a den, `GL` a lair. Colour repeats what the letters already say.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from nunatak.games.wolves.data import TERRAINS, TILES
from nunatak.games.wolves.names import PIECE, TRACK
from nunatak.kernel.message import Speaker

STYLES = {
    "forest": "white on dark_green",
    "rock": "black on grey62",
    "grass": "black on chartreuse3",
    "tundra": "black on grey93",
    "desert": "black on gold3",
    "lake": "bold white on blue3",
    "chasm": "grey62 on grey15",
}
LETTERS = {
    **{terrain: terrain[0] for terrain in TERRAINS},
    "lake": "~",
    "chasm": "#",
}
SIGNS = dict(zip(PIECE.names, "dwAL", strict=True))
LONE_WOLF = "*"
VIRTUAL = "V"
STEP = 4  # signs from one q to the next
WORD = 7  # signs of a cell
DECIDES = "▶ "
LONGEST_NAME = 16
INDENT, GAP = "    ", "   "

Lines = list[Text]


def draw(view: dict[str, Any], speaker: Speaker, players: Sequence[str], width: int) -> str:
    """The board as rich markup."""
    regions = [
        board | region for board, region in zip(view["boards"], view["regions"], strict=True)
    ]
    lines = [
        *_moment(view, speaker),
        *_map(view, regions),
        *_legend(speaker),
        *(_region(view, speaker, region) for region in regions),
        *(
            line
            for seat in range(len(view["seats"]))
            for line in _pack(view, speaker, players, seat, width)
        ),
    ]
    return "\n".join(line.markup for line in lines)


# ------------------------------------------------------------------ the map


def _map(view: dict[str, Any], regions: list[dict[str, Any]]) -> Lines:
    """Every cell in its place, line by line from the top, between two rulers of q."""
    cells = view["cells"]
    left = min(cell["q"] for cell in cells)
    right = max(cell["q"] for cell in cells)
    rows: dict[int, list[dict[str, Any]]] = {}
    for cell in cells:
        rows.setdefault(2 * cell["r"] + cell["q"], []).append(cell)
    prey = {region["prey_cell"]: region for region in regions}
    lakes = {region["lake"]: region for region in regions}
    ruler = Text("".join(f"{q:>{STEP}}" for q in range(left, right + 1)), "dim")
    lines = [ruler]
    for height in sorted(rows):
        line = Text()
        for cell in sorted(rows[height], key=lambda cell: int(cell["q"])):
            line.append(" " * ((cell["q"] - left) * STEP - line.cell_len))
            line.append_text(_cell(view, cell, prey, lakes))
        lines.append(line)
    return [*lines, ruler.copy()]


def _cell(
    view: dict[str, Any],
    cell: dict[str, Any],
    prey: dict[str, dict[str, Any]],
    lakes: dict[str, dict[str, Any]],
) -> Text:
    """`-3gGAGw`: r, ground, and what is there."""
    pieces, token = view["pieces"].get(cell["cell"], []), view["tokens"].get(cell["cell"])
    content = "".join(_piece(view, piece) for piece in pieces)
    if token == "lone_wolf":
        content = LONE_WOLF
    elif token == "prey":
        region = prey[cell["cell"]]
        content = f"{region['prey'][0]}{region['prey_left']}"
    elif cell["terrain"] == "lake":
        content = "/".join(moon["phase"][0] for moon in lakes[cell["cell"]]["moons"])
    word = f"{LETTERS[cell['terrain']]}{content}".ljust(WORD - 2)
    style = STYLES[cell["terrain"]] + (" bold" if pieces else "")
    return Text.assemble((f"{cell['r']:>2}", "dim"), (word, style))


def _piece(view: dict[str, Any], piece: dict[str, Any]) -> str:
    return _letter(view, piece["owner"]) + SIGNS[piece["kind"]]


def _letter(view: dict[str, Any], owner: int | str | None) -> str:
    """A pack's letter: G for the grass wolves, V for the virtual pack."""
    if owner is None or isinstance(owner, str):
        return VIRTUAL
    pack: str | None = view["seats"][owner]["pack"]
    return pack[0].upper() if pack else "?"


def _legend(speaker: Speaker) -> Lines:
    grounds = Text("  ").join(
        Text.assemble((f" {LETTERS[name]} ", style), " ", speaker.say("terrain", terrain=name))
        for name, style in STYLES.items()
    )
    names = {"pack": "pack_wolf"}
    pieces = "  ".join(
        f"{SIGNS[kind]} {speaker.say('piece', piece=names.get(kind, kind))}" for kind in PIECE.names
    )
    lone = speaker.say("label-lone-wolf")
    return [grounds, Text(f"{pieces}  {LONE_WOLF} {lone}", "dim")]


# ------------------------------------------------------------------ the moment


def _moment(view: dict[str, Any], speaker: Speaker) -> Lines:
    """The calendar, the next scoring, and how far the turn is."""
    calendar = view["calendar"]
    words = [speaker.say("label-calendar", day=calendar["days"])]
    if view["seat"] is None:
        words.insert(0, speaker.say("ask-over"))
    if calendar["next"] is None:
        words.append(speaker.say("label-all-scored"))
    else:
        due = view["phase_days"][len(calendar["scored"])]
        words.append(speaker.say("label-next-moon", moon=calendar["next"], due=due))
    if view["seat"] is not None and view["seats"][view["seat"]]["pack"]:
        words.append(speaker.say("label-turn", taken=view["actions"]["taken"]))
    return [Text("   ".join(words), "bold")]


def _region(view: dict[str, Any], speaker: Speaker, region: dict[str, Any]) -> Text:
    """Moon tokens, who stands there how strongly, and who would win it now."""
    moons = " / ".join(
        f"{speaker.say('phase-of-moon', moon=moon['phase'])} {moon['first']}:{moon['second']}"
        for moon in region["moons"]
    )
    strengths = "  ".join(
        f"{_letter(view, entry['owner'])} {entry['strength']}({entry['alphas']})"
        for entry in region["strengths"]
    )
    mark = "●" if region["reminder"] else " "
    name = speaker.say("label-region", slot=region["slot"] + (len(view["seats"]) == 2))
    line = Text.assemble(mark, " ", (name, "bold"), f" {region['region']:<4}")
    line.append(f"{moons or '–'}   {strengths or speaker.say('label-empty')}")
    return line.append_text(_winner(view, speaker, region))


def _winner(view: dict[str, Any], speaker: Speaker, region: dict[str, Any]) -> Text:
    if region["tied"]:
        packs = ", ".join(_letter(view, owner) for owner in region["tied"])
        return Text(f"   {speaker.say('label-tied')}: {packs}", "dim")
    if region["first"] is None:
        return Text()
    return Text(f"   {speaker.say('label-leads')}: {_letter(view, region['first'])}", "dim")


# ------------------------------------------------------------------ the packs


def _pack(
    view: dict[str, Any], speaker: Speaker, players: Sequence[str], seat: int, width: int
) -> Lines:
    """A player: points, tiles, attributes, tokens, reserve, prey and moon tokens."""
    sitting = view["seats"][seat]
    decides = DECIDES if view["seat"] == seat else "  "
    name = Text(players[seat])
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    title = Text.assemble(decides, (name.plain, "bold"))
    if sitting["pack"]:
        title.append(f"  {_letter(view, seat)} ", STYLES[sitting["pack"]])
        title.append(f" {speaker.say('pack-name', pack=sitting['pack'])}")
    title.append(f"   {speaker.say('label-points')}: {sitting['points']}")
    title.append(f" ({speaker.say('label-projected')}: {sitting['projected']})", "dim")
    return [title, *_indented(_details(view, speaker, sitting), width)]


def _indented(pieces: Iterable[Text], width: int) -> Lines:
    """The pieces one after another, in as many lines as the width asks for."""
    lines = [Text(INDENT)]
    for piece in pieces:
        begun = lines[-1].cell_len > len(INDENT)
        if begun and lines[-1].cell_len + len(GAP) + piece.cell_len > width:
            lines.append(Text(INDENT))
            begun = False
        lines[-1].append_text(Text(GAP if begun else "").append_text(piece))
    return lines


def _details(view: dict[str, Any], speaker: Speaker, sitting: dict[str, Any]) -> Lines:
    attributes = " ".join(
        f"{speaker.say('attribute', attribute=track)} {sitting['attributes'][track]['value']}"
        for track in TRACK.names
    )
    reserve = "".join(SIGNS[kind] for kind in sitting["reserve"]) or "–"
    found = [
        _tiles(speaker, sitting),
        Text(f"{speaker.say('token', token='bonus_terrain')}: {sitting['bonus_terrain']}"),
        Text(f"{speaker.say('token', token='bonus_action')}: {sitting['bonus_action']}"),
        Text(attributes),
        Text(f"{speaker.say('label-reserve')}: {reserve}"),
    ]
    if sitting["prey"]:
        prey = ", ".join(speaker.say("prey", prey=kind) for kind in sitting["prey"])
        found.append(Text(f"{speaker.say('label-prey')}: {prey}"))
    if any(sitting["moons"].values()):
        moons = "".join(phase[0] * count for phase, count in sitting["moons"].items())
        found.append(Text(f"{speaker.say('label-moons')}: {moons}"))
    return found


def _tiles(speaker: Speaker, sitting: dict[str, Any]) -> Text:
    """What each tile shows, H first."""
    line = Text(f"{speaker.say('label-tiles')}: ")
    for name, tile in zip(TILES, sitting["tiles"], strict=True):
        shows = tile["shows"]
        if shows is not None:
            line.append(f"{name} ", "dim").append(f" {LETTERS[shows]} ", STYLES[shows])
            line.append(" ")
    return line
