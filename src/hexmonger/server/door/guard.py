"""The guard: who may come in at all. Looks at `Host` and `Origin`, counts, and says what a browser may do.

A page elsewhere can reach a server on loopback by a name that leads there, so only names that the server was
told of are answered; and whatever changes something comes from a page of this server, or from no page.
"""

from collections.abc import Collection, Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hexmonger.protocol.requests import Failure
from hexmonger.server.door.limits import Buckets, Limits

HTTP: Final = "http"
WEBSOCKET: Final = "websocket"
# Where the files of the page are.
FILES: Final = "/assets/"
# Where something new is made, or a code is tried.
DEAR_PATHS: Final = frozenset({"/api/people", "/api/tables", "/api/codes"})
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
JSON: Final = b"application/json"
FORBIDDEN: Final = 403
NOT_JSON: Final = 415
MISDIRECTED: Final = 421
TOO_MANY: Final = 429
POLICY_VIOLATION: Final = 1008
# Whoever has one address of IPv6 has as many as there are below these bits.
IPV6_BITS: Final = 64
# What a server can do that answers a connection it does not take.
ANSWERING: Final = "websocket.http.response"

HEADERS: Final = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }.items()
)
NO_STORE: Final = (b"cache-control", b"no-store")


class Guard:
    """Stands before an application, and lets through what may come in."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] = (), limits: Limits | None = None) -> None:
        limits = limits or Limits()
        self._app = app
        self._hosts = LOOPBACK | frozenset(hosts)
        self._requests = Buckets(limits.requests)
        self._files = Buckets(limits.files)
        self._dear = Buckets(limits.dear)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a connection through, or answer it here."""
        kind = str(scope["type"])
        if kind not in (HTTP, WEBSOCKET):
            await self._app(scope, receive, send)
            return
        is_changing = kind == WEBSOCKET or str(scope.get("method")) not in SAFE
        headers = _headers(scope)
        refusal = self._wrong_door(headers, is_changing) or self._too_many(scope, is_changing)
        refusal = refusal or _no_json(headers)
        if refusal is not None:
            await refuse(scope, receive, send, *refusal)
        else:
            await self._app(scope, receive, _with_headers(send, scope["path"]) if kind == HTTP else send)

    def _wrong_door(self, headers: dict[bytes, bytes], is_changing: bool) -> tuple[int, Failure] | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if _name(f"//{host}") not in self._hosts:
            return MISDIRECTED, Failure("trouble", "this server does not answer to that name")
        origin = headers.get(b"origin")
        if is_changing and origin is not None and not _is_ours(origin.decode("latin-1"), host):
            return FORBIDDEN, Failure("trouble", "that page is not one of this server's")
        return None

    def _too_many(self, scope: Scope, is_changing: bool) -> tuple[int, Failure] | None:
        client = scope.get("client")
        address = block_of(client[0]) if client else ""
        is_file = not is_changing and scope["path"].startswith(FILES)
        wait = (self._files if is_file else self._requests).take(address)
        if not wait and is_changing and path_in(scope) in DEAR_PATHS:
            wait = self._dear.take(address)
        if not wait:
            return None
        return TOO_MANY, Failure("too_fast", f"too much at once: try again in {ceil(wait)} s", wait)


def _headers(scope: Scope) -> dict[bytes, bytes]:
    """Return the headers of a request, the first of each name."""
    found: dict[bytes, bytes] = {}
    for name, value in scope["headers"]:
        found.setdefault(name.lower(), value)
    return found


def _name(address: str) -> str:
    """Return the name of the machine in an address; nothing for one that can't be read.

    >>> _name("//localhost:8000"), _name("//[::1]:8000"), _name("http://a.example/")
    ('localhost', '::1', 'a.example')
    """
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _is_ours(origin: str, host: str) -> bool:
    """Whether a page comes from where the request goes to."""
    try:
        return urlsplit(origin).scheme in ("http", "https") and urlsplit(origin).netloc == host
    except ValueError:
        return False


def _no_json(headers: dict[bytes, bytes]) -> tuple[int, Failure] | None:
    """Refuse a body that says it is something else than JSON, as a form on a page elsewhere does."""
    kind = headers.get(b"content-type", JSON).partition(b";")[0].strip().lower()
    return None if kind == JSON else (NOT_JSON, Failure("unreadable", "what is sent here is JSON"))


def path_in(scope: Scope) -> str:
    """Return the path of a request as it is found: more slashes than it needs make no other path of it."""
    return "/" + "/".join([part for part in scope["path"].split("/") if part])


def block_of(address: str) -> str:
    """Return what stands for all addresses of whoever has this one.

    >>> block_of("192.0.2.7"), block_of("2001:db8:1:2:3::4"), block_of("::ffff:192.0.2.7"), block_of("")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7', '')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, IPV6_BITS), strict=False))


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, why: Failure) -> None:
    """Answer a request or a connection that does not come in."""
    kind = HTTP
    if str(scope["type"]) == WEBSOCKET:
        await receive()
        if ANSWERING not in (scope.get("extensions") or {}):
            closing: Any = {"type": "websocket.close", "code": POLICY_VIOLATION, "reason": why.text}
            await send(closing)
            return
        kind = "websocket.http"
    body = msgspec.json.encode(why)
    headers = [*HEADERS, NO_STORE, (b"content-type", JSON), _length(body)]
    if why.after:
        headers.append((b"retry-after", str(ceil(why.after)).encode()))
    started: Any = {"type": f"{kind}.response.start", "status": status, "headers": headers}
    ended: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
    await send(started)
    await send(ended)


def _length(body: bytes) -> tuple[bytes, bytes]:
    return b"content-length", str(len(body)).encode()


def _with_headers(send: Send, path: str) -> Send:
    """Return what sends an answer with what a browser may do with it."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept: Iterable[tuple[bytes, bytes]] = message["headers"]
            # What may be kept says so itself; of the rest nothing is.
            is_kept = any(name == NO_STORE[0] for name, _ in kept)
            extra = (*HEADERS, NO_STORE) if path.startswith("/api/") and not is_kept else HEADERS
            message["headers"] = [*kept, *extra]
        await send(message)

    return send_with_headers


def is_loopback(host: str) -> bool:
    """Whether a server on a host is reached from its own machine alone.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
