"""The notebook of the examples runs, cell by cell, as a reader runs it."""

import ast
import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[1] / "examples" / "nunatak.ipynb"
PICTURES = 7


class SVG:
    """Stands in for IPython's, so that the tests need no Jupyter."""

    def __init__(self, data: str) -> None:
        self.data = data

    def _repr_svg_(self) -> str:
        return self.data


def cells() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def shown(source: str, known: dict[str, Any]) -> Any:
    """Run a cell; what its last line is worth is shown below it."""
    page = ast.parse(source)
    last = page.body.pop() if isinstance(page.body[-1], ast.Expr) else None
    exec(compile(page, NOTEBOOK.name, "exec"), known)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), known)


@pytest.mark.slow
def test_every_cell_runs_and_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    display = ModuleType("IPython.display")
    display.SVG = SVG  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "IPython", ModuleType("IPython"))
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    known: dict[str, Any] = {"__name__": "notebook"}
    drawn = [shown("".join(cell["source"]), known) for cell in cells()]
    pictures = [picture._repr_svg_() for picture in drawn if hasattr(picture, "_repr_svg_")]
    assert len(pictures) == PICTURES
    for picture in pictures:
        ET.fromstring(picture)


def test_no_output_is_kept() -> None:
    assert [cell for cell in cells() if cell["outputs"] or cell["execution_count"]] == []
