"""Several seats asked at once: everyone answers apart, in any order, and the rest waits for all.

The game is the smallest one that needs it: each seat seals two bids, then all are opened together.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

import pytest

from hexmonger.kernel.agenda import Ask, Frame, Question, Script, Step
from hexmonger.kernel.messages import Message, message
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Refused


class Auction(State):
    """Sealed bids by seat, and the order in which they were opened."""

    def __init__(self, agenda: list[Frame], chance: int, coins: Sequence[int]) -> None:
        super().__init__(len(coins), agenda, chance)
        self.coins = list(coins)
        self.bids: list[list[int]] = [[] for _ in coins]
        self.opened: list[list[list[int]]] = []

    def clone(self) -> "Auction":
        """Return a copy that shares nothing that can change."""
        new = Auction(self.agenda[:], self.chance, self.coins)
        new.lanes = self.copied_lanes()
        new.asks = self.asks
        new.learned = self.learned
        new.bids = [bids[:] for bids in self.bids]
        new.opened = self.opened[:]
        return new


class SealBids(Step[Auction]):
    """Every seat goes on by itself."""

    def run(self, s: Auction, f: Frame) -> None:
        s.part([Frame(BIDS, 0, seat) for seat in range(len(s.coins))])


class Bid(Question[Auction]):
    """Bid some of your coins; a bid of 9 is followed by a second thought."""

    name = "bid"

    def options(self, s: Auction, f: Frame) -> list[int]:
        return list(range(1, s.coins[f.seat] + 1))

    def take(self, s: Auction, f: Frame, choice: int) -> None:
        s.bids[f.seat].append(choice)
        s.go_on(f)
        if choice == 9:
            s.push(SECOND_THOUGHT, f.seat)

    def domain(self, p: Any, f: Frame) -> Sequence[int]:
        return range(10)

    def key(self, p: Any, f: Frame, choice: int) -> str:
        return f"bid {choice}"

    def why_not(self, p: Any, f: Frame, choice: int) -> tuple[Message, str]:
        return message("why-too-few-coins", coins=p.coins[f.seat]), "AU-01"


class OpenBids(Step[Auction]):
    """All bids are opened together."""

    def run(self, s: Auction, f: Frame) -> None:
        s.opened.append([bids[:] for bids in s.bids])


BIDS: Final = Script("bids", [Bid(), Bid()])
SECOND_THOUGHT: Final = Script("second_thought", [Bid()])
AUCTION: Final = Script("auction", [SealBids(), OpenBids()])
TWO_AUCTIONS: Final = Script("two_auctions", [SealBids(), OpenBids(), SealBids(), OpenBids()])


def auction(*coins: int, script: Script = AUCTION) -> Auction:
    """Return an auction among seats with so many coins."""
    s = Auction([Frame(script)], 0, coins)
    s.advance()
    return s


def ask_of(s: State, seat: int) -> Ask:
    """Return the question that waits for a seat."""
    ask = s.ask_of(seat)
    assert ask is not None, f"seat {seat} is not asked"
    return ask


def test_every_seat_is_asked_at_once() -> None:
    s = auction(3, 1, 2)
    assert [(ask.seat, ask.options) for ask in s.asks] == [(0, [1, 2, 3]), (1, [1]), (2, [1, 2])]
    assert not s.is_over


# Each seat answers twice: all the ways in which six answers can follow each other.
ORDERS: Final = sorted(set(permutations([0, 0, 1, 1, 2, 2])))


@pytest.mark.parametrize("order", ORDERS)
def test_answers_in_any_order_give_the_same_result(order: tuple[int, ...]) -> None:
    s = auction(3, 3, 3)
    answers = {0: [1, 2], 1: [3, 1], 2: [2, 3]}
    for seat in order:
        s.choose(answers[seat][len(s.bids[seat])], seat)
    assert s.opened == [[[1, 2], [3, 1], [2, 3]]]
    assert s.is_over
    assert (s.agenda, s.lanes) == ([], ())


def test_an_answer_leaves_the_questions_of_others_as_they_are() -> None:
    s = auction(3, 3, 3)
    others = ask_of(s, 0), ask_of(s, 2)
    s.choose(2, 1)
    assert (ask_of(s, 0), ask_of(s, 2)) == others
    assert ask_of(s, 1).frame.at == 1
    assert s.bids == [[], [2], []]


def test_a_seat_that_has_finished_is_not_asked_again_until_all_have() -> None:
    s = auction(3, 3)
    s.choose(1, 0)
    s.choose(1, 0)
    assert s.ask_of(0) is None
    with pytest.raises(Refused, match=r"why not asked \(seat 1\)"):
        s.choose(1, 0)
    assert s.bids == [[1, 1], []]


def test_the_common_agenda_goes_on_only_after_everyone() -> None:
    s = auction(3, 3, 3)
    for seat in (2, 0, 1, 0, 2):
        s.choose(1, seat)
        assert s.opened == []
        assert s.agenda == [Frame(AUCTION, 1)]
    s.choose(1, 1)
    assert len(s.opened) == 1


def test_without_a_seat_the_first_open_question_is_answered() -> None:
    s = auction(3, 3)
    s.choose(2)
    s.choose(3)
    s.choose(1)
    assert s.bids == [[2, 3], [1]]


def test_what_an_answer_starts_stays_with_its_seat() -> None:
    s = auction(9, 2)
    s.choose(9, 0)
    assert ask_of(s, 0).frame.script is SECOND_THOUGHT
    s.choose(1, 1)
    s.choose(4, 0)
    assert ask_of(s, 0).frame.script is BIDS
    s.choose(5, 0)
    s.choose(2, 1)
    assert s.opened == [[[9, 4, 5], [1, 2]]]


def test_a_seat_with_nothing_to_choose_holds_nobody_up() -> None:
    s = auction(2, 0, 2)
    assert [ask.seat for ask in s.asks] == [0, 2]
    for seat in (2, 0, 2, 0):
        s.choose(1, seat)
    assert s.opened == [[[1, 1], [], [1, 1]]]


def test_with_nothing_to_choose_for_anyone_the_common_agenda_goes_on_at_once() -> None:
    s = auction(0, 0)
    assert s.opened == [[[], []]]
    assert s.is_over


def test_seats_part_again_after_they_have_met() -> None:
    s = auction(1, 1, script=TWO_AUCTIONS)
    for seat in (0, 1, 1, 0):
        s.choose(1, seat)
    assert s.opened == [[[1, 1], [1, 1]]]
    assert [ask.seat for ask in s.asks] == [0, 1]
    for seat in (1, 1, 0, 0):
        s.choose(1, seat)
    assert s.opened[1] == [[1, 1, 1, 1], [1, 1, 1, 1]]
    assert s.is_over


def test_a_refused_answer_changes_nothing_for_anyone() -> None:
    s = auction(3, 1)
    asks = s.asks
    with pytest.raises(Refused) as refused:
        s.choose(3, 1)
    assert str(refused.value) == "bid 3: why too few coins (coins 1) (AU-01)"
    assert s.asks == asks
    assert s.bids == [[], []]
    with pytest.raises(Refused) as refused:
        s.choose(17, 0)
    assert str(refused.value) == "17: why no answer (question bid)"
    assert s.asks == asks


def test_a_clone_goes_its_own_way_while_seats_are_apart() -> None:
    s = auction(3, 3)
    s.choose(1, 0)
    other = s.clone()
    for seat, choice in ((1, 3), (0, 3), (1, 3)):
        other.choose(choice, seat)
    assert other.opened == [[[1, 3], [3, 3]]]
    assert (s.bids, s.opened) == ([[1], []], [])
    assert [ask.seat for ask in s.asks] == [0, 1]
    for seat, choice in ((1, 2), (1, 2), (0, 2)):
        s.choose(choice, seat)
    assert s.opened == [[[1, 2], [2, 2]]]
