"""What things, zones and figures are called, as far as the glossary and the words of a game say so."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hexmonger.kernel.drawn import HIDDEN, Cell, Drawn, Zone
from hexmonger.kernel.messages import Message, message, plain
from hexmonger.kernel.spots import SOMEWHERE, Spot
from hexmonger.look import figure
from hexmonger.terminal.sitting import Scene, Things
from hexmonger.words import Words

MOST_GAMES: Final = 8
PLAYER: Final = "player"
AMOUNT: Final = "amount"


def spelled(id: str) -> str:  # noqa: A002
    """Return an id as people would write it.

    >>> spelled("turns_until_the_storm")
    'Turns until the storm'
    """
    words = id.replace("_", " ")
    return f"{words[:1].upper()}{words[1:]}"


@dataclass(frozen=True)
class Label:
    """What stands on a cell: a word, and a note beneath it."""

    word: str
    note: str = ""


class Naming:
    """Names what a view shows."""

    def __init__(self, things: Things) -> None:
        self._names = {entry.id: entry.name for entry in things.entries.values()}
        self.colours = {thing: look.colour for (_, thing), look in things.looks.items() if look.colour}
        self.words: Words = things.words

    def thing(self, id: str) -> str:  # noqa: A002
        """Return what a thing is called."""
        return self._names.get(id) or spelled(id)

    def zone(self, name: str) -> str:
        """Return what a zone is called."""
        return self._worded(f"zone-{name}") or spelled(name)

    def figure(self, name: str) -> str:
        """Return what a figure is called."""
        return self._worded(f"figure-{name}") or spelled(name).lower()

    def _worded(self, id: str) -> str:  # noqa: A002
        said: Message = plain(id)
        return self.words.say(said) if self.words.catalogue.has(id) else ""

    def cell(self, cell: Cell) -> Label:
        """Return what stands on a cell: what it is or shows, and its marks."""
        marks = [mark.replace("_", " ") for mark in cell.marks]
        number = [] if cell.value is None else [figure(cell.value)]
        if cell.thing:
            return Label(self.thing(cell.thing), ", ".join([*number, *marks]))
        if cell.face == HIDDEN:
            return Label("", ", ".join([cell.back.replace("_", " "), *marks] if cell.back else marks))
        return Label("".join(number), ", ".join(marks))

    def figures(self, figures: dict[str, int]) -> list[tuple[str, str]]:
        """Return figures with their names."""
        return [(self.figure(name), figure(value)) for name, value in figures.items()]

    def owned(self, scene: Scene, seat: int, what: str) -> str:
        """Return what something of a seat is called: "your coins", "Bo: coins", or just "The quay"."""
        if seat < 0:
            return what
        lower = what[:1].lower() + what[1:]
        if seat == scene.drawn.seat:
            return scene.say(message("table-yours", what=lower))
        return scene.say(message("table-theirs", name=scene.names[seat], what=lower))

    def where(self, scene: Scene, point: Spot) -> str:
        """Return in which zone a place is, and which of its places it is."""
        if point.zone in (PLAYER, AMOUNT):
            return ""
        zone, place = self.zone(point.zone), self.place(scene, point)
        return self.words.joined([zone, place]) if place else zone

    def place(self, scene: Scene, point: Spot) -> str:
        """Return which place of its zone a spot is; nothing where it is somewhere in there."""
        if point.zone in (PLAYER, AMOUNT) or point.place == SOMEWHERE:
            return ""
        return scene.say(message("table-place", place=point.place + 1))


@lru_cache(MOST_GAMES)
def naming_of(things: Things) -> Naming:
    """Return the names of a game, made once."""
    return Naming(things)


def seen_by(scene: Scene, zone: Zone) -> str:
    """Return who can see what lies in a zone, as far as a view tells that."""
    hidden = sum(cell.face == HIDDEN for cell in zone.cells)
    lying = sum(cell.face != "empty" for cell in zone.cells)
    if zone.size > len(zone.cells):
        return figure(zone.size)
    if hidden == lying > 0:
        return scene.say(plain("table-hidden-one"))
    if hidden:
        return scene.say(message("table-hidden", count=hidden, all=lying))
    if not lying:
        return scene.say(plain("table-nothing"))
    is_own = 0 <= zone.seat == scene.drawn.seat
    if is_own and _is_hidden_elsewhere(scene.drawn, zone):
        return scene.say(plain("table-only-you"))
    return scene.say(plain("table-open" if zone.seat >= 0 else "table-open-to-all"))


def _is_hidden_elsewhere(drawn: Drawn, zone: Zone) -> bool:
    """Whether others have the same zone with something hidden in it."""
    others = [other for other in drawn.zones if other.name == zone.name and other.seat != zone.seat]
    return any(cell.face == HIDDEN for other in others for cell in other.cells)
