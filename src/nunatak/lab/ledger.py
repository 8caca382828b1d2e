"""Is every rule of the ledger kept? Its code, its tests and its texts, rule by rule."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nunatak import games
from nunatak.play.text import LANGUAGES, voice

PACKAGE = Path(__file__).parent.parent
CHECKOUT = PACKAGE.parent.parent


class NoCheckout(RuntimeError):
    """The ledger and the tests are not installed with the package: a checkout is needed."""


@dataclass(frozen=True)
class Row:
    """One rule: where code cites it, which tests are named after it, which languages tell it."""

    rule: str
    code: list[str]
    tests: list[str]
    texts: dict[str, bool]

    @property
    def complete(self) -> bool:
        """Whether the rule is in code, tested, and told in all languages."""
        return bool(self.code) and bool(self.tests) and all(self.texts.values())


def check(name: str) -> list[Row]:
    """A row for each rule of the game's ledger, in its order."""
    game = games.load(name)
    page = CHECKOUT / "docs" / "rules" / f"{name}.md"
    tests = CHECKOUT / "tests"
    if not page.is_file() or not tests.is_dir():
        raise NoCheckout
    letter = game.rules.ids(1).name[0]
    code = _citations(letter, PACKAGE)
    tested = _tests(letter, tests)
    voices = {language: voice(language, name) for language in LANGUAGES}
    return [
        Row(
            rule,
            sorted(code.get(rule, ())),
            sorted(tested.get(rule, ())),
            {language: voices[language].has_rule(rule) for language in LANGUAGES},
        )
        for rule in rules_in(page.read_text("utf-8"), letter)
    ]


def rules_in(text: str, letter: str) -> list[str]:
    """The rule ids of a ledger, in the order in which they first stand there."""
    found = re.findall(rf"\b{letter}-(?!TEST)[0-9A-Z]+-[0-9]{{2}}\b", text)
    return sorted(dict.fromkeys(found), key=found.index)


def _citations(letter: str, folder: Path) -> dict[str, set[str]]:
    """Rule id -> files that cite it; `L-WIN-01 to L-WIN-03` cites three."""
    cited: dict[str, set[str]] = {}
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        for rule in _cited_in(path.read_text("utf-8"), letter):
            cited.setdefault(rule, set()).add(path.relative_to(folder).as_posix())
    return cited


def _cited_in(text: str, letter: str) -> Iterator[str]:
    rule = rf"({letter})[-_]([0-9A-Z]+)[-_]([0-9]{{2}})"
    for found in re.finditer(rf"\b{rule}(?: to {rule})?\b", text):
        _, area, first, _, last_area, last = found.groups()
        stop = int(last) if last and last_area == area else int(first)
        for number in range(int(first), stop + 1):
            yield f"{letter}-{area}-{number:02}"


def _tests(letter: str, folder: Path) -> dict[str, set[str]]:
    """Rule id -> tests that carry it in their names."""
    named: dict[str, set[str]] = {}
    pattern = re.compile(rf"def (test_({letter}_[0-9A-Z]+_[0-9]{{2}})\w*)")
    for path in sorted(folder.rglob("test_*.py")):
        for test, rule in pattern.findall(path.read_text("utf-8")):
            named.setdefault(rule.replace("_", "-"), set()).add(test)
    return named
