"""What does a form of plain data look like? TypedDicts, described as JSON schemas.

For data of any length, which no record can hold (`shown.py`): lists, mappings, structures with
parts that may be left out. `Annotated[str, KIND]` is the name of a thing.
"""

from collections.abc import Callable
from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NotRequired,
    Required,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from nunatak.kernel.kinds import Kind

Schema: TypeAlias = dict[str, Any]
Forms: TypeAlias = dict[str, Schema]  # the structures that are described already, by name

PLAIN: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


def schema_of(form: Any, known: Forms, prefix: str) -> Schema:
    """The schema of a form; its structures are added to the known, named with the prefix."""
    if form in PLAIN:
        return PLAIN[form]
    if is_typeddict(form):
        return _structure(form, known, prefix)
    origin, parts = get_origin(form), get_args(form)
    if origin is Annotated and isinstance(parts[1], Kind):
        return schema_of_thing(parts[1], mixed=parts[0] is not str)
    if origin in (Annotated, NotRequired, Required):
        return schema_of(parts[0], known, prefix)
    described = [schema_of(part, known, prefix) for part in parts if part is not Ellipsis]
    return SHAPES[origin](described)


def _structure(form: Any, known: Forms, prefix: str) -> Schema:
    name = f"{prefix}{form.__name__}"
    if name not in known:
        known[name] = {}  # it may be met again on the way down
        fields = get_type_hints(form, include_extras=True)
        known[name] = {
            "description": cleandoc(form.__doc__ or ""),
            "type": "object",
            "properties": {field: schema_of(fields[field], known, prefix) for field in fields},
            "required": [field for field in fields if field in form.__required_keys__],
            "additionalProperties": False,
        }
    return {"$ref": f"#/components/schemas/{name}"}


def schema_of_thing(kind: Kind, *, mixed: bool) -> Schema:
    """The schema of the name of a thing; mixed, some are called by a number."""
    if mixed:
        return {"enum": [kind.name(number) for number in range(kind.size)]}
    if not kind.names:
        return {"type": "string"}
    return {"type": "string", "enum": list(kind.names)}


SHAPES: dict[Any, Callable[[list[Schema]], Schema]] = {
    list: lambda parts: {"type": "array", "items": parts[0]},
    dict: lambda parts: {"type": "object", "additionalProperties": parts[1]},
    tuple: lambda parts: {
        "type": "array",
        "prefixItems": parts,
        "minItems": len(parts),
        "maxItems": len(parts),
    },
    Union: lambda parts: {"anyOf": parts},
    UnionType: lambda parts: {"anyOf": parts},
}
