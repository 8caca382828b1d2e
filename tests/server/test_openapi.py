"""The description is true: what it says is what happens, whatever is sent."""

import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from nunatak.server.app.openapi import description
from tests.server.conftest import NewDb
from tests.server.running import InThread

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DOCUMENT = Path(__file__).parents[2] / "docs" / "openapi.json"


def test_the_description_in_the_docs_is_ours() -> None:
    assert json.loads(DOCUMENT.read_text("utf-8")) == json.loads(json.dumps(description())), (
        "make openapi writes it anew"
    )


@pytest.fixture(scope="module")
def fuzzed(new_db: NewDb) -> Any:
    with InThread(new_db(), bots=0) as server:
        yield server


def operations() -> list[str]:
    return [
        f"{method.upper()} {path}"
        for path, methods in description()["paths"].items()
        for method in methods
    ]


@pytest.fixture(scope="module")
def described() -> Any:
    return schemathesis.openapi.from_dict(description())


@pytest.mark.parametrize("operation", operations())
def test_whatever_is_sent_is_answered_as_described(
    fuzzed: InThread, described: Any, operation: str
) -> None:
    method, _, path = operation.partition(" ")
    found = described[path][method]
    token = fuzzed.guest().token
    cases = st.one_of([found.as_strategy(mode) for mode in GenerationMode])

    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=cases)
    def check(case: Any) -> None:
        headers = {"authorization": f"Bearer {token}"}
        response = case.call(base_url=fuzzed.url, headers=headers)
        case.validate_response(response, checks=CHECKS)

    check()
