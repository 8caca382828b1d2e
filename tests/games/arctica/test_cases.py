"""17. The worked examples of the ledger, one test each, with the reading notes of 18."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from nunatak import Refused, Table
from tests.games.arctica.helpers import (
    HUNTERS,
    at,
    figures,
    hand,
    ice,
    igloo,
    ledger_json,
    new,
    options,
    play,
    points,
    rule,
    where,
    won,
)

CASES: list[dict[str, Any]] = ledger_json("17")
NEEDS_ANOTHER_TOKEN = ("A-TEST-15", "A-TEST-16")  # else the card ends before a pick
LAYERS = {"ICE": "ice", "WATER": "water"}


def cell(text: str) -> str:
    return f"({text})"


def spot(place: Any) -> str:
    """`["1,0", "ICE"]` as `(1,0) ice`."""
    return "off" if place == "OFF" else f"{cell(place[0])} {LAYERS[place[1]]}"


def hunter_of(figure: str) -> str:
    return figure.rstrip("0123456789")


# ------------------------------------------------------------------ from a case to a table


def actor(case: dict[str, Any]) -> str:
    """The hunter of the first move or attack; the active player owns it (18)."""
    for step in case["do"]:
        for kind in ("move", "attack"):
            if kind in step:
                return hunter_of(step[kind]["figure"])
    return "bear"


def owners(case: dict[str, Any]) -> list[str]:
    """The acting hunter first, then the seal, so that it is somebody's; cod is nobody's."""
    order = [actor(case), "seal", *HUNTERS]
    return [name for name in dict.fromkeys(order) if name in HUNTERS][: case.get("players", 2)]


def board_words(case: dict[str, Any]) -> list[str]:
    tokens = dict(case["ice"])
    if case["id"] in NEEDS_ANOTHER_TOKEN:
        tokens["0,3"] = "pack"
    words = [
        f"{kind}=" + ",".join(cell(c) for c, k in tokens.items() if k == kind)
        for kind in ("iceberg", "floe", "pack")
        if kind in tokens.values()
    ]
    if case.get("igloo"):
        words.append(f"igloo={cell(case['igloo'])}")
    cods = [cell(place[0]) for name, place in case["figures"].items() if name.startswith("cod")]
    if cods:
        words.append("cod=" + ",".join(cods))
    for name, place in case["figures"].items():
        if not name.startswith("cod"):
            words.append(f"{name}={spot(place).replace(' ', ':')}")
    return words


def card_words(case: dict[str, Any]) -> list[str]:
    if "hands" in case:
        attacker, seal = (",".join(case["hands"][who]) for who in ("attacker", "seal"))
        return [f"hand0={attacker}", f"hand1={seal}", f"deck={','.join(case['deck'])}", "did=card"]
    cards = [card_of(step) for step in case["do"] if "drift" in step or "melt" in step]
    return [f"hand={','.join(cards)}"] if cards else []


def card_of(step: dict[str, Any]) -> str:
    return "MELT" if "melt" in step else f"{step['drift']['dir']}{step['drift']['n']}"


def table_of(case: dict[str, Any]) -> Table:
    names = owners(case)
    words = [f"seats={len(names)}", f"hunters={','.join(names)}"]
    return at(" ".join([*words, *board_words(case), *card_words(case)]))


# ------------------------------------------------------------------ from its actions to moves


def moves_of(step: dict[str, Any], last: bool) -> list[str]:
    if "melt" in step:
        return [f"melt {cell(step['melt'])}"]
    if "move" in step:
        path = " > ".join(spot(place) for place in step["move"]["path"])
        return [f"{step['move']['figure']} to {path}"]
    if "drift" in step:
        return drift_moves(step, last)
    return attack_moves(step["attack"])


def drift_moves(step: dict[str, Any], stops_early: bool) -> list[str]:
    """The card, its picks and the displacements; a case that picks too few tries to stop."""
    drift = step["drift"]
    moves = [f"play {card_of(step)}", *(f"drift {cell(pick)}" for pick in drift["picks"])]
    moves += [f"displace {cell(goal)}" for goal in drift.get("choices", {}).values()]
    return [*moves, "done"] if stops_early and len(drift["picks"]) < drift["n"] else moves


def attack_moves(attack: dict[str, Any]) -> list[str]:
    """An attack; with `escape` what both sides answer: 56 and 58 end at the seal's answer."""
    moves = [f"{attack['figure']} attacks {attack['target']}"]
    if "escape" not in attack:
        return moves
    if attack["escape"] is None:
        return [*moves, "no escape"]
    answer = attack["response"]
    return [*moves, f"escape {attack['escape']}", f"respond {answer}" if answer else "no response"]


# ------------------------------------------------------------------ running


@dataclass
class Run:
    """The table after a case, and the rule that refused one of its moves."""

    table: Table
    refused: str | None = None
    left: list[str] = field(default_factory=list)  # moves that came after the refused one


def run(case: dict[str, Any]) -> Run:
    table = table_of(case)
    gives_up = "refused" in case
    steps = case["do"]
    moves = [move for step in steps for move in moves_of(step, gives_up and step is steps[-1])]
    for number, move in enumerate(moves, 1):
        try:
            play(table, move)
        except Refused as refused:
            return Run(table, refused.refusal.rule, moves[number:])
    return Run(table)


def check(case: dict[str, Any], table: Table) -> None:
    expected = dict(case["expect"])
    if "ice" in expected:
        assert ice(table) == {cell(c): kind for c, kind in expected.pop("ice").items()}
    if "igloo" in expected:
        assert igloo(table) == (cell(there) if (there := expected.pop("igloo")) else None)
    for name, place in expected.pop("figures", {}).items():
        assert where(table, name) == spot(place), name
    if "token_taken" in expected:
        assert won(table) == expected.pop("token_taken")
    if "hand_sizes" in expected:
        sizes = {"attacker": len(hand(table, 0)), "seal": len(hand(table, 1))}
        assert sizes == expected.pop("hand_sizes")
    assert not expected, "the test does not know these expectations"


def test_all_seventy_are_there() -> None:
    assert [case["id"] for case in CASES] == [f"A-TEST-{n:02}" for n in range(1, 71)]


PLAYED = [case for case in CASES if "do" in case]


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    result = run(case)
    assert result.refused == case.get("refused")
    if result.refused is None:
        check(case, result.table)
    else:  # the refused one is the last of the moves, but for the answer to an escape
        assert all("respon" in move for move in result.left)


# ------------------------------------------------------------------ 60, 61: no actions


def test_A_TEST_60_no_attack_in_a_first_activation_of_the_standard_layout() -> None:
    (case,) = [case for case in CASES if case["id"] == "A-TEST-60"]
    captures = 0
    for name in HUNTERS:
        others = [other for other in HUNTERS if other != name]
        captures += captures_in_reach(standard(f"seats=4 hunters={','.join([name, *others])}"))
    assert captures == case["expect"]["captures_in_first_activation"]


def standard(words: str) -> Table:
    """The standard layout, with these players."""
    laid = [f"{kind}={','.join(cells)}" for kind, cells in by_kind(new()).items()]
    laid += [f"igloo={igloo(new())}"]
    placed = figures(new())
    laid += [f"{name}={placed[name].replace(' ', ':')}" for name in placed if name[:3] != "cod"]
    laid += ["cod=" + ",".join(placed[f"cod{n}"].split()[0] for n in range(1, 10))]
    return at(" ".join([words, *laid]))


def by_kind(table: Table) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for there, kind in ice(table).items():
        kinds.setdefault(kind, []).append(there)
    return kinds


def captures_in_reach(table: Table) -> int:
    """Attacks that the first activation offers after no step, one or two."""
    count = len([move for move in options(table) if "attacks" in move])
    steps = [move for move in options(table) if " to " in move and not move.startswith("cod")]
    for first in steps:  # cod attack nobody
        position = play(Table.at(table.position), first).position
        stepped = Table.at(position)
        count += len([move for move in options(stepped) if "attacks" in move])
        figure = first.partition(" ")[0]
        for second in options(stepped, f"{figure} to "):
            reached = play(Table.at(position), second)
            count += len([move for move in options(reached) if "attacks" in move])
    return count


def test_A_TEST_60_one_cod_nearer_and_the_search_finds_it() -> None:
    """The search can fail: with a cod one cell from the orca it finds attacks."""
    table = at("hunters=orca,bear orca=(0,0) cod=(1,0)")
    assert captures_in_reach(table) > 0
    assert rule(play(table, "orca to (1,0)"), "orca attacks cod1") is None


def test_A_TEST_61_half_points() -> None:
    (case,) = [case for case in CASES if case["id"] == "A-TEST-61"]
    score = case["score"]
    lost = 2 - score["own_tokens"]
    prizes = [*score["won"], f"plankton*{score['plankton']}", f"cod*{score['cod']}"]
    table = at(
        f"phase=over hunters={score['hunter']},bear won0={','.join(prizes)} "
        f"won1={score['hunter']}*{lost} floe=(0,0) igloo=(0,0)"
    )
    assert score["igloo_on_board"]
    assert sum(points(table).values()) == case["expect"]["half_vp"]
