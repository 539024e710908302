"""What a page asks for: all that a game names with its words, kept by a browser; and the page's own files."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
import segno

from hexmonger.kernel.game import find_box
from hexmonger.kernel.setup import Setup
from hexmonger.protocol.requests import Laying
from hexmonger.server import tables
from hexmonger.server.door import page_files
from hexmonger.server.door.app import make_app
from hexmonger.server.door.page_paths import INK, PAPER
from hexmonger.server.house import House, open_house
from hexmonger.words import words_of

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

OPTIONS = {"modules": "moonstruck_market", "edition.numbers.rounds": "1"}


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await open_house(tmp_path / "tables.db")
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def http(house: House) -> AsyncIterator[httpx.AsyncClient]:
    app: Any = make_app(house)
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        yield client


async def test_a_page_is_told_all_that_the_game_of_a_table_names(
    house: House, http: httpx.AsyncClient
) -> None:
    person, _ = await house.people.enrol("Ada")
    name = await tables.lay(house, person, Laying("arcane_alley", 4, OPTIONS))
    things = (await http.get(f"/api/tables/{name}/things")).json()
    game = find_box("arcane_alley").open(Setup(4, OPTIONS))
    named = {(entry["kind"], entry["id"]): entry for entry in things["entries"]}
    assert set(named) == {(entry.kind, entry.id) for entry in game.glossary()}
    assert named["number", "rounds"]["figures"][0]["value"] == 1, "the table's own numbers are told"
    assert {(look["kind"], look["id"]) for look in things["looks"]} == set(game.looks())
    (english,) = things["catalogues"]
    assert english["language"] == "en"
    text = "\n".join(english["texts"])
    for entry in game.glossary():
        for sentence in entry.sentences:
            assert words_of(game).catalogue.has(sentence.said.id)
            assert f"{sentence.said.id} =" in text


async def test_the_link_of_a_table_is_drawn_as_a_qr_code(house: House, http: httpx.AsyncClient) -> None:
    person, _ = await house.people.enrol("Ada")
    name = await tables.lay(house, person, Laying("arcane_alley", 4))
    drawn = await http.get(f"/api/tables/{name}/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    expected = segno.make(f"http://localhost/t/{name}", error="m", micro=False)
    lines = expected.svg_inline(border=2, dark=INK, light=PAPER, omitsize=True).partition("<path")[2].strip()
    assert drawn.text.partition("<path")[2].strip() == lines
    assert (await http.get("/api/tables/nothing/qr.svg")).status_code == 404


async def test_a_browser_keeps_what_stays_the_same(http: httpx.AsyncClient) -> None:
    path = "/api/games/arcane_alley/things?seats=4"
    first = await http.get(path)
    again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content
    assert first.headers["cache-control"] == "private, no-cache"
    other = await http.get(
        f"{path}&modules=moonstruck_market", headers={"if-none-match": first.headers["etag"]}
    )
    assert other.status_code == 200, "another set-up has other things"


async def test_a_page_is_told_the_rules_of_a_game_and_its_modules(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/games/arcane_alley/rules")
    books = answer.json()["books"]
    assert [book["title"] for book in books] == ["Arcane Alley", "Moonstruck Market"]
    rules = {part["rule"]: part for book in books for each in book["sections"] for part in each["parts"]}
    assert {"AA-42", "MM-30", "Ruling 5"} <= set(rules)
    assert rules["AA-42"]["passages"][0]["source"] == "printed"
    again = await http.get(answer.request.url, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_a_page_is_told_how_a_game_and_its_modules_are_played(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/games/arcane_alley/guides")
    guides = {guide["name"]: guide for guide in answer.json()["guides"]}
    assert [guide["title"] for guide in guides.values()] == ["Arcane Alley", "Moonstruck Market"]
    chapters = {chapter["name"]: chapter for chapter in guides["arcane_alley"]["chapters"]}
    assert [step["name"] for step in chapters["turn"]["steps"]] == ["turn-sell", "turn-draw", "turn-act"]
    assert {"kind": "strong", "words": "25", "source": ""} in chapters["goal"]["paragraphs"][1]["words"]
    again = await http.get(answer.request.url, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_what_a_module_brings_says_so(http: httpx.AsyncClient) -> None:
    things = (await http.get("/api/games/arcane_alley/things?modules=moonstruck_market")).json()
    entries = {entry["id"]: entry for entry in things["entries"]}
    assert entries["crystal_ball"]["book"] == ""
    assert entries["gelatinous_ball"]["book"] == "Moonstruck Market"
    promos = {name for name, entry in entries.items() if entry["is_promo"]}
    assert promos == {"clockwork_canine", "moonstruck", "bones"}


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/nothing/things",
        "/api/games/nothing/rules",
        "/api/games/nothing/guides",
        "/api/games/arcane_alley/things?seats=99",
        "/api/games/arcane_alley/things?modules=nothing",
        "/api/games/arcane_alley/things?language=../en",
        "/api/tables/nothing/things",
    ],
)
async def test_what_is_not_there_is_said_in_a_sentence(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert answer.status_code in (404, 409)
    assert answer.json()["text"]


async def test_the_page_is_served_from_where_it_was_built(
    http: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "FOLDER", tmp_path)
    missing = await http.get("/")
    assert missing.status_code == 503
    assert "not built" in missing.text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("not for anybody")
    for path in ("/", "/t/amber-toad-47", "/cards", "/rules/some_game", "/nowhere"):
        answer = await http.get(path)
        assert answer.text == "<!doctype html>"
        assert answer.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    script = await http.get("/assets/main-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == "export {};"
    plain = await http.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == "export {};"
    for path in ("/assets/..%2Fsecret.txt", "/assets/nothing.js", "/secret.txt", "/api/nothing", "/api"):
        assert (await http.get(path)).status_code == 404


async def test_many_phones_behind_one_address_open_the_page_at_once(
    http: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "FOLDER", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_text("export {};")
    statuses = {(await http.get("/assets/main-1a2b.js")).status_code for _ in range(400)}
    assert statuses == {200}
    asked = [await http.get("/healthz") for _ in range(400)]
    assert {answer.status_code for answer in asked} == {200, 429}, "whatever else is asked for has its limit"
