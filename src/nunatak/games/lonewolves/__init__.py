"""Lone Wolves: two players, one deck, thirteen tricks over five territories."""

from collections.abc import Mapping
from typing import Any

from nunatak.games.lonewolves import actions, data, designed, log, rules, scoring, setup
from nunatak.games.lonewolves import position as position_text
from nunatak.games.lonewolves.appraise import FEATURES, appraise, features
from nunatak.games.lonewolves.board import draw
from nunatak.games.lonewolves.laws import broken_laws
from nunatak.games.lonewolves.observe import OBSERVATION, erase, observe, renew
from nunatak.games.lonewolves.redeal import redeal
from nunatak.games.lonewolves.state import PHASES, STATE
from nunatak.games.lonewolves.view import view
from nunatak.kernel.game import Game, Option
from nunatak.kernel.state import State


def blank(table: Any, options: Mapping[str, str], seats: int) -> State:
    """The boards laid out for the chosen mode."""
    return setup.blank(table, options["mode"])


GAME = Game(
    name="lonewolves",
    version=1,
    state=STATE,
    seats=range(data.SEATS, data.SEATS + 1),
    actions=actions.ACTIONS,
    most_legal=actions.MOST_LEGAL,
    longest=6 * data.TRICKS,
    rules=rules.Rule,
    over=rules.Rule.L_FLOW_05,  # after a resignation too, which is the table's affair (L-EDGE-12)
    final=rules.Rule.L_FLOW_07,
    phases=PHASES,
    sources=data.SOURCES,
    roles=data.SIDES,
    observation=OBSERVATION,
    hidden=True,
    measures=FEATURES,
    options={"mode": Option(default="normal", words=data.MODES)},
    deal=setup.deal,
    refusal=rules.refusal,
    legal=rules.legal,
    apply=rules.apply,
    is_over=rules.is_over,
    score=scoring.score,
    rank=scoring.rank,
    role=scoring.role,
    redeal=redeal,
    observe=observe,
    erase=erase,
    renew=renew,
    features=features,
    appraise=appraise,
    read_data=designed.read_designed,
    blank=blank,
    encode=actions.encode,
    decode=actions.decode,
    action_types=(actions.Play, actions.Reveal, actions.Take, actions.Place, actions.Pass),
    read_action=actions.read,
    write_action=actions.write,
    say_action=log.say_action,
    explain=log.explain,
    say_role=log.say_role,
    ask=log.ask,
    wait=log.wait,
    log=log.log,
    verdict=log.verdict,
    view=view,
    broken_laws=broken_laws,
    write_position=position_text.write,
    read_position=position_text.read,
    draw=draw,
    source_rules=data.SOURCE_RULES,
)
