"""Harbour Bells: somebody's small game, with towers, hands and a quay, for which no page has a table.

On your turn put a bell on your tower, bought from the quay or out of your hand: it must be higher than the
one below. Or pass, and take a coin. The highest towers win when the storm breaks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from hexmonger.kernel import (
    Box,
    Cell,
    Event,
    Frame,
    Game,
    Message,
    Move,
    Script,
    Seat,
    Spot,
    State,
    View,
    Zone,
    message,
)
from hexmonger.kernel.agenda import Question
from hexmonger.kernel.chance import shuffle
from hexmonger.kernel.drawn import EMPTY, HIDDEN, Player
from hexmonger.kernel.events import Amount
from hexmonger.kernel.fields import LIST, LISTS, PLAIN
from hexmonger.kernel.glossary import OURS, Entry, Figure, Known, Moments
from hexmonger.kernel.messages import named, plain

# A bell by its number and metal, two of each number; then storms, which nobody can buy.
METALS: Final = ("iron", "bronze", "silver")
BELLS: Final = [(number, METALS[number % 3]) for number in range(1, 12) for _ in range(2)]
STORM: Final = len(BELLS)
CARDS: Final = range(STORM + 2)
UNSEEN: Final = -1
HAND, QUAY, TURNS_EACH, COINS, HEIGHT = 3, 5, 4, 4, 4
PASS: Final = QUAY + HAND
KEYS: Final = [
    *[f"quay {place + 1}" for place in range(QUAY)],
    *[f"hand {n + 1}" for n in range(HAND)],
    "pass",
]
FIELDS: Final = {"tower": LISTS, "hand": LISTS, "quay": LIST, "coins": LIST, "turns": PLAIN}
NAMES: Final = {f"bell_{number}": f"Bell {number}" for number, _ in BELLS} | {"storm": "Storm"}
WORDS: Final = """
ask-bell = Put a bell on your tower, or pass.
verb-bell = { $from ->
    [quay] Buy
   *[hand] Hang
}
verb-pass = Pass
zone-quay = The quay
event-bought = { $seat } bought { $card } for { $coins } coins.
event-hung = { $seat } hung { $card } from the hand.
event-passed = { $seat } passed and took a coin.
event-came = { $card } came to the quay.
why-storm = a storm stays until it breaks
why-too-low = { $card } is no higher than the bell below it
why-too-dear = { $card } costs { $price }, and you have { $coins }
why-no-card = there is no card
"""


def name_of(card: int) -> str:
    """Return what a card is called in views and events."""
    return "storm" if card >= STORM else f"bell_{BELLS[card][0]}"


def cell_of(card: int) -> Cell:
    """Return a card as it lies on a table."""
    if card < 0:
        return Cell(HIDDEN)
    return Cell(thing=name_of(card), marks=() if card >= STORM else (BELLS[card][1],))


def price_of(card: int) -> int:
    """Return what a bell costs at the quay."""
    return (BELLS[card][0] + 1) // 2


CardId = Annotated[str, "card"]


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A player bought a bell."""

    seat: Seat
    card: CardId
    coins: Amount


@dataclass(frozen=True, slots=True)
class Hung(Event):
    """A player hung a bell from the hand."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Came(Event):
    """A card came to the quay."""

    card: CardId
    place: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, Spot("deck"), Spot("quay", place=self.place)),)


class Harbour(State):
    """Towers, hands, the quay and the deck, its top last."""

    fields = FIELDS | {"deck": LIST}
    tower: list[list[int]]
    hand: list[list[int]]
    quay: list[int]
    deck: list[int]
    coins: list[int]
    turns: int


class PutBell(Question[Harbour]):
    """Put a bell on the tower, from the quay or the hand, or pass."""

    name = "bell"

    def options(self, s: Harbour, f: Frame) -> list[int]:
        return [choice for choice in self.domain(s, f) if self.refusal(s, f.seat, choice) is None]

    def refusal(self, p: Any, seat: int, choice: int) -> tuple[Message, str] | None:
        """Return why an answer is not allowed, with the rule."""
        if choice == PASS:
            return None
        card = p.quay[choice] if choice < QUAY else p.hand[seat][choice - QUAY]
        if card >= STORM:
            return plain("why-storm"), "HB-7"
        what = named("card", name_of(card))
        if p.tower[seat] and BELLS[card][0] <= BELLS[p.tower[seat][-1]][0]:
            return message("why-too-low", card=what), "HB-2"
        if choice < QUAY and price_of(card) > p.coins[seat]:
            price, coins = price_of(card), p.coins[seat]
            return message("why-too-dear", card=what, price=price, coins=coins), "HB-3"
        return None

    def take(self, s: Harbour, f: Frame, choice: int) -> None:
        if choice == PASS:
            s.coins[f.seat] += 1
            s.tell(Passed(f.seat))
        elif choice >= QUAY:
            card = s.hand[f.seat].pop(choice - QUAY)
            s.tower[f.seat].append(card)
            s.learn(card, (1 << s.seats) - 1 & ~(1 << f.seat))
            s.tell(Hung(f.seat, name_of(card)))
        else:
            self.buy(s, f.seat, choice)
        s.turns -= 1
        if s.turns:
            s.push(TURN, (f.seat + 1) % s.seats)

    def buy(self, s: Harbour, seat: int, place: int) -> None:
        """Buy a bell; the next card comes in its place."""
        card = s.quay[place]
        s.coins[seat] -= price_of(card)
        s.tower[seat].append(card)
        s.tell(Bought(seat, name_of(card), price_of(card)))
        s.quay[place] = s.deck.pop()
        s.learn(s.quay[place], (1 << s.seats) - 1)
        s.tell(Came(name_of(s.quay[place]), place))

    def domain(self, p: Any, f: Frame) -> Sequence[int]:
        return [*range(QUAY + len(p.hand[f.seat])), PASS]

    def key(self, p: Any, f: Frame, choice: int) -> str:
        return KEYS[choice]

    def verb(self, p: Any, f: Frame, choice: int) -> Message:
        if choice == PASS:
            return plain("verb-pass")
        return message("verb-bell", **{"from": "quay" if choice < QUAY else "hand"})

    def points(self, p: Any, f: Frame, choice: int) -> tuple[Spot, ...]:
        if choice == PASS:
            return ()
        return (Spot("quay", place=choice) if choice < QUAY else Spot("hand", f.seat, choice - QUAY),)

    def why_not(self, p: Any, f: Frame, choice: int) -> tuple[Message, str]:
        return self.refusal(p, f.seat, choice) or (plain("why-no-card"), "HB-1")

    def actions(self, game: Any) -> Sequence[str]:
        return KEYS


TURN: Final = Script("turn", [PutBell()])


class HarbourView(View):
    """All that lies open, and one's own hand."""

    fields = FIELDS | {"left": PLAIN}

    def __init__(self, s: Harbour, seat: int) -> None:
        super().__init__(seat, s.ask_of(seat), tuple(ask.seat for ask in s.asks))
        self.tower = [cards[:] for cards in s.tower]
        self.hand = [cards[:] if at == seat else [UNSEEN] * len(cards) for at, cards in enumerate(s.hand)]
        self.quay, self.coins = s.quay[:], s.coins[:]
        self.left, self.turns = len(s.deck), s.turns


def score_of(tower: Sequence[int]) -> int:
    """Return what a tower is worth."""
    return sum(BELLS[card][0] for card in tower)


class HarbourBells(Game[Harbour, HarbourView]):
    """The highest tower wins."""

    name = "harbour_bells"
    title = "Harbour Bells"
    number = 1
    least_seats = 2
    most_seats = 4

    def blank(self, chance: int) -> Harbour:
        s = Harbour(self.seats, [TURN.first[0]], chance)
        s.tower, s.hand = [[] for _ in range(self.seats)], [[] for _ in range(self.seats)]
        s.quay, s.deck = [], list(CARDS)
        s.coins, s.turns = [COINS] * self.seats, TURNS_EACH * self.seats
        return s

    def deal(self, s: Harbour) -> None:
        s.shuffle(s.deck)
        s.hand = [[s.deck.pop() for _ in range(HAND)] for _ in range(s.seats)]
        s.quay = [s.deck.pop() for _ in range(QUAY)]

    def view(self, s: Harbour, seat: int) -> HarbourView:
        return HarbourView(s, seat)

    def imagine(self, view: HarbourView, chance: int) -> Harbour:
        s = self.blank(chance)
        seen = {card for cards in (*view.tower, *view.hand, view.quay) for card in cards}
        s.deck = [card for card in CARDS if card not in seen]
        shuffle(s.deck, chance)
        s.hand = [[s.deck.pop() if card == UNSEEN else card for card in cards] for cards in view.hand]
        s.tower, s.quay, s.coins = [cards[:] for cards in view.tower], view.quay[:], view.coins[:]
        s.turns = view.turns
        s.agenda[:] = [TURN.first[seat] for seat in view.asked]
        s.advance()
        return s

    def event_kinds(self) -> Sequence[type[Event]]:
        return (Bought, Hung, Passed, Came)

    def catalogues(self, language: str) -> Sequence[str]:
        return (WORDS, "".join(f"card-{card} = {name}\n" for card, name in NAMES.items()))

    def entries(self) -> Sequence[Entry]:
        return [
            Entry(
                *("bell", name_of(card), NAMES[name_of(card)], "", "", Moments()),
                figures=(Figure("price", price_of(card), OURS),),
                numbers=(),
                sentences=(),
                traits=(("metal", Known(BELLS[card][1], OURS)),),
            )
            for card in range(0, STORM, 2)
        ]

    def scripts(self) -> Sequence[Script]:
        return (TURN,)

    def zones(self, view: HarbourView, aids: bool) -> list[Zone]:
        zones = [Zone("deck", -1, view.left, ()), Zone("quay", -1, QUAY, tuple(map(cell_of, view.quay)))]
        for seat in range(self.seats):
            tower, hand = view.tower[seat], view.hand[seat]
            spare = (Cell(EMPTY),) * (HEIGHT - len(tower))
            zones.append(Zone("tower", seat, len(tower), (*map(cell_of, tower), *spare)))
            zones.append(Zone("hand", seat, len(hand), tuple(map(cell_of, hand))))
        return zones

    def drawn_players(self, view: HarbourView) -> list[Player]:
        return [
            Player(seat, {"coins": view.coins[seat], "score": score_of(view.tower[seat])})
            for seat in range(self.seats)
        ]

    def figures(self, view: HarbourView) -> dict[str, int]:
        return {"turns_until_the_storm": view.turns}

    def scores(self, s: Harbour) -> list[int]:
        return [score_of(tower) for tower in s.tower]

    def places(self, s: Harbour) -> list[int]:
        scores = self.scores(s)
        return [1 + sum(other > score for other in scores) for score in scores]

    def broken_law(self, s: Harbour) -> str:
        cards = [card for zone in (*s.tower, *s.hand, s.quay, s.deck) for card in zone]
        return "" if sorted(cards) == list(CARDS) else "a card is lost or doubled"


BOX: Final = Box(HarbourBells)
