"""What holds in every position, and the dealing again that shows what a seat can't know."""

from hexmonger.games.merchants_of_magick.crafting import COMMIT, CRAFT
from hexmonger.games.merchants_of_magick.masteries import MASTER
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS, SLOTS
from hexmonger.games.merchants_of_magick.state import CRAFTING, HOLE, NOT_SCORED, MerchantState
from hexmonger.games.merchants_of_magick.trail import FREE, marks_in
from hexmonger.games.merchants_of_magick.view import play_a_round
from hexmonger.kernel.chance import Source, shuffle
from hexmonger.kernel.fields import are_conserved


def broken_law(s: MerchantState) -> str:
    """Return what is wrong with a position that the rules can't lead to; empty if nothing is."""
    broken = _broken_orders(s) or _broken_masteries(s)
    if broken:
        return broken
    for seat in range(s.seats):
        broken = _broken_sheet(s, seat) or _broken_claims(s, seat)
        if broken:
            return f"seat {seat + 1} {broken}"
    if (s.phase == CRAFTING) != bool(s.asks):
        return "nobody is asked, but the game is not over"
    return ""


def _broken_orders(s: MerchantState) -> str:
    if not are_conserved(s.zones(), len(s.kind_of)):
        return "orders are not conserved"
    places = s.rules.places(s.seats)
    for line in s.line:
        if len(line) > places:
            return "a line is longer than it was dealt"
        if s.deck and (len(line) != places or HOLE in line):
            return "a place is empty, but there are orders in the deck"
    if s.deck and HOLE in s.waiting:
        return "a place that waits is empty, but there are orders in the deck"
    for card in [*s.waiting, *[card for cards in s.claimed for card in cards]]:
        if card != HOLE and not s.seen >> card & 1:
            return "an order that waits or was claimed is not known to everybody"
    for card in [card for line in s.line for card in line if card != HOLE]:
        if s.phase == CRAFTING and (s.down >> card & 1 or not s.seen >> card & 1):
            return "an order of a line lies face down while everybody crafts"
    return ""


def _broken_masteries(s: MerchantState) -> str:
    for card, side in enumerate(s.side):
        if side == MASTER and (s.seats == 1 or max(s.scored[card::2]) != NOT_SCORED):
            return "a mastery that was scored, or that lies before one player, shows its Master side"
    return ""


def _broken_sheet(s: MerchantState, seat: int) -> str:
    """Recount a seat's round from the ink and the trail of its marks."""
    rules = s.rules
    marks = s.inked_marks[seat]
    potions = s.inked_potions[seat]
    extra = s.inked_extra[seat]
    spent = 0
    results = 0
    for die, circle in marks_in(s.trail[seat]):
        if marks >> circle & 1:
            return "has marked a circle twice"
        if die != FREE:
            if spent >> die & 1:
                return "has spent a result twice"
            results += 1
            spent |= 1 << die
            potions -= rules.potions_for(circle, s.dice[die])
            if results > PLAIN_RESULTS:
                potions -= rules.slot_costs[extra]
                extra += 1
        if potions < 0:
            return "has spent potions it did not have"
        marks |= 1 << circle
        row_mask = rules.row_mask_of[circle]
        if marks & row_mask == row_mask:
            potions += rules.row_potions[rules.row_of[circle]]
        asked = rules.asked_mask[s.adventurers[seat]]
        before = marks ^ 1 << circle
        if _has_any(marks, asked) and not _has_any(before, asked):
            potions += rules.first_item
    if (marks, potions, extra, spent) != (s.marks[seat], s.potions[seat], s.extra[seat], s.spent[seat]):
        return "has another sheet than its marks of this round make"
    if extra > SLOTS:
        return "has used more extra dice than there are"
    return ""


def _has_any(marks: int, masks: list[int]) -> bool:
    """Whether one of several sets of circles is marked whole."""
    for mask in masks:
        if marks & mask == mask:
            return True
    return False


def _broken_claims(s: MerchantState, seat: int) -> str:
    marks = s.marks[seat]
    if not all(0 <= taken < 1 << len(s.line[seat]) for taken in (s.taken[seat], s.inked_taken[seat])):
        return "has claimed orders that are not in its line"
    if s.phase == CRAFTING:
        for place, card in enumerate(s.line[seat]):
            mask = s.rules.order_mask[s.kind_of[card]] if card != HOLE else -1
            if (s.taken[seat] >> place & 1) != (marks & mask == mask):
                return "has not claimed exactly the orders it has fulfilled"
            if (s.inked_taken[seat] >> place & 1) != (s.inked_marks[seat] & mask == mask):
                return "has claimed other orders than came fulfilled"
    ask = s.ask_of(seat)
    fulfilled = s.fulfilled(seat)
    is_free = ask is not None and ask.question.name == "free"
    if s.met[seat] & ~fulfilled or (not is_free and s.met[seat] != fulfilled):
        return "has not met exactly what its adventurer asks for"
    return ""


def redeal(s: MerchantState, seat: int, chance: int, after: MerchantState) -> MerchantState:
    """Return the position with everything made anew that a seat neither knows nor is about to learn.

    That is the orders nobody has seen, and the rounds of the others, except of the one who chooses next.
    `after` is the position after that choice.
    """
    world = s.clone()
    unknown = [card for card in range(len(s.kind_of)) if not (s.seen | after.seen) >> card & 1]
    dealt = unknown[:]
    chance = shuffle(dealt, chance)
    becomes = list(range(len(s.kind_of)))
    for card, other in zip(unknown, dealt, strict=True):
        becomes[card] = other
    becomes.append(HOLE)
    for zone in world.zones():
        zone[:] = [becomes[card] for card in zone]
    world.down = 0
    for card in range(len(s.kind_of)):
        if s.down >> card & 1:
            world.down |= 1 << becomes[card]
    if after.learned == s.learned:
        _play_others_anew(world, s, after, seat, Source.going_on(chance))
    return world


def _play_others_anew(
    world: MerchantState, s: MerchantState, after: MerchantState, seat: int, source: Source
) -> None:
    """Rub out the rounds of all who neither look nor choose next, and make up others for them."""
    # A free mark may bring another: the same question waits then, but not after the same marks.
    others = [
        other
        for other in range(s.seats)
        if other != seat and s.lanes[other] == after.lanes[other] and s.trail[other] == after.trail[other]
    ]
    for other in others:
        world.rub_out(other)
        world.lanes[other][:] = [CRAFT.first[other]]
    world.advance()
    for other in others:
        if s.ask_of(other) is None:
            play_a_round(world, other, source)
            continue
        for _ in range(source.below(5)):
            ask = world.ask_of(other)
            assert ask is not None, "a seat that has not committed is asked"
            options = [choice for choice in ask.options if choice != COMMIT]
            if options:
                world.choose(source.pick(options), other)
