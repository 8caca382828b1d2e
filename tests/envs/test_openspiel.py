"""OpenSpiel's own tests, unchanged, and what they do not ask."""

import pickle
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts

from nunatak import Table, games
from nunatak.envs import openspiel
from nunatak.kernel.game import Game
from nunatak.testing.playing import same, true_state
from tests.envs.games import every_game, every_variant, late_position
from tests.playing import ALL_GAMES

SECRETIVE = [game for game in ALL_GAMES if game.views.hidden]
LEFT = 10  # decisions before the end, where a whole game would take their suites too long


@pytest.fixture(autouse=True)
def _absl_flags() -> None:
    flags.FLAGS(["x"])


def late(game: Game, seats: int, options: dict[str, str], **parameters: Any) -> pyspiel.Game:
    position = late_position(game, seats, options, left=LEFT)
    return openspiel.load(game.name, position=position, **parameters)


def play(state: Any, seed: int, moves: int) -> Any:
    """The state after the deal and some random moves."""
    chance = np.random.default_rng(seed)
    while state.is_chance_node():
        state.apply_action(int(chance.integers(len(state.chance_outcomes()))))
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def random_sampler(seed: int) -> Any:
    return np.random.default_rng(seed).random


@every_game
def test_the_name_carries_the_version(game: Game) -> None:
    name = f"python_nunatak_{game.name}_v{game.learner.version}"
    assert name in pyspiel.registered_names()
    assert pyspiel.load_game(name).get_type().short_name == name


@every_variant
def test_their_random_simulation_with_serialisation(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    pyspiel.random_sim_test(late(game, seats, options), num_sims=2, serialize=True, verbose=False)


@every_game
def test_their_random_simulation_of_whole_games(game: Game) -> None:
    whole = pyspiel.load_game(openspiel.name_of(game))
    pyspiel.random_sim_test(whole, num_sims=1, serialize=False, verbose=False)


@every_game
def test_their_playthrough_replays(game: Game, tmp_path: Path) -> None:
    spiel = late(game, game.seats[-1], {})
    text = generate_playthrough.playthrough(str(spiel), None)
    path = tmp_path / "playthrough.txt"
    path.write_text(text, "utf-8")
    old, new = generate_playthrough.replay(str(path))
    assert old == new


@every_game
def test_their_api_on_a_partial_tree(game: Game) -> None:
    spiel = late(game, game.seats[0], {})
    suite = type(
        "OnOurGame",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": openspiel.name_of(game), "game": spiel},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert result.errors == []
    assert result.failures == []


@every_variant
def test_a_game_with_all_its_parameters_reads_back(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    spiel = openspiel.load(game.name, players=seats, deals=10, draws=3, reward="rank", **options)
    twin = pyspiel.load_game(str(spiel))
    assert twin.num_players() == seats
    assert str(twin) == str(spiel)
    assert twin.variant.options == spiel.variant.options
    assert dict(options).items() <= dict(twin.variant.options).items()


@every_variant
def test_the_deal_is_that_of_a_seed(game: Game, seats: int, options: dict[str, str]) -> None:
    state = openspiel.load(game.name, players=seats, **options).new_initial_state()
    state.apply_action(1)
    assert state.is_chance_node()
    state.apply_action(7)
    table = Table(game.name, seats, 1007, options=options)
    assert same(state.held.state, true_state(table))
    assert state.legal_actions() == sorted(table.legal)
    assert str(state) == table.position


@every_variant
def test_clones_and_serialised_states_go_their_own_way(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    spiel = openspiel.load(game.name, players=seats, **options)
    state = play(spiel.new_initial_state(), 3, 9)
    text = pyspiel.serialize_game_and_state(spiel, state)
    twins = [state.clone(), spiel.deserialize_state(state.serialize())]
    twins += [pyspiel.deserialize_game_and_state(text)[1], pickle.loads(pickle.dumps(state))]
    before = str(state)
    for twin in twins:
        assert same(twin.held.state, state.held.state)
        assert twin.history() == state.history()
        for seat in range(seats):
            assert twin.information_state_string(seat) == state.information_state_string(seat)
        twin.apply_action(twin.legal_actions()[-1])
        assert str(state) == before


@every_variant
def test_a_resampled_state_looks_the_same_to_its_player(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    state = play(openspiel.load(game.name, players=seats, **options).new_initial_state(), 4, 11)
    player = state.current_player()
    sampler = random_sampler(1)
    twins = [state.resample_from_infostate(player, sampler) for _ in range(8)]
    for twin in twins:
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        assert game.rules.broken_laws(twin.held.state) == []
    if game.views.hidden:
        assert len({str(twin) for twin in twins}) > 1


@every_game
def test_an_information_state_remembers(game: Game) -> None:
    """Two ways to the same position are two information states, and seats have their own."""
    spiel = openspiel.load(game.name)
    states = [
        play(spiel.new_initial_state(), seed, moves) for seed, moves in [(1, 6), (1, 7), (2, 6)]
    ]
    known = [state.information_state_string(seat) for state in states for seat in range(2)]
    assert len(set(known)) == len(known)
    tensors = [tuple(state.information_state_tensor(seat)) for state in states for seat in range(2)]
    assert len(set(tensors)) == len(tensors)


@every_game
def test_secrets_stay_out_of_everybody_elses_observation(game: Game) -> None:
    state = play(openspiel.load(game.name).new_initial_state(), 5, 8)
    twin = state.resample_from_infostate(0, random_sampler(2))
    public = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    assert public.string_from(state, 0) == public.string_from(twin, 0)
    assert state.observation_tensor(0) == twin.observation_tensor(0)


@every_game
def test_their_reinforcement_learning_environment(game: Game) -> None:
    environment = rl_environment.Environment(openspiel.load(game.name, players=game.seats[-1]))
    step = environment.reset()
    for _ in range(20):
        if not step.last():
            player = step.observations["current_player"]
            step = environment.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"]) == game.seats[-1]


@every_game
def test_their_tree_search_plays(game: Game) -> None:
    spiel = late(game, game.seats[0], {})
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    state = play(spiel.new_initial_state(), 1, 0)
    bot = mcts.MCTSBot(spiel, 1.5, 8, evaluator, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
def test_their_information_set_search_plays(game: Game) -> None:
    """It takes only games with secrets."""
    spiel = late(game, game.seats[0], {})
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=spiel,
        uct_c=1.5,
        max_simulations=12,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        random_state=chance,
    )
    state = play(spiel.new_initial_state(), 1, 0)
    assert bot.step(state) in state.legal_actions()


def test_without_draws_a_position_is_as_it_was_written() -> None:
    position = late_position(games.load("lonewolves"), 2, {}, left=20)
    state = openspiel.load("lonewolves", position=position, draws=0).new_initial_state()
    assert str(state) == position
    assert not state.is_chance_node()
    state.apply_action(state.legal_actions()[0])
    assert str(state) != position


def test_regret_falls_on_a_game_small_enough_to_be_solved() -> None:
    """The last decisions of a game whose end can't be put off."""
    position = late_position(games.load("lonewolves"), 2, {}, left=3)
    spiel = openspiel.load("lonewolves", position=position, deals=2, draws=1, reward="rank")
    solver = cfr.CFRPlusSolver(spiel)
    found = []
    for _ in range(2):
        solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(spiel, solver.average_policy()))
    assert 0 <= found[1] <= found[0] + 1e-6
