"""What a page asks for: all there is to know of a game, its guides and rules, a table's link as a picture."""

from hashlib import blake2b
from io import BytesIO
from typing import Any, Final

import msgspec
import segno
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from hexmonger.kernel.game import MODULES, Box, Game, find_box
from hexmonger.kernel.messages import ENGLISH
from hexmonger.kernel.setup import Setup
from hexmonger.protocol.requests import MOST_OPTIONS
from hexmonger.protocol.things import Catalogue, Drawing, Guides, Rules, Things
from hexmonger.server.house import House
from hexmonger.words.catalogue import check_language, own_texts
from hexmonger.words.guide import guides_of
from hexmonger.words.rulebook import rulebook

DIGEST_BYTES: Final = 16
# A browser asks whether what it has still holds: a table that waits may become one of another game.
ASK_AGAIN: Final = "private, no-cache"
# Dark on light by day and by night: a camera wants it so.
INK: Final = "#2a2033"
PAPER: Final = "#fffdf6"

AnyRequest = Request[Any, Any, Any]


class PagePaths(Controller):
    """What a page asks for before it draws anything."""

    path = "/api"
    tags = ("page",)

    @get("/tables/{table:str}/things", summary="What there is to know of a table's game")
    async def of_table(
        self,
        table: FromPath[str],
        request: AnyRequest,
        house: NamedDependency[House],
        language: FromQuery[str] = ENGLISH,
    ) -> Response[Things]:
        """Return everything that the game of a table names, how it looks, and the words for it."""
        async with house.hall.at(table) as live:
            game = live.table.game
        return _answer(request, things_of(game, language))

    @get("/tables/{table:str}/qr.svg", summary="The link of a table as a QR code", media_type="image/svg+xml")
    async def qr(
        self, table: FromPath[str], request: AnyRequest, house: NamedDependency[House]
    ) -> Response[bytes]:
        """Return the link of a table, at the name by which this server was asked, as a QR code."""
        async with house.hall.at(table):
            pass
        drawn = BytesIO()
        code = segno.make(f"{request.base_url}t/{table}", error="m", micro=False)
        code.save(drawn, kind="svg", border=2, dark=INK, light=PAPER, xmldecl=False, omitsize=True)
        return Response(drawn.getvalue(), headers={"cache-control": ASK_AGAIN}, media_type="image/svg+xml")

    @get("/games/{game:str}/things", summary="What there is to know of a game", sync_to_thread=False)
    def of_game(
        self,
        game: FromPath[str],
        request: AnyRequest,
        seats: FromQuery[int] = 0,
        language: FromQuery[str] = ENGLISH,
    ) -> Response[Things]:
        """Return the same of a game with the set-up that stands in the query, an option each."""
        box = find_box(game)
        own = ("seats", "language")
        options = {name: value for name, value in request.query_params.items() if name not in own}
        setup = Setup(seats or box.least_seats, dict(list(options.items())[:MOST_OPTIONS]))
        return _answer(request, things_of(box.open(setup), language))

    @get("/games/{game:str}/rules", summary="The rules of a game", sync_to_thread=False)
    def rules_of_game(self, game: FromPath[str], request: AnyRequest) -> Response[Rules]:
        """Return the rules of a game and of its modules, section by section, with how each is known."""
        return _answer(request, rules_of(find_box(game)))

    @get("/games/{game:str}/guides", summary="How a game is played", sync_to_thread=False)
    def guides_of_game(
        self, game: FromPath[str], request: AnyRequest, language: FromQuery[str] = ENGLISH
    ) -> Response[Guides]:
        """Return how a game and its modules are played; no guide where nobody wrote one."""
        return _answer(request, all_guides_of(find_box(game), language))


def things_of(game: Game[Any, Any], language: str = ENGLISH) -> Things:
    """Return what a page must know of a game, in a language and in English for what that lacks."""
    check_language(language)
    looks = tuple(
        Drawing(kind, name, look.icon, look.colour, look.pattern, dict(look.short))
        for (kind, name), look in game.looks().items()
    )
    catalogues = tuple(
        Catalogue(each, (*own_texts(each), *game.catalogues(each)))
        for each in dict.fromkeys((language, ENGLISH))
    )
    return Things(game.name, game.title, game.number, game.digest, game.glossary(), looks, catalogues)


def rules_of(box: Box[Any, Any]) -> Rules:
    """Return the rules of a game and of all its modules, each book once."""
    books = [book for game in _with_modules(box) for book in game.handbooks()]
    return Rules(box.name, box.title, tuple(rulebook(book) for book in dict.fromkeys(books) if book.text))


def all_guides_of(box: Box[Any, Any], language: str = ENGLISH) -> Guides:
    """Return the guides of a game and of all its modules, each once."""
    found = [guide for game in _with_modules(box) for guide in guides_of(game, language)]
    return Guides(box.name, box.title, tuple({guide.name: guide for guide in found}.values()))


def _with_modules(box: Box[Any, Any]) -> list[Game[Any, Any]]:
    """Return a game as it is without any module, then with each of them."""
    setups = ({}, *({MODULES: name} for name in box.modules()))
    return [box.open(Setup(box.least_seats, options)) for options in setups]


def _answer(request: AnyRequest, things: Things | Rules | Guides) -> Response[Any]:
    """Return it with a digest that a browser sends along the next time; if it is the same, nothing more."""
    body = msgspec.json.encode(things)
    tag = f'"{blake2b(body, digest_size=DIGEST_BYTES).hexdigest()}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(body, headers=headers, media_type="application/json")
