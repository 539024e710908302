"""The application: all paths behind one guard, and one sentence for whatever goes wrong."""

from collections.abc import Collection
from importlib.metadata import version
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hexmonger.kernel.native import build_name
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.protocol import PROTOCOL
from hexmonger.protocol.replies import Code
from hexmonger.protocol.requests import LONGEST_FILE, Failure, Health
from hexmonger.server.door.asking import person_asking, seat_asking
from hexmonger.server.door.describing import Description
from hexmonger.server.door.guard import WEBSOCKET, Guard, is_loopback, path_in, refuse
from hexmonger.server.door.limits import Crowd, Limits
from hexmonger.server.door.page_files import asset, page
from hexmonger.server.door.page_paths import PagePaths
from hexmonger.server.door.people_paths import PeoplePaths
from hexmonger.server.door.replay_paths import ReplayPaths
from hexmonger.server.door.socket import Socket, listen
from hexmonger.server.door.tables_paths import TablesPaths
from hexmonger.server.figures import REFUSED
from hexmonger.server.hall import Unknown
from hexmonger.server.house import House
from hexmonger.server.people import Stranger
from hexmonger.server.store import NotStored
from hexmonger.server.store.lists import next_due
from hexmonger.server.tables import NotAllowed
from hexmonger.words import trouble_text

LOG: Final = structlog.get_logger("hexmonger.server")
PROGRAM: Final = version("hexmonger")
# Where a table listens.
SOCKET: Final = "/api/socket"
NOT_FOUND: Final = 404
LARGEST_BODY: Final = 4 * LONGEST_FILE
# What is wrong by kind: the status over HTTP, and the code.
STATUSES: Final[dict[type[Trouble], tuple[int, Code]]] = {
    Unknown: (404, "unknown"),
    Stranger: (401, "secret"),
    NotAllowed: (403, "trouble"),
    NotStored: (503, "not_stored"),
    Refused: (409, "refused"),
    Trouble: (409, "trouble"),
}

AnyRequest = Request[Any, Any, Any]


@get("/healthz", summary="Whether the server is well", tags=["running"])
async def health(house: NamedDependency[House]) -> Health:
    """Say whether the server is well: it can read its store."""
    await next_due(house.store)
    return Health("ok", PROGRAM, build_name(), PROTOCOL)


@get("/metrics", summary="Figures for Prometheus", tags=["running"], media_type="text/plain")
async def metrics(request: AnyRequest, house: NamedDependency[House]) -> Response[bytes]:
    """Return figures of the server for Prometheus, to those at its machine: they tell how busy others are."""
    if request.client is None or not is_loopback(request.client.host):
        raise NotAllowed("figures are for those at this machine")
    house.measure()
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


def _trouble(_request: AnyRequest, trouble: Trouble) -> Response[Failure]:
    status, code = next(known for kind, known in STATUSES.items() if isinstance(trouble, kind))
    REFUSED.labels(code).inc()
    return Response(Failure(code, trouble_text(trouble)), status_code=status)


def _http(_request: AnyRequest, error: HTTPException) -> Response[Failure]:
    """Say in a sentence what a request lacks."""
    said = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        said = f"{first.get('key', 'the body')}: {first.get('message', said)}"
    code: Code = {404: "unknown", 413: "too_large", 429: "too_fast"}.get(error.status_code, "unreadable")  # type: ignore[assignment]
    return Response(Failure(code, said[:300]), status_code=error.status_code)


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Failure]:
    """Say that nobody could mean what is nested so deeply."""
    REFUSED.labels("unreadable").inc()
    return Response(Failure("unreadable", "the body is nested too deeply"), status_code=400)


def _went_wrong(request: AnyRequest, error: Exception) -> Response[Failure]:
    """Say no more than that something went wrong, and log what."""
    LOG.error("request_went_wrong", path=request.url.path, what=type(error).__name__, exc_info=error)
    return Response(Failure("trouble", "something went wrong here; nothing was changed"), status_code=500)


def make_app(house: House, hosts: Collection[str] = (), limits: Limits | None = None) -> ASGIApp:
    """Return the application of a house, which answers to the names of loopback and to `hosts`."""
    limits = limits or Limits()
    over_http = Litestar(
        route_handlers=[
            PeoplePaths,
            TablesPaths,
            ReplayPaths,
            PagePaths,
            health,
            metrics,
            page,
            asset,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "person": Provide(person_asking),
            "holder": Provide(seat_asking),
        },
        exception_handlers={
            Trouble: _trouble,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _went_wrong,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Hexmonger",
            version=PROGRAM,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[Description(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    crowd = Crowd(limits)

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != WEBSOCKET:
            await over_http(scope, receive, send)
        elif path_in(scope) == SOCKET:
            await listen(Socket(receive, send), house, crowd)
        else:
            await refuse(scope, receive, send, NOT_FOUND, Failure("unknown", "nobody listens there"))

    return Guard(door, hosts, limits)
