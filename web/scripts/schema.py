"""Print the JSON Schema of all that goes between the page and its server, for the page's types."""

import json
from inspect import cleandoc
from typing import Any

import msgspec

from hexmonger.protocol import replays, replies, requests, sayings, tables, things

ROOTS = [
    replies.AnyReply,
    sayings.AnySaying,
    tables.TableSheet,
    things.Things,
    things.Rules,
    things.Guides,
    replays.Replay,
    replays.ReplayPosition,
    replays.ReplayStory,
    replays.ReplayViews,
    *(
        getattr(requests, name)
        for name in (
            "CodeMade",
            "Enrolled",
            "Failure",
            "Games",
            "Laid",
            "Laying",
            "Listed",
            "Me",
            "Naming",
            "NewKey",
            "Offer",
            "Redeeming",
            "Seated",
            "Sitting",
        )
    ),
]

# What says more than a type can.
LEFT_OUT = ("discriminator", "default", "minItems", "maxItems")


def tidied(value: Any) -> Any:
    """Return a schema for a generator of types: plain docs, and no second title for every field."""
    if value == {"type": "object"}:
        return {"type": "object", "additionalProperties": True}
    if isinstance(value, dict) and "prefixItems" in value:
        # The generator knows tuples as older drafts wrote them.
        parts = tidied(value["prefixItems"])
        return {"type": "array", "items": parts, "minItems": len(parts), "maxItems": len(parts)}
    if isinstance(value, dict):
        return {name: tidied(each) for name, each in value.items() if name not in LEFT_OUT}
    if isinstance(value, list):
        return [tidied(each) for each in value]
    return cleandoc(value) if isinstance(value, str) else value


def main() -> None:
    """Print one schema that has every type among its definitions."""
    found, components = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    named = {"AnyReply": found[0], "AnySaying": found[1]}
    print(json.dumps({"$defs": tidied({**components, **named})}))


if __name__ == "__main__":
    main()
