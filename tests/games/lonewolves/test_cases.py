"""13. The test cases of the ledger, one test each. Anna is seat 0 (near), Ivan is seat 1 (far)."""

import itertools

import numpy as np
import pytest

from nunatak import DataError, Table
from nunatak.games.lonewolves.data import CARDS, NO_SCAR, NOWHERE, PLACES, SEATS, TRICKS
from nunatak.games.lonewolves.designed import read_designed
from nunatak.games.lonewolves.state import ASIDE, FACE_UP, FLIPPED, HAND_OF, RECRUITED, Phase
from nunatak.kernel.chance import FOR_SIMULATION, FOR_THE_GAME, Chance, below, draw, sow, stream
from nunatak.kernel.compiled import INTERPRETED, compiled
from nunatak.kernel.playing import Numbers
from nunatak.kernel.state import Actions, State, States, empty
from nunatak.kernel.verbs import apply, deal, is_over, legal
from tests.games.lonewolves.helpers import (
    ALREADY_UP,
    FULL,
    MODES,
    NO_SLOT,
    NOT_AT_THE_3,
    NOT_YOUR_TURN,
    OTHER_SIDE,
    SIDES,
    SLOT_TAKEN,
    TERRITORIES,
    at,
    awaits,
    following,
    hand,
    honor,
    ledger_json,
    lost_by_far,
    moons,
    must_follow,
    new,
    options,
    over,
    placing,
    play,
    points,
    scars,
    strengths,
    supply,
    territory,
    winner_of,
    wolves,
)

CAVE = "cave.supply=fury,?might,?turn"
DESERT = "desert.supply=trophy,?might,?cub_fame"
SWAMP = "swamp.supply=turn,?recruit,?trophy"


# ------------------------------------------------------------------ 13.1


def test_T_S01_a_trump_3_reveals_and_wins() -> None:
    table = at(f"trump=white near.hand=G6,B2 far.hand=W3,B4 {CAVE} {SWAMP}")
    play(table, "G6 to swamp", "W3 to cave")
    assert options(table) == ["reveal cave 2", "reveal cave 3"]
    play(table, "reveal cave 2")
    assert wolves(table, "near", "swamp") == ["-green 6"]
    assert awaits(table) == ("near", "take")
    play(table, "take swamp 1", "place near:cave:1")
    assert awaits(table) == ("far", "lead")


def test_T_S02_without_trump_the_3_reveals_and_loses() -> None:
    table = at(f"near.hand=G6,B2 far.hand=W3,B4 {CAVE} {SWAMP}")
    play(table, "G6 to swamp", "W3 to cave", "reveal cave 2")
    assert wolves(table, "far", "cave") == ["-white 3"]
    assert supply(table, "cave") == ["fury", "might", "?"]
    play(table, "take cave 1", "place far:cave:1")
    assert awaits(table) == ("near", "lead")


def test_T_S03_a_led_trump_must_be_followed() -> None:
    table = at("trump=white near.hand=W5,B2 far.hand=W4,O7")
    play(table, "W5 to cave")
    for name in TERRITORIES:
        assert table.why_not(f"O7 to {name}") == must_follow("white")
    play(table, "W4 to tundra")
    assert awaits(table) == ("near", "lead")


def test_T_S04_without_the_trump_suit_any_card_may_be_played() -> None:
    table = at("trump=white near.hand=W5,B2 far.hand=O7,B4")
    play(table, "W5 to cave", "O7 to tundra")
    assert awaits(table) == ("near", "lead")


def test_T_S05_example_1() -> None:
    table = at(f"near.hand=R6,G2 far.hand=R2,R4,B7 {CAVE}")
    play(table, "R6 to swamp")
    assert table.why_not("B7 to cave") == must_follow("red")
    play(table, "R4 to cave")
    assert strengths(table, "swamp") == (6, 0)
    assert strengths(table, "cave") == (0, 1)
    assert options(table) == ["take cave 1", "take cave 2", "take cave 3"]
    play(table, "take cave 1", "place far:cave:1")
    assert supply(table, "cave") == ["?", "?"]
    assert moons(table) == (None, None)
    assert awaits(table) == ("near", "lead")


def example_2() -> Table:
    """Anna led G2 to the desert, Ivan follows with O3 to the same, and reveals."""
    table = at(f"near.hand=G2,B2 far.hand=O3,B7 {DESERT}")
    play(table, "G2 to desert", "O3 to desert")
    return table


def test_T_S06_example_2() -> None:
    table = example_2()
    assert awaits(table) == ("far", "follow-reveal")
    play(table, "reveal desert 3")
    assert supply(table, "desert") == ["trophy", "?", "cub_fame"]
    assert wolves(table, "near", "desert") == ["green 2"]
    assert wolves(table, "far", "desert") == ["-orange 3"]


def test_T_S07_example_2_goes_on() -> None:
    table = play(example_2(), "reveal desert 3")
    assert options(table) == ["take desert 1", "take desert 2", "take desert 3"]
    play(table, "take desert 2")
    assert [table.view(seat)["taken"] for seat in (0, 1)] == ["might", "might"]
    play(table, "place far:cave:1")
    assert scars(table, "far") == {"far:cave:1": "might"}
    assert strengths(table, "desert") == (2, 1)
    assert supply(table, "desert") == ["trophy", "cub_fame"]
    assert moons(table) == (None, None)
    assert awaits(table) == ("near", "lead")


BEATEN_BY = {7: {6, 5, 4, 3}, 6: {5, 4, 3, 2}, 5: {4, 3, 2}, 4: {3, 2}, 3: {2}, 2: {7}}


@pytest.mark.parametrize("suit", "BROGW")
def test_T_S08_the_circle_of_ranks(suit: str) -> None:
    colour = dict(zip("BROGW", ("black", "red", "orange", "green", "white"), strict=True))[suit]
    for trump in ("none", colour):
        for led, followed in itertools.permutations(range(2, 8), 2):
            winner = winner_of(f"{suit}{led}", f"{suit}{followed}", trump)
            assert (winner == "near") == (followed in BEATEN_BY[led])
            assert (winner == "far") == (led in BEATEN_BY[followed])


def test_T_S09_two_full_territories() -> None:
    swamp = "swamp.near=G2,G3,G4 swamp.far=G5,G6,G7"
    desert = "desert.near=R2,R3,R4,R5 desert.far=R6,R7"
    table = at(f"leader=far far.hand=O6 near.hand=B2 {swamp} {desert}")
    assert table.why_not("O6 to swamp") == FULL
    assert table.why_not("O6 to desert") == FULL
    assert table.why_not("O6 to tundra") is None


def blood_moon_over_the_swamp() -> Table:
    """Anna leads G7, Ivan trumps with O5, and Anna takes the last scar of the swamp."""
    words = "white_moon=desert near.hand=G7,O7,B2 far.hand=O5,R5,B4 swamp.supply=.,.,?fury"
    return play(at(words), "G7 to swamp", "O5 to volcano")


def test_T_S10_the_blood_moon() -> None:
    table = blood_moon_over_the_swamp()
    assert strengths(table, "volcano") == (0, 5)
    assert wolves(table, "near", "swamp") == ["-green 7"]
    assert moons(table) == ("desert", "swamp")
    assert table.view(None)["trump"] == "orange"
    assert awaits(table) == ("near", "place")
    play(table, "place near:swamp:1")
    assert table.view(None)["trump"] == "green"
    assert awaits(table) == ("far", "lead")


def test_T_S11_orange_is_ordinary_again() -> None:
    table = play(blood_moon_over_the_swamp(), "place near:swamp:1")
    play(table, "R5 to cave", "O7 to cave")
    assert awaits(table) == ("far", "lead")


FULL_DESERT = "desert.near=R2,R3,R4,-R5 desert.far=O6,-O7"


def test_T_S12_fury_on_a_full_territory() -> None:
    table = placing("fury", FULL_DESERT)
    before, _ = strengths(table, "desert")
    play(table, "place near:desert:1")
    assert strengths(table, "desert")[0] == before + 3


def test_T_S13_recruit_on_a_full_territory() -> None:
    near = "near.hand=B2,B3,B4,B5,W2,W3,W4,W5,W6,W7"
    far = "far.hand=G2,G3,G4,G5,G6,G7,O2,O3"
    table = placing("recruit", f"{near} {far} {FULL_DESERT}")
    assert table.view(None)["set_aside"]["count"] == 4
    play(table, "place near:desert:1")
    assert territory(table, "desert")["cards"] == 6
    assert table.view(None)["set_aside"]["count"] == 4


def test_T_S14_an_honor_token_is_flipped_twice() -> None:
    supplies = "tundra.supply=turn volcano.supply=turn desert.honor=3/8"
    table = at(f"leader=far near.hand=B6,R6 far.hand=B7,R7 {supplies}")
    play(table, "B7 to cave", "B6 to tundra", "place near:desert:1")
    assert honor(table, "desert") == 8
    play(table, "R7 to cave", "R6 to volcano", "place near:desert:2")
    assert honor(table, "desert") == 3


def test_T_S15_another_scar_than_the_revealed_one_may_be_taken() -> None:
    table = play(following("G6>swamp", "G3", CAVE), "G3 to cave", "reveal cave 2")
    for text in ("take cave 1", "take cave 3"):
        assert table.why_not(text) is None


def test_T_S16_a_new_normal_game() -> None:
    table = new("normal")
    for name in TERRITORIES:
        assert [scar == "?" for scar in supply(table, name)] == [False, True, True]
    view = table.view(None)
    assert view["box"]["count"] == 3
    assert [len(hand(table, side)) for side in SIDES] == [13, 13]
    assert view["set_aside"]["count"] == 4
    assert view["trump"] is None
    assert moons(table) == (None, None)


def test_T_S17_fury_on_a_border() -> None:
    table = over("mode=advanced near.scars=fury@cave|volcano")
    assert strengths(table, "cave") == strengths(table, "volcano") == (3, 0)


def test_T_S18_turn_on_a_border() -> None:
    table = placing("turn", "mode=advanced cave.honor=2/7 volcano.honor=10/5")
    play(table, "place near:cave|volcano")
    assert (honor(table, "cave"), honor(table, "volcano")) == (7, 5)


def test_T_S19_alpha_fame_on_a_border() -> None:
    cards = "swamp.far=G2,G3,-G4 tundra.far=W2,-W3"
    table = over(f"mode=advanced far.scars=alpha_fame@swamp|tundra {cards}")
    assert points(table, "far")["alpha_fame"] == 6


def test_T_S20_a_new_advanced_game() -> None:
    table = new("advanced")
    lying = [supply(table, name) for name in TERRITORIES]
    assert [tokens.count("?") for tokens in lying] == [2, 3, 2, 3, 2]
    assert [len(tokens) for tokens in lying] == [3, 4, 3, 4, 3]
    assert table.view(None)["box"]["count"] == 1


# ------------------------------------------------------------------ 13.2


def test_T_R01_a_2_and_a_7_of_trumps() -> None:
    assert winner_of("R7", "R2", trump="red") == "far"
    assert winner_of("R2", "R7", trump="red") == "near"
    assert winner_of("R2", "R6", trump="red") == "far"


def test_T_R02_a_2_against_a_7_of_another_suit() -> None:
    assert winner_of("R7", "B2") == "near"
    assert winner_of("R7", "B2", trump="black") == "far"


def test_T_R03_the_sixth_card_shuts_the_follower_out() -> None:
    table = at("near.hand=W7 far.hand=W6 desert.near=R2,R3,R4 desert.far=G2,G3")
    play(table, "W7 to desert")
    assert table.why_not("W6 to desert") == FULL


def test_T_R04_no_reveal_where_nothing_is_face_down() -> None:
    table = at("near.hand=G3 far.hand=G4 desert.supply=trophy,might")
    assert awaits(play(table, "G3 to desert")) == ("far", "follow")


def test_T_R05_wrong_reveals() -> None:
    table = play(at(f"near.hand=G3 far.hand=G4 {CAVE} {DESERT}"), "G3 to desert")
    assert table.why_not("reveal cave 2") == NOT_AT_THE_3
    assert table.why_not("reveal desert 1") == ALREADY_UP


def test_T_R06_no_scar_from_an_empty_supply() -> None:
    table = following("G6>cave", "G4,W4", f"near.hand=B2 {CAVE}")
    play(table, "G4 to volcano")
    assert awaits(table) == ("near", "lead")
    assert scars(table, "far") == {}


def test_T_R07_no_third_moon() -> None:
    words = "white_moon=cave blood_moon=swamp tundra.supply=fury near.hand=B2"
    table = play(following("R6>cave", "R4", words), "R4 to tundra")
    assert moons(table) == ("cave", "swamp")
    play(table, "place far:cave:1")
    assert table.view(None)["trump"] == "green"


def test_T_R08_a_blood_moon_in_the_last_trick() -> None:
    words = "trick=13 white_moon=tundra cave.supply=turn cave.honor=1/6"
    table = play(following("R6>desert", "R4", words), "R4 to cave")
    assert moons(table) == ("tundra", "cave")
    play(table, "place far:cave:1")
    assert table.is_over
    assert points(table, "far") == {"honor": 6, "blood_moon": 3}


def test_T_R09_scoring_the_desert() -> None:
    cards = "desert.near=R7,R4,-R5 desert.far=G6,G5,-G2"
    near = "near.scars=might@desert:1,cub_fame@desert:2"
    table = over(f"{cards} {near} desert.honor=8/3 white_moon=desert")
    assert strengths(table, "desert") == (15, 12)
    assert points(table, "near") == {"honor": 8, "white_moon": 5, "cub_fame": 3}
    assert table.outcome.points == (16, 0)


def test_T_R10_scoring_a_tied_swamp() -> None:
    cards = "swamp.near=R5,-R6 swamp.far=G7,-G2,-G3"
    slots = "near.scars=fury@swamp:1 far.scars=trophy@swamp:1,loner_fame@swamp:2"
    table = over(f"{cards} {slots} white_moon=cave blood_moon=swamp")
    assert strengths(table, "swamp") == (9, 9)
    assert points(table, "near") == {}
    assert points(table, "far") == {"loner_fame": 4}


def test_T_R11_fury_without_a_card() -> None:
    table = over("tundra.far=-W2 near.scars=fury@tundra:1")
    assert strengths(table, "tundra") == (3, 1)
    assert territory(table, "tundra")["controller"] == 0


def test_T_R12_an_empty_cave_is_unclaimed() -> None:
    table = over("volcano.near=R2")
    assert strengths(table, "cave") == (0, 0)
    assert territory(table, "cave")["controller"] is None


def test_T_R13_recruit_on_a_border_with_a_full_side() -> None:
    cave = "cave.near=R2,R3,R4 cave.far=O2,O3,O4"
    volcano = "volcano.near=G2,G3 volcano.far=G4,G5"
    hands = "near.hand=B2,B3,B4,B5,R5,R6,R7 far.hand=O5,O6,O7,W2,W3,W4,W5"
    table = placing("recruit", f"mode=advanced {cave} {volcano} {hands}")
    assert table.view(None)["set_aside"]["count"] == 4
    play(table, "place near:cave|volcano")
    assert [territory(table, name)["cards"] for name in ("cave", "volcano")] == [6, 5]
    assert wolves(table, "near", "volcano") == ["green 2", "green 3", "?"]
    assert table.view(None)["set_aside"]["count"] == 3


def test_T_R14_trophy_on_a_border() -> None:
    trophy = "mode=advanced near.scars=trophy@desert|swamp"
    both = over(f"{trophy} desert.near=O2 swamp.near=G2")
    one = over(f"{trophy} desert.near=O2 swamp.far=G2")
    none = over(f"{trophy} desert.far=O2 swamp.far=G2")
    assert [points(table, "near").get("trophy") for table in (both, one, none)] == [10, 5, None]


# Anna has the cave, Ivan the volcano; the other territories are tied.
LEVEL = (
    "cave.honor=31/1 cave.near=B7,-B2,-B3,-B4,-B5 "
    "volcano.honor=31/1 volcano.far=R7,-R2,-R3,-R4,-R5 "
    "swamp.near=-G2 swamp.far=-G3 tundra.near=-W2 tundra.far=-W3"
)


def test_T_R15_more_lone_wolves_break_the_tie() -> None:
    table = over(f"{LEVEL} desert.near=O2,-O3 far.scars=fury@desert:1")
    assert table.outcome.points == (31, 31)
    assert [seat["lone_wolves"] for seat in table.view(None)["seats"]] == [7, 6]
    assert table.outcome.ranks == (1, 2)


def test_T_R16_as_many_lone_wolves_make_a_draw() -> None:
    table = over(f"{LEVEL} desert.near=-O2 desert.far=-O3")
    assert table.outcome.points == (31, 31)
    assert [seat["lone_wolves"] for seat in table.view(None)["seats"]] == [7, 7]
    assert table.outcome.ranks == (1, 1)


def test_T_R17_wrong_slots() -> None:
    table = placing("fury", "near.scars=might@cave:1")
    assert table.why_not("place far:cave:1") == OTHER_SIDE
    assert table.why_not("place near:cave:1") == SLOT_TAKEN
    assert table.why_not("place near:cave:9") == NO_SLOT


def test_T_R18_the_winner_may_not_lead_before_the_scar_is_placed() -> None:
    table = placing("fury", "far.hand=W7")
    assert table.why_not("W7 to cave", seat=1) == NOT_YOUR_TURN


def test_T_R19_the_kind_is_unknown_before_the_take_and_known_after() -> None:
    table = play(following("G6>swamp", "G4", CAVE), "G4 to cave")
    for seat in (0, 1):
        tokens = table.view(seat)["territories"][0]["supply"]
        assert [token["scar"] for token in tokens] == ["fury", None, None]
    play(table, "take cave 3")
    assert [table.view(seat)["taken"] for seat in (0, 1)] == ["turn", "turn"]


def test_T_R20_a_recruit_s_face_is_in_no_view() -> None:
    table = play(placing("recruit"), "place near:swamp:1")
    for seat in (0, 1):
        swamp = table.view(seat)["territories"][3]
        assert swamp["sides"][0]["wolves"] == [{"face": "recruited", "card": None}]


def test_T_R22_two_pack_fames() -> None:
    table = over("volcano.near=R2,R3,-R4 near.scars=pack_fame@volcano:1,pack_fame@volcano:2")
    assert points(table, "near")["pack_fame"] == 6


def test_T_R23_scars_on_an_emptied_and_full_territory_still_score() -> None:
    desert = "desert.near=R2,R3,R4 desert.far=O5,O6,-O7 white_moon=desert"
    table = following(
        "G6>cave", "G4", f"{desert} far.scars=pack_fame@desert:1 swamp.supply=fury,might"
    )
    play(table, "G4 to swamp", "take swamp 1", "place far:desert:2")
    assert points(table, "far")["pack_fame"] == 3
    assert strengths(table, "desert") == (9, 5 + 6 + 1 + 3)
    assert moons(table) == ("desert", None)


@pytest.mark.parametrize(("mode", "free"), [("normal", 2), ("advanced", 0)])
def test_T_R24_thirteen_scars_find_thirteen_slots(mode: str, free: int) -> None:
    table = lost_by_far(mode)
    view = table.view(None)
    slots = [view["scars"].get(slot["slot"]) for slot in view["slots"][1]]
    assert len(slots) - slots.count(None) == 13
    assert slots.count(None) == free
    assert table.view(None)["box"]["count"] == {"normal": 3, "advanced": 1}[mode]


def test_T_R25_edited_data_is_refused() -> None:
    advanced, normal, tokens = (
        ledger_json("3.3")[entry] for entry in ("advanced", "normal", "honor_tokens")
    )
    advanced["supply_face_down"] |= {"cave": 3, "desert": 3}  # 3-3-3-3-2 and 5: 19 in all
    assert refusing_rule(advanced=advanced) == "L-DATA-06"
    advanced = ledger_json("3.3")["advanced"]
    advanced["border_slots"]["near"].append(["cave", "desert"])
    assert refusing_rule(advanced=advanced) == "L-DATA-07"
    tokens[3]["faces"] = [4, 4]
    assert refusing_rule(honor_tokens=tokens) == "L-DATA-02"
    normal["supply_face_down"]["swamp"] = 3
    assert refusing_rule(normal=normal) == "L-DATA-04"


def refusing_rule(**entries: object) -> str:
    with pytest.raises(DataError) as caught:
        read_designed(entries)
    return caught.value.rule


def test_T_R26_the_first_refusal_of_the_table_is_cited() -> None:
    table = at("near.hand=G5 far.hand=G3,R7 swamp.near=B2,B3,B4 swamp.far=B5,B6")
    play(table, "G5 to swamp")
    assert table.why_not("R7 to swamp") == FULL


# ------------------------------------------------------------------ T-R21: very many games


@pytest.mark.parametrize("mode", MODES)
def test_T_R21_random_games(mode: str) -> None:
    game = new(mode).game
    blank = game.rules.blank(game.rules.read_data(None), {"mode": mode}, SEATS)
    faults = np.zeros(9, np.int64)  # no legal action, then L-INV-01 to L-INV-08
    games = 10 if INTERPRETED else 10_000
    actions = np.empty(game.rules.most_legal, np.int16)
    states = empty(game.rules.state)
    steps = play_and_check(blank, states, games, stream(21, FOR_SIMULATION), actions, faults)
    assert faults.tolist() == [0] * 9
    assert 2 * TRICKS <= steps / games <= game.rules.longest


@compiled
def play_and_check(
    blank: State,
    states: States,
    games: int,
    chance: Chance,
    actions: Actions,
    faults: Numbers,
) -> int:
    """Random games; counts the positions that break an invariant, and all positions."""
    state = states[0]
    steps = 0
    for _ in range(games):
        states[0] = blank
        sow(state.chance, draw(chance), draw(chance), FOR_THE_GAME)
        deal(state)
        scars = count_scars(state)
        trump = state.trump
        while not is_over(state):
            steps += 1
            count = legal(state, actions)
            if count == 0:
                faults[0] += 1
                break
            apply(state, actions[below(chance, count)])
            check_cards(state, faults)
            check_scars(state, scars, faults)
            if state.phase == Phase.LEAD:
                trump = suit_of_the_latest_moon(state)
            faults[7] += state.trump != trump
    return steps


@compiled
def check_cards(state: State, faults: Numbers) -> None:
    """L-INV-01, 03, 04 and 05."""
    lying = np.zeros(PLACES, np.int64)
    hands = np.zeros(SEATS, np.int64)
    aside = up = flipped = recruited = 0
    for card in range(CARDS):
        place = int(state.card_at[card])
        if place < ASIDE:
            hands[place - HAND_OF] += 1
        elif place == ASIDE:
            aside += 1
        else:
            lying[(place - FACE_UP) % PLACES] += 1
            up += place < FLIPPED
            flipped += FLIPPED <= place < RECRUITED
            recruited += place >= RECRUITED
    faults[1] += hands.sum() + lying.sum() + aside != 30 or aside + recruited != 4
    for place in range(PLACES):
        faults[3] += lying[place] > 6 or lying[place] != state.cards_in[place]
    if state.phase == Phase.LEAD or state.phase == Phase.OVER:
        played = 13 if state.phase == Phase.OVER else int(state.trick) - 1
        faults[4] += hands[0] != 13 - played or hands[1] != 13 - played
        faults[5] += up != played or flipped != played or recruited > 4


@compiled
def check_scars(state: State, scars: int, faults: Numbers) -> None:
    """L-INV-02, 06 and 08."""
    faults[2] += count_scars(state) != scars
    emptied = 0
    for place in range(PLACES):
        emptied += not state.supply[place].any()
    faults[6] += (state.moon_at != NOWHERE).sum() != min(2, emptied)
    for seat in range(SEATS):
        first = FLIPPED + seat * PLACES
        lost = ((state.card_at >= first) & (state.card_at < first + PLACES)).sum()
        faults[8] += (state.slot[seat] > NO_SCAR).sum() > lost


@compiled
def count_scars(state: State) -> int:
    """Scars in supplies and slots, and the one in hand."""
    placed = (state.slot > NO_SCAR).sum()
    return int((state.supply != NO_SCAR).sum() + placed + (state.taken != NO_SCAR))


@compiled
def suit_of_the_latest_moon(state: State) -> int:
    """L-INV-07: suits and territories have the same numbers."""
    if state.moon_at[1] != NOWHERE:
        return int(state.moon_at[1])
    return int(state.moon_at[0])
