"""The rulebook for people: one in three languages, whole, and right by the engine's own data."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nunatak import games
from nunatak.play import book
from nunatak.play.book import BookError, Listed, Paragraph, Picture, Values
from nunatak.play.rulebook import chapters
from nunatak.play.table import Table
from nunatak.play.text import LANGUAGES, voice

TOLD = [name for name in games.NAMES if book.has_book(name)]
FIRST, LAST = ("goal", "table", "turn"), ("questions", "card")
NEEDED = {"scoring", "end"}


@pytest.mark.parametrize("game", TOLD)
def test_a_rulebook_is_built_alike_in_every_language(game: str) -> None:
    def built(language: str) -> list[Any]:
        return [
            (page.id, [shape(block) for block in page.blocks])
            for page in book.read(game, language).pages
        ]

    def shape(block: book.Block) -> Any:
        match block:
            case Paragraph():
                return block.rules
            case Listed():
                return [item.rules for item in block.items]
            case Picture():
                return block.figure
            case Values():
                return block.name
        return "heading"

    english = built("en")
    for language in LANGUAGES:
        assert built(language) == english


@pytest.mark.parametrize("game", TOLD)
def test_a_rulebook_begins_with_the_goal_and_ends_with_the_card(game: str) -> None:
    pages = [page.id for page in book.read(game, "en").pages]
    assert tuple(pages[:3]) == FIRST
    assert tuple(pages[-2:]) == LAST
    assert set(pages) >= NEEDED
    assert {"two", "options"} & set(pages)


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_that_a_player_needs_is_told_somewhere(game: str) -> None:
    found = book.read(game, "en")
    told = {rule for page in found.pages for rule in page.rules}
    rules = [rule for chapter in chapters(game, "en") for rule in chapter.rules]
    assert [rule for rule in rules if rule not in told and not found.is_for_programmers(rule)] == []


@pytest.mark.parametrize("game", TOLD)
def test_what_is_kept_from_players_is_a_rule_or_an_area(game: str) -> None:
    rules = {rule for chapter in chapters(game, "en") for rule in chapter.rules}
    areas = {rule.rpartition("-")[0] for rule in rules}
    assert set(book.read(game, "en").programmers) <= rules | areas


@pytest.mark.parametrize("game", TOLD)
def test_every_decision_has_a_page(game: str) -> None:
    found, rules = book.read(game, "en"), games.load(game).rules
    only_with = {f"{phase} {seats}" for phase in rules.phase.names for seats in rules.seats}
    assert set(found.fitting) <= {*rules.phase.names, *only_with}
    assert set(found.fitting.values()) <= {page.id for page in found.pages}


@pytest.mark.parametrize("game", TOLD)
def test_every_example_can_be_played(game: str) -> None:
    for figure in book.figures(game).values():
        if figure.position:
            table = Table.at(figure.position)
            for move in figure.moves:
                table.play(move)


@pytest.mark.parametrize("game", TOLD)
def test_every_picture_and_every_table_is_shown(game: str) -> None:
    blocks = [block for page in book.read(game, "en").pages for block in page.blocks]
    assert {block.figure for block in blocks if isinstance(block, Picture)} == set(
        book.figures(game)
    )
    assert {block.name for block in blocks if isinstance(block, Values)} == set(book.tables(game))


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_a_heading_for_each_column(game: str, language: str) -> None:
    for name in book.tables(game):
        heads, rows = book.printed(game, name, language)
        assert rows
        assert {len(row) for row in rows} == {len(heads)}


# ------------------------------------------------------------------ a text that is wrong

WRONG = {
    "no page yet": "a page begins with",
    "# A page": "this is no heading",
    "# A {#a}\n# B {#a}": "there are two pages #a",
    "# A {#a}\n![What](figure:nowhere)": "figures.toml has no picture nowhere",
    "# A {#a}\n:::values nothing": "the game has no values nothing",
    "# A {#a}\nText. [L-PLAY-99]": "the ledger has no rule L-PLAY-99",
    "# A {#a}\nSome **bold text.": "a bold passage does not end",
}


@pytest.mark.parametrize("text", WRONG)
def test_an_error_names_the_file_and_the_line(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "folder_of", lambda _game: tmp_path)
    (tmp_path / "en.md").write_text(text, "utf-8")
    book.figures.cache_clear()
    with pytest.raises(BookError, match=re.escape(WRONG[text])) as caught:
        book.read.__wrapped__("lonewolves", "en")
    assert str(caught.value).split(": ")[0].endswith(f"en.md:{1 + text.count(chr(10))}")
    book.figures.cache_clear()


# ------------------------------------------------------------------ a score by hand


def random_end(game: str, seed: int, **options: str) -> Table:
    """Some game, played to its end by chance."""
    chance = random.Random(seed)
    table = Table(game, seed=seed, options=options)
    while not table.is_over:
        table.play(chance.choice(table.legal))
    return table


def rows_of(game: str, name: str) -> list[list[str]]:
    return book.printed(game, name, "en")[1]


class LoneWolvesByHand:
    """A reader with a pencil, who has the printed tables and sees the table."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        lone_wolf = dict(rows_of("lonewolves", "wolves"))["lone wolf (face down)"]
        self.lone_wolf = int(lone_wolf)
        self.moons = {name: int(points) for name, points, _ in rows_of("lonewolves", "moons")}
        self.scars = {
            name: (gives, each) for name, _, gives, each in rows_of("lonewolves", "scars")
        }

    def side(self, territory: dict[str, Any], seat: int) -> list[dict[str, Any]]:
        return list(territory["sides"][seat]["wolves"])

    def scars_at(self, territory: str, seat: int) -> list[str]:
        """The names of the scars in the slots that touch the territory."""
        say = voice("en", "lonewolves").say
        return [
            say("scar", scar=self.view["scars"][slot["slot"]])
            for slot in self.view["slots"][seat]
            if territory in slot["territories"] and self.view["scars"].get(slot["slot"])
        ]

    def times(self, each: str, wolves: list[dict[str, Any]], takes: bool) -> int:
        """How often the last column of the table of scars applies."""
        up = [int(wolf["card"].split()[1]) for wolf in wolves if wolf["face"] == "up"]
        cub = re.search(r"from (\d) to (\d)", each)
        if cub:
            return sum(int(cub[1]) <= value <= int(cub[2]) for value in up)
        return {
            "each card of yours there": len(wolves),
            "your side there": 1,
            "each lone wolf of yours there": len(wolves) - len(up),
            "each face-up wolf of yours there": len(up),
            "the honour token there, if you take it": int(takes),
            "–": 0,
        }[each]

    def gain(self, territory: dict[str, Any], seat: int, what: str, takes: bool = False) -> int:
        wolves, total = self.side(territory, seat), 0
        for scar in self.scars_at(territory["territory"], seat):
            gives, each = self.scars[scar]
            found = re.fullmatch(rf"\+(\d+) {what}s?", gives)
            total += int(found[1]) * self.times(each, wolves, takes) if found else 0
        return total

    def strength(self, territory: dict[str, Any], seat: int) -> int:
        up = (
            int(wolf["card"].split()[1]) if wolf["face"] == "up" else self.lone_wolf
            for wolf in self.side(territory, seat)
        )
        return sum(up) + self.gain(territory, seat, "strength")

    def points(self) -> list[int]:
        total = [0, 0]
        faces = {int(face) for _, *pair in rows_of("lonewolves", "honor") for face in pair}
        say = voice("en", "lonewolves").say
        for territory in self.view["territories"]:
            near, far = (self.strength(territory, seat) for seat in (0, 1))
            for seat in (0, 1):
                takes = near != far and (near > far) == (seat == 0)
                if takes:
                    assert territory["honor"]["up"] in faces
                    total[seat] += territory["honor"]["up"]
                    for moon, where in self.view["moons"].items():
                        if where == territory["territory"]:
                            total[seat] += self.moons[say("moon", moon=moon)]
                total[seat] += self.gain(territory, seat, "point", takes)
        return total


BY_HAND: dict[str, tuple[Callable[[dict[str, Any]], Any], list[dict[str, str]]]] = {
    "lonewolves": (LoneWolvesByHand, [{"mode": "normal"}, {"mode": "advanced"}]),
}


@pytest.mark.parametrize("game", BY_HAND)
@pytest.mark.parametrize("seed", range(20))
def test_a_score_is_counted_by_hand_from_the_printed_tables(game: str, seed: int) -> None:
    reader, variants = BY_HAND[game]
    table = random_end(game, seed, **variants[seed % len(variants)])
    assert reader(table.view(None)).points() == list(table.outcome.points)


@pytest.mark.parametrize("game", TOLD)
def test_what_a_thing_of_the_table_points_at_is_a_page(game: str) -> None:
    room = Path(__file__).parents[1] / "web" / "src" / "games" / game
    pointed = {
        page
        for path in room.rglob("*.svelte")
        for page in re.findall(r'data-what="(\w+)"', path.read_text("utf-8"))
    }
    assert pointed
    assert pointed <= {page.id for page in book.read(game, "en").pages}
