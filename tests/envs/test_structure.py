"""Actions that are alike can be told by their parts."""

from nunatak.envs.structure import NO_PART, action_features
from nunatak.kernel.game import Game
from tests.envs.games import every_game


@every_game
def test_kind_and_parts_tell_every_action_apart(game: Game) -> None:
    space = game.rules.actions
    features = action_features(game)
    told = {
        (int(features.kind[number]), *(int(part[number]) for part in features.parts.values()))
        for number in range(space.size)
    }
    assert len(told) == space.size


@every_game
def test_parts_are_those_of_the_declaration(game: Game) -> None:
    space = game.rules.actions
    features = action_features(game)
    for number in range(0, space.size, 7):
        action = space.decode(number)
        assert features.kinds[features.kind[number]] == action.type()
        has = {name for name, part in features.parts.items() if part[number] != NO_PART}
        assert has == set(action.parts)
        for name in has:
            assert 0 <= features.parts[name][number] < features.sizes[name]
