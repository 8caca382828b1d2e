"""The second opinion on Lone Wolves: the whole game after setup as plain, slow Python.

Written from the rule ledger alone; it imports nothing of nunatak and shares no thought with it.
`python -m tests.games.counting lonewolves` recomputes every number of its perft file.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

NOT_READ: tuple[str, ...] = ()  # it reads the positions of every phase

# --- Sourced data, 3.2 ---------------------------------------------------------------------------

TRICKS = 13
CAPACITY = 6
NEAR, FAR = 0, 1
SIDES = ["near", "far"]
SUIT_OF_LETTER = {"B": "black", "R": "red", "O": "orange", "G": "green", "W": "white"}
LETTER_OF_SUIT = {"black": "B", "red": "R", "orange": "O", "green": "G", "white": "W"}
SUIT_OF_TERRITORY = {
    "cave": "black",
    "volcano": "red",
    "desert": "orange",
    "swamp": "green",
    "tundra": "white",
}
CARDS = [letter + value for letter in "BROGW" for value in "234567"]
SCAR_COPIES = {
    "might": 2,
    "fury": 2,
    "recruit": 2,
    "turn": 2,
    "pack_fame": 2,
    "loner_fame": 2,
    "alpha_fame": 2,
    "cub_fame": 2,
    "trophy": 2,
}
WHITE_MOON_POINTS = 5
BLOOD_MOON_POINTS = 3
MODES = ["normal", "advanced"]
PHASES = ["lead", "lead-reveal", "follow", "follow-reveal", "take", "place", "over"]

# --- Designed data, 3.3 --------------------------------------------------------------------------

BOARD_ORDER = ["cave", "volcano", "desert", "swamp", "tundra"]
HONOR_FACES = {
    "cave": (1, 6),
    "volcano": (2, 7),
    "desert": (3, 8),
    "swamp": (4, 9),
    "tundra": (5, 10),
}
SUPPLY_FACE_UP = {
    "normal": {"cave": 1, "volcano": 1, "desert": 1, "swamp": 1, "tundra": 1},
    "advanced": {"cave": 1, "volcano": 1, "desert": 1, "swamp": 1, "tundra": 1},
}
SUPPLY_FACE_DOWN = {
    "normal": {"cave": 2, "volcano": 2, "desert": 2, "swamp": 2, "tundra": 2},
    "advanced": {"cave": 2, "volcano": 3, "desert": 2, "swamp": 3, "tundra": 2},
}
SLOTS = {
    "normal": {
        "near": {"cave": 3, "volcano": 3, "desert": 3, "swamp": 3, "tundra": 3},
        "far": {"cave": 3, "volcano": 3, "desert": 3, "swamp": 3, "tundra": 3},
    },
    "advanced": {
        "near": {"cave": 3, "volcano": 1, "desert": 2, "swamp": 2, "tundra": 3},
        "far": {"cave": 3, "volcano": 2, "desert": 2, "swamp": 1, "tundra": 3},
    },
}
BORDER_SLOTS: dict[str, dict[str, list[tuple[str, str]]]] = {
    "normal": {"near": [], "far": []},
    "advanced": {
        "near": [("cave", "volcano"), ("desert", "swamp")],
        "far": [("volcano", "desert"), ("swamp", "tundra")],
    },
}

# --- What is true now ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Wolf:
    """A card on the field; face down (lost or recruited) it is a lone wolf."""

    card: str
    face_up: bool


@dataclass(frozen=True)
class Token:
    """A scar in the supply of a territory."""

    kind: str
    face_up: bool


@dataclass(frozen=True)
class Played:
    """A card of the current trick and the territory it was played to."""

    card: str
    territory: str


@dataclass
class Position:
    mode: str
    trick: int
    phase: str
    leader: int
    white_moon: str | None
    blood_moon: str | None
    trump: str | None
    led: Played | None
    followed: Played | None
    hands: list[list[str]]
    field: dict[tuple[str, int], list[Wolf]]
    supply: dict[str, list[Token | None]]
    honor: dict[str, tuple[int, int]]
    scars: list[dict[str, str]]
    taken: str | None
    set_aside: list[str]
    box: list[str]


def copied(position: Position) -> Position:
    """A position that shares no list and no dict with the given one."""
    return replace(
        position,
        hands=[list(hand) for hand in position.hands],
        field={side: list(wolves) for side, wolves in position.field.items()},
        supply={territory: list(tokens) for territory, tokens in position.supply.items()},
        honor=dict(position.honor),
        scars=[dict(slots) for slots in position.scars],
        set_aside=list(position.set_aside),
        box=list(position.box),
    )


def suit_of(card: str) -> str:
    return SUIT_OF_LETTER[card[0]]


def value_of(card: str) -> int:
    return int(card[1])


def wolves_in(position: Position, territory: str) -> int:
    """L-CAP-01: the cards of both sides together."""
    return len(position.field[territory, NEAR]) + len(position.field[territory, FAR])


def is_full(position: Position, territory: str) -> bool:
    """L-CAP-01, L-CAP-02."""
    return wolves_in(position, territory) >= CAPACITY


def open_territories(position: Position) -> list[str]:
    return [territory for territory in BOARD_ORDER if not is_full(position, territory)]


def places(mode: str, territory: str) -> int:
    """How many scar symbols, light and dark, are printed on the territory."""
    return SUPPLY_FACE_UP[mode][territory] + SUPPLY_FACE_DOWN[mode][territory]


def slots(mode: str, seat: int) -> list[str]:
    """L-DATA-09: the slot ids of a side, without the side."""
    side = SIDES[seat]
    names = []
    for territory in BOARD_ORDER:
        for number in range(1, SLOTS[mode][side][territory] + 1):
            names.append(f"{territory}:{number}")
    for left, right in BORDER_SLOTS[mode][side]:
        names.append(f"{left}|{right}")
    return names


def territories_of(slot: str) -> list[str]:
    """L-ADV-05: the one territory of a plain slot, or both of a border slot, left one first."""
    return slot.split(":")[0].split("|")


def free_slots(position: Position, seat: int) -> list[str]:
    """L-SLOT-02 to 04: slots of this side without a token."""
    return [slot for slot in slots(position.mode, seat) if slot not in position.scars[seat]]


def face_down_places(position: Position, territory: str) -> list[int]:
    """Places (from 1) of the tokens a 3 may turn up."""
    tokens = position.supply[territory]
    return [n for n, token in enumerate(tokens, 1) if token is not None and not token.face_up]


def filled_places(position: Position, territory: str) -> list[int]:
    """Places (from 1) where a token lies, face up or face down."""
    tokens = position.supply[territory]
    return [n for n, token in enumerate(tokens, 1) if token is not None]


def latest_moon_suit(white_moon: str | None, blood_moon: str | None) -> str | None:
    """L-MOON-04, L-MOON-08: the suit of the latest moon's territory, or none."""
    if blood_moon is not None:
        return SUIT_OF_TERRITORY[blood_moon]
    if white_moon is not None:
        return SUIT_OF_TERRITORY[white_moon]
    return None


# --- Who wins the trick, 5.6 ---------------------------------------------------------------------


def follower_wins(led: str, followed: str, trump: str | None) -> bool:
    """L-WIN-01 to 06."""
    if suit_of(led) == suit_of(followed):
        return beats_in_suit(value_of(followed), value_of(led))
    return suit_of(followed) == trump


def beats_in_suit(value: int, other: int) -> bool:
    """L-WIN-01, L-WIN-02: the higher value wins, but a 2 wins against a 7."""
    if (value, other) == (2, 7):
        return True
    if (value, other) == (7, 2):
        return False
    return value > other


def winner(position: Position) -> int:
    led, followed = the(position.led), the(position.followed)
    if follower_wins(led.card, followed.card, position.trump):
        return other_seat(position.leader)
    return position.leader


def loser(position: Position) -> int:
    return other_seat(winner(position))


def losing_card(position: Position) -> Played:
    if loser(position) == position.leader:
        return the(position.led)
    return the(position.followed)


def other_seat(seat: int) -> int:
    return FAR if seat == NEAR else NEAR


def the(played: Played | None) -> Played:
    """The card that this phase cannot be without."""
    if played is None:
        raise ValueError("the phase needs a card that was not played")
    return played


# --- May it be done? -----------------------------------------------------------------------------


def actor(position: Position) -> int:
    """5.1: the seat that decides now."""
    if position.phase in ("lead", "lead-reveal"):
        return position.leader
    if position.phase in ("follow", "follow-reveal"):
        return other_seat(position.leader)
    if position.phase in ("take", "place"):
        return loser(position)
    raise ValueError("L-FLOW-05: the game is over")


def moves(position: Position) -> list[str]:
    """All legal moves of the phase, in canonical notation; none once the game is over."""
    if position.phase == "lead":
        return card_plays(position, position.hands[actor(position)])
    if position.phase == "lead-reveal":
        return reveals(position, the(position.led))
    if position.phase == "follow":
        return card_plays(position, cards_to_follow(position))
    if position.phase == "follow-reveal":
        return reveals(position, the(position.followed))
    if position.phase == "take":
        return takes(position)
    if position.phase == "place":
        return placings(position)
    return []


def card_plays(position: Position, cards: list[str]) -> list[str]:
    """L-PLAY-01 to 06: each card to each territory that is not full."""
    found = []
    for card in cards:
        for territory in open_territories(position):
            found.append(f"{suit_of(card)} {value_of(card)} to {territory}")
    return found


def cards_to_follow(position: Position) -> list[str]:
    """L-FOL-02, L-FOL-03: the cards of the led suit; any card if there are none."""
    hand = position.hands[actor(position)]
    led_suit = suit_of(the(position.led).card)
    of_led_suit = [card for card in hand if suit_of(card) == led_suit]
    return of_led_suit or hand


def reveals(position: Position, three: Played) -> list[str]:
    """L-REV-03 to 05: any face-down token of the territory the 3 was played to."""
    territory = three.territory
    return [f"reveal {territory} {number}" for number in face_down_places(position, territory)]


def takes(position: Position) -> list[str]:
    """L-TAKE-01 to 03: any token of the territory the loser played to."""
    territory = losing_card(position).territory
    return [f"take {territory} {number}" for number in filled_places(position, territory)]


def placings(position: Position) -> list[str]:
    """L-SLOT-01 to 06: any free slot on the loser's own side."""
    seat = loser(position)
    return [f"place {SIDES[seat]}:{slot}" for slot in free_slots(position, seat)]


# --- What happens then? --------------------------------------------------------------------------


def play(position: Position, move: str) -> Position:
    """The position after a legal move and after all that the engine does by itself."""
    if move not in moves(position):
        raise ValueError(f"not a legal move: {move}")
    return after(position, move)


def after(position: Position, move: str) -> Position:
    """L-FLOW-08: a reveal, take or placing with a single option is carried out at once."""
    position = copied(position)
    carry_out(position, move)
    while is_forced(position):
        carry_out(position, moves(position)[0])
    return position


def is_forced(position: Position) -> bool:
    """L-FLOW-08: a card is never played by the engine."""
    if position.phase in ("lead", "follow", "over"):
        return False
    return len(moves(position)) == 1


def carry_out(position: Position, move: str) -> None:
    words = move.split()
    if words[0] == "reveal":
        reveal(position, words[1], int(words[2]))
    elif words[0] == "take":
        take(position, words[1], int(words[2]))
    elif words[0] == "place":
        place(position, words[1].split(":", 1)[1])
    elif position.phase == "lead":
        lead(position, Played(LETTER_OF_SUIT[words[0]] + words[1], words[3]))
    else:
        follow(position, Played(LETTER_OF_SUIT[words[0]] + words[1], words[3]))


def lead(position: Position, played: Played) -> None:
    """5.3, then a reveal or the follower."""
    lay_card(position, position.leader, played)
    position.led = played
    if must_reveal(position, played):
        position.phase = "lead-reveal"
    else:
        position.phase = "follow"


def follow(position: Position, played: Played) -> None:
    """5.4, then a reveal or the result."""
    lay_card(position, other_seat(position.leader), played)
    position.followed = played
    if must_reveal(position, played):
        position.phase = "follow-reveal"
    else:
        resolve(position)


def lay_card(position: Position, seat: int, played: Played) -> None:
    """L-PLAY-04: face up on the own side."""
    position.hands[seat].remove(played.card)
    position.field[played.territory, seat].append(Wolf(played.card, face_up=True))


def must_reveal(position: Position, played: Played) -> bool:
    """L-REV-01, 02, 06: a 3, and a token face down where it was played."""
    return value_of(played.card) == 3 and face_down_places(position, played.territory) != []


def reveal(position: Position, territory: str, number: int) -> None:
    """L-REV-07: the token stays where it is, face up."""
    token = token_at(position, territory, number)
    position.supply[territory][number - 1] = Token(token.kind, face_up=True)
    if position.phase == "lead-reveal":
        position.phase = "follow"
    else:
        resolve(position)


def token_at(position: Position, territory: str, number: int) -> Token:
    token = position.supply[territory][number - 1]
    if token is None:
        raise ValueError(f"no token at {territory} {number}")
    return token


def resolve(position: Position) -> None:
    """5.7: the loser's card is flipped, then he takes a scar if there is one (L-TAKE-05)."""
    lost = losing_card(position)
    flip(position.field[lost.territory, loser(position)], lost.card)
    if filled_places(position, lost.territory):
        position.phase = "take"
    else:
        next_trick(position)


def flip(wolves: list[Wolf], card: str) -> None:
    """L-RES-03: from now on a lone wolf."""
    wolves[wolves.index(Wolf(card, face_up=True))] = Wolf(card, face_up=False)


def take(position: Position, territory: str, number: int) -> None:
    """6.1, then the moon, then the slot or, with none free, the box (L-SLOT-08)."""
    kind = token_at(position, territory, number).kind
    position.supply[territory][number - 1] = None
    if not filled_places(position, territory):
        set_moon(position, territory)
    if free_slots(position, loser(position)):
        position.taken = kind
        position.phase = "place"
    else:
        position.box.append(kind)
        next_trick(position)


def set_moon(position: Position, territory: str) -> None:
    """L-MOON-01 to 03: the White Moon first, then the Blood Moon, then nothing."""
    if position.white_moon is None:
        position.white_moon = territory
    elif position.blood_moon is None:
        position.blood_moon = territory


def place(position: Position, slot: str) -> None:
    """6.2 and 6.3: into the slot, and its effect at once on each territory of the slot."""
    seat, kind = loser(position), position.taken
    if kind is None:
        raise ValueError("no scar was taken")
    position.scars[seat][slot] = kind
    position.taken = None
    for territory in territories_of(slot):
        if kind == "turn":
            turn(position, territory)
        if kind == "recruit":
            recruit(position, territory, seat)
    next_trick(position)


def turn(position: Position, territory: str) -> None:
    """L-EFF-03: the honor token shows its other face."""
    up, down = position.honor[territory]
    position.honor[territory] = (down, up)


def recruit(position: Position, territory: str, seat: int) -> None:
    """L-EFF-04 to 06: a set-aside card as a lone wolf, unless the territory is full."""
    if not is_full(position, territory) and position.set_aside:
        card = position.set_aside.pop(0)
        position.field[territory, seat].append(Wolf(card, face_up=False))


def next_trick(position: Position) -> None:
    """L-RES-02, L-MOON-05, L-END-01: the winner leads, a new trump is in force; or the end."""
    position.leader = winner(position)
    position.trump = latest_moon_suit(position.white_moon, position.blood_moon)
    position.led = None
    position.followed = None
    if position.trick == TRICKS:
        position.phase = "over"
    else:
        position.trick += 1
        position.phase = "lead"


# --- Scoring, 9 and 10 ---------------------------------------------------------------------------


def strengths(position: Position) -> dict[str, tuple[int, int]]:
    """9.1: the strength of near and far in every territory."""
    return {
        territory: (strength(position, territory, NEAR), strength(position, territory, FAR))
        for territory in BOARD_ORDER
    }


def strength(position: Position, territory: str, seat: int) -> int:
    """L-STR-01: face-up values, 1 for each lone wolf, might and fury."""
    total = lone_wolves(position, territory, seat)
    for card in face_up_cards(position, territory, seat):
        total += value_of(card)
    for kind in scars_touching(position, territory, seat):
        if kind == "might":
            total += len(position.field[territory, seat])
        if kind == "fury":
            total += 3
    return total


def lone_wolves(position: Position, territory: str, seat: int) -> int:
    return len([wolf for wolf in position.field[territory, seat] if not wolf.face_up])


def face_up_cards(position: Position, territory: str, seat: int) -> list[str]:
    return [wolf.card for wolf in position.field[territory, seat] if wolf.face_up]


def scars_touching(position: Position, territory: str, seat: int) -> list[str]:
    """L-ADV-05: kinds in the seat's slots of this territory, border slots included."""
    placed = position.scars[seat]
    return [kind for slot, kind in placed.items() if territory in territories_of(slot)]


def controller(position: Position, territory: str) -> int | None:
    """9.2: the stronger side; nobody if equal."""
    near, far = strengths(position)[territory]
    if near > far:
        return NEAR
    if far > near:
        return FAR
    return None


def points(position: Position) -> tuple[int, int]:
    """L-SCO-01."""
    return seat_points(position, NEAR), seat_points(position, FAR)


def seat_points(position: Position, seat: int) -> int:
    total = 0
    for territory in BOARD_ORDER:
        controls = controller(position, territory) == seat
        if controls:
            total += spoils(position, territory)
        for kind in scars_touching(position, territory, seat):
            total += scar_points(position, kind, territory, seat, controls)
    return total


def spoils(position: Position, territory: str) -> int:
    """L-CTL-01: the upward face of the honor token and any moon."""
    total = position.honor[territory][0]
    if position.white_moon == territory:
        total += WHITE_MOON_POINTS
    if position.blood_moon == territory:
        total += BLOOD_MOON_POINTS
    return total


def scar_points(position: Position, kind: str, territory: str, seat: int, controls: bool) -> int:
    """9.3, kinds 05 to 09: what one scar is worth in one territory."""
    up = face_up_cards(position, territory, seat)
    if kind == "pack_fame":
        return len(position.field[territory, seat])
    if kind == "loner_fame":
        return 2 * lone_wolves(position, territory, seat)
    if kind == "alpha_fame":
        return 2 * len(up)
    if kind == "cub_fame":
        return 3 * len([card for card in up if value_of(card) in (2, 3, 4)])
    if kind == "trophy":
        return 5 if controls else 0
    return 0


def ranks(position: Position) -> tuple[int, int]:
    """L-SCO-02 to 04: points, then lone wolves; a full tie ranks both first."""
    near, far = points(position)
    near_result = (near, all_lone_wolves(position, NEAR))
    far_result = (far, all_lone_wolves(position, FAR))
    if near_result > far_result:
        return 1, 2
    if near_result < far_result:
        return 2, 1
    return 1, 1


def all_lone_wolves(position: Position, seat: int) -> int:
    return sum(lone_wolves(position, territory, seat) for territory in BOARD_ORDER)


# --- Reading a position --------------------------------------------------------------------------


def read(line: str) -> Position:
    """A position from its line of text; what the line leaves out has its default."""
    values = read_values(line)
    phase = chosen(values.get("phase", "lead"), PHASES)
    mode = chosen(values.get("mode", "normal"), MODES)
    white_moon = read_territory(values.get("white_moon"))
    blood_moon = read_territory(values.get("blood_moon"))
    position = Position(
        mode=mode,
        trick=int(values.get("trick", "1")),
        phase=phase,
        leader=SIDES.index(values.get("leader", "near")),
        white_moon=white_moon,
        blood_moon=blood_moon,
        trump=read_trump(values.get("trump"), latest_moon_suit(white_moon, blood_moon)),
        led=read_played(values.get("led")),
        followed=read_played(values.get("followed")),
        hands=[items(values.get(f"{side}.hand")) for side in SIDES],
        field=read_field(values),
        supply={t: read_supply(values.get(f"{t}.supply"), mode, t) for t in BOARD_ORDER},
        honor={t: read_honor(values.get(f"{t}.honor"), t) for t in BOARD_ORDER},
        scars=[read_scars(values.get(f"{SIDES[seat]}.scars"), mode, seat) for seat in (NEAR, FAR)],
        taken=values.get("taken"),
        set_aside=[],
        box=items(values.get("box")),
    )
    lay_trick(position)
    position.set_aside = [card for card in CARDS if card not in named_cards(position)]
    check(position)
    return position


def read_values(line: str) -> dict[str, str]:
    tokens = line.split()
    if tokens[0] != "lonewolves":
        raise ValueError("the line is not about lonewolves")
    values = {}
    for token in tokens[1:]:
        key, equals, value = token.partition("=")
        if not equals or key in values or key not in known_keys():
            raise ValueError(f"bad, unknown or repeated: {token}")
        values[key] = value
    return values


def known_keys() -> list[str]:
    keys = ["mode", "trick", "phase", "leader", "white_moon", "blood_moon", "trump"]
    keys += ["led", "followed", "void", "taken", "box", "chance"]
    for side in SIDES:
        keys += [f"{side}.hand", f"{side}.scars"]
    for territory in BOARD_ORDER:
        keys += [f"{territory}.near", f"{territory}.far"]
        keys += [f"{territory}.supply", f"{territory}.honor"]
    return keys


def items(value: str | None) -> list[str]:
    return value.split(",") if value else []


def chosen(word: str, words: list[str]) -> str:
    if word not in words:
        raise ValueError(f"{word} is none of {words}")
    return word


def read_territory(value: str | None) -> str | None:
    return None if value is None else chosen(value, BOARD_ORDER)


def read_trump(value: str | None, default: str | None) -> str | None:
    if value is None:
        return default
    if value == "none":
        return None
    return chosen(value, list(LETTER_OF_SUIT))


def read_played(value: str | None) -> Played | None:
    """`G6>swamp`"""
    if value is None:
        return None
    card, territory = value.split(">")
    return Played(card, chosen(territory, BOARD_ORDER))


def read_field(values: dict[str, str]) -> dict[tuple[str, int], list[Wolf]]:
    field = {}
    for territory in BOARD_ORDER:
        for seat in (NEAR, FAR):
            texts = items(values.get(f"{territory}.{SIDES[seat]}"))
            field[territory, seat] = [read_wolf(text) for text in texts]
    return field


def read_wolf(text: str) -> Wolf:
    """`B7` face up, `-R4` flipped, `?O3` recruited."""
    if text[0] in "-?":
        return Wolf(text[1:], face_up=False)
    return Wolf(text, face_up=True)


def read_supply(value: str | None, mode: str, territory: str) -> list[Token | None]:
    """`might,.,?turn`: by place, a dot where no token lies."""
    tokens = [read_token(text) for text in items(value)]
    if len(tokens) > places(mode, territory):
        raise ValueError(f"more tokens than places on {territory}")
    return tokens + [None] * (places(mode, territory) - len(tokens))


def read_token(text: str) -> Token | None:
    if text == ".":
        return None
    if text[0] == "?":
        return Token(text[1:], face_up=False)
    return Token(text, face_up=True)


def read_honor(value: str | None, territory: str) -> tuple[int, int]:
    """`2/7`: face up first."""
    if value is None:
        return HONOR_FACES[territory]
    up, down = value.split("/")
    return int(up), int(down)


def read_scars(value: str | None, mode: str, seat: int) -> dict[str, str]:
    """`fury@cave:1,turn@cave|volcano`"""
    scars: dict[str, str] = {}
    for text in items(value):
        kind, slot = text.split("@")
        if slot in scars or slot not in slots(mode, seat):
            raise ValueError(f"no such slot, or taken twice: {slot}")
        scars[slot] = kind
    return scars


def lay_trick(position: Position) -> None:
    """Cards of the trick that are not listed on the field lie there all the same."""
    if position.led is not None:
        lay_unlisted(position, position.leader, position.led)
    if position.followed is not None:
        lay_unlisted(position, other_seat(position.leader), position.followed)


def lay_unlisted(position: Position, seat: int, played: Played) -> None:
    wolves = position.field[played.territory, seat]
    if played.card not in [wolf.card for wolf in wolves]:
        resolved = position.phase in ("take", "place")
        lost = resolved and loser(position) == seat
        wolves.append(Wolf(played.card, face_up=not lost))


def named_cards(position: Position) -> list[str]:
    cards = position.hands[NEAR] + position.hands[FAR]
    for wolves in position.field.values():
        cards += [wolf.card for wolf in wolves]
    return cards


def named_scars(position: Position) -> list[str]:
    kinds = position.box + list(position.scars[NEAR].values()) + list(position.scars[FAR].values())
    for tokens in position.supply.values():
        kinds += [token.kind for token in tokens if token is not None]
    if position.taken is not None:
        kinds.append(position.taken)
    return kinds


def check(position: Position) -> None:
    """L-INV-01 to 03, and the cards of the trick that the phase asks for."""
    for card in named_cards(position):
        if card not in CARDS or named_cards(position).count(card) > 1:
            raise ValueError(f"no such card, or twice: {card}")
    for kind in named_scars(position):
        if named_scars(position).count(kind) > SCAR_COPIES.get(kind, 0):
            raise ValueError(f"no such scar, or too many: {kind}")
    for territory in BOARD_ORDER:
        if wolves_in(position, territory) > CAPACITY:
            raise ValueError(f"more than six cards: {territory}")
    if not 1 <= position.trick <= TRICKS:
        raise ValueError(f"no such trick: {position.trick}")
    check_phase(position)


def check_phase(position: Position) -> None:
    phase = position.phase
    if (position.led is None) != (phase in ("lead", "over")):
        raise ValueError(f"led does not fit {phase}")
    if (position.followed is None) != (phase in ("lead", "lead-reveal", "follow", "over")):
        raise ValueError(f"followed does not fit {phase}")
    if (position.taken is None) != (phase != "place"):
        raise ValueError(f"taken does not fit {phase}")
