"""The account of a game: what each round brought to every seat, told by facts that everybody heard."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, final

from hexmonger.kernel.events import Event

Fact = dict[str, Any]

GOLD_OF_SETS: Final = ("closed", "sold", "sold_moon_set", "sold_mixed_set")


@dataclass
class Account:
    """What happened to one seat, in gold and infamy, over a round or a game.

    `inspected` are the sets that the inspection sold, by their gold, `reached` the infamy and the markers of
    the round that counting led to, before any penalty.
    """

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
    inspected: list[int] = field(default_factory=list)
    reached: tuple[int, int] | None = None

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
    """One round: an account for every seat, who triggered its inspection, and the slots it turned up.

    `order` is that in which the seats have counted; it is `closed` once the bribes or the end have begun.
    """

    number: int
    accounts: list[Account]
    triggered: int = -1
    inspected: bool = False
    closed: bool = False
    order: list[int] = field(default_factory=list)
    turned_up: list[list[int]] = field(default_factory=list)


@final
class Ledger:
    """Accounts of all rounds and the course of the scores, kept from events."""

    def __init__(self, seats: int, gold: int, most_infamy: int, events: Iterable[tuple[int, Event]]) -> None:
        self.seats = seats
        self.most_infamy = most_infamy
        self.gold = [gold] * seats
        self.infamy = [0] * seats
        self.markers = [0] * seats
        self.places: tuple[int, ...] = ()
        self.rounds: list[RoundAccount] = []
        self.course: list[Standing] = []
        self._open_round(1)
        self._before: Fact = {"event": ""}
        for _, event in events:
            self.note(event)

    def note(self, event: Event) -> None:
        """Enter one fact more."""
        fact = event.to_json()
        self._note(fact, self._before)
        self._before = fact

    def _open_round(self, number: int) -> None:
        accounts = [Account(start=self.gold[seat], infamy=self.infamy[seat]) for seat in range(self.seats)]
        self.rounds.append(RoundAccount(number, accounts, turned_up=[[] for _ in range(self.seats)]))
        self._stand()

    def _stand(self) -> None:
        number = self.rounds[-1].number
        self.course.append(Standing(number, tuple(self.gold), tuple(self.infamy), tuple(self.markers)))

    def _note(self, fact: Fact, before: Fact) -> None:
        """Enter one fact, given the one before it, which may be its reason."""
        now = self.rounds[-1]
        reason = before["event"] if before.get("seat") == fact.get("seat") else ""
        match fact:
            case {"event": "round_began", "round": number} if number > now.number:
                self._open_round(number)
            case {"event": "triggered", "seat": seat}:
                now.triggered = seat
            case {"event": "inspection_began"}:
                now.inspected = True
            case {"event": "turned_up", "seat": seat, "slot": slot} if now.inspected:
                now.turned_up[seat].append(slot)
                now.accounts[seat].turned_up += 1
            case {"event": "closed", "seat": seat, "kept": kept}:
                now.turned_up[seat] = [new for new, old in enumerate(kept) if old in now.turned_up[seat]]
            case {"event": "sold" | "sold_moon_set" | "sold_mixed_set", "seat": seat}:
                now.accounts[seat].sold += 1
            case {"event": "counted", "seat": seat, "infamy": infamy}:
                now.order.append(seat)
                account = now.accounts[seat]
                account.counted = infamy
                account.infamy_before = self.infamy[seat]
                account.markers_before = account.markers
            case {"event": "penalised", "seat": seat}:
                now.accounts[seat].reached = (self.infamy[seat], now.accounts[seat].markers)
            case {"event": "gained_gold", "seat": seat, "gold": gold}:
                # What closes the gap of a set stands between the sale and its gold.
                is_set = reason in GOLD_OF_SETS
                self._note_gold(seat, gold, "sets" if is_set else "effects")
                if is_set and now.inspected:
                    now.accounts[seat].inspected.append(gold)
            case {"event": "lost_gold", "seat": seat, "gold": gold}:
                self._note_gold(seat, -gold, "fines" if reason == "paid_fines" else "effects")
            case {"event": "bought", "seat": seat, "gold": gold}:
                self._note_gold(seat, -gold, "market")
            case {"event": "bribed", "seat": seat, "gold": gold, "infamy": infamy} if gold:
                self._note_gold(seat, -gold, "bribes")
                self._note_infamy(seat, -infamy)
            case {"event": "gained_infamy", "seat": seat, "infamy": infamy}:
                if reason == "penalised":
                    now.accounts[seat].penalty = infamy
                self._note_infamy(seat, infamy)
            case {"event": "lost_infamy", "seat": seat, "infamy": infamy}:
                self._note_infamy(seat, -infamy)
            case {"event": "fined", "seat": seat, "markers": markers}:
                self.markers[seat] += markers
                now.accounts[seat].markers += markers
                self._note_infamy(seat, -(self.most_infamy + 1) * markers)
            case {"event": "paid_fines", "seat": seat}:
                self.markers[seat] = 0
            case {"event": "bribes_began"}:
                now.closed = True
            case {"event": "over", "places": places}:
                now.closed = True
                self.places = tuple(places)

    def _note_gold(self, seat: int, amount: int, column: str) -> None:
        account = self.rounds[-1].accounts[seat]
        self.gold[seat] += amount
        setattr(account, column, getattr(account, column) + amount)
        self._stand()

    def _note_infamy(self, seat: int, amount: int) -> None:
        # What passes the most is followed by a fact about fine markers.
        self.infamy[seat] += amount
        if self.infamy[seat] <= self.most_infamy:
            self.rounds[-1].accounts[seat].infamy = self.infamy[seat]
            self._stand()

    def total(self, seat: int) -> Account:
        """Return a seat's account of the whole game."""
        rounds = [account.accounts[seat] for account in self.rounds]
        columns = ("sets", "effects", "market", "bribes", "fines", "sold", "markers")
        sums = {column: sum(getattr(account, column) for account in rounds) for column in columns}
        return Account(start=rounds[0].start, infamy=self.infamy[seat], **sums)
