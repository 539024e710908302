"""How a table is set up, and what is dealt from then."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hexmonger.kernel.names import check_option


@dataclass(frozen=True)
class Setup:
    """How a table is set up: the number of seats, and the game's own options as text.

    Together with a seed and the choices it is the whole of a game that was played. An option that a
    record couldn't hold is refused.
    """

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, value in self.options.items():
            check_option(name, value)


@dataclass(frozen=True)
class Stock:
    """What a game deals from: how many cards by their backs, and how many of them stay to be drawn.

    `left` is none where that depends on the deal.
    """

    backs: Mapping[str, int] = field(default_factory=dict)
    left: int | None = None
