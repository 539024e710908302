"""The account of a game: what each round brought to every seat, told by facts that everybody heard."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, final

from hexmonger.kernel.events import Event

SALES: Final = ("sold", "sold moon set", "sold mixed set")


@dataclass
class Account:
    """What happened to one seat, in gold and infamy, over a round or a game."""

    start: int = 0
    sets: int = 0
    effects: int = 0
    market: int = 0
    bribes: int = 0
    fines: int = 0
    sold: int = 0
    turned_up: int = 0
    markers: int = 0
    counted: int | None = None
    penalty: int = 0
    infamy_before: int = 0
    markers_before: int = 0
    infamy: int = 0

    @property
    def gold(self) -> int:
        """Return the gold at the end."""
        return self.start + self.sets + self.effects + self.market + self.bribes + self.fines


@dataclass(frozen=True)
class Standing:
    """Gold, infamy and fine markers of all seats after one fact."""

    round: int
    gold: tuple[int, ...]
    infamy: tuple[int, ...]
    markers: tuple[int, ...]


@dataclass
class RoundAccount:
    """One round: an account for every seat, who triggered its inspection, and the slots it turned up."""

    number: int
    accounts: list[Account]
    triggered: int = -1
    inspected: bool = False
    turned_up: list[list[int]] = field(default_factory=list)


@final
class Ledger:
    """Accounts of all rounds and the course of the scores, kept from events."""

    def __init__(self, seats: int, gold: int, events: Iterable[tuple[int, Event]]) -> None:
        self.seats = seats
        self.gold = [gold] * seats
        self.infamy = [0] * seats
        self.markers = [0] * seats
        self.places: tuple[int, ...] = ()
        self.rounds: list[RoundAccount] = []
        self.course: list[Standing] = []
        self._open_round(1)
        before: Event | None = None
        for _, event in events:
            self._keep_to_24(before, event)
            self._note(event, before)
            before = event
        self._keep_to_24(before, None)

    def _open_round(self, number: int) -> None:
        accounts = [Account(start=self.gold[seat], infamy=self.infamy[seat]) for seat in range(self.seats)]
        self.rounds.append(RoundAccount(number, accounts, turned_up=[[] for _ in range(self.seats)]))
        self._stand()

    def _stand(self) -> None:
        number = self.rounds[-1].number
        self.course.append(Standing(number, tuple(self.gold), tuple(self.infamy), tuple(self.markers)))

    def _keep_to_24(self, gain: Event | None, following: Event | None) -> None:
        """Lose what a gain leaves above 24, unless a fine marker is what follows it (AA-06)."""
        if gain is None or gain.what != "infamy" or self.infamy[gain.seat] <= 24:
            return
        if following is None or (following.what, following.seat) != ("fined", gain.seat):
            self.infamy[gain.seat] = 24
            self.rounds[-1].accounts[gain.seat].infamy = 24
            self._stand()

    def _note(self, event: Event, before: Event | None) -> None:
        """Enter one fact, given the one before it, which may be its reason."""
        now = self.rounds[-1]
        seat, numbers = event.seat, event.numbers
        what = event.what
        if what == "round" and numbers[0] > now.number:
            self._open_round(numbers[0])
        elif what == "triggered":
            now.triggered = seat
        elif what == "inspection":
            now.inspected = True
        elif what == "revealed" and now.inspected:
            now.turned_up[seat].append(numbers[0])
            now.accounts[seat].turned_up += 1
        elif what == "closed":
            # The numbers are the slots that are left, as they were before.
            now.turned_up[seat] = [new for new, old in enumerate(numbers) if old in now.turned_up[seat]]
        elif what == "bought":
            self.gold[seat] -= numbers[0]
            now.accounts[seat].market -= numbers[0]
            self._stand()
        elif what in SALES:
            now.accounts[seat].sold += 1
        elif what == "counted":
            now.accounts[seat].counted = numbers[0]
            now.accounts[seat].infamy_before = self.infamy[seat]
            now.accounts[seat].markers_before = now.accounts[seat].markers
        elif what == "gold":
            self._note_gold(now.accounts[seat], seat, numbers[0], before)
        elif what == "infamy":
            self._note_infamy(now.accounts[seat], seat, numbers[0], before)
        elif what == "fined":
            self._note_markers(now.accounts[seat], seat, numbers[0])
        elif what == "pays fines":
            self.markers[seat] = 0
        elif what == "over":
            self.places = numbers
        elif what == "bribed" and numbers[0]:
            self.gold[seat] -= numbers[0]
            self.infamy[seat] -= numbers[1]
            now.accounts[seat].bribes -= numbers[0]
            now.accounts[seat].infamy = self.infamy[seat]
            self._stand()

    def _note_gold(self, account: Account, seat: int, amount: int, before: Event | None) -> None:
        self.gold[seat] += amount
        reason = before.what if before is not None and before.seat == seat else ""
        if reason in SALES and amount > 0:
            account.sets += amount
        elif reason == "pays fines":
            account.fines += amount
        else:
            account.effects += amount
        self._stand()

    def _note_infamy(self, account: Account, seat: int, amount: int, before: Event | None) -> None:
        # Past 24 a fact about fine markers follows, or the rest of the gain is lost.
        self.infamy[seat] += amount
        if before is not None and before.what == "penalty" and before.seat == seat:
            account.penalty = amount
        if self.infamy[seat] <= 24:
            account.infamy = self.infamy[seat]
            self._stand()

    def _note_markers(self, account: Account, seat: int, taken: int) -> None:
        self.infamy[seat] = min(24, self.infamy[seat] - 25 * taken)
        self.markers[seat] += taken
        account.markers += taken
        account.infamy = self.infamy[seat]
        self._stand()

    def total(self, seat: int) -> Account:
        """Return a seat's account of the whole game."""
        rounds = [account.accounts[seat] for account in self.rounds]
        return Account(
            start=rounds[0].start,
            sets=sum(account.sets for account in rounds),
            effects=sum(account.effects for account in rounds),
            market=sum(account.market for account in rounds),
            bribes=sum(account.bribes for account in rounds),
            fines=sum(account.fines for account in rounds),
            sold=sum(account.sold for account in rounds),
            markers=sum(account.markers for account in rounds),
            infamy=self.infamy[seat],
        )
