"""Schemathesis asks for all that the server's own OpenAPI document names, rightly and wrongly.

Nothing is an error of ours, answers are what the document says, and what it does not allow is refused.
"""

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from hexmonger.server.door.running import bound, serve
from tests.server.doors import SHORT, Here
from tests.server.fuzz.attack import WIDE

PATIENCE: Final = 120.0
# So many requests of each kind; more by `EXAMPLES=1000 pytest tests/server/fuzz/test_http.py`.
EXAMPLES: Final = int(os.environ.get("EXAMPLES", "12"))
TOO_LARGE: Final = 413
DOCUMENT: Final = "/api/schema/openapi.json"
CHECKS: Final = (
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    negative_data_rejection,
)
# After these a key opens nothing any longer.
USED_UP: Final = {("delete", "/api/me"), ("post", "/api/me/key"), ("post", "/api/seat/revoke")}
KEPT: Final = Path(__file__).parents[3] / "docs" / "schema" / "openapi.json"
OPERATIONS: Final = [
    (path, method)
    for path, operations in json.loads(KEPT.read_text(encoding="utf-8"))["paths"].items()
    for method in operations
]


@dataclass
class Running:
    """A server in a thread of its own, and what is known there: people with keys, seats and tables."""

    port: int
    keys: list[str]
    secrets: list[str]
    tables: list[str]

    def secret_for(self, path: str, method: str, turn: int) -> str:
        """Return a key or secret to ask with, a good one or one that opens nothing."""
        good = [self.keys[2]] if (method, path) in USED_UP else [*self.keys[:2], *self.secrets]
        known = good if turn % 3 else ["", "x" * 43, "\xe9"]
        return known[turn % len(known)]

    @property
    def address(self) -> str:
        """Return where it listens."""
        return f"http://localhost:{self.port}"


def ask(http: httpx.Client, method: str, path: str, key: str = "", **body: Any) -> Any:
    """Ask for something that is not refused."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    answer = http.request(method, path, headers=headers, json=body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def settle(port: int) -> Running:
    """Let people come, and lay tables that wait, are played and are over."""
    server = Running(port, [], [], [])
    with httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as http:
        server.keys = [ask(http, "POST", "/api/people", name=name)["key"] for name in ("Ada", "Bo", "Cy")]
        for state in ("waiting", "playing", "over"):
            about = {"game": "arcane_alley", "seats": 2, "options": SHORT}
            table = ask(http, "POST", "/api/tables", server.keys[0], **about)["table"]
            server.tables.append(table)
            for key in server.keys[:2] if state != "waiting" else server.keys[:1]:
                server.secrets.append(ask(http, "POST", f"/api/tables/{table}/seats", key)["secret"])
            if state != "waiting":
                ask(http, "POST", f"/api/tables/{table}/start", server.keys[0])
            if state == "over":
                ask(http, "POST", f"/api/tables/{table}/close", server.keys[0])
    return server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server in a thread, and stop it."""
    path = tmp_path_factory.mktemp("http") / "tables.db"
    listening = bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    ready = threading.Event()
    stopping: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def run(path: Path) -> None:
        stop = asyncio.Event()
        stopping.append((asyncio.get_running_loop(), stop))
        await serve(path, listening, ready=ready.set, thinkers=Here(), stop=stop, limits=WIDE)

    thread = threading.Thread(target=lambda: asyncio.run(run(path)))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield settle(port)
    finally:
        loop, stop = stopping[0]
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)


@pytest.fixture(scope="module")
def document(server: Running) -> Any:
    """Return the document as the server gives it."""
    return schemathesis.openapi.from_url(f"{server.address}{DOCUMENT}")


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_whatever_is_asked_for_is_answered(
    document: Any, server: Running, path: str, method: str, mode: GenerationMode
) -> None:
    turns = cycle(range(12))

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=document[path][method].as_strategy(generation_mode=mode))
    def asked(case: schemathesis.Case[Any]) -> None:
        turn = next(turns)
        if "table" in (case.path_parameters or {}) and turn % 2:
            case.path_parameters["table"] = server.tables[turn % len(server.tables)]
        secret = server.secret_for(path, method, turn)
        headers = {"authorization": f"Bearer {secret}".encode("latin-1")}
        response = case.call(headers=headers, timeout=PATIENCE)
        # That a body is too large is a refusal, though schemathesis knows it for none.
        is_refused = response.status_code == TOO_LARGE
        checks = [check for check in CHECKS if not (is_refused and check is negative_data_rejection)]
        case.validate_response(response, checks=checks)
        assert response.headers["x-content-type-options"] == ["nosniff"]
        assert "Traceback" not in response.text

    # About some nothing can be wrong: they take nothing, or any word.
    with suppress(Unsatisfiable):
        asked()
