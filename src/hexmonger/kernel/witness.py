"""A position drawn for one who sees everything: for games that are over, and for nobody before."""

from dataclasses import replace
from typing import Any

from hexmonger.kernel.drawn import HIDDEN, KNOWN, Cell, Drawn, Zone
from hexmonger.kernel.events import SPECTATOR
from hexmonger.kernel.game import Game
from hexmonger.kernel.state import State
from hexmonger.kernel.view import View


def witnessed(game: Game[Any, Any], s: State) -> Drawn:
    """Return a position with all that lies hidden known; who knew it then stands beside it as before.

    A game that has no view of its own for that is drawn with what all its seats know together.
    """
    public = game.draw(unasked(game.view(s, SPECTATOR)))
    view = game.witness(s)
    if view is not None:
        whole = game.draw(unasked(view))
        zones = [_with_knowers(zone, _same(zone, public)) for zone in whole.zones]
        return replace(whole, zones=tuple(zones))
    zones = list(public.zones)
    for seat in range(game.seats):
        seen = game.draw(unasked(game.view(s, seat)))
        zones = [_with_more(zone, _same(zone, seen)) for zone in zones]
    return replace(public, zones=tuple(zones))


def unasked(view: View) -> View:
    """Return a view without the question that waits for its seat: a replay asks nobody."""
    view.ask = None
    return view


def _same(zone: Zone, drawn: Drawn) -> Zone:
    """Return a zone as it stands in another view, where it has the same places; else as it is."""
    for other in drawn.zones:
        if (other.name, other.seat) == (zone.name, zone.seat) and len(other.cells) == len(zone.cells):
            return other
    return zone


def _with_knowers(zone: Zone, public: Zone) -> Zone:
    """Return a zone of one who sees everything, with those who knew what lies hidden."""
    pairs = zip(zone.cells, public.cells, strict=True)
    cells = [replace(cell, knowers=seen.knowers) if cell.face == KNOWN else cell for cell, seen in pairs]
    return replace(zone, cells=tuple(cells))


def _with_more(zone: Zone, seen: Zone) -> Zone:
    """Return a zone, what is hidden in it as a seat sees it."""
    return replace(zone, cells=tuple(map(_better, zone.cells, seen.cells)))


def _better(cell: Cell, seen: Cell) -> Cell:
    return replace(seen, face=KNOWN) if cell.face == HIDDEN and seen.thing else cell
