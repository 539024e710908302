"""One round of replies in Arcane Alley: what becomes of a turn once all others have had theirs.

Worlds are imagined in which stashes and deck are dealt, while what lies hidden in storehouses stays blank as
long as it does, so that nobody plans by knowing it. Every seat answers with eyes of its own.
"""

from collections.abc import Sequence
from typing import Final

from hexmonger.bots.alley_table import AlleyTable
from hexmonger.bots.greedy import Search
from hexmonger.games.arcane_alley.shapes import FULL
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.turn import DRAW_DECK
from hexmonger.kernel.agenda import Ask

# How many positions a seat values before it answers, and how many unfinished effects it follows.
MOST_POSITIONS: Final = 60
FOLLOWED: Final = 2
# Longer than a round of replies: who is asked more often goes in circles.
MOST_ANSWERS: Final = 120


class Eyes:
    """The table as any seat sees it, as far as one seat can tell."""

    def __init__(self, table: AlleyTable, seat: int, world: AlleyState) -> None:
        self.table = table
        self.seat = seat
        self.world = world

    def worlds(self, choice: int) -> list[tuple[float, AlleyState]]:
        """Return the one world."""
        return [(1.0, self.world)]

    def options(self, s: AlleyState, first: bool) -> Sequence[int]:
        """Return the answers worth a look: of places to play in, those that may do good."""
        ask = s.asks[0]
        if ask.question.name == "slot":
            return self.table.good_slots(s, self.seat, ask.options)
        return ask.options

    def value(self, s: AlleyState) -> float:
        """Return what a position is worth to the seat."""
        return self.table.value_to(s, self.seat)


class Replies:
    """A world in which a turn is played to its end, and then everybody else's."""

    def __init__(self, table: AlleyTable, chance: int) -> None:
        self.table = table
        self.covered: list[int] = []
        self.world = table.imagine(chance, self.covered)

    def after(self, line: Sequence[int]) -> tuple[float, int]:
        """Return what a line of answers is worth after a round of replies, and how much it leaves hidden.

        The line holds as long as nothing is learned; then the seat goes on with its best answers.
        """
        table = self.table
        seat = table.seat
        s = self.world.clone()
        covered = self.covered[:]
        turn = (s.turn, s.turns)
        for choice in line:
            s.choose(choice, seat)
            if s.learned != self.world.learned:
                break
        hidden = -1
        for _ in range(MOST_ANSWERS):
            self.uncover(s, covered)
            if not s.asks:
                break
            ask = s.asks[0]
            if hidden < 0 and (s.turn, s.turns) != turn:
                hidden = self.hidden(s)
            if ask.seat == seat == s.turn and (s.turn, s.turns) != turn:
                break
            s.choose(self.answer(s, ask), ask.seat)
        return table.value(s), self.hidden(s) if hidden < 0 else hidden

    def answer(self, s: AlleyState, ask: Ask) -> int:
        """Return how a seat answers by what it sees."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        search: Search[AlleyState] = Search(Eyes(self.table, ask.seat, s), ask.seat, FOLLOWED)
        is_draw = ask.question.name == "draw"
        best, most = options[0], float("-inf")
        for choice in search.outlook.options(s, True):
            search.left = MOST_POSITIONS // len(options)
            world = s
            if is_draw and choice == DRAW_DECK and len(s.deck) > 1:
                # Nobody knows what they will draw: they reckon with another item than it is.
                world = s.clone()
                world.deck[-1], world.deck[-2] = world.deck[-2], world.deck[-1]
            worth, _ = search.after(world, choice)
            if worth > most:
                best, most = choice, worth
        return best

    def uncover(self, s: AlleyState, covered: list[int]) -> None:
        """Let what was blank and has come to light be one of the items that lay hidden."""
        blank = self.table.blank
        for cards in (s.discard, s.aside):
            while covered and blank in cards:
                card = cards[cards.index(blank)] = covered.pop()
                s.seen[card] = s.everyone
        for cards, up in zip(s.store, s.up, strict=True):
            for slot, card in enumerate(cards):
                if card == blank and up >> slot & 1 and covered:
                    cards[slot] = covered.pop()
                    s.seen[cards[slot]] = s.everyone
        for seat, cards in enumerate(s.stash):
            if blank in cards and covered:
                card = cards[cards.index(blank)] = covered.pop()
                s.seen[card] |= 1 << seat
                cards.sort()
                # What can be answered may be another thing now (AA-87).
                s.advance()

    def hidden(self, s: AlleyState) -> int:
        """Return how many items lie hidden in the seat's storehouse."""
        seat = self.table.seat
        return (FULL[s.shape[seat]] & ~s.up[seat]).bit_count()
