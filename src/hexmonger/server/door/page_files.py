"""The page itself: the client as it was built, served with names that change whenever it does."""

from functools import lru_cache
from gzip import compress
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = Path(str(files("hexmonger.server"))) / "page"
INDEX: Final = "index.html"
# What is built has a digest in its name, and so never changes.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
# Fonts and pictures are compressed already.
COMPRESSED: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt"})
MOST_FILES: Final = 200
# Paths at which there is never a page.
ELSEWHERE: Final = ("/api", "/assets")
MISSING: Final = (
    "The page was not built with this program: run `make page` in a clone, or play with `hexmonger play`."
)

AnyRequest = Request[Any, Any, Any]


def is_built() -> bool:
    """Whether there is a page to be served."""
    return (FOLDER / INDEX).is_file()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """Return the page, wherever in it one begins: which of its rooms there are, it knows itself."""
    if path.startswith(ELSEWHERE) or "." in path.rpartition("/")[2]:
        raise NotFoundException("there is no such path")
    if not is_built():
        return Response(f"{MISSING}\n".encode(), status_code=503, media_type="text/plain; charset=utf-8")
    return _file(request, FOLDER / INDEX, ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Return a file of the page."""
    path = FOLDER / "assets" / name
    if Path(name).name != name or path.suffix not in KINDS or not path.is_file():
        raise NotFoundException("there is no such file")
    return _file(request, path, FOREVER)


def _file(request: AnyRequest, path: Path, keeping: str) -> Response[bytes]:
    headers = {"cache-control": keeping, "vary": "accept-encoding"}
    is_small = "gzip" in request.headers.get("accept-encoding", "") and path.suffix in COMPRESSED
    if is_small:
        headers["content-encoding"] = "gzip"
    return Response(
        _read(path, path.stat().st_mtime_ns, is_small), headers=headers, media_type=KINDS[path.suffix]
    )


@lru_cache(maxsize=MOST_FILES)
def _read(path: Path, _touched: int, is_small: bool) -> bytes:
    """Return what is in a file, compressed if that is wanted; read again only when it was touched."""
    return compress(path.read_bytes(), mtime=0) if is_small else path.read_bytes()
