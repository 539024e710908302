"""What will happen if you choose this: a line for each consequence, worked out from your view alone."""

from dataclasses import replace
from typing import Final

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.moonstruck_market.moon import CRESCENT
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.turn import EXPEND_IT, FIRST_STALL
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import CLOSINGS, FULL, LINES, NAMES, ROWS, is_diagonal
from hexmonger.games.arcane_alley.turn import ACTIVATE_IT, ACTS, DECK, DISCARD_IT
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.zones import NOBODY
from hexmonger.look import COIN, EYE, FLAG, SHIELD, TIMINGS
from hexmonger.terminal.arcane_alley.answers import Answers
from hexmonger.terminal.arcane_alley.effects import AWAY, of_effect, sentence
from hexmonger.terminal.arcane_alley.moon import BADGES, market_of, price_of
from hexmonger.terminal.arcane_alley.sets import Sale, sale_made, sale_of
from hexmonger.terminal.arcane_alley.short import short_effect
from hexmonger.terminal.arcane_alley.storehouse import Card, card_at, item_of
from hexmonger.terminal.preview_panel import Outcome

SETS: Final = TIMINGS["sold"]
GRID: Final = "▤"


def preview(answers: Answers, choice: int, names: tuple[str, ...], crossing: frozenset[int]) -> list[Outcome]:
    """Return what an answer brings about, as far as its seat can tell; the wall stands where it is met."""
    crosses = choice in crossing
    lines = _consequences(answers, choice, names, crossing)
    if answers.name == "act":
        return lines
    if not crosses:
        return [replace(line, learned=False) for line in lines]
    if lines and not any(line.learned for line in lines):
        return [replace(lines[0], learned=True), *lines[1:]]
    return lines


def _consequences(
    answers: Answers, choice: int, names: tuple[str, ...], crossing: frozenset[int]
) -> list[Outcome]:
    view = answers.view
    crosses = choice in crossing
    if answers.name == "slot" and view.limbo:
        return _of_play(view, choice, crosses)
    if answers.name == "act":
        return _of_act(view, choice, crossing)
    if answers.name == "draw":
        return _of_draw(view, choice)
    if answers.name == "set":
        return _of_sale(view, choice)
    if answers.name == "close":
        shape = "three rows of two" if choice == 0 else "two rows of three"
        return [Outcome(GRID, f"Your storehouse closes to {shape}.")]
    if answers.name == "bribe":
        gold, infamy = view.gold[view.seat] - 2 * choice, view.infamy[view.seat] - choice
        return [Outcome(COIN, f"You keep {gold} gold."), Outcome(SHIELD, f"Your infamy is {infamy}.")]
    if answers.name == "arrange":
        return [
            Outcome(BADGES[CRESCENT], f"A moon-backed item lies hidden in slot {choice + 1}."),
            Outcome(GRID, "The others close up in reading order, as dealt (MM-03)."),
        ]
    if answers.name == "reveal":
        return [Outcome(EYE, f"The item in slot {choice + 1} is turned up for everyone.", crosses)]
    if answers.name == "discard":
        return _of_discard(view.rules.items[choice], crosses)
    return of_effect(answers, choice, names, crosses)


def _of_draw(view: AlleyView, choice: int) -> list[Outcome]:
    if choice >= FIRST_STALL:
        return _of_purchase(view, choice)
    if choice == DECK:
        if view.deck and view.deck[-1] >= 0:
            item = item_of(view, view.deck[-1])
            return [Outcome(AWAY, f"The {item.name if item else 'item'} on the deck joins your stash.")]
        return [Outcome(EYE, "The deck's top item joins your stash; only you see it.", True)]
    item = item_of(view, view.discard[-1]) if view.discard else None
    name = item.name if item else "item"
    return [Outcome(AWAY, f"The {name} joins your stash; everyone knows you have it.")]


def _of_purchase(view: AlleyView, choice: int) -> list[Outcome]:
    """Return what buying from the market brings, or reaching into the discard."""
    stalls = market_of(view)
    stall = choice - FIRST_STALL
    if stall >= len(stalls):
        return [Outcome(AWAY, "An item from within the discard joins your stash.")]
    item = item_of(view, stalls[stall])
    price = price_of(view, stall)
    name = item.name if item else "item"
    return [
        Outcome(COIN, f"You pay {price} gold for the {name}; it joins your stash."),
        Outcome(EYE, "The deck's top item comes to the market.", True),
    ]


def _of_act(view: AlleyView, choice: int, crossing: frozenset[int]) -> list[Outcome]:
    kind, act = divmod(choice, ACTS)
    item = view.rules.items[kind]
    if act == DISCARD_IT:
        return _of_discard(item, choice in crossing)
    if act == ACTIVATE_IT:
        return [Outcome(TIMINGS["special"], sentence(short_effect(item, "special")), True)]
    lines = [Outcome("↧", f"Choose a slot for the {item.name} next.")]
    if item.is_special:
        lines.append(Outcome(TIMINGS["special"], f"Press a to {short_effect(item, 'special')}."))
    if "expend" in item.when:
        crosses = choice + EXPEND_IT in crossing
        lines.append(
            Outcome(TIMINGS["expend"], f"Press e to expend it: {short_effect(item, 'expend')}.", crosses)
        )
    lines.append(Outcome(AWAY, "Press d to discard it instead.", choice + DISCARD_IT in crossing))
    return lines


def _of_discard(item: Item, crosses: bool) -> list[Outcome]:
    lines = [Outcome(AWAY, f"The {item.name} goes on the discard, seen by everyone.", crosses)]
    if item.discarded:
        lines.append(Outcome(TIMINGS["always"], f"{item.name}: {short_effect(item, 'always')}."))
    return lines


def _of_sale(view: AlleyView, line: int) -> list[Outcome]:
    sale = sale_of(view, line)
    return [] if sale is None else _sale_lines(view, sale, LINES[view.shape[view.seat]][line])


def _sale_lines(view: AlleyView, sale: Sale, gone: tuple[int, ...]) -> list[Outcome]:
    """Return what selling a set brings, in the order of AA-45; slots that are gone halve nothing."""
    lines = [_gold_line(view, sale, _halved(view, gone)), *_closing_lines(view.shape[view.seat], sale.line)]
    lines += [Outcome(SETS, f"Then {short_effect(item, 'sold')}.") for item in sale.items if item.sold]
    if sale.is_moon_set:
        lines.append(Outcome(BADGES[CRESCENT], "Then the moon advances (MM-30)."))
    wizard = view.wizards[view.seat]
    if isinstance(view.rules, MarketRules) and wizard != NO_WIZARD and view.rules.sale_infamy[wizard]:
        lines.append(Outcome(SHIELD, f"Your wizard: gain {view.rules.sale_infamy[wizard]} infamy."))
    return lines


def _of_play(view: AlleyView, slot: int, crosses: bool) -> list[Outcome]:
    """Return what playing the item in limbo to a slot brings about, in the order of AA-31."""
    seat = view.seat
    item = item_of(view, view.limbo[-1])
    if item is None:
        return []
    replaced = card_at(view, seat, slot)
    lines: list[Outcome] = []
    if crosses and replaced.is_up:
        lines.append(Outcome(EYE, f"Everyone sees the {item.name}.", True))
    if item.played and view.turn == seat:
        lines.append(Outcome(TIMINGS["played"], f"{item.name}: {short_effect(item, 'played')}."))
    elif item.played:
        lines.append(Outcome(TIMINGS["played"], "Its effect is silent: it is not your turn (AA-38)."))
    sale = sale_made(view, item, slot) if view.turn == seat else None
    if sale is not None:
        lines += _sale_lines(view, sale, (*LINES[view.shape[seat]][sale.line], slot))
    lines += _of_replaced(view, replaced)
    if _triggers(view, slot):
        lines.append(Outcome(FLAG, "Nothing of yours stays hidden: you trigger the inspection (AA-60)."))
    return lines


def _of_replaced(view: AlleyView, replaced: Card) -> list[Outcome]:
    """Return what becomes of the item that a play replaces."""
    item = replaced.item
    name = item.name if item else "item"
    if item is not None and item.returns:
        return [Outcome("↻", f"The {name} comes back: you must play it again.", not replaced.is_up)]
    if replaced.is_up and item is not None:
        lines = [Outcome(AWAY, f"The {name} goes on the discard.")]
        if item.discarded or item.replaced:
            lines.append(Outcome(TIMINGS["always"], f"{item.name}: {short_effect(item, 'always')}."))
        return lines
    hidden = f"Your hidden {name}" if item else "The hidden item"
    if view.seats == 2:
        return [Outcome(EYE, f"{hidden} joins your stash, then you discard one (AA-87).", item is None)]
    return [Outcome(EYE, f"{hidden} goes on the discard, revealed.", True)]


def _gold_line(view: AlleyView, sale: Sale, halved: bool) -> Outcome:
    bonus = 0 if view.wizards[view.seat] == NO_WIZARD else view.rules.sale_bonus[view.wizards[view.seat]]
    gold = sale.gold + bonus
    words = f"A {sale.words} sells for {sale.gold} gold"
    if bonus:
        words += f" and {bonus} from Byros"
    if halved:
        return Outcome(SETS, f"{words}, halved by a Sword: {gold // 2} gold.")
    return Outcome(SETS, f"{words}: {gold} gold." if bonus else f"{words}.")


def _halved(view: AlleyView, gone: tuple[int, ...]) -> bool:
    """Whether a revealed Sword that stays behind halves what a sale brings."""
    seat = view.seat
    for slot in range(len(view.store[seat])):
        card = card_at(view, seat, slot)
        if slot not in gone and card.is_up and card.item is not None and card.item.halves:
            return True
    return False


def _closing_lines(shape: int, line: int) -> list[Outcome]:
    if is_diagonal(shape, line):
        return [Outcome(GRID, "Then you choose how your storehouse closes.")]
    closed = CLOSINGS[shape][line][0][0]
    if not ROWS[closed]:
        return [Outcome(GRID, "Your storehouse is empty then.")]
    return [Outcome(GRID, f"Your storehouse closes to {NAMES[closed].replace('x', '×')}.")]


def _triggers(view: AlleyView, slot: int) -> bool:
    """Whether a play leaves nothing hidden, so that its turn triggers the inspection."""
    seat = view.seat
    if view.turn != seat or view.triggered != NOBODY:
        return False
    if view.seats == 2 and 1 + view.turns // 2 < view.rules.numbers["tracker_opens"]:
        return False
    hidden = FULL[view.shape[seat]] & ~view.up[seat] & ~(1 << slot)
    return not hidden
