"""Names and chat are text, whatever stands in them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.people import tidy_name
from tests.server.doors import Somebody
from tests.server.fuzz.wires import Wire, hello
from tests.server.guarded import Guarded, guarded


@pytest_asyncio.fixture
async def door(tmp_path: Path) -> AsyncIterator[Guarded]:
    """Open a server, and close it."""
    async with guarded(tmp_path / "tables.db") as door:
        yield door


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("'; DROP TABLE people; --", "'; DROP TABLE people; --"),
        ("Zo\u00eb", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("\u30c6\u30b9\u30c8", "テスト"),
        ("Ada\u3164", "Ada"),
        ("A\ufe0fda", "Ada"),
        ("\U0001f3b2", "🎲"),
    ],
)
async def test_a_name_comes_back_as_it_was_meant(door: Guarded, name: str, shown: str) -> None:
    somebody = await door.ask("POST", "/api/people", name=name)
    assert somebody["name"] == shown
    table = await door.lay(Somebody(shown, somebody["person"], somebody["key"]))
    answer = await door.raw("GET", f"/api/tables/{table}")
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    "name",
    [
        "\u202eadA",
        "A\u200bda",
        "\u3164\u2800",
        "a\u0000",
        "\u2066Ada\u2069",
        "\ufeffAda",
        "x" * 41,
        "\t\n",
        "\x1b[2J",
    ],
)
async def test_a_name_that_hides_something_is_refused(door: Guarded, name: str) -> None:
    status, said = await door.refused("POST", "/api/people", name=name)
    assert status in (400, 409)
    assert said.isprintable()


def test_lone_surrogates_are_no_letters() -> None:
    with pytest.raises(Trouble):
        tidy_name("\ud800")


async def test_a_line_of_the_chat_is_text(door: Guarded) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo)
    wire = Wire(door.app)
    await hello(wire, table, ada.secrets[table, 0])
    for number, said in enumerate(("\u202ehi", "a\u0000b", "\u200b", "x" * 501, "", "   ")):
        await wire.say({"say": "chat", "ticket": f"t{number}", "text": said})
        wrong = await wire.told_of("wrong")
        assert wrong["code"] in ("trouble", "unreadable")
    await wire.say({"say": "chat", "ticket": "fine", "text": "<b>&amp;</b>  \n x"})
    assert (await wire.told_of("lines"))["lines"][0]["text"] == "<b>&amp;</b> x"
    await wire.end()
