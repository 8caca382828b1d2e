"""Arctica: hunters of the north among drifting ice; two to four players."""

from nunatak.games.arctica import actions, data, designed, log, rules, scoring, setup
from nunatak.games.arctica import position as position_text
from nunatak.games.arctica.appraise import FEATURES, appraise, features
from nunatak.games.arctica.board import draw
from nunatak.games.arctica.laws import broken_laws
from nunatak.games.arctica.observe import OBSERVATION, erase, observe, renew
from nunatak.games.arctica.redeal import redeal
from nunatak.games.arctica.state import PHASES, STATE
from nunatak.games.arctica.view import view
from nunatak.games.arctica.whole import read_whole
from nunatak.kernel.game import Game, Option

LONGEST = 100_000  # 1000 turns of a hundred decisions; most games take a few hundred


GAME = Game(
    name="arctica",
    version=1,
    state=STATE,
    seats=range(data.FEWEST_SEATS, data.SEATS + 1),
    actions=actions.ACTIONS,
    most_legal=actions.MOST_LEGAL,
    longest=LONGEST,
    rules=rules.Rule,
    over=rules.Rule.A_TURN_23,
    final=rules.Rule.A_INFO_12,
    phases=PHASES,
    sources=data.SOURCES,
    roles=data.HUNTERS[: data.PLAYED],
    observation=OBSERVATION,
    hidden=True,
    measures=FEATURES,
    options={
        "setup": Option(default="standard", words=data.SETUPS),
        "turnLimit": Option(
            default="standard", words=("standard",), numbers=range(data.MOST_TURNS + 1)
        ),
    },
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
    blank=setup.blank,
    encode=actions.encode,
    decode=actions.decode,
    action_types=actions.ACTION_TYPES,
    read_action=actions.read,
    write_action=actions.write,
    say_action=log.say_action,
    explain=log.explain,
    say_role=log.say_role,
    ask=log.ask,
    wait=log.wait,
    log=log.log,
    verdict=log.verdict,
    broken_laws=broken_laws,
    view=view,
    write_position=position_text.write,
    read_position=position_text.read,
    draw=draw,
    read_whole=read_whole,
    complete=rules.complete,
    point=data.POINT,
    source_rules=data.SOURCE_RULES,
)
