"""How a scenario is told: positions to start from, and what lies where, as people would say it."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nunatak import Refusal, Refused, Table
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.compiled import INTERPRETED

LEDGER = (Path(__file__).parents[3] / "docs" / "rules" / "lonewolves.md").read_text("utf-8")

MODES = ("normal", "advanced")
SIDES = ("near", "far")
SUITS = ("black", "red", "orange", "green", "white")
TERRITORIES = ("cave", "volcano", "desert", "swamp", "tundra")
COLOURS = dict(zip(TERRITORIES, SUITS, strict=True))
DECK = [f"{suit} {value}" for suit in SUITS for value in (2, 3, 4, 5, 6, 7)]
KINDS = (
    "might",
    "fury",
    "recruit",
    "turn",
    "pack_fame",
    "loner_fame",
    "alpha_fame",
    "cub_fame",
    "trophy",
)
RANDOM_GAMES = 2 if INTERPRETED else 5

# ------------------------------------------------------------------ the refusals of 12.3

OVER = Refusal("L-FLOW-05", "The game is over.")
NOT_YOUR_TURN = Refusal("L-FLOW-03", "It is not your turn to decide.")
WRONG_STEP = Refusal("L-FLOW-04", "That action does not fit this step.")
NO_PASSING = Refusal("L-FLOW-06", "You cannot pass here.")
FINAL = Refusal("L-FLOW-07", "A move cannot be taken back.")
NOT_IN_HAND = Refusal("L-PLAY-01", "That card is not in your hand.")
NO_TERRITORY = Refusal("L-PLAY-02", "There is no such territory.")
FULL = Refusal("L-PLAY-03", "That territory is full.")
NOT_AT_THE_3 = Refusal("L-REV-04", "Choose a scar on the territory of your 3.")
ALREADY_UP = Refusal("L-REV-05", "That scar is already face up.")
NOT_WHERE_PLAYED = Refusal("L-TAKE-03", "Take a scar from the territory you played to.")
NO_SLOT = Refusal("L-SLOT-02", "There is no such slot.")
OTHER_SIDE = Refusal("L-SLOT-03", "That slot is on the other side.")
SLOT_TAKEN = Refusal("L-SLOT-04", "That slot is taken.")

# ------------------------------------------------------------------ tables


def must_follow(suit: str) -> Refusal:
    """L-FOL-02, which names the led suit."""
    return Refusal("L-FOL-02", f"The led suit is {suit}, and you have it: follow suit.")


def at(words: str, **kwargs: Any) -> Table:
    """A table at a position; near leads trick 1 if nothing else is said.

    A hand that is not named has a card that is named nowhere, so that the game can go on.
    """
    return Table.at(f"lonewolves {words} {_spare_hands(words)}", **kwargs)


def _spare_hands(words: str) -> str:
    if "phase=over" in words:
        return ""
    named = set(re.findall(r"\b[BROGW][2-7]\b", words))
    spare = [suit + value for suit in "WGORB" for value in "765432" if suit + value not in named]
    hands = [f"{side}.hand" for side in SIDES if f"{side}.hand=" not in words]
    return " ".join(f"{hand}={card}" for hand, card in zip(hands, spare, strict=False))


def new(mode: str = "normal", seed: int = 7, **kwargs: Any) -> Table:
    """A freshly dealt table."""
    return Table("lonewolves", seed=seed, options={"mode": mode}, **kwargs)


def following(led: str, hand: str, words: str = "") -> Table:
    """Near has led, and far has to follow with one of these cards."""
    return at(f"phase=follow led={led} far.hand={hand} {words}")


def placing(scar: str, words: str = "", **kwargs: Any) -> Table:
    """Near has lost a trick in the tundra, B6 to B7, and has a scar to place."""
    trick = "leader=far led=B7>tundra followed=B6>tundra"
    return at(f"phase=place {trick} taken={scar} {words}", **kwargs)


def over(words: str) -> Table:
    """The end of a game."""
    return at(f"phase=over trick=13 {words}")


def play(table: Table, *moves: str) -> Table:
    """The table after these moves."""
    for move in moves:
        table.play(move)
    return table


def play_on(table: Table, seed: int) -> Iterator[Table]:
    """The table after each of its random moves, up to the end."""
    choose = random.Random(seed)
    while not table.is_over:
        table.play(choose.choice(table.legal))
        yield table


def every_step(mode: str, games: int = RANDOM_GAMES) -> Iterator[Table]:
    """Tables of some random games, after the deal and after every step."""
    for seed in range(games):
        table = new(mode, seed)
        yield table
        yield from play_on(table, seed)


def finished(mode: str = "normal", seed: int = 7) -> Table:
    """A random game that was played to its end."""
    table = new(mode, seed)
    for _ in play_on(table, seed):
        pass
    return table


def lost_by_far(mode: str) -> Table:
    """A whole game in which far loses every trick and takes a scar each time."""
    kinds = [kind for kind in KINDS if kind != "recruit"] * 2
    if mode == "advanced":
        kinds.append("recruit")
    sizes = {"normal": (3, 3, 3, 3, 3), "advanced": (3, 4, 3, 4, 3)}[mode]
    words = [f"mode={mode}", "near.hand=" + NEAR_WINS, "far.hand=" + FAR_LOSES]
    for name, size in zip(TERRITORIES, sizes, strict=True):
        tokens, kinds = kinds[:size], kinds[size:]
        words.append(f"{name}.supply={',?'.join(tokens)}")
    table = at(" ".join(words))
    while table.decision is not None:
        trick = table.view(None)["trick"] - 1
        cards = {"lead": NEAR_WINS, "follow": FAR_LOSES}.get(table.decision.kind)
        if cards:
            table.play(f"{cards.split(',')[trick]} to {TERRITORIES[trick // 3]}")
        else:
            table.play(table.legal[0])
    return table


NEAR_WINS = "O7,B2,B3,B4,B5,B6,B7,R2,R3,R4,R5,R6,R7"
FAR_LOSES = "O6,G2,G3,G4,G5,G6,G7,W2,W3,W4,W5,W6,W7"


def winner_of(led: str, followed: str, trump: str = "none", to: str = "cave desert") -> str:
    """The side that wins: near leads to the first territory, far follows to the second."""
    first, second = to.split()
    table = at(f"trump={trump} near.hand={led} far.hand={followed}")
    play(table, f"{led} to {first}", f"{followed} to {second}")
    return SIDES[table.view(None)["leader"]]


# ------------------------------------------------------------------ what is open to all


def territory(table: Table, name: str) -> dict[str, Any]:
    """A territory, as a spectator sees it."""
    found: dict[str, dict[str, Any]] = {
        place["territory"]: place for place in table.view(None)["territories"]
    }
    return found[name]


def strengths(table: Table, name: str) -> tuple[int, int]:
    """Near and far strength at a territory."""
    near, far = territory(table, name)["sides"]
    return near["strength"], far["strength"]


def wolves(table: Table, side: str, name: str) -> list[str]:
    """The wolves of a side: `green 6` face up, `-green 6` flipped, `?` recruited and unknown."""
    marks = {"up": "", "flipped": "-", "recruited": "?"}
    here = territory(table, name)["sides"][SIDES.index(side)]["wolves"]
    return [marks[wolf["face"]] + (wolf["card"] or "") for wolf in here]


def supply(table: Table, name: str) -> list[str]:
    """The scars that lie on a territory; a face-down one is `?`."""
    return [token["scar"] or "?" for token in territory(table, name)["supply"]]


def honor(table: Table, name: str) -> int:
    """The upward face of a territory's honor token."""
    up: int = territory(table, name)["honor"]["up"]
    return up


def scars(table: Table, side: str) -> dict[str, str]:
    """The placed scars of a side, by slot."""
    placed = table.view(None)["scars"]
    return {slot: placed[slot] for slot in slot_ids(table, side) if slot in placed}


def slot_ids(table: Table, side: str) -> list[str]:
    """The slots of a side, free or not."""
    return [slot["slot"] for slot in table.view(None)["slots"][SIDES.index(side)]]


def moons(table: Table) -> tuple[str | None, str | None]:
    """Where the White and the Blood Moon lie."""
    lying = table.view(None)["moons"]
    return lying["white_moon"], lying["blood_moon"]


def hand(table: Table, side: str) -> list[str]:
    """A side's hand, as its own seat sees it."""
    seat = SIDES.index(side)
    cards: list[str] = table.view(seat)["seats"][seat]["hand"]
    return cards


def awaits(table: Table) -> tuple[str, str] | None:
    """The side that decides, and what."""
    if table.decision is None:
        return None
    return SIDES[table.decision.seat], table.decision.kind


def options(table: Table) -> list[str]:
    """The legal actions in notation."""
    return [str(action) for action in table.actions]


def points(table: Table, side: str) -> dict[str, int]:
    """A side's points by source; sources that give nothing are left out."""
    sources = table.outcome.sources[SIDES.index(side)]
    return {source: number for source, number in sources.items() if number}


def seen(table: Table, seat: int | None) -> str:
    """All that a seat sees, as text: what to compare when nothing may differ."""
    return json.dumps(table.view(seat))


def redeals(table: Table, seat: int, count: int) -> Iterator[Table]:
    """Tables that the seat can't tell from this one."""
    chance = stream(11, FOR_REDEALS)
    for _ in range(count):
        position = table.game.sheet.write(table.outlook(seat).redeal(chance))
        yield Table.at(position, data=table.start.data)


def undo_refusal(table: Table) -> Refusal | None:
    """Why the last move can't be taken back; it is taken back if it can."""
    try:
        table.undo()
    except Refused as refused:
        return refused.refusal
    return None


# ------------------------------------------------------------------ what is true


def truth(table: Table) -> dict[str, list[str]]:
    """The whole position, hidden things included, by the keys of its text."""
    pairs = (word.partition("=") for word in table.position.split()[1:])
    return {key: value.split(",") for key, _, value in pairs}


def field_cards(position: dict[str, list[str]], *sides: str) -> list[str]:
    """The cards on the field, on these sides: `G6` face up, `-G6` flipped, `?G6` recruited."""
    return [
        card
        for name in TERRITORIES
        for side in sides
        for card in position.get(f"{name}.{side}", [])
    ]


def supply_scars(position: dict[str, list[str]], name: str) -> list[str]:
    """The scars on a territory, known or not, without their marks."""
    tokens = position.get(f"{name}.supply", [])
    return [token.removeprefix("?") for token in tokens if token != "."]


def placed_scars(position: dict[str, list[str]], side: str) -> list[str]:
    """The scars in a side's slots: `fury@cave:1`."""
    return position.get(f"{side}.scars", [])


def ledger_json(section: str) -> dict[str, Any]:
    """The JSON block of a section of the ledger."""
    found = re.search(rf"^### {re.escape(section)} .*?```json\n(.*?)```", LEDGER, re.S | re.M)
    assert found, section
    block: dict[str, Any] = json.loads(found[1])
    return block
