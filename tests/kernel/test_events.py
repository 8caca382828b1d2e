"""Which line of a step is its main one?"""

from nunatak import Table
from nunatak.kernel.events import Telling, told
from nunatak.kernel.kinds import NUMBER
from nunatak.kernel.message import DETAIL, MAIN, SILENT


class Event(Telling):
    """Three events, one of each weight."""

    BUILDS = told("build", "X-01", number=NUMBER)
    PAYS = told("pay", "X-02", DETAIL, number=NUMBER)
    CHOOSES = told("choose", "X-03", SILENT)


def test_a_line_has_the_weight_of_its_event() -> None:
    lines = [Event.BUILDS.line(1), Event.PAYS.line(2), Event.CHOOSES.line()]
    assert [line.weight for line in lines] == [MAIN, DETAIL, SILENT]


def test_what_an_action_costs_follows_what_it_is() -> None:
    table = Table("wolves", 2, seed=7)
    while not str(table.moves[-1:]).startswith("['build"):
        built = [
            number for number in table.legal if str(table.choice(number).key) == "action-build"
        ]
        table.play(built[0] if built else table.legal[0])
    weights = [line.weight for line in table.news]
    assert table.news[0].key == "log-build"
    assert weights[0] == MAIN
    assert weights[1:3] == [DETAIL, DETAIL]


def test_a_silent_line_is_not_in_the_log() -> None:
    table = Table("wolves", 2, seed=7)
    while table.phase != "destination":
        moves = [number for number in table.legal if table.choice(number).key == "action-move"]
        table.play(moves[0] if moves else table.legal[0])
    assert [line.weight for line in table.news] == [SILENT]
    assert table.log("en", since=len(table.moves)) == []
