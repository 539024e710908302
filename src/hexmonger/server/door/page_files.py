"""The page itself: the client as it was built, served with names that change whenever it does."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Response, get
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
MISSING: Final = (
    "The page was not built with this program: run `make page` in a clone, or play with `hexmonger play`.\n"
)


@get(["/", "/t/{table:str}", "/cards", "/credits", "/rules"], include_in_schema=False)
async def page() -> Response[bytes]:
    """Return the page, wherever in it one begins."""
    path = FOLDER / INDEX
    if not path.is_file():
        return Response(MISSING.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    return _file(path, ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str]) -> Response[bytes]:
    """Return a file of the page."""
    path = FOLDER / "assets" / name
    if Path(name).name != name or path.suffix not in KINDS or not path.is_file():
        raise NotFoundException("there is no such file")
    return _file(path, FOREVER)


def _file(path: Path, keeping: str) -> Response[bytes]:
    return Response(path.read_bytes(), headers={"cache-control": keeping}, media_type=KINDS[path.suffix])
