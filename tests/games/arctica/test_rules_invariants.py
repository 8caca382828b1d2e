"""What is true after every step of some random games, at every player count and in both setups."""

from collections import Counter
from functools import cache

import pytest

from nunatak import Table
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.compiled import INTERPRETED
from tests.games.arctica.helpers import (
    BOARD,
    DECK,
    FIGURES,
    HUNTERS,
    PLAYERS,
    SETUPS,
    every_step,
    items,
    new,
    play,
    truth,
)

Position = dict[str, str]
LIVES = {"bear": 2, "inuit": 2, "orca": 2, "seal": 3}
SPARSE = 29 if INTERPRETED else 7  # dear checks are made at every so many steps
games = pytest.mark.parametrize(
    ("seats", "setup"), [(seats, setup) for seats in PLAYERS for setup in SETUPS]
)


@cache
def positions(seats: int, setup: str) -> list[Position]:
    """The positions of some random games, one after the other."""
    return [truth(table) for table in every_step(seats, setup)]


def tokens(position: Position) -> dict[str, str]:
    """Every ice token by cell."""
    kinds = ("iceberg", "floe", "pack")
    return {cell: kind for kind in kinds for cell in items(position.get(kind, ""))}


def prizes(position: Position) -> Counter[str]:
    """Everything that any seat has won."""
    found: Counter[str] = Counter()
    for seat in range(4):
        for item in items(position.get(f"won{seat}", "")):
            name, _, number = item.partition("*")
            found[name] += int(number or 1)
    return found


def spots(position: Position) -> list[tuple[str, str, str]]:
    """Figure, cell and layer of all that are on the board."""
    found = [(name, *position[name].split(":")) for name in FIGURES[:5] if name in position]
    cod = [("cod", cell, "water") for cell in items(position["cod"]) if cell != "off"]
    return [(name, cell, layer) for name, cell, layer in [*found, *cod]]


@games
def test_A_COMP_02_never_more_ice_than_before_and_two_icebergs_at_most(
    seats: int, setup: str
) -> None:
    before = 0
    for position in positions(seats, setup):
        lying = tokens(position)
        cells = {tuple(map(int, cell.strip("()").split(","))) for cell in lying}
        assert cells <= set(BOARD)
        assert len(lying) <= 12
        assert list(lying.values()).count("iceberg") <= 2
        if position["turn"] not in ("0", "1"):
            assert len(lying) <= before
        before = len(lying)


@games
def test_A_POS_07_one_token_per_cell(seats: int, setup: str) -> None:
    for position in positions(seats, setup):
        cells = [c for kind in ("iceberg", "floe", "pack") for c in items(position.get(kind, ""))]
        assert len(cells) == len(set(cells))


@games
def test_A_COMP_05_thirty_six_cards_each_in_one_place(seats: int, setup: str) -> None:
    for position in positions(seats, setup):
        hands = [items(position.get(f"hand{seat}", "")) for seat in range(seats)]
        cards = [card.partition("~")[0] for held in hands for card in held]
        cards += items(position.get("deck", "")) + items(position.get("discard", ""))
        cards += [position["escape"].partition(":")[0]] if "escape" in position else []
        assert Counter(cards) == Counter(DECK)
        assert max(map(len, hands)) <= 4
        assert sum(map(len, hands)) <= 13


@games
def test_A_COMP_04_plankton_cod_and_tokens_add_up(seats: int, setup: str) -> None:
    for position in positions(seats, setup):
        taken = prizes(position)
        assert taken["plankton"] <= 9
        assert taken["cod"] == items(position["cod"]).count("off")
        assert taken["igloo"] + ("igloo" in position) <= 1
        assert all(taken[name] <= LIVES[name] for name in HUNTERS)


@games
def test_A_RET_09_the_figures_on_the_board_follow_from_the_captures(seats: int, setup: str) -> None:
    for position in positions(seats, setup):
        if position["phase"] in ("place-ice", "place-iceberg", "place-figure"):
            continue
        taken = prizes(position)
        due = items(position.get("due", ""))
        for name in HUNTERS:
            mine = [figure for figure in FIGURES[:5] if figure.rstrip("12") == name]
            there = sum(figure in position for figure in mine)
            coming = sum(figure in due for figure in mine)
            assert there + coming == len(mine) - max(0, taken[name] - 1)
            assert coming <= min(1, taken[name])


@games
def test_A_POS_01_every_figure_is_in_a_layer_that_it_may_be_in(seats: int, setup: str) -> None:
    for position in positions(seats, setup):
        lying = tokens(position)
        climbs = position["phase"] == "displace"  # who climbs stands there before the ice does
        for name, cell, layer in spots(position):
            kind = lying.get(cell)
            assert kind != "iceberg"  # A-POS-05
            if name in ("orca", "cod"):
                assert layer == "water"  # A-POS-02
            elif name in ("bear", "inuit"):
                assert (layer == "ice") == (kind is not None) or climbs  # A-POS-03
            elif layer == "ice":
                assert kind is not None  # A-POS-09


@games
def test_A_DATA_06_the_igloo_is_on_a_floe(seats: int, setup: str) -> None:
    for position in positions(seats, setup):
        if "igloo" in position:
            assert tokens(position)[position["igloo"]] == "floe"


@games
def test_A_END_03_without_cod_or_plankton_it_is_over(seats: int, setup: str) -> None:
    for position in positions(seats, setup):
        taken = prizes(position)
        if taken["cod"] == 9 or taken["plankton"] == 9:
            assert position["phase"] == "over"
        elif position["phase"] == "over":
            assert position["turn"] == position["limit"]


@games
def test_A_TURN_18_turns_are_counted_and_go_clockwise(seats: int, setup: str) -> None:
    last: tuple[int, int] | None = None
    for position in positions(seats, setup):
        turn, seat = int(position["turn"]), int(position["seat"])
        if last is not None and turn == last[0] + 1 and last[0] > 0:
            assert seat == (last[1] + 1) % seats
        elif last is not None and turn == last[0]:
            assert seat == last[1]
        last = (turn, seat)


@games
def test_A_TURN_25_legal_is_what_nothing_refuses(seats: int, setup: str) -> None:
    for step, table in enumerate(every_step(seats, setup, games=1)):
        if step % SPARSE == 0:
            state, _ = table.game.sheet.read(table.position, table.start.designed)
            numbers = range(table.game.rules.actions.size)
            unrefused = [
                n for n in numbers if table.game.rules.refusal(state, int(state.seat), n) == 0
            ]
            assert sorted(table.legal) == unrefused


@games
def test_a_position_reads_back(seats: int, setup: str) -> None:
    for step, table in enumerate(every_step(seats, setup, games=1)):
        if step % 5 == 0:
            twin = Table.at(table.position)
            assert twin.position == table.position
            assert twin.legal == table.legal


@games
def test_no_law_is_broken(seats: int, setup: str) -> None:
    for step, table in enumerate(every_step(seats, setup, games=1)):
        if step % 3 == 0:
            state, _ = table.game.sheet.read(table.position, table.start.designed)
            assert table.game.rules.broken_laws(state) == []


@games
def test_A_INFO_07_a_redeal_looks_the_same_at_every_step(seats: int, setup: str) -> None:
    chance = stream(9, FOR_REDEALS)
    for step, table in enumerate(every_step(seats, setup, games=1)):
        if step % SPARSE == 0:
            seat = step % seats
            redealt = table.outlook(seat).redeal(chance)
            assert table.game.views.view(redealt, seat) == table.view(seat)


@games
def test_the_same_seed_and_moves_give_the_same_game(seats: int, setup: str) -> None:
    *_, table = every_step(seats, setup, games=1)
    twin = new(seats, 0, setup, options={"turnLimit": truth(table)["limit"]})
    assert play(twin, *table.moves).position == table.position
