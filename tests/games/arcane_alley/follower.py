"""Somebody who never looks at the table again: zones and scores, moved on by what one reader hears.

It knows nothing of the rules: an item goes where the moves of an event say, and is known as far as it was
named, by that event or before.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hexmonger.games.arcane_alley import events as alley
from hexmonger.games.arcane_alley import round_events as rounds
from hexmonger.games.arcane_alley.moonstruck_market import events as market
from hexmonger.kernel.drawn import EMPTY, HIDDEN, OPEN, Cell, Player, Zone
from hexmonger.kernel.events import Event
from hexmonger.kernel.spots import Move, Spot

SCORES: Final = ("gold", "infamy", "fines")
MARKER: Final = 25
NOTHING: Final = ""


@dataclass
class Piece:
    """An item that lies somewhere: what it is and its back, as far as known, and how it lies."""

    thing: str = NOTHING
    is_open: bool = False
    back: str = NOTHING
    is_sideways: bool = False


Pieces = list[Piece | None]


class Follower:
    """The table as a reader has it who was shown it once and has heard everything since.

    In zones whose cells stay where they are, nothing lies in an empty one; all others close up. `backs` are
    those of all items, where there are several.
    """

    def __init__(self, zones: Sequence[Zone], players: Sequence[Player], backs: Mapping[str, str]) -> None:
        self.backs = backs
        self.zones: dict[tuple[str, int], Pieces] = {}
        for zone in zones:
            below: Pieces = [Piece() for _ in range(zone.size - len(zone.cells))]
            self.zones[zone.name, zone.seat] = [*map(piece_of, zone.cells), *below]
        self.scores = [{name: player.figures[name] for name in SCORES} for player in players]
        self.saw: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        """Go on to how the table is after an event."""
        # What was drawn sideways this turn can't be expended: it must be another copy (MM-41).
        moved = self.move(event.moves(), is_upright=isinstance(event, market.Expended))
        self.look(event, moved)
        self.count(event)

    # What goes from where to where

    def move(self, moves: Sequence[Move], is_upright: bool = False) -> list[Piece]:
        """Take everything from where it lay before the event, and put it where it lies after it."""
        taken: list[Piece] = []
        for move in moves:
            taken.append(self.found(move, taken, is_upright))
        for piece, move in zip(taken, moves, strict=True):
            zone = self.zones[move.origin.zone, move.origin.seat]
            place = next(place for place, other in enumerate(zone) if other is piece)
            if has_places(move.origin):
                zone[place] = None
            else:
                zone.pop(place)
        for piece, move in zip(taken, moves, strict=True):
            name(piece, move.thing)
            piece.is_open = piece.is_open and move.origin.zone == move.target.zone
            piece.is_sideways = piece.is_sideways and move.target.zone == "stash"
            self.put(piece, move.target)
        return taken

    def found(self, move: Move, taken: list[Piece], is_upright: bool) -> Piece:
        """Return the piece that a move is about, one that no other move of the event has taken."""
        spot = move.origin
        zone = self.zones[spot.zone, spot.seat]
        if spot.zone != "deck" and spot.place >= 0:
            piece = zone[spot.place]
            assert piece is not None, f"there is nothing at {spot}"
            return piece
        left = [each for each in zone if each is not None and not any(each is other for other in taken)]
        assert left, f"there is nothing left at {spot}"
        if spot.zone == "deck":
            return left[0]
        if spot.zone == "limbo":
            # Plays nest: what came last is done with first.
            return next(piece for piece in reversed(left) if not move.thing or self.can_be(piece, move.thing))
        if is_upright:
            left = [piece for piece in left if not piece.is_sideways]
        return self.one_of(left, move.thing)

    def one_of(self, pieces: Sequence[Piece], thing: str) -> Piece:
        """Return the piece that is called so: one that is known, else one that can be."""
        known = [piece for piece in pieces if piece.thing == thing]
        can_be = known or [piece for piece in pieces if not thing or self.can_be(piece, thing)]
        assert can_be, f"none of {pieces} can be {thing}"
        return can_be[0]

    def can_be(self, piece: Piece, thing: str) -> bool:
        """Whether a piece is called so, or is an unknown one with such a back."""
        return piece.thing == thing or (not piece.thing and piece.back in ("", self.backs[thing]))

    def put(self, piece: Piece, spot: Spot) -> None:
        """Lay a piece down: on top of piles, at the end of what has an order, at its place elsewhere."""
        zone = self.zones[spot.zone, spot.seat]
        if has_places(spot):
            zone += [None] * (spot.place + 1 - len(zone))
            assert zone[spot.place] is None, f"something lies at {spot} already"
            zone[spot.place] = piece
        elif spot.zone in ("deck", "discard"):
            zone.insert(0, piece)
        else:
            zone.append(piece)

    # What is seen where it lies

    def look(self, event: Event, moved: list[Piece]) -> None:
        """Take over what an event shows of items besides what they are while they move."""
        match event:
            case rounds.Gathered() | market.ClearedMarket():
                self.shuffle()
            case alley.Reshuffled(items) if items > 1:
                self.shuffle()
            case rounds.Stocked(backs=backs):
                for piece, back in zip(moved, backs, strict=True):
                    piece.back = back
            case rounds.Dealt(back=back):
                moved[0].back = back
            case market.BackShown(back):
                self.piece("deck", -1, 0).back = back
            case alley.Played() | alley.Replaced():
                moved[1].is_open = True
            case rounds.TurnBegan():
                for piece in self.every_stash():
                    piece.is_sideways = False
            case alley.Returned(item=item):
                name(self.piece("limbo", -1, -1), item)
            case alley.TurnedUp(seat, slot, item):
                name(self.piece("storehouse", seat, slot), item).is_open = True
            case alley.TurnedDown(seat, slot, item):
                name(self.piece("storehouse", seat, slot), item).is_open = False
            case alley.Peeked(seat, slot, item):
                name(self.piece("storehouse", seat, slot), item)
            case alley.Closed(seat=seat, kept=kept):
                del self.zones["storehouse", seat][len(kept) :]
            case alley.LookedAtStash():
                self.saw.clear()
            case alley.Saw(hand=hand, item=item) if item:
                self.see(hand, item)
            case market.PutSideways():
                moved[0].is_sideways = True
            case market.MoonTurned(side):
                self.zones["moon", -1] = [Piece(side, is_open=True)]

    def piece(self, zone: str, seat: int, place: int) -> Piece:
        """Return what lies at a place."""
        found = self.zones[zone, seat][place]
        assert found is not None, f"there is nothing at {place + 1} in the {zone} of seat {seat + 1}"
        return found

    def every_stash(self) -> list[Piece]:
        """Return what lies in all stashes."""
        stashes = [pieces for (zone, _), pieces in self.zones.items() if zone == "stash"]
        return [piece for pieces in stashes for piece in pieces if piece is not None]

    def shuffle(self) -> None:
        """Lose sight of all that is in the deck."""
        deck = self.zones["deck", -1]
        deck[:] = [Piece() for _ in deck]

    def see(self, hand: int, item: str) -> None:
        """Note that an item is in a hand, where others of its kind may have been seen before."""
        self.saw[item] += 1
        pieces = [piece for piece in self.zones["stash", hand] if piece is not None]
        if sum(piece.thing == item for piece in pieces) < self.saw[item]:
            name(self.one_of([piece for piece in pieces if not piece.thing], item), item)

    # Scores

    def count(self, event: Event) -> None:
        """Take over what an event does to scores."""
        match event:
            case rounds.GainedGold(seat, gold):
                self.scores[seat]["gold"] += gold
            case rounds.LostGold(seat, gold) | market.Bought(seat=seat, gold=gold):
                self.scores[seat]["gold"] -= gold
            case rounds.GainedInfamy(seat, infamy):
                self.scores[seat]["infamy"] += infamy
            case rounds.LostInfamy(seat, infamy):
                self.scores[seat]["infamy"] -= infamy
            case rounds.Bribed(seat, gold, infamy):
                self.scores[seat]["gold"] -= gold
                self.scores[seat]["infamy"] -= infamy
            case rounds.Fined(seat, markers, fines):
                self.scores[seat]["infamy"] -= MARKER * markers
                self.scores[seat]["fines"] += markers
                assert self.scores[seat]["fines"] == fines
            case rounds.PaidFines(seat, markers):
                self.scores[seat]["fines"] -= markers

    # Comparing

    def differences(self, zones: Sequence[Zone], players: Sequence[Player]) -> list[str]:
        """Return where the table is drawn otherwise than this reader has it."""
        found: list[str] = []
        for zone in zones:
            pieces = self.zones[zone.name, zone.seat]
            mine = [seen(piece, zone.name) for piece in pieces]
            drawn = [seen(piece_of(cell), zone.name) for cell in zone.cells]
            if zone.name in ("stash", "limbo"):
                mine, drawn = sorted(mine), sorted(drawn)
            elif zone.name == "deck":
                mine = [*mine[: len(drawn)], str(len(mine))]
                drawn = [*drawn, str(zone.size)]
            if mine != drawn:
                found.append(f"{zone.name} of seat {zone.seat}: {mine}, but drawn are {drawn}")
        scores = [{name: player.figures[name] for name in SCORES} for player in players]
        if scores != self.scores:
            found.append(f"scores: {self.scores}, but drawn are {scores}")
        return found


def has_places(spot: Spot) -> bool:
    """Whether the cells of a zone stay where they are, so that one can be empty."""
    return spot.zone in ("storehouse", "market")


def name(piece: Piece, thing: str) -> Piece:
    """Take over what a piece was said to be."""
    assert not thing or piece.thing in (NOTHING, thing), f"{thing} was said of {piece}"
    piece.thing = thing or piece.thing
    return piece


def piece_of(cell: Cell) -> Piece | None:
    """Return what a reader has seen of a cell."""
    if cell.face == EMPTY:
        return None
    is_sideways = "sideways" in cell.marks
    return Piece(cell.thing, cell.face == OPEN, cell.back if cell.face == HIDDEN else NOTHING, is_sideways)


def seen(piece: Piece | None, zone: str) -> str:
    """Return a piece in a few letters: what it is, or its back, and in a storehouse whether it is hidden."""
    if piece is None:
        return "nothing"
    word = piece.thing or f"?{piece.back}"
    if zone == "discard" and piece.is_sideways:
        return f"{word}/"
    return f"({word})" if zone == "storehouse" and not piece.is_open else word
