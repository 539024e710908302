"""A position of Arcane Alley, with the verbs that change it."""

from hexmonger.games.arcane_alley.frames import HAND, is_leaving_hand
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import (
    CLOSINGS,
    FULL,
    LINES,
    REVEALED,
    SLOTS_IN,
    SQUARE,
)
from hexmonger.games.arcane_alley.telling import (
    tell_closed,
    tell_drew,
    tell_gained_gold,
    tell_gained_infamy,
    tell_gathered,
    tell_lost_gold,
    tell_lost_infamy,
    tell_reshuffled,
    tell_stocked,
    tell_took_up,
    tell_turned_down,
    tell_turned_up,
)
from hexmonger.games.arcane_alley.zones import HOLE, INSPECTION, MOST_INFAMY, NOBODY, Zones, with_value
from hexmonger.kernel.agenda import Frame, Script


class AlleyState(Zones):
    """A position, and the verbs that rules are made of."""

    __slots__ = ()

    def clone(self) -> "AlleyState":
        """Return a copy that shares nothing that can change."""
        new = AlleyState(self.rules, self.seats, self.kind_of, self.wizards, self.agenda[:], self.chance)
        self.copy_to(new)
        return new

    # Score

    def gain_gold(self, seat: int, amount: int) -> None:
        """Add gold, halved while a Sovereign Sword is revealed; one gain is one sum."""
        if amount > 0:
            if self.halves_gains(seat):
                amount //= 2
            self.gold[seat] += amount
            tell_gained_gold(self, seat, amount)

    def lose_gold(self, seat: int, amount: int) -> None:
        """Take gold, but never more than there is (AA-05)."""
        amount = min(amount, self.gold[seat])
        self.gold[seat] -= amount
        tell_lost_gold(self, seat, amount)

    def halves_gains(self, seat: int) -> bool:
        """Whether a revealed item of a storehouse halves its owner's gains."""
        up = self.up[seat]
        halves = self.rules.halves
        kind_of = self.kind_of
        for slot, card in enumerate(self.store[seat]):
            if up >> slot & 1 and halves[kind_of[card]]:
                return True
        return False

    def gain_infamy(self, seat: int, amount: int) -> None:
        """Add infamy as one sum, taking off 25 and adding a marker past 24 (AA-06)."""
        total = self.infamy[seat] + amount
        fines = self.fines[seat]
        while total > MOST_INFAMY and fines < 2:
            total -= MOST_INFAMY + 1
            fines += 1
        total = min(total, MOST_INFAMY)
        tell_gained_infamy(self, seat, total, fines)
        self.infamy = with_value(self.infamy, seat, total)
        if fines != self.fines[seat]:
            self.fines = with_value(self.fines, seat, fines)

    def lose_infamy(self, seat: int, amount: int) -> None:
        """Take infamy, stopping at 0; markers stay (AA-07)."""
        amount = min(amount, self.infamy[seat])
        self.infamy = with_value(self.infamy, seat, self.infamy[seat] - amount)
        tell_lost_infamy(self, seat, amount)

    # Knowledge

    def show(self, card: int) -> None:
        """Let everybody know a card."""
        seen = self.seen[card]
        if seen != self.everyone:
            self.seen[card] = self.everyone
            self.learn(card, self.everyone & ~seen)

    def show_to(self, card: int, seat: int) -> None:
        """Let one seat know a card."""
        if not self.seen[card] >> seat & 1:
            self.seen[card] |= 1 << seat
            self.learn(card, 1 << seat)

    # Piles

    def tell_gathering(self) -> None:
        """Tell from where all items are about to go back into the deck."""
        tell_gathered(self)

    def put_on_discard(self, card: int) -> None:
        """Put a card that everybody was shown on the discard."""
        self.discard.append(card)
        if not self.deck:
            self.refill()

    def take_from_discard(self, depth: int = 0) -> int:
        """Take a card from the discard, counted from the top; the rest keeps its order."""
        return self.discard.pop(len(self.discard) - 1 - depth)

    def covered(self) -> list[int]:
        """Return the cards of the deck that have not even shown their backs; with one back there are none."""
        return []

    def show_top(self) -> None:
        """Let everybody see the back of a new deck's top; with one kind of back there is nothing to see."""

    def put_on_deck(self, card: int) -> None:
        """Put a card face down on top of the deck."""
        self.deck.append(card)

    def uncover(self) -> bool:
        """Let everybody see the back of the next card, if backs differ; return whether it was covered."""
        return False

    def tell_top(self) -> None:
        """Tell the back of the deck's top; with one kind of back there is nothing to tell."""

    def refill(self) -> None:
        """Shuffle all of the discard but its top into a new deck, once there are two (AA-23)."""
        if self.deck or len(self.discard) < 2:
            return
        top = self.discard.pop()
        self.deck = self.discard
        self.discard = [top]
        self.fresh = True
        if len(self.deck) > 1:
            # A single item is not shuffled: whoever knew it still does.
            for card in self.deck:
                self.seen[card] = 0
            if self.returned:
                self.returned = tuple([card for card in self.returned if card not in self.deck])
            self.shuffle(self.deck)
        tell_reshuffled(self)

    def set_aside(self, card: int) -> None:
        """Set a revealed card aside for the round."""
        self.show(card)
        self.aside.append(card)

    # Hands

    def join_stash(self, seat: int, card: int) -> None:
        """Let a card join a stash, whose owner sees it; nobody can tell it from its copies there (AA-94)."""
        cards = self.stash[seat]
        place = len(cards)
        while place and cards[place - 1] > card:
            place -= 1
        cards.insert(place, card)
        if self.returned and card in self.returned:
            self.returned = tuple([other for other in self.returned if other != card])
        self.show_to(card, seat)

    def draw(self, seat: int) -> None:
        """Let the deck's top card join a stash."""
        card = self.deck.pop()
        uncovers = self.uncover()
        if self.seen[card] != self.everyone:
            # What leaves hands from now on may be of this shuffle or an older one.
            self.fresh = False
        self.join_stash(seat, card)
        tell_drew(self, seat, card)
        if uncovers:
            self.tell_top()
        if not self.deck:
            self.refill()

    def leave_stash(self, seat: int, kind: int, barred: int = NOBODY) -> int:
        """Take an item out of a stash, to be shown at once: of several copies the best known (AA-94)."""
        card = self.copy_to_leave(seat, kind, barred)
        self.stash[seat].remove(card)
        if self.stashed[seat]:
            self.count_out(seat, card)
        return card

    def count_out(self, seat: int, card: int) -> None:
        """Count an item that leaves a stash and is about to be shown, if it may be one of those stashed."""
        if self.may_be_stashed(seat, card):
            self.stashed = with_value(self.stashed, seat, self.stashed[seat] - 1)

    def copy_to_leave(self, seat: int, kind: int, barred: int = NOBODY) -> int:
        """Return the copy of an item in a stash that most seats know."""
        found = NOBODY
        knowers = 0
        kind_of = self.kind_of
        seen = self.seen
        for card in self.stash[seat]:
            # Who knows one item of a hand knows every other that more seats know: more is a greater mask.
            if kind_of[card] == kind and seen[card] > knowers and card != barred:
                found = card
                knowers = seen[card]
        return found

    def may_be_stashed(self, seat: int, card: int) -> bool:
        """Whether an item of a stash may be one that went there unseen instead of coming back (AA-87)."""
        rules = self.rules
        kind = self.kind_of[card]
        has_its_back = rules.back_of[kind] == rules.returning_back
        return self.seen[card] == 1 << seat and has_its_back and not rules.returns[kind]

    def kinds_in_stash(self, seat: int) -> list[int]:
        """Return the different kinds of item in a stash, in ascending order."""
        found: list[int] = []
        kind_of = self.kind_of
        last = NOBODY
        for card in self.stash[seat]:
            kind = kind_of[card]
            if kind != last:
                found.append(kind)
                last = kind
        return found

    def play(self, seat: int, card: int) -> None:
        """Let a seat play a card that has left its zone."""
        self.limbo.append(card)
        self.agenda.append(self.rules.play.first[seat])

    def play_from_stash(self, seat: int, hand: int, kind: int) -> int:
        """Let a seat play an item of a hand; until it is shown, only these two see which (AA-94)."""
        card = self.copy_to_leave(hand, kind)
        self.stash[hand].remove(card)
        self.limbo.append(card)
        tell_took_up(self, seat, hand, card)
        rules = self.rules
        self.agenda.append(rules.play_own[seat] if seat == hand else Frame(rules.play, 0, seat, (hand,)))
        return card

    def leaving(self) -> tuple[int, int]:
        """Return whose hand an item is on its way from, not shown yet, and who plays it."""
        if self.agenda:
            f = self.agenda[-1]
            if f.script is self.rules.play and is_leaving_hand(f):
                return f.picks[HAND], f.seat
        return NOBODY, NOBODY

    # Storehouses

    def turn_up(self, seat: int, slot: int) -> None:
        """Reveal a hidden item where it lies."""
        self.up[seat] |= 1 << slot
        self.show(self.store[seat][slot])
        tell_turned_up(self, seat, slot)

    def flip(self, seat: int, slot: int) -> None:
        """Reveal an item if it is hidden, hide it if it is revealed."""
        if self.up[seat] >> slot & 1:
            self.up[seat] ^= 1 << slot
            tell_turned_down(self, seat, slot)
        else:
            self.turn_up(seat, slot)

    def hidden_slots(self, seat: int) -> list[int]:
        """Return the slots that hold a hidden item."""
        slots = SLOTS_IN[FULL[self.shape[seat]] & ~self.up[seat]]
        if self.phase == INSPECTION:
            store = self.store[seat]
            return [slot for slot in slots if store[slot] != HOLE]
        return slots

    def slots_to_play(self, seat: int) -> list[int]:
        """Return the slots without a revealed item that stays (AA-30)."""
        stays = self.rules.stays
        store = self.store[seat]
        kind_of = self.kind_of
        bits = FULL[self.shape[seat]]
        for slot in SLOTS_IN[self.up[seat]]:
            if stays[kind_of[store[slot]]]:
                bits ^= 1 << slot
        return SLOTS_IN[bits]

    def has_slot_to_play(self, seat: int) -> bool:
        """Whether an item can be played into a storehouse."""
        stays = self.rules.stays
        up = self.up[seat]
        kind_of = self.kind_of
        for slot, card in enumerate(self.store[seat]):
            if not stays[kind_of[card]] or not up >> slot & 1:
                return True
        return False

    def kind_sold(self, seat: int, line: int) -> int:
        """Return the kind of item a stack is a set of, or -1 (AA-40)."""
        a, b, c = LINES[self.shape[seat]][line]
        store = self.store[seat]
        kind_of = self.kind_of
        rules = self.rules
        first = kind_of[store[a]]
        second = kind_of[store[b]]
        third = kind_of[store[c]]
        if first == second:
            kind, other = first, third
        elif first == third:
            kind, other = first, second
        elif second == third:
            kind, other = second, first
        else:
            return -1
        is_set = kind == other or rules.mimics[other]
        return kind if is_set and rules.makes_sets[kind] else -1

    def find_sets(self, seat: int) -> list[int]:
        """Return the stacks of a storehouse that are sets."""
        store = self.store[seat]
        kind_of = self.kind_of
        found: list[int] = []
        for line, a, b, c in REVEALED[self.shape[seat]][self.up[seat]]:
            first, second, third = kind_of[store[a]], kind_of[store[b]], kind_of[store[c]]
            if first != second != third != first:
                # Three different items are no set, whatever they are.
                continue
            if self.kind_sold(seat, line) >= 0:
                found.append(line)
        return found

    def take_line(self, seat: int, line: int, way: int) -> list[int]:
        """Take a stack out of a storehouse, which closes the gap (AA-43)."""
        shape = self.shape[seat]
        store = self.store[seat]
        up = self.up[seat]
        a, b, c = LINES[shape][line]
        sold = [store[a], store[b], store[c]]
        new_shape, kept = CLOSINGS[shape][line][way]
        self.shape = with_value(self.shape, seat, new_shape)
        self.store[seat] = [store[slot] for slot in kept]
        new_up = 0
        bit = 1
        for slot in kept:
            if up >> slot & 1:
                new_up |= bit
            bit <<= 1
        self.up[seat] = new_up
        tell_closed(self, seat, kept)
        return sold

    def turned(self) -> list[int]:
        """Return the cards that lie turned; none does in the base game."""
        return []

    def broken_law(self) -> str:
        """Return what is wrong with what a module adds; empty if nothing is."""
        return ""

    def push_played(self, effect: Script, seat: int, kind: int, slot: int) -> None:
        """Put the "when played" effect of an item on the agenda, as it activates now."""
        self.agenda.append(Frame(effect, 0, seat, (slot,)))

    def after_turning_up(self, seat: int, slots: list[int]) -> None:
        """Let items act that the inspection has turned up; none does in the base game."""

    # Order and moments

    def in_turn_order(self, first: int) -> list[int]:
        """Return all seats, clockwise from one of them."""
        return list(range(first, self.seats)) + list(range(first))

    def push_for_each(self, script: Script, first: int) -> None:
        """Put a script on the agenda for every seat, the first to act on top."""
        for seat in reversed(self.in_turn_order(first)):
            self.agenda.append(script.first[seat])

    def moment(self, powers: list[Script | None], seat: int) -> None:
        """Let a seat's wizard, if any, act at a named moment."""
        wizard = self.wizards[seat]
        if wizard != NO_WIZARD:
            power = powers[wizard]
            if power is not None:
                self.agenda.append(power.first[seat])

    def moment_for_each(self, powers: list[Script | None], first: int) -> None:
        """Let every seat's wizard act at a named moment, in turn order."""
        for seat in reversed(self.in_turn_order(first)):
            self.moment(powers, seat)

    def push_effect(self, script: Script, seat: int, picks: tuple[int, ...] = ()) -> None:
        """Put an effect on the agenda; sets it makes on its seat's own turn are sold (AA-36)."""
        if seat == self.turn:
            self.agenda.append(self.rules.sets.first[seat])
        self.agenda.append(Frame(script, 0, seat, picks))

    def tracker(self) -> int:
        """Return where the two-player turn tracker stands (AA-85)."""
        return 1 + self.turns // 2

    def standings(self) -> list[int]:
        """Return the place of every seat, 1 the best, equal where it is shared (AA-74)."""
        scores = [(-gold, infamy) for gold, infamy in zip(self.gold, self.infamy, strict=True)]
        return [1 + sum(other < score for other in scores) for score in scores]


def deal_square(s: AlleyState, seat: int) -> None:
    """Deal nine hidden items as a 3×3 storehouse, in reading order (AA-11)."""
    s.store[seat] = [s.deck.pop() for _ in range(9)]
    s.shape = with_value(s.shape, seat, SQUARE)
    s.up[seat] = 0
    tell_stocked(s, seat)
