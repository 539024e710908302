"""What a mark, a die or the commit will bring, worked out from a seat's view alone."""

import re
from collections.abc import Sequence
from typing import Final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.scoring import ALL_THREE, score
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS
from hexmonger.games.merchants_of_magick.state import NOT_SCORED
from hexmonger.games.merchants_of_magick.trail import marks_in
from hexmonger.games.merchants_of_magick.view import MerchantView, imagine
from hexmonger.games.merchants_of_magick.words import (
    RESULTS,
    coins_in_words,
    next_slot,
    order_name,
    potions_in_words,
    slot_potions,
)
from hexmonger.look import CHECK, COIN, WALL_MARK
from hexmonger.terminal.canvas import fitted
from hexmonger.terminal.merchants_of_magick.answers import CIRCLE, DIE, Answers, columns_of, lights_for
from hexmonger.terminal.merchants_of_magick.marks import FLASK
from hexmonger.terminal.preview_panel import Outcome

ORDER: Final = "✉"
HERO: Final = "♞"
SCHOOL: Final = "✶"
FIGURE: Final = re.compile(r"(\d+) (coin|potion)s?")
NO_POTION: Final = "No potion needed."
FREE_OF_CHARGE: Final = "A free mark: no die, no potion."
SHOWN_LATER: Final = "Marks are shown when all have committed."
IN_FULL: Final = " (i: all)"
COMMITTED: Final = "No undo after this: your round is closed."


def after(answers: Answers, choice: int) -> MerchantView | None:
    """Return the seat's view after a mark; none for a die or the commit, which change nothing on the sheet.

    A world that fits the view is enough: what a mark brings depends on the seat's own sheet and line.
    """
    if answers.name == DIE or choice not in answers.legal:
        return None
    world = imagine(answers.view, 0)
    world.choose(choice, answers.view.seat)
    return MerchantView(world, answers.view.seat)


def preview(answers: Answers, choice: int, then: MerchantView | None) -> list[Outcome]:
    """Return what an answer brings, a line for each consequence."""
    if then is not None:
        return _of_mark(answers, choice, then)
    return _of_commit(answers.view) if choice == COMMIT else _of_die(answers.view, choice)


def _of_die(view: MerchantView, die: int) -> list[Outcome]:
    lights = lights_for(view, view.seat, die)
    free = sum(light.is_lit and not light.potions for light in lights)
    more = sum(light.is_lit and light.potions > 0 for light in lights)
    words = f"{free} circle{'s' * (free != 1)} to mark as it is"
    if more:
        words += f", {more} more with potions"
    columns = columns_of(view.rules, die)
    lines = [Outcome("○", f"{words}: {', '.join(columns[:-1])}{' or ' * (len(columns) > 1)}{columns[-1]}.")]
    slot = next_slot(view, view.seat)
    if slot >= 0:
        price = slot_potions(view, view.seat)
        cost = f" and costs {potions_in_words(price)}" if price else ", which is free"
        lines.insert(0, Outcome(FLASK, f"It uses extra die {slot + 1}{cost}."))
    return lines


def _of_commit(view: MerchantView) -> list[Outcome]:
    marks = len(marks_in(view.trail[view.seat]))
    words = f"Your {marks} mark{'s' * (marks != 1)} of this round become{'s' * (marks == 1)} ink."
    lines = [Outcome(CHECK, words if marks else "You mark nothing this round.")]
    left = RESULTS - view.spent[view.seat].bit_count()
    if left > 0:
        lines.append(Outcome("!", f"{left} of your two results {'is' if left == 1 else 'are'} not spent."))
    if view.seats > 1:
        lines.append(Outcome(WALL_MARK, SHOWN_LATER))
    return lines


def _of_mark(answers: Answers, circle: int, then: MerchantView) -> list[Outcome]:
    view, seat = answers.view, answers.view.seat
    lines = [Outcome(FLASK, _price(answers, circle))]
    row, column = CIRCLES[circle]
    rules = view.rules
    mask = rules.row_mask[row]
    if then.marks[seat] & mask == mask:
        coins, potions = rules.row_coins[row], potions_in_words(rules.row_potions[row])
        lines.append(Outcome(COIN, f"{ROWS[row].name} complete: {coins_in_words(coins)}, {potions}."))
    else:
        have = (then.marks[seat] & mask).bit_count()
        lines.append(Outcome("○", f"{ROWS[row].name}: {have} of {mask.bit_count()} circles."))
    for place in bits_in(then.taken[seat] & ~view.taken[seat]):
        card = view.line[seat][place]
        coins = rules.order_coins[view.kind_of[card]]
        lines.append(Outcome(ORDER, f"{order_name(view, card)} claimed: {coins_in_words(coins)}."))
    lines += _of_adventurer(view, then)
    charms = score(then, seat).charms - score(view, seat).charms
    if charms:
        lines.append(Outcome(COIN, f"Charms bring {coins_in_words(charms)} more."))
    return [*lines, *_of_mastery(view, then, column)]


def _price(answers: Answers, circle: int) -> str:
    """Return what a mark costs."""
    if answers.name != CIRCLE or answers.die is None:
        return FREE_OF_CHARGE
    view = answers.view
    potions = view.rules.potions_for(circle, view.dice[answers.die])
    slot = slot_potions(view, view.seat)
    if potions + slot == 0:
        return NO_POTION
    for_slot = f", {slot} of them for the extra die" if slot else ""
    return f"Costs {potions_in_words(potions + slot)}{for_slot}."


def _of_adventurer(view: MerchantView, then: MerchantView) -> list[Outcome]:
    """Return the adventurer's items that a mark fulfils, with their rewards."""
    seat = view.seat
    hero = view.adventurers[seat]
    lines: list[Outcome] = []
    count = view.met[seat].bit_count()
    for item in bits_in(then.met[seat] & ~view.met[seat]):
        count += 1
        brings = potions_in_words(view.rules.first_item) if count == 1 else "a free mark"
        if count == ALL_THREE.bit_count():
            brings += f" and {coins_in_words(view.rules.adventurer_coins[hero])}"
        row = view.rules.asked_rows[hero][item]
        lines.append(Outcome(HERO, f"{ADVENTURERS[hero].name} gets the {ROWS[row].name}: {brings}."))
    return lines


def _of_mastery(view: MerchantView, then: MerchantView, column: int) -> list[Outcome]:
    """Return how close a mark brings the mastery of its column."""
    for card, mastery in enumerate(view.masteries):
        is_open = view.scored[2 * view.seat + card] == NOT_SCORED
        if MASTERIES[mastery].column == COLUMNS[column] and is_open:
            needed = view.rules.mastery_circles[mastery]
            have = (then.marks[view.seat] & view.rules.mastery_column[mastery]).bit_count()
            name = MASTERIES[mastery].name
            if have < needed:
                return [Outcome(SCHOOL, f"{name}: {have} of {needed}.")]
            coins = coins_in_words(view.rules.side_coins[view.side[card]])
            return [Outcome(SCHOOL, f"{name} scores {coins} when the round closes.")]
    return []


def in_a_line(outcomes: Sequence[Outcome], room: int) -> str:
    """Return outcomes in the one line that a compact table has for them.

    What costs nothing and what is complete goes without saying; figures stand for words where the line
    would not hold them all.
    """
    texts = [outcome.text for outcome in outcomes if outcome.text not in (NO_POTION, FREE_OF_CHARGE)]
    words = " ".join(texts)
    if len(words) > room:
        words = " ".join(text for text in texts if text != SHOWN_LATER and not text.endswith("is complete."))
    if len(words) > room:
        words = FIGURE.sub(lambda found: f"{COIN if found[2] == 'coin' else FLASK}{found[1]}", words)
    return words if len(words) <= room else f"{fitted(words, room - len(IN_FULL))}{IN_FULL}"
