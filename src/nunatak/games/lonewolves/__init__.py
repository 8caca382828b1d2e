"""Lone Wolves: two players, one deck, thirteen tricks over five territories."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nunatak.games.lonewolves import data, designed, rules, scoring, setup
from nunatak.games.lonewolves.actions import ACTIONS, MOST_LEGAL
from nunatak.games.lonewolves.appraise import Feature, appraise, features
from nunatak.games.lonewolves.drawing import DRAWING
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.laws import broken_laws
from nunatak.games.lonewolves.log import WORDS
from nunatak.games.lonewolves.names import SOURCE
from nunatak.games.lonewolves.observe import TERRITORIES, Channel, erase, observe, renew
from nunatak.games.lonewolves.position import SHEET
from nunatak.games.lonewolves.state import STATE, Phase
from nunatak.games.lonewolves.values import values
from nunatak.games.lonewolves.view import VIEWS
from nunatak.games.lonewolves.weights import TABLES
from nunatak.kernel.game import Game, Option, Rules
from nunatak.kernel.judge import Judge
from nunatak.kernel.kinds import names_of
from nunatak.kernel.learner import Learner
from nunatak.kernel.state import State


def blank(table: Any, options: Mapping[str, str], _seats: int) -> State:
    """The boards laid out for the chosen mode."""
    return setup.blank(table, options["mode"])


GAME = Game(
    name="lonewolves",
    version=1,
    rules=Rules(
        state=STATE,
        seats=range(data.SEATS, data.SEATS + 1),
        actions=ACTIONS,
        events=Event,
        phases=Phase,
        over=rules.Rule.L_FLOW_05,  # after a resignation too, the table's affair (L-EDGE-12)
        final=rules.Rule.L_FLOW_07,
        sources=SOURCE.names,
        source_rules={SOURCE.names[source]: source.about for source in data.Source},
        most_legal=MOST_LEGAL,
        longest=6 * data.TRICKS,
        blank=blank,
        deal=setup.deal,
        refusal=rules.refusal,
        legal=rules.legal,
        apply=rules.apply,
        is_over=rules.is_over,
        score=scoring.score,
        rank=scoring.rank,
        roles=data.SIDES,
        role=scoring.role,
        options={"mode": Option(default="normal", words=data.MODES)},
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
        TERRITORIES,
        Path(__file__).with_name("net.npz"),
        say=1.0,
    ),
    judge=Judge(names_of(Feature), features, appraise, TABLES),
    sheet=SHEET,
    drawing=DRAWING,
    values=values,
)
