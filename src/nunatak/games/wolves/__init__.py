"""The Wolves: two to five packs, a map of hexagons, three scorings under one moon."""

from pathlib import Path

from nunatak.games.wolves import data, designed, rules, scoring, setup
from nunatak.games.wolves.actions import ACTIONS, MOST_LEGAL
from nunatak.games.wolves.appraise import Feature, appraise, features
from nunatak.games.wolves.drawing import DRAWING
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.laws import broken_laws
from nunatak.games.wolves.log import WORDS
from nunatak.games.wolves.names import SOURCE
from nunatak.games.wolves.observe import FIRST_VERSION, PLACES, Channel, erase, observe, renew
from nunatak.games.wolves.position import SHEET
from nunatak.games.wolves.state import STATE, Phase
from nunatak.games.wolves.values import values
from nunatak.games.wolves.view import VIEWS
from nunatak.games.wolves.weights import TABLES
from nunatak.kernel.game import Game, Rules
from nunatak.kernel.judge import Judge
from nunatak.kernel.kinds import names_of
from nunatak.kernel.learner import Learner

GAME = Game(
    name="wolves",
    version=1,
    rules=Rules(
        state=STATE,
        seats=range(data.LEAST_SEATS, data.SEATS + 1),
        actions=ACTIONS,
        events=Event,
        phases=Phase,
        over=rules.Rule.W_ACT_01,
        final=rules.Rule.W_TURN_08,
        sources=SOURCE.names,
        source_rules={SOURCE.names[source]: source.about for source in data.Source},
        most_legal=MOST_LEGAL,
        longest=100_000,  # with stall_rounds=0 there is no bound; random play takes a thousand
        blank=setup.blank,
        deal=setup.deal,
        refusal=rules.refusal,
        legal=rules.legal,
        apply=rules.apply,
        is_over=rules.is_over,
        score=scoring.score,
        rank=scoring.rank,
        roles=data.TERRAINS,
        role=scoring.role,
        options=setup.OPTIONS,
        read_data=designed.read_designed,
        broken_laws=broken_laws,
    ),
    views=VIEWS,
    words=WORDS,
    learner=Learner(
        Channel,
        observe,
        erase,
        renew,
        PLACES,
        Path(__file__).with_name("net.npz"),
        say=0.5,
        earlier=(FIRST_VERSION,),
    ),
    judge=Judge(names_of(Feature), features, appraise, TABLES),
    sheet=SHEET,
    drawing=DRAWING,
    values=values,
)
