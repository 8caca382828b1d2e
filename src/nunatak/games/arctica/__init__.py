"""Arctica: hunters of the north among drifting ice; two to four players."""

from pathlib import Path

from nunatak.games.arctica import data, designed, rules, scoring, setup
from nunatak.games.arctica.actions import ACTIONS, MOST_LEGAL
from nunatak.games.arctica.appraise import Feature, appraise, features
from nunatak.games.arctica.drawing import DRAWING
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.laws import broken_laws
from nunatak.games.arctica.log import WORDS
from nunatak.games.arctica.names import PLAYED_HUNTER, SOURCE
from nunatak.games.arctica.observe import FIRST_VERSION, PLACES, Channel, erase, observe, renew
from nunatak.games.arctica.position import SHEET
from nunatak.games.arctica.state import STATE, Phase
from nunatak.games.arctica.values import values
from nunatak.games.arctica.view import VIEWS
from nunatak.games.arctica.weights import TABLES
from nunatak.kernel.game import Game, Option, Rules
from nunatak.kernel.judge import Judge
from nunatak.kernel.kinds import names_of
from nunatak.kernel.learner import Learner

GAME = Game(
    name="arctica",
    version=1,
    rules=Rules(
        state=STATE,
        seats=range(data.FEWEST_SEATS, data.SEATS + 1),
        actions=ACTIONS,
        events=Event,
        phases=Phase,
        over=rules.Rule.A_TURN_23,
        final=rules.Rule.A_INFO_12,
        sources=SOURCE.names,
        source_rules={SOURCE.names[source]: source.about for source in data.Source},
        point=data.POINT,
        most_legal=MOST_LEGAL,
        longest=100_000,  # 1000 turns of a hundred decisions; most games take a few hundred
        blank=setup.blank,
        deal=setup.deal,
        refusal=rules.refusal,
        legal=rules.legal,
        apply=rules.apply,
        is_over=rules.is_over,
        score=scoring.score,
        rank=scoring.rank,
        roles=PLAYED_HUNTER.names,
        role=scoring.role,
        options={
            "setup": Option(default="standard", words=data.SETUPS),
            "turnLimit": Option(
                default="standard", words=("standard",), numbers=range(data.MOST_TURNS + 1)
            ),
        },
        read_data=designed.read_designed,
        complete=rules.complete,
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
