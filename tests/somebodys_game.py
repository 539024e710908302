"""A small game as the text of somebody else's module, to be installed besides for a test."""

from typing import Final

BIDDING: Final = '''
"""Higher: each seat bids once, the highest bid wins."""

from hexmonger.kernel.agenda import Frame, Question, Script
from hexmonger.kernel.game import Box, Game
from hexmonger.kernel.messages import plain
from hexmonger.kernel.state import State


class Bids(State):
    """What everyone has bid."""

    def __init__(self, seats, agenda, chance):
        super().__init__(seats, agenda, chance)
        self.bids = [0] * seats

    def clone(self):
        new = Bids(self.seats, self.agenda[:], self.chance)
        new.asks = self.asks
        new.learned = self.learned
        new.bids = self.bids[:]
        return new

    def to_json(self):
        return {"agenda": [f.to_json() for f in self.agenda], "bids": self.bids[:]}


class Bid(Question):
    """Bid a number."""

    name = "bid"

    def options(self, s, f):
        return [1, 2, 3]

    def take(self, s, f, choice):
        s.bids[f.seat] = choice

    def domain(self, p, f):
        return range(1, 4)

    def key(self, p, f, choice):
        return f"bid {choice}"

    def why_not(self, p, f, choice):
        return plain("why-bid"), "HI-01"


BID = Script("bid", [Bid()])


class Higher(Game):
    """The highest bid wins."""

    name = "higher"
    title = "Higher"
    number = 4
    least_seats = 2
    most_seats = 3

    def blank(self, chance):
        return Bids(self.seats, [Frame(BID, 0, seat) for seat in reversed(range(self.seats))], chance)

    def deal(self, s):
        pass

    def catalogues(self, language):
        return ("ask-bid = Bid a number.\\nwhy-bid = bid 1, 2 or 3\\n",)

    def scores(self, s):
        return s.bids[:]


BOX = Box(Higher)
'''
