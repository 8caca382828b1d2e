"""The operators' files name what there is."""

import inspect
import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

import nunatak
from nunatak.server.app.application import working
from nunatak.server.app.logs import FIELDS
from nunatak.server.node.metrics import Metrics
from nunatak.server.people import roles
from nunatak.server.settings import PREFIX, Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
DOCS = Path(__file__).parents[2] / "docs"
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
    assert found
    assert found <= known


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
