"""A position with the market and the moon die."""

from typing import ClassVar, Final

from hexmonger.games.arcane_alley.moonstruck_market.arranging import broken_arranging
from hexmonger.games.arcane_alley.moonstruck_market.moon import DARK, UNROLLED, after
from hexmonger.games.arcane_alley.moonstruck_market.rules import ANY_TYPE, STALLS, MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.telling import (
    tell_back_shown,
    tell_cleared_market,
    tell_moon_turned,
    tell_to_market,
    tell_took_from_market,
)
from hexmonger.games.arcane_alley.shapes import LINES, REVEALED
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import NOBODY, SELL, STOCK
from hexmonger.kernel.agenda import Frame, Script
from hexmonger.kernel.fields import CARDS, LIST, PLAIN, Fields

ADDED: Final[Fields] = {"market": CARDS, "light": PLAIN, "sideways": LIST, "barred": PLAIN, "showing": PLAIN}


class MarketState(AlleyState):
    """The base game's table, with up to three items in the market and the side the moon die shows.

    `sideways` are the cards that lie turned in the discard, `barred` the one drawn so this turn, which
    can't be expended (MM-41). `showing` counts the cards of the deck, from the top, whose backs were seen.
    """

    fields: ClassVar[Fields] = {**AlleyState.fields, **ADDED}
    __slots__ = (*ADDED, "moons")

    market: list[int]
    light: int
    sideways: list[int]
    barred: int
    showing: int

    def __init__(
        self,
        moons: MarketRules,
        seats: int,
        kind_of: tuple[int, ...],
        wizards: tuple[int, ...],
        agenda: list[Frame],
        chance: int,
    ) -> None:
        super().__init__(moons, seats, kind_of, wizards, agenda, chance)
        self.moons = moons

    def clone(self) -> "MarketState":
        new = MarketState(self.moons, self.seats, self.kind_of, self.wizards, self.agenda[:], self.chance)
        self.copy_to(new)
        new.market = self.market[:]
        new.light = self.light
        new.sideways = self.sideways[:]
        new.barred = self.barred
        new.showing = self.showing
        return new

    def clear_table(self) -> None:
        super().clear_table()
        self.light = DARK

    def gather(self) -> None:
        super().gather()
        self.market = []
        self.sideways = []
        self.barred = NOBODY
        self.showing = 1

    def renumber(self, becomes: list[int]) -> None:
        super().renumber(becomes)
        self.sideways = [becomes[card] for card in self.sideways]
        self.barred = becomes[self.barred]

    # The market

    def fill_market(self) -> None:
        """Reveal the deck's top item into every empty stall, as far as there are items (MM-12)."""
        while len(self.market) < STALLS and self.deck:
            card = self.deck.pop()
            uncovers = self.uncover()
            self.market.append(card)
            self.show(card)
            tell_to_market(self, card, len(self.market) - 1)
            if uncovers:
                tell_back_shown(self)
            if not self.deck:
                self.refill()

    def take_from_market(self, stall: int, seat: int, to_play: bool) -> int:
        """Let a seat take an item; the others slide down and the deck's top item fills the last stall."""
        card = self.market.pop(stall)
        tell_took_from_market(self, seat, card, stall, len(self.market), to_play)
        self.fill_market()
        return card

    def tell_gathering(self) -> None:
        super().tell_gathering()
        tell_cleared_market(self, len(self.market))

    def take_from_discard(self, depth: int = 0) -> int:
        card = super().take_from_discard(depth)
        if card in self.sideways:
            self.sideways.remove(card)
        return card

    def covered(self) -> list[int]:
        return self.deck[: -self.showing]

    def shuffle(self, cards: list[int]) -> None:
        super().shuffle(cards)
        if self.phase == STOCK and cards is self.deck:
            # AA-92: everybody sees the backs of what is dealt from it.
            self.show_back(cards[-1])

    def show_back(self, card: int) -> None:
        """Let everybody see the back of a card that was covered until now."""
        self.learn(card, self.everyone & ~self.seen[card], is_back=True)

    def show_top(self) -> None:
        if self.deck:
            card = self.deck[-1]
            if self.seen[card] != self.everyone:
                self.show_back(card)
            tell_back_shown(self)

    def tell_top(self) -> None:
        tell_back_shown(self)

    def uncover(self) -> bool:
        """Let everybody see the back of the deck's new top, where it was covered until now (AA-92)."""
        self.showing -= 1
        if self.showing:
            return False
        self.showing = 1
        if not self.deck:
            self.stop_undo()
            return False
        self.show_back(self.deck[-1])
        return True

    def put_on_deck(self, card: int) -> None:
        self.showing = self.showing + 1 if self.deck else 1
        super().put_on_deck(card)
        self.fill_market()

    def refill(self) -> None:
        super().refill()
        self.show_top()
        if self.sideways:
            self.sideways = [card for card in self.sideways if card in self.discard]
        self.fill_market()

    # The moon

    def is_moonstruck(self, kind: int) -> bool:
        """Whether the die shows a moon of an item (MM-23)."""
        return self.moons.moon_of[kind] & (self.light or UNROLLED) != 0

    def set_light(self, light: int) -> None:
        """Turn the die to a side, unless it is locked (MM-22)."""
        if self.phase == SELL:
            self.light = light
            tell_moon_turned(self, light)

    def advance_moon(self) -> None:
        """Advance the die by one side."""
        self.set_light(after(self.light))

    def roll_moon(self) -> None:
        """Roll the die (MM-20)."""
        if self.phase == SELL:
            self.set_light(1 << self.below(3))

    # Sets

    def is_moon_set(self, seat: int, line: int) -> bool:
        """Whether a stack is three moonstruck items, identical or not (MM-30)."""
        a, b, c = LINES[self.shape[seat]][line]
        store = self.store[seat]
        kind_of = self.kind_of
        moon_of = self.moons.moon_in_sets
        light = self.light or UNROLLED
        return (
            moon_of[kind_of[store[a]]] & light != 0
            and moon_of[kind_of[store[b]]] & light != 0
            and moon_of[kind_of[store[c]]] & light != 0
        )

    def find_sets(self, seat: int) -> list[int]:
        store = self.store[seat]
        kind_of = self.kind_of
        in_common = self.moons.in_common
        light_or_type = (self.light or UNROLLED) | ANY_TYPE
        found: list[int] = []
        for line, a, b, c in REVEALED[self.shape[seat]][self.up[seat]]:
            first, second, third = kind_of[store[a]], kind_of[store[b]], kind_of[store[c]]
            if in_common[first] & in_common[second] & in_common[third] & light_or_type:
                found.append(line)
            elif first != second != third != first:
                continue
            elif self.kind_sold(seat, line) >= 0:
                found.append(line)
        return found

    # Effects

    def activate(self, effect: Script, seat: int, kind: int, picks: tuple[int, ...], struck: bool) -> None:
        """Put an effect on the agenda as moonlight has it (MM-42)."""
        if not struck:
            self.push(effect, seat, picks)
            return
        moons = self.moons
        instead, other, more = moons.instead[kind], moons.other[kind], moons.more[kind]
        if instead is not None:
            self.push(instead, seat, picks)
        elif other is not None:
            self.push(moons.either, seat, (kind, *picks))
        else:
            if more is not None:
                self.push(more, seat, picks)
            self.push(effect, seat, picks)

    def push_played(self, effect: Script, seat: int, kind: int, slot: int) -> None:
        self.activate(effect, seat, kind, (slot,), self.is_moonstruck(kind))

    def after_turning_up(self, seat: int, slots: list[int]) -> None:
        for slot in reversed(slots):
            kind = self.kind_of[self.store[seat][slot]]
            effect = self.moons.turned_up[kind]
            if effect is not None:
                self.activate(effect, seat, kind, (slot,), self.is_moonstruck(kind))

    def broken_law(self) -> str:
        if self.phase != STOCK and len(self.market) < STALLS and self.deck:
            return "a stall is empty, but the deck is not"
        if any(self.seen[card] != self.everyone for card in self.market):
            return "not everyone knows the market"
        if not set(self.sideways) <= set(self.discard):
            return "something lies sideways that is not in the discard"
        if any(self.moons.expend[self.kind_of[card]] is None for card in self.sideways):
            return "something lies sideways that can't be expended"
        if self.barred != NOBODY and self.barred not in self.stash[self.turn] + self.limbo[-1:]:
            return "what was drawn sideways is in no stash"
        if not 1 <= self.showing <= max(1, len(self.deck)):
            return f"{self.showing} backs of the deck were seen, but it has {len(self.deck)} items"
        return broken_arranging(self)

    # Writing

    def show(self, card: int) -> None:
        if card == self.barred:
            # It leaves the hand: until then nobody else can tell that it was taken up.
            self.barred = NOBODY
        # As in the base game, without a call more: items are shown all the time.
        seen = self.seen[card]
        if seen != self.everyone:
            self.seen[card] = self.everyone
            self.learn(card, self.everyone & ~seen)

    def turned(self) -> list[int]:
        return [*self.sideways, self.barred] if self.barred != NOBODY else self.sideways
