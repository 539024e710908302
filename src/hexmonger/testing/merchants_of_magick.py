'''A table of Merchants of Magick to test on: dealt from a text diagram, and driven by choices and marks.

    table = deal("""
        dice: d6 4, d8 8, d10 2, d12 11
        seat 1: potions 1, adventurer wizard
          line: Fiery Ring, Staff of the Elves, ?
          Fiery [6] - 11
        seat 2:
        seat 3:
    """)
    table.mark("d6 Ring steel", "d12 Fiery wild", seat=1)
    assert table.claims(1) == ["Fiery Ring"]
    table.refuses("d6", rule="MoM-11")
    table.commit(1, 2, 3)

The diagram is the notation of positions, indented as you like; the line `merchants_of_magick: 3 players`
may be left out, since the seats say it. Rows of a sheet that are left out have no marks. Seats count from
1 wherever they are an argument, as in the notation; lists are in the order of the seats.
'''

import json
from typing import Self

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.masteries import SIDES
from hexmonger.games.merchants_of_magick.naming import circle_name
from hexmonger.games.merchants_of_magick.plan import play_round, read_plan
from hexmonger.games.merchants_of_magick.position import orders_of
from hexmonger.games.merchants_of_magick.scoring import Score, score
from hexmonger.games.merchants_of_magick.sheet import GROUPS
from hexmonger.games.merchants_of_magick.state import HOLE, PHASES, MerchantState
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import Message
from hexmonger.kernel.setup import Setup
from hexmonger.testing.table import GameTable, dotted, with_head


class Table(GameTable[MerchantState]):
    """A position under test; every method that chooses or checks returns the table."""

    usual_seat = 1

    @property
    def potions(self) -> list[int]:
        """Return everybody's potions, those of this round included."""
        return self.state.potions[:]

    @property
    def extra(self) -> list[int]:
        """Return how many extra dice everybody has used."""
        return self.state.extra[:]

    @property
    def phase(self) -> str:
        """Return the phase: crafting or over."""
        return PHASES[self.state.phase]

    @property
    def sides(self) -> list[str]:
        """Return the sides that the two masteries show."""
        return [SIDES[side] for side in self.state.side]

    def mastered(self, seat: int) -> list[int]:
        """Return the coins of the two masteries, -1 for one that is not scored."""
        return self.state.scored[2 * seat - 2 : 2 * seat]

    def marks(self, seat: int) -> set[str]:
        """Return the circles a seat has marked."""
        return {circle_name(circle) for circle in bits_in(self.state.marks[seat - 1])}

    def line(self, seat: int) -> list[str]:
        """Return a line: names, in brackets what lies face down, `--` for an empty place."""
        return [self._name(card) for card in self.state.line[seat - 1]]

    @property
    def waiting(self) -> list[str]:
        """Return the orders that wait, alone."""
        return [self._name(card) for card in self.state.waiting]

    @property
    def deck(self) -> list[str]:
        """Return the deck, the top first."""
        s = self.state
        return [s.rules.orders[s.kind_of[card]].name for card in reversed(s.deck)]

    @property
    def discard(self) -> list[str]:
        """Return what was discarded, the last one last."""
        return [self._name(card) for card in self.state.discard]

    def claims(self, seat: int) -> list[str]:
        """Return the orders a seat has claimed, those of this round last."""
        return [self._name(card) for card in orders_of(self.state, seat - 1)]

    def met(self, seat: int) -> list[str]:
        """Return the items of its adventurer that a seat has fulfilled."""
        return [GROUPS[item] for item in bits_in(self.state.met[seat - 1])]

    def score(self, seat: int) -> Score:
        """Return the coins of a seat as they stand."""
        return score(self.state, seat - 1)

    def view(self, seat: int) -> MerchantView:
        """Return what a seat may know; seat 0 is a spectator."""
        view = self.game.view(self.state, seat - 1)
        assert isinstance(view, MerchantView)
        return view

    def options(self, seat: int = 1) -> list[str]:
        """Return what a seat may choose from, in notation."""
        return self.asked_of(seat).options

    def prompt(self, seat: int = 1) -> Message:
        """Return the question of a seat as something to say."""
        return self.asked_of(seat).prompt

    def mark(self, *marks: str, seat: int = 1) -> Self:
        """Make marks: `d6 Ring steel`, or `free Ring steel` for a free one."""
        play_round(self.state, seat - 1, read_plan("; ".join(marks)), commit=False)
        return self.check_lawful()

    def commit(self, *seats: int) -> Self:
        """Commit the round of seats, one after the other."""
        for seat in seats or (1,):
            self.state.choose(COMMIT, seat - 1)
            self.check_lawful()
        return self

    def commit_all(self) -> Self:
        """Commit for all who have not, so that the round closes."""
        return self.commit(*[ask.seat + 1 for ask in self.state.asks])

    def _name(self, card: int) -> str:
        s = self.state
        if card == HOLE:
            return "--"
        name = s.rules.orders[s.kind_of[card]].name
        return f"({name})" if s.down >> card & 1 else name


def deal(diagram: str) -> Table:
    """Return the table that a diagram draws; its number of players may be left out."""
    return Table(*BOX.read_position(with_head(BOX.name, diagram))).check_lawful()


def open_table(seats: int, seed: int = 1, **options: str) -> Table:
    """Return the table of a new game; options are numbers of an edition, `__` for each dot."""
    numbers = {f"edition.{name}": value for name, value in dotted(options).items()}
    game = BOX.open(Setup(seats, numbers))
    return Table(game, game.new(seed)).check_lawful()


def match_at(table: Table) -> Match:
    """Return a match that begins as a table stands; the players are called P1, P2 and so on."""
    players = [f"P{seat + 1}" for seat in range(table.state.seats)]
    return Match(table.game, 1, players, position=json.dumps(table.game.write_json(table.state)))
