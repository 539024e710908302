"""What a question asks about: which place on the table stands for which answer."""

from dataclasses import dataclass
from typing import Final, final

from hexmonger.games.arcane_alley.moonstruck_market.turn import EXPEND_IT, FIRST_STALL
from hexmonger.games.arcane_alley.shapes import LINES
from hexmonger.games.arcane_alley.targets import SLOTS, Choose, SlotTarget
from hexmonger.games.arcane_alley.turn import ACTIVATE_IT, ACTS, DECK, DISCARD, DISCARD_IT, PLAY_IT
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.words import owner_of_script
from hexmonger.kernel.agenda import Ask
from hexmonger.terminal.arcane_alley.moon import market_of

HOUSE: Final = "house"
STASH: Final = "stash"
PILE: Final = "pile"
LIST: Final = "list"


@dataclass(frozen=True)
class Place:
    """Somewhere on the table: an area, whose it is, and which of its cells."""

    area: str
    seat: int
    index: int


LISTED: Final = ("player", "set", "close", "card", "either", "may", "bribe")
"""The questions whose answers are listed under the prompt."""

VERBS: Final[dict[str, str]] = {
    "arrange": "Moon here",
    "reveal": "Reveal",
    "slot": "Play here",
    "act": "Play",
    "discard": "Discard",
    "draw": "Draw",
    "item": "Choose",
    "place": "Choose",
    "player": "Choose",
    "set": "Sell",
}

EFFECT_VERBS: Final[dict[str, str]] = {
    "crystal_ball": "Peek",
    "invisible_ring": "Flip",
    "hypnotic_toad": "Swap",
    "pandoras_lockbox": "Swap",
    "skeletomicon": "Replace",
    "haunted_doll": "Haunt",
    "glynna": "Set aside",
    "ninx": "Cash in",
}


@final
class Answers:
    """The answers to the question of a view, by where they lie on the table.

    Places whose answer is not allowed are here too, so that they can say why.
    """

    def __init__(self, view: AlleyView) -> None:
        self.view = view
        self.ask: Ask | None = view.ask
        self.name = "" if view.ask is None else view.ask.question.name
        self.legal = frozenset(view.options)
        self.listed: list[int] = []
        self.places: dict[Place, int] = {}
        if self.ask is not None:
            self._lay_out(self.ask)

    def _lay_out(self, ask: Ask) -> None:
        view = self.view
        domain = ask.question.domain(view, ask.frame)
        if self.name in LISTED:
            self.listed = list(ask.options)
        if self.name in ("arrange", "reveal", "slot"):
            self._put({Place(HOUSE, view.seat, slot): slot for slot in domain})
        elif self.name == "draw":
            piles = (DECK, DISCARD, *range(FIRST_STALL, FIRST_STALL + len(market_of(view))))
            self._put({Place(PILE, -1, pile): pile for pile in piles})
        elif self.name == "stall":
            self._put({Place(PILE, -1, FIRST_STALL + stall): stall for stall in domain})
        elif self.name == "act":
            self._put({place: ACTS * kind + PLAY_IT for place, kind in self._hand()})
        elif self.name == "discard":
            self._put(dict(self._hand()))
        elif self.name == "item":
            owner = self._owner(ask)
            self._put({Place(HOUSE, owner, slot): slot for slot in domain})
        elif self.name == "place":
            self._put({Place(HOUSE, *divmod(choice, SLOTS)): choice for choice in domain})
        elif self.name == "player":
            self._put(
                {Place(HOUSE, seat, slot): seat for seat in domain for slot in range(len(view.store[seat]))}
            )
        elif self.name == "set":
            self._put_sets()
        if self.name != "act":
            # Whatever lies nowhere on the table is listed.
            self.listed += [
                choice
                for choice in ask.options
                if choice not in self.listed and choice not in self.places.values()
            ]
        self._put({Place(LIST, -1, index): choice for index, choice in enumerate(self.listed)})

    def _put(self, places: dict[Place, int]) -> None:
        self.places.update(places)

    def _hand(self) -> list[tuple[Place, int]]:
        """Return where the items of the stash lie, and the kind of each."""
        view = self.view
        cards = enumerate(view.stash[view.seat])
        return [(Place(STASH, view.seat, index), view.kind_of[card]) for index, card in cards]

    def _kind(self, index: int) -> int:
        return self.view.kind_of[self.view.stash[self.view.seat][index]]

    def _put_sets(self) -> None:
        """Let a slot stand for a set where it belongs to one alone."""
        seat = self.view.seat
        for slot in range(len(self.view.store[seat])):
            lines = [line for line in self.legal if slot in LINES[self.view.shape[seat]][line]]
            if len(lines) == 1:
                self.places[Place(HOUSE, seat, slot)] = lines[0]

    def _owner(self, ask: Ask) -> int:
        """Return whose storehouse an item is to be chosen from."""
        question = ask.question
        if isinstance(question, Choose) and isinstance(question.target, SlotTarget):
            return question.target.owner(ask.frame)
        return self.view.seat

    def chosen_house(self) -> int | None:
        """Return whose storehouse is asked about, where it is settled that it is one."""
        return self._owner(self.ask) if self.ask is not None and self.name == "item" else None

    def at(self, place: Place) -> int | None:
        """Return the answer a place stands for, allowed or not."""
        return self.places.get(place)

    def is_legal(self, place: Place) -> bool:
        """Whether a place can be chosen now."""
        return self.places.get(place, -1) in self.legal

    def first(self) -> Place | None:
        """Return the first place that can be chosen."""
        if self.name in LISTED:
            return Place(LIST, -1, 0)
        return next((place for place, choice in self.places.items() if choice in self.legal), None)

    def discarding(self, index: int) -> int | None:
        """Return the answer that discards an item of the stash, if that is what is asked."""
        if self.name == "discard":
            return self._kind(index)
        return ACTS * self._kind(index) + DISCARD_IT if self.name == "act" else None

    def activating(self, index: int) -> int | None:
        """Return the answer that activates an item of the stash, if that is what is asked."""
        return ACTS * self._kind(index) + ACTIVATE_IT if self.name == "act" else None

    def expending(self, index: int) -> int | None:
        """Return the answer that expends an item of the stash, if that can be meant here."""
        if self.ask is None or self.name != "act":
            return None
        choice = ACTS * self._kind(index) + EXPEND_IT
        return choice if choice in self.ask.question.domain(self.view, self.ask.frame) else None

    def why_not(self, choice: int) -> str:
        """Return why an answer is not allowed, with the rule."""
        assert self.ask is not None, "nothing is asked"
        reason, rule = self.ask.question.why_not(self.view, self.ask.frame, choice)
        return f"{reason[:1].upper()}{reason[1:]} ({rule})." if rule else f"{reason[:1].upper()}{reason[1:]}."

    def verb(self) -> str:
        """Return what choosing does, in a word or two."""
        if self.ask is not None:
            owner = self.ask.frame.script.name.partition(".")[0]
            if self.name in ("item", "place") and owner in EFFECT_VERBS:
                return EFFECT_VERBS[owner]
        return VERBS.get(self.name, "Choose")

    def source(self) -> str:
        """Return the name of the item or wizard whose effect asks, if it is one."""
        return "" if self.ask is None else owner_of_script(self.view, self.ask.frame)[0]

    def line_at(self, choice: int) -> tuple[int, ...]:
        """Return the slots of the set that an answer sells, if that is what is asked."""
        if self.name != "set":
            return ()
        return LINES[self.view.shape[self.view.seat]][choice]
