"""Three languages, one set of texts."""

from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import nunatak
from nunatak.play.text import LANGUAGES, MissingText, system_language, voice
from nunatak.play.text.bundle import entries

PACKAGE = Path(nunatak.__file__).parent
FORM = "form-"  # a form that a language needs for its own sentences; the others have other ones
HOUSE = PACKAGE / "play" / "text"
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})

every_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: folder.relative_to(PACKAGE).as_posix()
)


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


def parsed(path: Path) -> ast.Resource:
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert isinstance(resource, ast.Resource)
    return resource


def all_messages(path: Path) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(path).body if isinstance(entry, ast.Message)}


def messages(path: Path) -> dict[str, ast.Message]:
    """Those that somebody else may ask for, so not the forms."""
    found = all_messages(path)
    return {key: message for key, message in found.items() if not key.startswith(FORM)}


def variables(path: Path) -> dict[str, set[str]]:
    """Message -> the variables it needs, those of messages it refers to included."""
    found = all_messages(path)
    own: dict[str, set[str]] = {}
    refers: dict[str, set[str]] = {}
    for key, message in found.items():
        names, references = Variables(), References()
        names.visit(message)
        references.visit(message)
        own[key], refers[key] = names.names, references.names

    def needs(key: str, seen: frozenset[str]) -> set[str]:
        deeper = refers.get(key, set()) - seen
        return own.get(key, set()).union(*(needs(name, seen | {name}) for name in deeper))

    return {key: needs(key, frozenset({key})) for key in messages(path)}


@every_folder
def test_the_three_files_have_the_same_keys_and_variables(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)
    english = messages(folder / "en.ftl")
    for language in LANGUAGES[1:]:
        path = folder / f"{language}.ftl"
        assert variables(path) == variables(folder / "en.ftl")
        for key, message in messages(path).items():
            twin = english[key]
            assert (message.value is None) == (twin.value is None), key
            names = [attribute.id.name for attribute in message.attributes]
            assert names == [attribute.id.name for attribute in twin.attributes], key


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_junk_and_no_key_is_doubled(folder: Path, language: str) -> None:
    body = parsed(folder / f"{language}.ftl").body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    assert len(keys) == len(set(keys))


class Tenses(Visitor):
    """The arguments of every DID: what happens, what did, what she did, and whose doing it was."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[list[str]] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        assert node.id.name == "DID"
        self.found.append([type(each).__name__ for each in node.arguments.positional])


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verb_has_both_tenses_and_agrees_with_somebody_or_nobody(
    folder: Path, language: str
) -> None:
    tenses = Tenses()
    tenses.visit(parsed(folder / f"{language}.ftl"))
    for words in tenses.found:
        *forms, whom = words
        agrees = len(forms) == 3 and whom in ("VariableReference", "MessageReference")
        assert words == ["StringLiteral"] * 2 or agrees
        assert set(forms) == {"StringLiteral"}


def test_a_log_tells_what_happens_now() -> None:
    values: dict[str, str | int] = {
        "player": "Anna",
        "suit": "red",
        "value": 2,
        "territory": "cave",
    }
    assert voice("ru", "lonewolves").say("log-lead", **values).startswith("Anna начинает взятку")


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_used_in_its_own_file(folder: Path, language: str) -> None:
    path = folder / f"{language}.ftl"
    used = References()
    used.visit(parsed(path))
    assert {key for key in all_messages(path) if key.startswith(FORM)} <= used.names


@pytest.mark.parametrize("folder", [path for path in FOLDERS if path != HOUSE])
def test_a_game_takes_no_key_of_the_house(folder: Path) -> None:
    house = set(messages(HOUSE / "en.ftl"))
    assert house.isdisjoint(messages(folder / "en.ftl"))


@pytest.mark.parametrize(
    ("count", "russian", "czech"),
    [
        (1, "1 очко", "1 bod"),
        (3, "3 очка", "3 body"),
        (5, "5 очков", "5 bodů"),
        (21, "21 очко", "21 bodů"),
        (112, "112 очков", "112 bodů"),
    ],
)
def test_numbers_take_the_right_plural(count: int, russian: str, czech: str) -> None:
    assert voice("ru", "lonewolves").say("count-points", count=count) == russian
    assert voice("cs", "lonewolves").say("count-points", count=count) == czech


@pytest.mark.parametrize(
    ("count", "english", "russian", "czech"),
    [
        (0, "none left", "больше их нет", "už žádný nezbývá"),
        (1, "1 left", "остался 1", "zbývá 1"),
        (3, "3 left", "осталось 3", "zbývají 3"),
        (8, "8 left", "осталось 8", "zbývá 8"),
    ],
)
def test_verbs_agree_with_what_is_left(count: int, english: str, russian: str, czech: str) -> None:
    for language, end in zip(("en", "ru", "cs"), (english, russian, czech), strict=True):
        said = voice(language, "arctica").say("log-plankton", player="Eva", count=count)
        assert said.endswith(f" {end}.")


@pytest.mark.parametrize(
    ("count", "czech"), [(1, "je 1 karta"), (3, "jsou 3 karty"), (25, "je 25 karet")]
)
def test_a_new_deck_is_told_by_a_whole_sentence(count: int, czech: str) -> None:
    assert voice("cs", "arctica").say("log-reshuffle", count=count).endswith(f" {czech}.")


@pytest.mark.parametrize(
    ("language", "boards", "goes"),
    [
        ("en", "gets into the kayak and paddles east", "paddles east"),
        ("ru", "садится в каяк и плывёт на восток", "плывёт на восток"),
        ("cs", "nasedá do kajaku a pluje na východ", "pluje na východ"),
    ],
)
def test_the_inuit_hunter_takes_the_kayak(language: str, boards: str, goes: str) -> None:
    said = partial(voice(language, "arctica").say, "log-step", figure="inuit", heading="E")
    assert said(way="plunge").endswith(f" {boards}.")
    assert said(way="swim").endswith(f" {goes}.")
    others = voice(language, "arctica").say("log-step", figure="bear", heading="E", way="plunge")
    assert boards not in others


def test_a_total_is_no_mere_total() -> None:
    said = voice("ru", "lonewolves").say("log-points", player="Ева", points=21)
    assert said == "В сумме Ева набирает 21 очко."


def test_a_missing_text_or_value_is_an_error() -> None:
    with pytest.raises(MissingText):
        voice("en").say("xyzzy")
    with pytest.raises(MissingText):
        voice("en").say("player")
    with pytest.raises(ValueError, match="language"):
        voice("de")


@pytest.mark.parametrize(
    ("setting", "language"),
    [("ru_RU.UTF-8", "ru"), ("cs_CZ.UTF-8", "cs"), ("de_DE.UTF-8", "en"), ("C", "en")],
)
def test_the_systems_language_is_ours_if_we_speak_it(
    setting: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", setting)
    assert system_language() == language


@every_folder
def test_a_text_that_is_read_alone_is_the_text_of_its_file(folder: Path) -> None:
    for path in folder.glob("*.ftl"):
        whole = {
            ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
            for entry in parsed(path).body
            if isinstance(entry, ast.Message | ast.Term)
        }
        assert list(entries(path)) == list(whole)
        for name, written in entries(path).items():
            alone = FluentParser().parse(written).body[0]
            assert alone.equals(whole[name], ignored_fields=["span", "comment"]), name
