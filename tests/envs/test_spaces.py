"""Actions and observations are documented, and a name means one of each."""

from nunatak.envs.variant import channels, name_of
from nunatak.kernel.game import Game
from tests.envs import spaces
from tests.envs.games import every_game


@every_game
def test_every_number_of_an_observation_has_a_channel(game: Game) -> None:
    assert sum(size for _, size in channels(game)) == game.learner.length


@every_game
def test_the_page_tells_what_a_learner_sees_and_does(game: Game) -> None:
    """If it does not: `python -m tests.envs.spaces`; a changed list needs a new version."""
    assert spaces.section(game) in spaces.written()


@every_game
def test_the_fingerprint_stands_under_the_versioned_name(game: Game) -> None:
    found = spaces.fingerprints(spaces.written())
    assert found[name_of(game)] == spaces.fingerprint(game)
