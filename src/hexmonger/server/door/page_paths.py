"""What a page asks for: what there is to know of a table's game. It stays the same, so a browser keeps it."""

from hashlib import blake2b
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from hexmonger.kernel.game import Game, Setup, find_box
from hexmonger.kernel.messages import ENGLISH
from hexmonger.protocol.requests import MOST_OPTIONS
from hexmonger.protocol.things import Catalogue, Drawing, Things
from hexmonger.server.house import House
from hexmonger.words.catalogue import check_language, own_texts

DIGEST_BYTES: Final = 16
# A browser asks whether what it has still holds: a table that waits may become one of another game.
ASK_AGAIN: Final = "private, no-cache"

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


def _answer(request: AnyRequest, things: Things) -> Response[Any]:
    """Return it with a digest that a browser sends along the next time; if it is the same, nothing more."""
    body = msgspec.json.encode(things)
    tag = f'"{blake2b(body, digest_size=DIGEST_BYTES).hexdigest()}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(body, headers=headers, media_type="application/json")
