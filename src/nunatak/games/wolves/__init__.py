"""The Wolves: two to five packs, a map of hexagons, three scorings under one moon."""

from nunatak.games.wolves import actions, data, designed, explain, log, rules, scoring, setup
from nunatak.games.wolves import position as position_text
from nunatak.games.wolves.appraise import FEATURES, appraise, features
from nunatak.games.wolves.board import draw
from nunatak.games.wolves.laws import broken_laws
from nunatak.games.wolves.observe import OBSERVATION, erase, observe, renew
from nunatak.games.wolves.redeal import redeal
from nunatak.games.wolves.state import PHASES, STATE
from nunatak.games.wolves.view import view
from nunatak.games.wolves.whole import read_whole
from nunatak.kernel.game import Game

GAME = Game(
    name="wolves",
    version=1,
    state=STATE,
    seats=range(data.LEAST_SEATS, data.SEATS + 1),
    actions=actions.ACTIONS,
    most_legal=actions.MOST_LEGAL,
    longest=100_000,  # with stall_rounds=0 there is no bound; random play needs about a thousand
    rules=rules.Rule,
    over=rules.Rule.W_ACT_01,
    final=rules.Rule.W_TURN_08,
    phases=PHASES,
    sources=data.SOURCES,
    roles=data.TERRAINS,
    observation=OBSERVATION,
    hidden=False,
    measures=FEATURES,
    options=setup.OPTIONS,
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
    explain=explain.explain,
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
    read_whole=read_whole,
    source_rules=data.SOURCE_RULES,
)
