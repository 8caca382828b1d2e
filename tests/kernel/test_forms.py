"""Forms of plain data are described as they are declared."""

from typing import Annotated, NotRequired, TypedDict

from nunatak.kernel.forms import Forms, schema_of
from nunatak.kernel.kinds import Kind, named

FRUIT = named("apple", "pear")
OWNER = Kind(3, lambda number: "nature" if number == 2 else number, int)


class Inner(TypedDict):
    """A part."""

    fruit: Annotated[str, FRUIT]
    owner: Annotated[int | str, OWNER] | None


class Outer(TypedDict):
    """The whole."""

    parts: list[Inner]
    pairs: dict[str, tuple[str, int]]
    again: NotRequired[bool]


def test_a_form_is_described_with_its_structures() -> None:
    known: Forms = {}
    assert schema_of(Outer, known, "Game") == {"$ref": "#/components/schemas/GameOuter"}
    assert known["GameOuter"]["description"] == "The whole."
    assert known["GameOuter"]["required"] == ["parts", "pairs"]
    assert known["GameOuter"]["properties"] == {
        "parts": {"type": "array", "items": {"$ref": "#/components/schemas/GameInner"}},
        "pairs": {
            "type": "object",
            "additionalProperties": {
                "type": "array",
                "prefixItems": [{"type": "string"}, {"type": "integer"}],
                "minItems": 2,
                "maxItems": 2,
            },
        },
        "again": {"type": "boolean"},
    }


def test_things_are_named_by_their_kind() -> None:
    known: Forms = {}
    schema_of(Inner, known, "")
    assert known["Inner"]["properties"] == {
        "fruit": {"type": "string", "enum": ["apple", "pear"]},
        "owner": {"anyOf": [{"enum": [0, 1, "nature"]}, {"type": "null"}]},
    }
