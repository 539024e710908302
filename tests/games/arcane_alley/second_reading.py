"""The rules read a second time: a slow and plain Arcane Alley, to compare the engine with.

Every procedure is a generator that yields a question (whose it is, its name, its options) and is sent the
answer. Nothing is shared with the engine but how cards and answers are numbered, and the shuffle. Items go
by their marks; seats count from 0, as in the engine.
"""

from collections.abc import Generator
from typing import Final

from hexmonger.kernel.chance import shuffle
from tests.games.arcane_alley.plain_table import HOLE, Place, PlainTable, swap

Asked = tuple[int, str, list[int]]
Procedure = Generator[Asked, int, None]

# fmt: off
GOLD: Final = {
    "Mi": 5, "To": 0, "Ri": 1, "Co": 2, "Wa": 3, "Bo": 5, "Ca": 7, "Ba": 9, "Fa": 12, "Cd": 15, "Eg": 20,
    "Sw": 25, "Lo": 30, "Sk": 35, "Do": 40, "Fe": 0,
}
INFAMY: Final = {
    "Mi": -5, "To": -2, "Ri": 0, "Co": 1, "Wa": 1, "Bo": 2, "Ca": 2, "Ba": 3, "Fa": 3, "Cd": 4, "Eg": 4,
    "Sw": 5, "Lo": 0, "Sk": 6, "Do": 7, "Fe": 8, "*W": 10, "*P": 10, "*L": 10, "*C": 10,
}
# fmt: on


class SecondReading(PlainTable):
    """A game from its first question on."""

    # Sets

    def stacks(self, seat: int) -> list[list[tuple[int, int]]]:
        """Return rows, columns and diagonals of three, as places by row and column (AA-40)."""
        height = len(self.rows[seat])
        width = len(self.rows[seat][0]) if height else 0
        stacks = [[(row, column) for column in range(3)] for row in range(height) if width == 3]
        stacks += [[(row, column) for row in range(3)] for column in range(width) if height == 3]
        if height == width == 3:
            stacks += [[(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]]
        return stacks

    def set_of(self, seat: int, stack: list[tuple[int, int]]) -> str:
        """Return the item that a stack is a set of, or nothing."""
        places = [self.rows[seat][row][column] for row, column in stack]
        if not all(place.up for place in places):
            return ""
        marks = [self.marks[place.card] for place in places]
        others = [mark for mark in marks if mark != "Fe"]
        if not others:
            return "Fe"
        is_set = len(others) > 1 and len(set(others)) == 1 and others[0] in GOLD
        return others[0] if is_set else ""

    def sell_all(self, seat: int) -> Procedure:
        """Sell one set after another (AA-41)."""
        while True:
            stacks = self.stacks(seat)
            sets = [index for index, stack in enumerate(stacks) if self.set_of(seat, stack)]
            if not sets:
                return
            index = sets[0] if len(sets) == 1 else (yield seat, "set", sets)
            yield from self.sell(seat, stacks[index])

    def sell(self, seat: int, stack: list[tuple[int, int]]) -> Procedure:
        """Sell a set with all that belongs to it (AA-45)."""
        mark = self.set_of(seat, stack)
        sold = [self.rows[seat][row][column].card for row, column in stack]
        yield from self.close(seat, stack)
        for card in sold:
            self.aside.append(card)
        self.gain_gold(seat, GOLD[mark] + (3 if self.wizards[seat] == "byros" else 0))
        if self.phase == "sell":
            if mark == "Ca" and self.deck:
                self.draw_to_stash(seat)
            elif mark == "Eg":
                them = yield seat, "egg.player", self.others(seat)
                self.gain_infamy(them, 2)
                self.gain_gold(them, 15)
            elif mark == "Do":
                yield from self.haunt(seat, [card for card in sold if self.marks[card] == "Do"])
        if "dafana" in self.wizards:
            dafana = self.wizards.index("dafana")
            if self.gold[dafana] >= 3 and self.infamy[dafana] and (yield dafana, "dafana.may", [0, 1]):
                self.gold[dafana] -= 3
                self.gain_infamy(dafana, -2)

    def close(self, seat: int, stack: list[tuple[int, int]]) -> Procedure:
        """Take a stack out and close the gap (AA-43)."""
        rows = self.rows[seat]
        gone_rows, gone_columns = ({place[axis] for place in stack} for axis in (0, 1))
        up_and_down = len(gone_rows) == 1
        if len(gone_rows) == len(gone_columns) == 3:
            up_and_down = (yield seat, "close", [0, 1]) == 1
        width = len(rows[0])
        if up_and_down:
            columns = [[r[c] for y, r in enumerate(rows) if (y, c) not in stack] for c in range(width)]
            closed = [list(row) for row in zip(*columns, strict=True)]
        else:
            closed = [[place for x, place in enumerate(r) if (y, x) not in stack] for y, r in enumerate(rows)]
        self.rows[seat] = [row for row in closed if row]

    def haunt(self, seat: int, dolls: list[int]) -> Procedure:
        """Bring sold Dolls into other storehouses, one in each."""
        left = self.others(seat)
        while dolls:
            options = [9 * other + slot for other in left for slot in self.hidden(other)]
            if not options:
                return
            owner, slot = divmod((yield seat, "doll.haunt", options), 9)
            left.remove(owner)
            place = self.places(owner)[slot]
            replaced = place.card
            place.card, place.up = dolls.pop(), True
            self.aside.remove(place.card)
            yield from self.leave(owner, replaced, was_up=False, by=seat)

    # Playing

    def play(self, seat: int, card: int) -> Procedure:
        """Play an item (AA-30, AA-31)."""
        self.limbo.append(card)
        place = self.places(seat)[(yield seat, "slot", self.to_play(seat))]
        replaced, was_up = place.card, place.up
        place.card = card
        self.turn_up(place)
        self.limbo[-1] = replaced
        if seat == self.turn:
            yield from self.when_played(seat, place)
            yield from self.sell_all(seat)
        self.limbo.pop()
        if len(self.seats) == 2 and not was_up and not self.can_return(replaced):
            self.join_stash(seat, replaced)
            self.seen[replaced].add(seat)
            yield from self.discard_one(seat, (yield seat, "discard", self.kinds(seat)))
        else:
            yield from self.leave(seat, replaced, was_up, by=seat)

    def can_return(self, card: int) -> bool:
        """Whether a card is a Boomerang that has not returned this turn."""
        return self.marks[card] == "Bo" and card not in self.returned

    def leave(self, owner: int, card: int, was_up: bool, by: int) -> Procedure:
        """Let a replaced item return or go on the discard, with its "always" effect."""
        if self.can_return(card) and self.to_play(owner):
            self.returned.add(card)
            self.show(card)
            yield from self.play(owner, card)
            return
        self.put_on_discard(card)
        if was_up and self.marks[card] == "Ri":
            yield from self.ring(owner)
        if was_up and self.marks[card] == "Fa" and by == owner:
            self.gain_infamy(owner, -3)

    def kinds(self, seat: int) -> list[int]:
        """Return the items of a stash by their lines in the table, each once (AA-94)."""
        held = {self.marks[card] for card in self.stash[seat]}
        return [line for line, mark in enumerate(INFAMY) if mark in held]

    def leave_stash(self, seat: int, line: int) -> int:
        """Take the copy of an item out of a stash that most players know (AA-94)."""
        copies = [card for card in self.stash[seat] if self.marks[card] == list(INFAMY)[line]]
        card = max(copies, key=lambda copy: (len(self.seen[copy]), -copy))
        self.stash[seat].remove(card)
        return card

    def discard_one(self, seat: int, line: int) -> Procedure:
        """Discard an item of a stash (AA-33)."""
        card = self.leave_stash(seat, line)
        self.put_on_discard(card)
        if self.marks[card] == "Ri":
            yield from self.ring(seat)

    def ring(self, seat: int) -> Procedure:
        """Flip one item of your storehouse."""
        if places := self.places(seat):
            self.flip(places[(yield seat, "ring.flip", list(range(len(places))))])
            if seat == self.turn:
                yield from self.sell_all(seat)

    def when_played(self, seat: int, place: Place) -> Procedure:
        """Resolve the "when played" effect of the item in a place, unless Meeblemore ignores it."""
        mark = self.marks[place.card]
        if mark not in ("Mi", "To", "Co", "Wa", "Ba", "Cd", "Lo", "Sk"):
            return
        if self.wizards[seat] == "meeblemore" and (yield seat, "meeblemore.may", [0, 1]):
            return
        everywhere = [each for other in self.seats for each in self.places(other)]
        if mark == "Mi":
            self.mirror(seat, place)
        elif mark == "Co":
            coins = sum(self.is_up(each, "Co") for each in everywhere if each is not place)
            self.gain_gold(seat, 2 * coins)
        elif mark == "Wa" and self.discard:
            self.deck.append(self.discard.pop())
        elif mark == "Lo":
            self.lose_gold(seat, 5)
        elif mark == "Ba":
            self.gain_infamy(seat, 1)
            if hidden := self.hidden(seat):
                self.seen[self.places(seat)[(yield seat, "ball.peek", hidden)].card].add(seat)
        elif mark == "Cd":
            them = yield seat, "cauldron.player", self.others(seat)
            if (yield seat, "cauldron.either", [0, 1]):
                self.lose_gold(them, 4)
            else:
                self.gain_infamy(them, 2)
        elif mark == "To":
            yield from self.toad(seat)
        elif mark == "Sk" and self.discard:
            yield from self.skeletomicon(seat)

    def mirror(self, seat: int, mirror: Place) -> None:
        """Flip every neighbour."""
        at = {id(place): (y, x) for y, row in enumerate(self.rows[seat]) for x, place in enumerate(row)}
        y, x = at[id(mirror)]
        for place in self.places(seat):
            other_y, other_x = at[id(place)]
            if abs(other_y - y) + abs(other_x - x) == 1:
                self.flip(place)

    def toad(self, seat: int) -> Procedure:
        """Swap two items in a storehouse."""
        them = yield seat, "toad.player", [other for other in self.seats if len(self.places(other)) > 1]
        slots = list(range(len(self.places(them))))
        first = yield seat, "toad.first", slots
        second = yield seat, "toad.second", [slot for slot in slots if slot != first]
        swap(self.places(them)[first], self.places(them)[second])

    def skeletomicon(self, seat: int) -> Procedure:
        """Replace a revealed item of another player by the discard's top item."""
        options = [9 * other + slot for other in self.others(seat) for slot in self.revealed(other)]
        options = [option for option in options if not self.is_up(self.places(option // 9)[option % 9], "Do")]
        if options:
            owner, slot = divmod((yield seat, "skeletomicon.item", options), 9)
            place = self.places(owner)[slot]
            replaced, place.card = place.card, self.discard.pop()
            yield from self.leave(owner, replaced, was_up=True, by=seat)

    # Special items

    def activate(self, seat: int, card: int) -> Procedure:
        """Activate a special item (AA-50)."""
        self.show(card)
        self.aside.append(card)
        mark = self.marks[card]
        if mark == "*P":
            yield from self.lockbox(seat)
        elif self.to_play(seat):
            if mark == "*W" and self.discard:
                depth = yield seat, "watch.take", self.firsts(self.discard[::-1])
                yield from self.play(seat, self.discard.pop(-1 - depth))
            elif mark == "*L" and self.deck:
                yield from self.lamp(seat)
            elif mark == "*C" and (with_stash := [each for each in self.others(seat) if self.stash[each]]):
                them = yield seat, "chalice.player", with_stash
                for each in self.stash[them]:
                    self.seen[each].add(seat)
                yield from self.play(
                    seat, self.leave_stash(them, (yield seat, "chalice.take", self.kinds(them)))
                )
        yield from self.sell_all(seat)

    def firsts(self, cards: list[int]) -> list[int]:
        """Return the places of the first card of each kind (Ruling 29)."""
        marks = [self.marks[card] for card in cards]
        return [place for place, mark in enumerate(marks) if mark not in marks[:place]]

    def lockbox(self, seat: int) -> Procedure:
        """Swap a hidden item for a revealed one of another player."""
        self.gain_infamy(seat, 5)
        hidden = self.hidden(seat)
        options = [9 * other + slot for other in self.others(seat) for slot in self.revealed(other)]
        if hidden and options:
            mine = self.places(seat)[(yield seat, "lockbox.give", hidden)]
            owner, slot = divmod((yield seat, "lockbox.get", options), 9)
            swap(mine, self.places(owner)[slot])

    def lamp(self, seat: int) -> Procedure:
        """Reveal three items, play one and set the others aside."""
        for _ in range(3):
            if self.deck:
                self.limbo.append(self.take_top())
                self.show(self.limbo[-1])
        card = self.limbo.pop((yield seat, "lamp.take", self.firsts(self.limbo)))
        self.aside += self.limbo
        self.limbo = []
        yield from self.play(seat, card)

    # Phases

    def game(self) -> Procedure:
        """Play from the first reveal to the end, the storehouses being dealt."""
        for last in (False, False, True):
            for seat in self.in_turn_order():
                for _ in range(2):
                    self.turn_up(self.places(seat)[(yield seat, "reveal", self.hidden(seat))])
            for seat in self.in_turn_order():
                for _ in range(4 if self.wizards[seat] == "corvus" else 2):
                    self.seen[self.deck[-1]].add(seat)
                    self.join_stash(seat, self.deck.pop())
            self.put_on_discard(self.deck.pop())
            yield from self.sell_phase()
            yield from self.inspection()
            if not last:
                for seat in self.in_turn_order():
                    if most := min(self.gold[seat] // 2, self.infamy[seat]):
                        lost = yield seat, "bribe", list(range(most + 1))
                        self.gold[seat] -= 2 * lost
                        self.infamy[seat] -= lost
                self.start = (self.start + 1) % len(self.seats)
                self.stock()

    def stock(self) -> None:
        """Shuffle all items and deal the storehouses (AA-10, AA-11)."""
        self.deck = list(range(len(self.marks)))
        self.seen = [set() for _ in self.marks]
        self.chance = shuffle(self.deck, self.chance)
        self.discard, self.aside, self.triggered = [], [], None
        self.stash = [[] for _ in self.seats]
        for seat in self.in_turn_order():
            self.rows[seat] = [[Place(self.deck.pop()) for _ in range(3)] for _ in range(3)]

    def sell_phase(self) -> Procedure:
        """Take turns until the inspection begins (AA-60 to AA-63, AA-85, AA-86)."""
        self.phase = "sell"
        two = len(self.seats) == 2
        had = [0] * len(self.seats)
        tracker = 1
        seat = self.start
        while self.triggered != seat:
            self.turn = seat
            self.returned = set()
            yield from self.one_turn(seat)
            self.turn = None
            had[seat] += 1
            if self.triggered is None and not self.hidden(seat) and (not two or tracker >= 15):
                self.triggered = seat
            if two and seat != self.start:
                tracker += 1
            if self.triggered is None and (tracker == 21 if two else min(had) == self.turns):
                return
            seat = (seat + 1) % len(self.seats)

    def one_turn(self, seat: int) -> Procedure:
        """Sell, draw, act (AA-20 to AA-22)."""
        yield from self.sell_all(seat)
        if piles := [pile for pile, cards in enumerate((self.deck, self.discard)) if cards]:
            if (yield seat, "draw", piles) == 0:
                self.draw_to_stash(seat)
            else:
                self.join_stash(seat, self.discard.pop())
        acts: list[int] = []
        for line in self.kinds(seat):
            can = (bool(self.to_play(seat)), True, list(INFAMY)[line].startswith("*"))
            acts += [3 * line + act for act in range(3) if can[act]]
        if acts:
            line, act = divmod((yield seat, "act", acts), 3)
            if act == 0:
                yield from self.play(seat, self.leave_stash(seat, line))
            elif act == 1:
                yield from self.discard_one(seat, line)
            else:
                yield from self.activate(seat, self.leave_stash(seat, line))

    def inspection(self) -> Procedure:
        """Reveal and sell, count, penalise and fine (AA-70 to AA-73)."""
        self.phase = "inspection"
        for seat in self.in_turn_order():
            hidden = self.hidden(seat)
            if self.wizards[seat] == "glynna" and hidden and (yield seat, "glynna.may", [0, 1]):
                place = self.places(seat)[(yield seat, "glynna.item", hidden)]
                self.aside.append(place.card)
                place.card = HOLE
            for slot in self.hidden(seat):
                self.turn_up(self.places(seat)[slot])
            yield from self.sell_all(seat)
        sums = [0] * len(self.seats)
        for seat in self.in_turn_order():
            left = [place.card for place in self.places(seat) if place.card != HOLE]
            sums[seat] = sum(INFAMY[self.marks[card]] for card in left)
            self.gain_infamy(seat, sums[seat])
            if self.wizards[seat] == "ninx" and left:
                value = INFAMY[self.marks[left[(yield seat, "ninx.item", list(range(len(left))))]]]
                if value < 0:
                    self.lose_gold(seat, -value)
                else:
                    self.gain_gold(seat, value)
        if self.triggered is not None and min(sums) < sums[self.triggered]:
            self.gain_infamy(self.triggered, 10)
        for seat in self.seats:
            self.lose_gold(seat, 25 * self.fines[seat])
            self.fines[seat] = 0
