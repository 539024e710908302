"""Who is let in, what a browser may do with an answer, and what nobody ever learns."""

import json
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from hexmonger.server.door.app import make_app
from hexmonger.server.door.guard import HEADERS
from hexmonger.server.door.limits import Limits
from tests.server.fuzz.wires import Wire, hello
from tests.server.guarded import Guarded, guarded

EVIL = "http://evil.example"


@pytest_asyncio.fixture
async def door(tmp_path: Path) -> AsyncIterator[Guarded]:
    """Open a server, and close it."""
    async with guarded(tmp_path / "tables.db", Limits(requests=(1000.0, 10_000.0))) as door:
        yield door


def routes_of(document: dict[str, Any], method: str, table: str) -> list[str]:
    """Return all paths that can be asked for by a method, filled in with what there is."""
    filled = {"{table}": table, "{seat}": "0", "{game}": "arcane_alley"}
    paths = [path for path, operations in document["paths"].items() if method in operations]
    for name, value in filled.items():
        paths = [path.replace(name, value) for path in paths]
    return paths


@pytest.mark.parametrize(
    ("host", "is_answered"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("127.0.0.1:1234", True),
        ("[::1]:8000", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example:8000", False),
        ("evil.example@localhost.example", False),
        ("", False),
        ("[::1", False),
        ("0.0.0.0", False),
    ],
)
async def test_only_known_names_are_answered(door: Guarded, host: str, is_answered: bool) -> None:
    for path in ("/api/games", "/healthz", "/metrics", "/nowhere", "/"):
        answer = await door.http.get(path, headers={"host": host})
        assert (answer.status_code != 421) == is_answered
    wire = Wire(door.app, host=host)
    assert (await wire.connect() == "accepted") == is_answered
    await wire.end()


async def test_names_that_the_server_was_told_of_are_answered(door: Guarded) -> None:
    app: Any = make_app(door.house, ["games.example"])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://games.example") as http:
        assert (await http.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    ("origin", "is_taken"),
    [
        (None, True),
        ("http://localhost", True),
        (EVIL, False),
        ("null", False),
        ("http://localhost:81", False),
        ("http://localhost.evil.example", False),
        ("file://localhost", False),
        ("http://[", False),
        ("", False),
    ],
)
async def test_what_changes_something_comes_from_a_page_of_this_server(
    door: Guarded, origin: str | None, is_taken: bool
) -> None:
    headers = {} if origin is None else {"origin": origin}
    before = await door.everything()
    made = await door.http.post("/api/people", json={"name": "Ada"}, headers=headers)
    assert made.status_code == (201 if is_taken else 403)
    assert (await door.everything() != before) == is_taken
    # Reading is allowed: without a header that says so, a page elsewhere is not shown the answer.
    read = await door.http.get("/api/games", headers=headers)
    assert read.status_code == 200
    assert "access-control-allow-origin" not in read.headers
    wire = Wire(door.app, origin=origin)
    assert (await wire.connect() == "accepted") == is_taken
    await wire.end()


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
async def test_what_a_form_sends_is_not_taken(door: Guarded, kind: str) -> None:
    answer = await door.http.post("/api/people", content='{"name":"Ada"}', headers={"content-type": kind})
    assert answer.status_code == 415
    assert answer.json()["code"] == "unreadable"


async def test_every_answer_has_them(door: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await door.somebody("Ada")
    monkeypatch.setattr(door.house, "measure", _breaks)
    asked: Sequence[tuple[str, str, int, dict[str, Any]]] = [
        ("GET", "/healthz", 200, {}),
        ("GET", "/api/games", 200, {}),
        ("GET", "/api/schema/openapi.json", 200, {}),
        ("GET", "/nowhere.txt", 404, {}),
        ("GET", "/api/tables/nowhere", 404, {}),
        ("PUT", "/api/people", 405, {}),
        ("GET", "/api/me", 401, {}),
        ("GET", "/api/tables?which=none", 400, {}),
        ("POST", "/api/people", 400, {"content": "{"}),
        ("POST", "/api/people", 415, {"content": "x", "headers": {"content-type": "text/plain"}}),
        ("POST", "/api/people", 413, {"content": b" " * 1_000_000}),
        ("POST", "/api/people", 403, {"json": {"name": "x"}, "headers": {"origin": EVIL}}),
        ("GET", "/healthz", 421, {"headers": {"host": "evil.example"}}),
        ("GET", "/metrics", 500, {}),
    ]
    for method, path, status, how in asked:
        answer = await door.http.request(method, path, **how)
        assert answer.status_code == status, (path, answer.text)
        for name, value in HEADERS:
            assert answer.headers.get_list(name.decode()) == [value.decode()], (path, name)
        if path.startswith("/api/") or status in (403, 421):
            assert answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers
        if status >= 400:
            assert set(answer.json()) <= {"code", "text", "after"}
    assert ada.key not in (await door.http.get("/api/tables?which=open")).text


async def test_the_policy_lets_nothing_in_from_elsewhere(door: Guarded) -> None:
    policy = (await door.http.get("/api/games")).headers["content-security-policy"]
    rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["object-src"] == "'none'"
    assert "unsafe" not in policy
    assert "*" not in policy


def _breaks(*_: object, **__: object) -> None:
    raise RuntimeError("a hidden reason")


async def test_an_error_over_http_is_one_sentence(door: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexmonger.server.door.tables_paths.boxes", _breaks)
    with capture_logs() as logs:
        answer = await door.http.get("/api/games")
    assert answer.status_code == 500
    assert answer.json() == {
        "code": "trouble",
        "text": "something went wrong here; nothing was changed",
    }
    assert [line["event"] for line in logs] == ["request_went_wrong"]


async def test_an_error_at_a_table_ends_one_connection_without_a_word(
    door: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await door.somebody("Ada"), await door.somebody("Bo")]
    table = await door.begun(*people)
    wires = [Wire(door.app) for _ in people]
    for seat, (wire, person) in enumerate(zip(wires, people, strict=True)):
        await hello(wire, table, person.secrets[table, seat])
        await wire.told_of("update")
    mine, other = sorted(wires, key=lambda wire: "question" not in wire.last("update"))
    with monkeypatch.context() as broken, capture_logs() as logs:
        broken.setattr("hexmonger.server.acts.look_ahead", _breaks)
        question = mine.last("update")["question"]
        await mine.say({"say": "preview", "ticket": "p", "question": question, "choices": [0]})
        await mine.closed()
    assert "hidden reason" not in json.dumps(mine.told) + mine.reason
    assert "Traceback" not in json.dumps(mine.told) + mine.reason
    assert logs[0]["event"] == "connection_went_wrong"
    await other.say({"say": "why", "ticket": "w", "question": 0, "choice": 0})
    assert (await other.answer("w"))["code"] == "stale"
    await other.end()


async def test_nothing_that_is_logged_holds_a_key(door: Guarded, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with capture_logs() as logs:
        ada = await door.somebody("Ada")
        table = await door.begun(ada, bots=1)
        secret = ada.secrets[table, 0]
        wire = Wire(door.app)
        await hello(wire, table, secret)
        await door.raw("GET", f"/api/tables/{secret}")
        await door.raw("POST", "/api/me/key", ada)
        await wire.closed()
        await door.refused("GET", "/api/me", ada)
    written = repr(logs) + "".join(
        record.getMessage() for record in caplog.records if not record.name.startswith("httpx")
    )
    for each in (ada.key, secret):
        assert each not in written


# All that a path or a query may have: names of what everybody may know, and numbers.
PARAMETERS: Final = {
    *("table", "seat", "game", "which", "language", "seats"),
    *("seen_by", "step", "first", "count"),
}


async def test_no_path_takes_a_secret(door: Guarded) -> None:
    document = (await door.http.get("/api/schema/openapi.json")).json()
    for operations in document["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", ()):
                assert parameter["name"] in PARAMETERS


async def test_no_get_changes_anything(door: Guarded) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    waiting = await door.lay(ada)
    await door.sit(waiting, ada)
    playing = await door.begun(ada, bo)
    over = await door.begun(ada, bo)
    await door.ask("POST", f"/api/tables/{over}/close", ada)
    document = (await door.http.get("/api/schema/openapi.json")).json()
    before = await door.everything()
    commits = door.house.store.commits
    asked = 0
    for table in (waiting, playing, over, "nowhere"):
        for path in ("/", f"/t/{table}", *routes_of(document, "get", table)):
            for key in ("", ada.key, bo.secrets[playing, 1]):
                for method in ("GET", "HEAD", "OPTIONS"):
                    answer = await door.raw(method, path, key)
                    assert answer.status_code < 500 or path in ("/", f"/t/{table}")
                    asked += answer.status_code < 400
    assert asked > 50
    assert await door.everything() == before
    assert door.house.store.commits == commits


async def test_whoever_only_looks_is_not_there(door: Guarded) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.sit(table, ada)
    before = await door.ask("GET", f"/api/tables/{table}")
    await door.raw("GET", f"/t/{table}")
    assert await door.ask("GET", f"/api/tables/{table}") == before
    assert before["seats"][1]["is_free"]
