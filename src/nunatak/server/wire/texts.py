"""How do clients get the words? The same Fluent files as everywhere, and the rules in full."""

from functools import cache

from starlette.responses import Response

from nunatak import games
from nunatak.play.rulebook import chapters
from nunatak.play.text import HERE, LANGUAGES, voice
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble


def fluent(language: str, game: str | None) -> Response:
    """The texts of the house, with those of a game."""
    _check(language, game)
    headers = {"cache-control": "no-cache"}
    return Response(_merged(language, game), media_type="text/plain", headers=headers)


def _check(language: str, game: str | None) -> None:
    if language not in LANGUAGES or (game is not None and game not in games.NAMES):
        raise Trouble("not-found")


@cache
def _merged(language: str, game: str | None) -> str:
    folders = [HERE]
    if game is not None:
        folders.append(games.folder(game) / "text")
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)


@cache
def rulebook(game: str, language: str) -> m.Rulebook:
    """The rules of a game in a language."""
    _check(language, game)
    speaker = voice(language, game)
    return m.Rulebook(
        game=game,
        language=language,  # type: ignore[arg-type]
        chapters=[
            m.Chapter(
                title=chapter.title,
                rules=[m.RuleText(id=rule, text=speaker.rule(rule)) for rule in chapter.rules],
            )
            for chapter in chapters(game, language)
        ],
    )
