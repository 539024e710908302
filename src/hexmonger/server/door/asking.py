"""Who asks over HTTP: the holder of a player key, or of a seat's secret, in the header `Authorization`."""

from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency

from hexmonger.server.house import House
from hexmonger.server.people import Stranger
from hexmonger.server.store.people import SEAT, Holder

BEARER: Final = "bearer "

AnyRequest = Request[Any, Any, Any]


def _secret(request: AnyRequest) -> str:
    given = request.headers.get("authorization", "")
    if not given.lower().startswith(BEARER):
        raise Stranger("whoever asks for that needs a key, in the header `Authorization`")
    return given[len(BEARER) :].strip()


async def person_asking(request: AnyRequest, house: NamedDependency[House]) -> str:
    """Return who asks, by the player key."""
    return await house.people.person(_secret(request))


async def seat_asking(request: AnyRequest, house: NamedDependency[House]) -> Holder:
    """Return which seat asks, by its secret."""
    return await house.people.holder(_secret(request), SEAT)
