"""How is the server described for machines? OpenAPI, made from the routes and the messages."""

import json
import re
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from nunatak import games
from nunatak.play.text import LANGUAGES
from nunatak.server.app import (
    analyses,
    club,
    hints,
    http,
    lending,
    operators,
    people,
    puzzles,
    routing,
    tournaments,
)
from nunatak.server.app.routing import ROUTES, Route
from nunatak.server.wire import messages as m
from nunatak.server.wire.club import News

ROUTED = (
    http,
    analyses,
    hints,
    lending,
    puzzles,
    people,
    club,
    tournaments,
    operators,
)  # their routes are known once they are imported
REF = "#/components/schemas/{name}"
PARAMETERS: dict[str, dict[str, Any]] = {
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "game": {"type": "string", "enum": list(games.NAMES)},
    "person": {"type": "string", "pattern": r"^[\w.-]{1,40}$"},
    "puzzle": {"type": "string", "pattern": "^[0-9a-f]{8}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "seats": {"type": "integer", "minimum": 0, "maximum": 15},
    "session": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"},
    "token": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "tournament": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"},
    "what": {"type": "string", "maxLength": 20},
}


@cache
def description() -> dict[str, Any]:
    """The whole document."""
    schemas, components = _schemas()
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "nunatak",
            "version": version("nunatak"),
            "description": "The table server. Sockets are described in docs/protocol.md; their "
            "messages are the schemas ClientMessage and ServerMessage.",
        },
        "paths": _paths(schemas),
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": routing.COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _schemas() -> tuple[dict[Any, Any], dict[str, Any]]:
    """Each type's schema, and the components that they refer to."""
    types: list[Any] = [m.Problem, m.ClientMessage, m.ServerMessage, News]
    for route in ROUTES:
        types += [route.body] if route.body else []
        types += [] if isinstance(route.answer, str) else [route.answer]
    unique = list(dict.fromkeys(types))
    found, components = msgspec.json.schema_components(unique, ref_template=REF)
    schemas = dict(zip(unique, found, strict=True))
    components["ClientMessage"] = schemas[m.ClientMessage]
    components["ServerMessage"] = schemas[m.ServerMessage]
    components |= _views()
    return schemas, components


def _views() -> dict[str, Any]:
    """What each game shows and foresees, as it is declared; any game's is one of these."""
    known: dict[str, Any] = {}
    each: dict[str, dict[str, Any]] = {"View": {}, "Prospects": {}}
    for name in games.NAMES:
        views = games.load(name).views
        each["View"][f"{views.prefix}View"] = views.schema(known)
        each["Prospects"][f"{views.prefix}Prospects"] = views.foreseen_schema(known)
    for what, forms in each.items():
        known[f"Any{what}"] = {"anyOf": [{"$ref": REF.format(name=name)} for name in forms]}
        known |= forms
    return known


def _paths(schemas: dict[Any, Any]) -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return paths


def _operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": schemas[m.Problem]}}
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": _parameters(route),
        "responses": {
            "200": {"description": "done", "content": _content(route, schemas)},
            "4XX": {"description": "it can't be done", "content": problem},
            "5XX": {"description": "the server is not well", "content": problem},
        },
        "security": [{"cookie": []}, {"bearer": []}] if route.session else [],
    }
    if route.body is not None:
        body = {"application/json": {"schema": schemas[route.body]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _content(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    if isinstance(route.answer, str):
        return {
            route.answer: {"schema": {"type": "string"} if route.answer != routing.JSON else {}}
        }
    return {"application/json": {"schema": schemas[route.answer]}}


def _parameters(route: Route) -> list[dict[str, Any]]:
    path = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    query = [
        {"name": query.name, "in": "query", "required": False, "schema": query.schema}
        for query in route.query
    ]
    return path + query


def main() -> None:
    """Print the document."""
    print(json.dumps(description(), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
