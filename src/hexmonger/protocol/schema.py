"""The JSON Schema of all that is said at a table, made from the types, so that it can't say anything else."""

from typing import Any

from hexmonger.protocol import PROTOCOL
from hexmonger.protocol.replies import AnyReply
from hexmonger.protocol.sayings import AnySaying
from hexmonger.wire import DEFINITIONS, DRAFT, components


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a message: a `Saying` of somebody at a table, or a `Reply` of the table."""
    (saying, reply), parts = components([AnySaying, AnyReply])
    return {
        "$schema": DRAFT,
        "title": f"Protocol {PROTOCOL}",
        "description": "A message between a table and somebody who sits or watches there.",
        "anyOf": [{"$ref": f"{DEFINITIONS}Saying"}, {"$ref": f"{DEFINITIONS}Reply"}],
        "$defs": {"Saying": saying, "Reply": reply, **parts},
    }
