"""What an effect will do to whom, once its question is answered: the lines of a preview."""

from typing import Final

from hexmonger.games.arcane_alley.moonstruck_market.verbs import TurnUp
from hexmonger.games.arcane_alley.targets import SLOTS
from hexmonger.games.arcane_alley.verbs import (
    Flip,
    GainInfamyOrLoseGold,
    Haunt,
    May,
    Peek,
    ReplaceFromDiscard,
    SetAsideUnseen,
    SwapInStorehouse,
    SwapWithAnother,
)
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.agenda import Ask, Step
from hexmonger.look import COIN, EYE, SHIELD, TIMINGS
from hexmonger.terminal.arcane_alley.answers import Answers
from hexmonger.terminal.arcane_alley.choices import listed_item
from hexmonger.terminal.arcane_alley.moon import market_of
from hexmonger.terminal.arcane_alley.short import short_effect
from hexmonger.terminal.arcane_alley.storehouse import card_at, item_of
from hexmonger.terminal.preview_panel import Outcome

SWAP: Final = "⇄"
PLAY: Final = TIMINGS["played"]
AWAY: Final = "↗"
DOES: Final = "▤"

TO_PLAYERS: Final[dict[str, str]] = {
    "hypnotic_toad": "Two items of {whose} storehouse swap places; you choose them next.",
    "bubbling_cauldron": "{who} gains {infamy_gained} infamy or loses {gold_lost} gold; you choose next.",
    "dragons_egg": "{who} gains {infamy_gained} infamy and {gold_gained} gold.",
    "sacred_chalice": "You look at {whose} stash, then play an item of it.",
}
"""What choosing a player does, where it can be said in a line."""


def of_effect(answers: Answers, choice: int, names: tuple[str, ...], crosses: bool) -> list[Outcome]:
    """Return what the effect that asks does with an answer, in figures and names as far as they are known."""
    ask = answers.ask
    assert ask is not None
    if isinstance(ask.question, May):
        words = ask.question.words.format_map(ask.frame.script.numbers)
        return [Outcome(DOES, f"You {words}." if choice else f"You don't {words}.", crosses)]
    if isinstance(ask.question, GainInfamyOrLoseGold):
        return [of_either(answers.view, ask, choice, names[ask.frame.picks[-1]])]
    outcome = None
    if answers.name == "item":
        outcome = _of_item(answers, ask, choice, names)
    elif answers.name == "place":
        outcome = _of_place(answers.view, ask, choice, names)
    elif answers.name == "player":
        outcome = _of_player(answers.view, ask, choice, names)
    elif answers.name == "card":
        return _of_card(answers, choice)
    elif answers.name == "stall":
        outcome = _of_stall(answers.view, choice)
    return [outcome or _of_words(answers, choice, crosses)]


def of_either(view: AlleyView, ask: Ask, choice: int, name: str) -> Outcome:
    """Return what either half of the Cauldron's choice takes or gives."""
    question = ask.question
    assert isinstance(question, GainInfamyOrLoseGold)
    numbers = ask.frame.script.numbers
    if choice == 0:
        return Outcome(SHIELD, f"{name} gains {numbers[question.infamy]} infamy.")
    seat = ask.frame.picks[-1]
    return Outcome(COIN, f"{name} loses {min(view.gold[seat], numbers[question.gold])} gold.")


def _next_step(ask: Ask) -> Step[object] | None:
    steps = ask.frame.script.steps
    at = ask.frame.at + 1
    return steps[at] if at < len(steps) else None


def _named(view: AlleyView, seat: int, slot: int) -> str:
    """Return what to call a card in a storehouse: its item, where the one who looks knows it."""
    card = card_at(view, seat, slot)
    if card.item is None:
        return f"hidden item in slot {slot + 1}"
    return f"{'' if card.is_up else 'hidden '}{card.item.name} in slot {slot + 1}"


def _of_item(answers: Answers, ask: Ask, slot: int, names: tuple[str, ...]) -> Outcome | None:
    view = answers.view
    owner = answers.chosen_house()
    seat = view.seat if owner is None else owner
    card = card_at(view, seat, slot)
    named = _named(view, seat, slot)
    step = _next_step(ask)
    if isinstance(step, Peek):
        return Outcome(EYE, f"You alone see the {named}.")
    if isinstance(step, TurnUp) or (isinstance(step, Flip) and not card.is_up):
        return Outcome(EYE, f"Your {named} is turned up for everyone.")
    if isinstance(step, Flip):
        return Outcome(DOES, f"Your {named} is turned face down.")
    if isinstance(step, SetAsideUnseen):
        return Outcome(AWAY, f"Your {named} is set aside unseen.")
    if isinstance(step, SwapInStorehouse):
        first = _named(view, seat, ask.frame.picks[-1])
        return Outcome(SWAP, f"The {first} and the {named} swap places.")
    owner_words = "Your" if seat == view.seat else f"{names[seat]}'s"
    if ask.frame.script.name.startswith("hypnotic_toad."):
        return Outcome(SWAP, f"{owner_words} {named} swaps places with another item; you choose it next.")
    if ask.frame.script.name.startswith("pandoras_lockbox."):
        return Outcome(SWAP, f"Your {named} goes to another player, still hidden.")
    return None


def _of_place(view: AlleyView, ask: Ask, choice: int, names: tuple[str, ...]) -> Outcome | None:
    seat, slot = divmod(choice, SLOTS)
    theirs = f"{names[seat]}'s {_named(view, seat, slot)}"
    step = _next_step(ask)
    if isinstance(step, ReplaceFromDiscard) and view.discard:
        top = item_of(view, view.discard[-1])
        name = top.name if top else "discard's top item"
        return Outcome(AWAY, f"{theirs} goes on the discard; the {name} takes its place.")
    if isinstance(step, SwapWithAnother):
        yours = _named(view, view.seat, ask.frame.picks[-1])
        return Outcome(SWAP, f"You get {theirs}; your {yours} goes there, still hidden.")
    if isinstance(ask.question, Haunt):
        return Outcome(AWAY, f"A Doll takes the place of {theirs}, which goes on the discard.")
    return None


def _of_player(view: AlleyView, ask: Ask, seat: int, names: tuple[str, ...]) -> Outcome | None:
    words = TO_PLAYERS.get(ask.frame.script.name.partition(".")[0])
    if words is None:
        return None
    whose = "your own" if seat == view.seat else f"{names[seat]}'s"
    return Outcome(DOES, words.format(who=names[seat], whose=whose, **ask.frame.script.numbers))


def _of_card(answers: Answers, choice: int) -> list[Outcome]:
    """Return what becomes of a card that is taken to be played."""
    item = listed_item(answers, choice)
    if item is None:
        return [_of_words(answers, choice, crosses=False)]
    lines = [Outcome(PLAY, f"You play the {item.name}; you choose its slot next.")]
    if item.played:
        lines.append(Outcome(PLAY, f"{item.name}: {short_effect(item, 'played')}."))
    return lines


def _of_stall(view: AlleyView, stall: int) -> Outcome | None:
    item = item_of(view, market_of(view)[stall])
    return None if item is None else Outcome(AWAY, f"You take the {item.name}; the market is refilled.")


def _of_words(answers: Answers, choice: int, crosses: bool) -> Outcome:
    """Return the words of the effect that asks, for an answer without any of its own."""
    assert answers.ask is not None
    view = answers.view
    owner, _, moment = answers.ask.frame.script.name.partition(".")
    if owner in view.rules.kind_by_id:
        item = view.rules.items[view.rules.kind_by_id[owner]]
        moment = "always" if moment in ("discarded", "replaced") else moment
        return Outcome(DOES, f"{item.name}: {short_effect(item, moment)}.", crosses)
    if owner in view.rules.wizard_by_id:
        wizard = view.rules.wizards[view.rules.wizard_by_id[owner]]
        return Outcome(DOES, " ".join(saying.words for saying in wizard.sayings()), crosses)
    return Outcome(DOES, sentence(view.word(choice)), crosses)


def sentence(words: str) -> str:
    """Return words as a sentence of their own."""
    return f"{words[:1].upper()}{words[1:]}" + ("" if words.endswith((".", "?")) else ".")
