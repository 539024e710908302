"""Foresight on the smallest games that need it: hidden cards, a die, a shuffle, sealed choices."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import pytest

from hexmonger.kernel import Box, Event, Foresight, Frame, Game, OneOf, Script, Seat, Setup, State, View
from hexmonger.kernel.events import SECRET, Amount
from hexmonger.kernel.fields import LIST, PLAIN, Fields
from hexmonger.kernel.foreseen import Certain, Leaf, common, unmatched
from hexmonger.kernel.native import build_name
from hexmonger.kernel.trouble import Refused

KINDS = ("owl", "bat", "rat", "rat")
FACES = 3


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """Somebody looked at the deck's top card."""

    seat: Seat
    card: Annotated[str, "card", SECRET]


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Somebody paid for having looked."""

    seat: Seat
    coins: Amount


@dataclass(frozen=True, slots=True)
class Squeaked(Event):
    """It was a rat."""


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A die was rolled."""

    face: Amount


class Barn(State):
    """A deck of animals, and who has seen which, a bit for each seat."""

    fields: ClassVar[Fields] = {"deck": LIST, "seen": LIST, "face": PLAIN}
    deck: list[int]
    seen: list[int]
    face: int


class Act(OneOf[Barn]):
    """Peek at a card, peek at two, roll the die, shuffle and peek, wait for others, or do nothing."""

    name = "act"
    answers = ("peek", "peek twice", "roll", "shuffle and peek", "open", "pass")

    def take(self, s: Barn, f: Frame, choice: int) -> None:
        if choice == 3:
            s.shuffle(s.deck)
        if choice in (0, 1, 3):
            for card in s.deck[-1 : -3 if choice == 1 else -2 : -1]:
                self.peek(s, f.seat, card)
        elif choice == 2:
            s.face = s.below(FACES)
            s.tell(Rolled(s.face))
        elif choice == 4:
            s.tell(Paid(f.seat, 1))
            s.unseal()
            s.tell(Paid(f.seat, 2))

    def peek(self, s: Barn, seat: int, card: int) -> None:
        """Let a seat look at a card: a rat squeaks, and other animals cost a coin more."""
        if not s.seen[card] >> seat & 1:
            s.seen[card] |= 1 << seat
            s.learn(card, 1 << seat)
        s.tell(Peeked(seat, KINDS[card]), knowers=1 << seat)
        if KINDS[card] == "rat":
            s.tell(Squeaked())
        s.tell(Paid(seat, 1 if KINDS[card] == "rat" else 2))


ACT = Script("act", [Act()])


class BarnView(View):
    """The cards that a seat has seen, and where."""

    fields: ClassVar[Fields] = {"deck": LIST, "face": PLAIN}

    def __init__(self, s: Barn, seat: int) -> None:
        super().__init__(seat, s.ask_of(seat), tuple(ask.seat for ask in s.asks))
        self.deck = [card if seat >= 0 and s.seen[card] >> seat & 1 else -1 for card in s.deck]
        self.face = s.face
        self.agenda = s.agenda[:]


class Animals(Game[Barn, BarnView]):
    """Two seats look at animals."""

    name = "animals"
    title = "Animals"
    number = 1
    least_seats = 1
    most_seats = 2

    def blank(self, chance: int) -> Barn:
        s = Barn(self.seats, [Frame(ACT, 0, 0), Frame(ACT, 0, 0)], chance)
        s.deck, s.seen, s.face = list(range(len(KINDS))), [0] * len(KINDS), 0
        return s

    def deal(self, s: Barn) -> None:
        s.shuffle(s.deck)

    def view(self, s: Barn, seat: int) -> BarnView:
        return BarnView(s, seat)

    def imagine(self, view: BarnView, chance: int) -> Barn:
        s = self.blank(chance)
        s.agenda = view.agenda[:]
        left = [card for card in range(len(KINDS)) if card not in view.deck]
        s.seen = [1 if card in view.deck else 0 for card in range(len(KINDS))]
        s.deck = [card if card >= 0 else left.pop() for card in view.deck]
        s.advance()
        return s

    def could_be(
        self, world: Barn, seat: int, card: int, is_back: bool, settled: frozenset[int]
    ) -> list[int]:
        found = {KINDS[card]: card}
        for other in world.deck:
            if not world.seen[other] >> seat & 1 and other not in settled:
                found.setdefault(KINDS[other], other)
        return list(found.values())

    def exchange(self, world: Barn, card: int, other: int) -> None:
        one, two = world.deck.index(card), world.deck.index(other)
        world.deck[one], world.deck[two] = other, card


class Mute(Animals):
    """The same, without a word on what a card can be."""

    def could_be(
        self, world: Barn, seat: int, card: int, is_back: bool, settled: frozenset[int]
    ) -> list[int]:
        return []


def table(kind: type[Animals] = Animals, seed: int = 1) -> tuple[Game[Any, Any], Barn]:
    """Return a new table."""
    game = Box(kind).open(Setup(1))
    s = game.new(seed)
    assert isinstance(s, Barn)
    return game, s


def foreseen_by(game: Game[Any, Any], s: Barn, *choices: int) -> Any:
    """Return what the first seat foresees."""
    return Foresight(game, game.view(s, 0)).foresee(*choices)


def test_a_card_that_will_be_learned_leaves_open_which_it_is_and_what_it_costs() -> None:
    foreseen = foreseen_by(*table(), 0)
    assert [(type(each.event), set(each.open)) for each in foreseen.certain] == [
        (Peeked, {"card"}),
        (Paid, {"coins"}),
    ]
    assert foreseen.possible == (Squeaked(),)
    assert foreseen.is_whole
    assert foreseen.asked == ((0, "act"),)
    assert len(foreseen.leaves) == 3, "one for each kind, not for each card"


def test_what_is_known_already_is_foreseen_to_the_end() -> None:
    game, s = table()
    s.choose(0)
    foreseen = foreseen_by(game, s, 0)
    assert foreseen.certain[0] == Certain(Peeked(0, KINDS[s.deck[-1]]), frozenset())
    assert len(foreseen.leaves) == 1


def test_a_second_learning_branches_once_more() -> None:
    foreseen = foreseen_by(*table(), 1)
    assert foreseen.is_whole
    drawn = {
        tuple(event.card for event in leaf.events if isinstance(event, Peeked)) for leaf in foreseen.leaves
    }
    names = set(KINDS)
    assert drawn == {(one, two) for one in names for two in names if one != two or one == "rat"}


@pytest.mark.skipif(build_name() == "compiled", reason="a number that is compiled can't be changed")
def test_where_not_every_branch_can_go_on_none_does(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = 1 + 3, 1 + 3 + 7
    for most, leaves in ((two, 7), (two - 1, 3), (one, 3), (one - 1, 1)):
        monkeypatch.setattr("hexmonger.kernel.foresight.MOST_WORLDS", most)
        foreseen = foreseen_by(*table(), 1)
        assert (len(foreseen.leaves), foreseen.is_whole) == (leaves, most == two)


def test_a_small_die_has_a_leaf_for_each_face() -> None:
    foreseen = foreseen_by(*table(), 2)
    assert [leaf.events for leaf in foreseen.leaves] == [(Rolled(face),) for face in range(FACES)]
    assert foreseen.certain == (Certain(Rolled(0), frozenset({"face"})),)


def test_a_line_of_choices_is_followed_to_its_end() -> None:
    foreseen = foreseen_by(*table(), 5, 2)
    assert foreseen.is_whole
    assert foreseen.asked == ()
    assert len(foreseen.leaves) == FACES


@pytest.mark.parametrize("kind", [Animals, Mute])
def test_nothing_is_claimed_of_shuffled_cards(kind: type[Animals]) -> None:
    foreseen = foreseen_by(*table(kind), 3)
    assert (foreseen.certain, foreseen.asked, foreseen.is_whole) == ((), None, False)


def test_nothing_is_claimed_of_what_others_have_sealed() -> None:
    foreseen = foreseen_by(*table(), 4)
    assert foreseen.certain == (Certain(Paid(0, 1), frozenset()),)
    assert not foreseen.is_whole


def test_a_game_that_says_nothing_of_its_cards_is_foreseen_to_the_first_learning() -> None:
    foreseen = foreseen_by(*table(Mute), 0)
    assert (foreseen.certain, foreseen.is_whole) == ((), False)
    assert foreseen_by(*table(Mute), 5).is_whole


def test_looking_ahead_changes_nothing_and_says_the_same_again() -> None:
    game, s = table()
    before = s.to_json()
    assert foreseen_by(game, s, 0) == foreseen_by(game, s, 0)
    assert s.to_json() == before
    assert foreseen_by(game, table(seed=2)[1], 0) == foreseen_by(game, s, 0), "a view is all it takes"


def test_a_choice_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(Refused):
        foreseen_by(*table(), 9)


def test_events_in_another_order_are_certain_all_the_same() -> None:
    leaves = [Leaf((Squeaked(), Paid(0, 1)), True, ()), Leaf((Paid(0, 1), Squeaked()), True, ())]
    foreseen = common(leaves)
    assert {each.event for each in foreseen.certain} == {Squeaked(), Paid(0, 1)}
    assert foreseen.possible == ()


def test_a_promise_that_is_broken_is_found() -> None:
    certain = (Certain(Paid(0, 1), frozenset({"coins"})), Certain(Squeaked(), frozenset()))
    assert unmatched(certain, [Squeaked(), Paid(0, 7), Rolled(1)]) == [Rolled(1)]
    with pytest.raises(LookupError, match="did not happen"):
        unmatched(certain, [Paid(0, 7)])
    with pytest.raises(LookupError, match="did not happen"):
        unmatched(certain, [Squeaked(), Paid(1, 1)])


def test_all_ways_of_the_tree_are_told_apart() -> None:
    def ways(choices: Sequence[int]) -> int:
        return len({leaf.events for leaf in foreseen_by(*table(), *choices).leaves})

    assert [ways([choice]) for choice in (0, 1, 2, 5)] == [3, 7, 3, 1]


def test_the_table_after_choices_is_drawn_up_to_where_something_is_learned() -> None:
    game, s = table()
    view = game.view(s, 0)
    foresight = Foresight(game, view)
    assert foresight.after() == game.draw(view, walls=frozenset())
    for choice in view.options:
        foreseen = foresight.foresee(choice)
        is_followed = foreseen.is_whole and len(foreseen.leaves) == 1
        assert (foresight.after(choice) is not None) == is_followed


def test_what_does_not_happen_in_one_way_is_not_certain() -> None:
    game, s = table()
    view = game.view(s, 0)
    foresight = Foresight(game, view)
    for choice in view.options:
        names = {event.name for event in foresight.one_way(choice)}
        assert {each.event.name for each in foresight.foresee(choice).certain} <= names
