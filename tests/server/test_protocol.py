"""The protocol's documents say what is really said: recorded conversations keep to them, word by word."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from jsonschema_rs import ValidationError, Validator, validator_for

from hexmonger import wire
from hexmonger.kernel.game import find_box
from hexmonger.kernel.setup import Setup
from hexmonger.protocol.replies import Code
from hexmonger.protocol.schema import schema
from tests.server.conversing import ANSWERED, NOBODY, SAID
from tests.server.doors import Door
from tests.server.test_conversations import FOLDER as CONVERSATIONS
from tests.server.test_conversations import KINDS, kinds

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "protocol.md"
DOCUMENT: Final = DOCS / "schema" / "openapi.json"
MISTAKES: Final[list[dict[str, Any]]] = [
    {"say": "choose", "ticket": "t1", "question": 1},
    {"say": "choose", "ticket": "t1", "question": -1, "choice": 1},
    {"say": "choose", "ticket": "t1", "question": 1, "choice": 1, "seat": 2},
    {"say": "sing", "ticket": "t1"},
]


def strict(value: Any) -> Any:
    """Return a schema that allows nothing but what it names."""
    if isinstance(value, list):
        return [strict(each) for each in value]
    if not isinstance(value, dict):
        return value
    made = {name: strict(each) for name, each in value.items()}
    return {"additionalProperties": False, **made} if "properties" in made and "type" in made else made


def validator(part: str) -> Validator:
    """Return what checks a part of the protocol."""
    whole = schema()
    return validator_for(strict({"$ref": f"#/$defs/{part}", "$defs": whole["$defs"]}))


def lines_of(kind: str) -> list[str]:
    """Return the lines of a conversation."""
    return (CONVERSATIONS / f"{kind}.txt").read_text(encoding="utf-8").splitlines()


def messages_of(kind: str, mark: str) -> list[Any]:
    """Return the messages of a conversation that were said, or answered."""
    lines = [line.removeprefix(mark) for line in lines_of(kind) if line.startswith(mark + "{")]
    return [json.loads(line) for line in lines]


@kinds
def test_every_message_is_as_the_schema_says(kind: str) -> None:
    sayings, replies = validator("Saying"), validator("Reply")
    said = messages_of(kind, SAID)
    for message in said:
        if message["say"] == "sing":
            assert not sayings.is_valid(message)
        else:
            sayings.validate(message)
    answered = messages_of(kind, ANSWERED)
    for message in answered:
        replies.validate(message)
    names = {"welcome", "table", "update", "foretold", "because", "done", "lines", "wrong"}
    assert {message["say"] for message in answered} == names
    assert {"hello", "seal", "open", "choose", "take_back", "preview", "why", "chat"} <= {
        message["say"] for message in said
    }


@kinds
def test_every_event_is_one_of_its_game(kind: str) -> None:
    game, options = KINDS[kind]
    events = validator_for(wire.event_schema(find_box(game).open(Setup(2, options))))
    heard = [message["events"] for message in messages_of(kind, ANSWERED) if message["say"] == "update"]
    assert any("took_back" in str(each) for each in heard)
    for each in heard:
        events.validate(each)


@pytest.mark.parametrize("message", MISTAKES)
def test_what_nobody_may_say_is_not_in_the_schema(message: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        validator_for(schema()).validate(message)


def test_the_page_has_every_message_every_code_and_every_path() -> None:
    page = PAGE.read_text(encoding="utf-8")
    defined = schema()["$defs"]
    for part in ("Saying", "Reply"):
        for name in defined[part]["discriminator"]["mapping"]:
            assert f"`{name}`" in page or f'"say": "{name}"' in page, name
    for code in get_args(Code):
        assert f"| `{code}` |" in page, code
    paths = json.loads(DOCUMENT.read_text(encoding="utf-8"))["paths"]
    assert [path for path in paths if f"`{path}" not in page] == []


async def openapi(door: Door) -> dict[str, Any]:
    """Return the document of a server."""
    document: dict[str, Any] = await door.ask("GET", "/api/schema/openapi.json")
    return document


async def test_the_document_of_the_server_is_the_one_that_is_kept(
    door: Door, request: pytest.FixtureRequest
) -> None:
    made = json.dumps(await openapi(door), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    if request.config.getoption("--golden"):
        DOCUMENT.write_text(made, encoding="utf-8")
    assert DOCUMENT.read_text(encoding="utf-8") == made, "the paths have changed: `make golden` remakes it"


@kinds
async def test_every_request_is_as_the_document_says(door: Door, kind: str) -> None:
    document = await openapi(door)
    paths, components = document["paths"], {"components": document["components"]}
    lines = lines_of(kind)
    asked = [(line.split(" ", 4)[1:], answer) for line, answer in pairwise(lines)]
    compared = 0
    for (method, path, key, body), answer in [each for each in asked if each[0][0] == "POST"]:
        parts = path.split("/")
        known = f"/api/tables/{{table}}/{parts[-1]}" if len(parts) > 3 else path
        operation = paths[known][method.lower()]
        assert ("security" in operation) == (key != NOBODY)
        if "requestBody" in operation:
            sent = operation["requestBody"]["content"]["application/json"]["schema"]
            validator_for({**sent, **components}).validate(json.loads(body))
        _, status, text = answer.split(" ", 2)
        given = operation["responses"][status].get("content", {}).get("application/json", {})
        validator_for(strict({**given.get("schema", {}), **components})).validate(json.loads(text))
        compared += 1
    assert compared == 5


async def test_a_refusal_is_as_the_document_says(door: Door) -> None:
    document = await openapi(door)
    failure = document["paths"]["/api/tables"]["post"]["responses"]["default"]
    refused = await door.raw("POST", "/api/tables", game="arcane_alley")
    where = failure["content"]["application/json"]["schema"]
    validator_for(strict({**where, "components": document["components"]})).validate(refused.json())
