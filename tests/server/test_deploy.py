"""The operators' files name what there is."""

import inspect
import json
import math
import re
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path

import pytest

import nunatak
from nunatak.cli import admin, db
from nunatak.server.app import application, operators, patience, serve, socket
from nunatak.server.app.application import working
from nunatak.server.app.logs import FIELDS
from nunatak.server.chores import advisor, analyst, clocks, doors, operating, postman, turns
from nunatak.server.node import hub, lending, node, presence, rating
from nunatak.server.node.metrics import Metrics
from nunatak.server.people import identity, roles
from nunatak.server.settings import PREFIX, Settings, read_settings
from nunatak.server.store import schema, store
from nunatak.server.table import commands
from nunatak.server.wire import outgoing

DEPLOY = Path(__file__).parents[2] / "deploy"
DOCS = Path(__file__).parents[2] / "docs"
PAGE = " ".join((DOCS / "operations.md").read_text("utf-8").split())
PACKAGE = Path(nunatak.__file__).parent
SUFFIXES = ("_bucket", "_count", "_sum", "_total")


def measured() -> set[str]:
    """The names of all metrics."""
    return {metric.name for metric in Metrics().registry.collect()}


def named(text: str) -> set[str]:
    """The metrics that a text names."""
    found = set()
    for name in re.findall(r"nunatak_[a-z_]+", text):
        for suffix in SUFFIXES:
            name = name.removesuffix(suffix)
        found.add(name)
    return found


@pytest.mark.parametrize("name", ["alerts.yml", "dashboard.json"])
def test_every_metric_that_is_watched_is_measured(name: str) -> None:
    found = named((DEPLOY / name).read_text("utf-8")) - {"nunatak_addresses"}
    assert found
    assert found <= measured()


def test_every_metric_is_told_in_the_docs() -> None:
    assert measured() <= named((DOCS / "operations.md").read_text("utf-8"))


def test_every_field_of_the_log_is_told_in_the_docs_and_attached_somewhere() -> None:
    told = (DOCS / "operations.md").read_text("utf-8").partition("Logs are JSON lines")[2]
    listed = re.findall(r"`(\w+)`", told.partition("They hold no")[0])
    assert listed == ["at", "level", "name", "what", *FIELDS, "trace"]
    files = [path for room in ("server", "warmup") for path in (PACKAGE / room).rglob("*.py")]
    code = "".join(path.read_text("utf-8") for path in files)
    attached = re.findall(r"(?:extra=|fields = )(\{[^}]*\})", code)
    assert {name for words in attached for name in re.findall(r'"(\w+)":', words)} == set(FIELDS)


def test_every_loop_is_told_in_the_docs() -> None:
    told = (DOCS / "operations.md").read_text("utf-8").partition("The loops are ")[2]
    listed = re.findall(r"`(\w+)`", told.partition(". One")[0])
    code = inspect.getsource(working)
    assert sorted(listed) == sorted(re.findall(r'"(\w+)(?:": |"\] = )', code))


def test_the_dashboard_is_json_with_a_panel_for_what_matters() -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))["panels"]
    text = json.dumps(panels)
    for name in ("loop_lag", "writer_queue", "commit", "bot_job_age", "dead_loops", "database"):
        assert f"nunatak_{name}" in text


@pytest.mark.parametrize("name", ["Containerfile", "nunatak.service", "nunatak-purge.service"])
def test_files_set_only_what_can_be_set(name: str) -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | {"NUNATAK_CACHE"}
    found = set(re.findall(r"NUNATAK_[A-Z]+", (DEPLOY / name).read_text("utf-8")))
    assert found <= known


@pytest.mark.parametrize("name", ["nunatak.service", "nunatak-purge.service"])
def test_a_unit_overrides_nothing_that_the_settings_file_says(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    assert "--settings /etc/nunatak/server.toml" in text
    environment = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE))
    (tmp_path / "server.toml").write_text('db = "postgresql://db/nunatak"\nport = 8001\n', "utf-8")
    found = read_settings({}, str(tmp_path / "server.toml"), environment)
    assert (found.db, found.port) == ("postgresql://db/nunatak", 8001)


def test_units_and_container_keep_the_store_where_they_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("nunatak.service", "nunatak-purge.service", "Containerfile"):
        text = (DEPLOY / name).read_text("utf-8")
        (home,) = re.findall(r"XDG_DATA_HOME=(\S+)", text)
        monkeypatch.setenv("XDG_DATA_HOME", home)
        assert Settings().db == "sqlite:////var/lib/nunatak/tables.db"


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert f"client_max_body_size  {Settings().body // 1000}k;" in text


def examples() -> list[str]:
    text = (DOCS / "operations.md").read_text("utf-8")
    return re.findall(r"```toml\n(.*?)```", text, re.DOTALL)


def test_the_settings_of_the_docs_are_settings() -> None:
    assert set(tomllib.loads(examples()[0])) <= {field.name for field in fields(Settings)}


def test_the_limits_of_the_docs_are_those_that_hold(tmp_path: Path) -> None:
    (tmp_path / "limits.toml").write_text(examples()[1], "utf-8")
    assert roles.read_limits(str(tmp_path / "limits.toml")) == roles.read_limits("")


def cells(heading: str) -> list[list[str]]:
    """The rows of the table of a chapter, but for its head."""
    text = (DOCS / "operations.md").read_text("utf-8").partition(f"\n## {heading}\n")[2]
    rows = [line for line in text.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows[2:]]


def test_every_setting_is_told_with_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    told = {name.strip("`"): default.strip("`") for name, default, _ in cells("All settings")}
    assert list(told) == [setting.name for setting in fields(Settings)]
    for name, default in asdict(Settings()).items():
        shown = f"{default:g}" if isinstance(default, float) else str(default)
        assert told[name] == (shown.replace(str(Path.home()), "~") or "–"), name


def test_everything_that_is_kept_is_told() -> None:
    told = {name for row in cells("What is kept") for name in re.findall(r"`(\w+)`", row[0])}
    assert told == set(schema.metadata.tables)


@pytest.mark.parametrize(("command", "words"), [("admin", admin.WHAT), ("db", db.WHAT)])
def test_every_word_of_an_operators_command_is_told(command: str, words: Sequence[str]) -> None:
    assert set(re.findall(rf"nunatak {command} (\w+)", PAGE)) == set(words)


def test_what_moderators_and_operators_may_do_is_told() -> None:
    said = PAGE.partition("There moderators look at ")[2].partition("nobody else acts")[0]
    looks, deeds = operators.MAY[roles.OPERATOR]
    moderators, _, others = said.partition("An `operator`")
    assert sorted(re.findall(r"`(\w+)`", moderators)) == sorted(
        [*operators.LOOKING, *operators.MODERATING]
    )
    assert sorted(re.findall(r"`(\w+)`", others)) == sorted(
        {*looks, *deeds} - {*operators.LOOKING, *operators.MODERATING}
    )


DAY = 86400
FIGURES = [
    f"gives half a head up after {patience.HEAD:g} seconds, half a body after {patience.BODY:g}",
    f"(a beat is a quarter of `--away`, at most {clocks.BEAT:g} seconds)",
    f"what was begun is finished (at most {serve.GRACE} seconds)",
    f"has not been seen to run for {node.STUCK:g} seconds",
    f"a statement of a server may take {store.PATIENCE} seconds",
    f"has at least {operators.WIDEST[4]} bits ({operators.WIDEST[6]} of IPv6)",
    f"has been away for {turns.AWAY:g} seconds",
    f"those not begun within {operating.OLD / DAY:g} days",
    f"{identity.LIFE[identity.SESSION] / DAY:g} days and `purge`",
    f"links {identity.LIFE[identity.LINK] / 60:g} minutes",
    f"besides, {node.GUESSES} wrong passwords an hour for one login",
    f"{application.WORK_AT_ONCE} times as much at once",
    f"of one address; one person has {application.OWN_SOCKETS}",
    f"At most {analyst.MOST} games wait for their analysis and {advisor.MOST} people for a hint",
    f"A socket says hello within {socket.GREETING:g} seconds",
    f"closed after {socket.PATIENCE:g} seconds without progress",
    f"take {socket.SNAPSHOTS // 1000} kB a second in the long run",
    f"the latest {node.CACHED} are kept",
]
NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 10: "ten"}
SPOKEN = [
    ("catch up by number (also every {} seconds", clocks.PATIENCE),
    ("silent for {} beats", presence.SILENCE),
    ("takes a write within {} seconds", node.SOON),
    ("A turn waits {} seconds for a page", lending.FIRST),
    ("are tried {} times within", postman.TRIES),
    ("hear of it within {} seconds", doors.EVERY),
    ("within the first {} moves of each", outgoing.EARLY),
    ("their ratings by {} games a week", rating.OFTEN),
    ("files of the client ({} times as many)", application.FILES),
    ("in a rated game after {} day", commands.RATED_AWAY / DAY),
    ("for a hint, and {} seconds at most", advisor.LONGEST),
]


@pytest.mark.parametrize("said", FIGURES)
def test_a_figure_is_that_of_the_code(said: str) -> None:
    assert said in PAGE


@pytest.mark.parametrize(("said", "number"), SPOKEN)
def test_a_number_in_words_is_that_of_the_code(said: str, number: float) -> None:
    assert said.format(NUMBERS[int(number)]) in PAGE


def test_letters_are_tried_for_as_long_as_is_told() -> None:
    seconds = sum(postman.PAUSE * 4**tried for tried in range(postman.TRIES - 1))
    assert f"within {NUMBERS[math.ceil(seconds / 3600)]} hours" in PAGE


def test_half_a_megabyte_may_wait() -> None:
    assert hub.HEAVY == 2**19
    assert "while more than half a megabyte waits for it" in PAGE
