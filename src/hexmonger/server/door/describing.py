"""The OpenAPI document: what all paths have in common, and the types as they are, limits included."""

from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from hexmonger.protocol import requests
from hexmonger.protocol.replays import Replay, ReplayPosition, ReplayStory, ReplayViews
from hexmonger.protocol.tables import TableSheet
from hexmonger.protocol.things import Rules, Things
from hexmonger.wire import components

SCHEMAS: Final = "#/components/schemas/"
FAILED: Final = "default"
# What Litestar says of every path by itself, in a form that is not ours.
NOT_OURS: Final = "400"
# Who may ask, by what a path depends on.
SECRETS: Final = {
    "person": ("player_key", "The key of a person, shown once when a name is taken."),
    "holder": ("seat_secret", "The secret of a seat, shown once when it is taken."),
}


class Description(JsonRenderPlugin):
    """Shows the document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document, with all that Litestar can't know of it."""
        return self.render_json(request, described(request.app, openapi_schema))


def described(app: Litestar, document: dict[str, Any]) -> dict[str, Any]:
    """Return an OpenAPI document with who may ask, how a refusal looks, and our own types."""
    asking = _asking(app)
    paths = {
        path: {method: _operation(each, asking.get((path, method), ())) for method, each in item.items()}
        for path, item in sorted(document["paths"].items())
    }
    ours = _schemas()
    theirs = document["components"]["schemas"]
    schemas = {name: ours.get(name, theirs.get(name)) for name in sorted({*ours, *theirs})}
    schemes = {
        name: {"type": "http", "scheme": "bearer", "description": about} for name, about in SECRETS.values()
    }
    return {**document, "paths": paths, "components": {"schemas": schemas, "securitySchemes": schemes}}


def _asking(app: Litestar) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return which secrets are asked for, by path and method."""
    return {
        (route.path_format, method.lower()): tuple(
            name for needed, (name, _) in SECRETS.items() if needed in handler.parsed_fn_signature.parameters
        )
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
    }


def _operation(operation: dict[str, Any], secrets: tuple[str, ...]) -> dict[str, Any]:
    responses = {status: each for status, each in operation["responses"].items() if status != NOT_OURS}
    schema = {"$ref": f"{SCHEMAS}{requests.Failure.__name__}"}
    responses[FAILED] = {
        "description": "It can't be done, and nothing was changed.",
        "content": {"application/json": {"schema": schema}},
    }
    said = {**operation, "responses": responses}
    return {**said, "security": [{name: []} for name in secrets]} if secrets else said


def _schemas() -> dict[str, Any]:
    """Return the schemas of all that is sent over HTTP, by name."""
    kinds = [
        kind
        for kind in vars(requests).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_fields__
    ]
    ours = (TableSheet, Things, Rules, Replay, ReplayPosition, ReplayStory, ReplayViews)
    return components([*kinds, *ours], SCHEMAS)[1]
