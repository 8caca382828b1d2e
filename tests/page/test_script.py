"""Python said in JavaScript does what Python does, and what is not understood is told."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nunatak.page.gather import Gatherer
from nunatak.page.script import NotUnderstood
from tests.page import node
from tests.page.sample import Sample


@pytest.fixture(scope="module")
def in_node(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("page") / "sample.mjs"
    file.write_text(Gatherer({}, {}).module(Sample()), "utf-8")
    script = Path(__file__).with_name("sample.ts")
    found: dict[str, Any] = json.loads(node.run(script, str(file)))
    return found


@pytest.mark.parametrize("name", ["texts", "numbers", "things", "arrays", "wrongs"])
def test_python_and_javascript_give_the_same(in_node: dict[str, Any], name: str) -> None:
    assert in_node[name] == json.loads(json.dumps(getattr(Sample(), name)(), default=_item))


def _item(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else value


class Strange:
    def look(self) -> object:
        found = {"one": 1}
        del found["one"]
        return found


def test_what_is_not_understood_is_told_with_file_and_line() -> None:
    with pytest.raises(NotUnderstood, match=r"test_script\.py:\d+: Delete"):
        Gatherer({}, {}).module(Strange())


class Careful:
    def look(self) -> str:
        with open(__file__) as file:
            return file.name


def test_what_is_built_knows_nothing_of_the_machine_that_builds_it() -> None:
    """The same sources make the same page anywhere, or a new version would be announced."""
    script = Gatherer({}, {}).module(Careful())
    assert "test_script.py:" in script
    assert str(Path(__file__).parent) not in script
