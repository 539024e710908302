"""Hints at the plain table: a line of answers as they are offered there, and what follows from it."""

from hexmonger.bots.advice import Advised
from hexmonger.terminal.any_game.naming import naming_of
from hexmonger.terminal.any_game.offers import Offers
from hexmonger.terminal.hint_page import Option, reasons_of, scenes_along
from hexmonger.terminal.sitting import Scene


def option_of(scene: Scene, advised: Advised) -> Option:
    """Return an answer to think of in the words of its offer, with those that follow it."""
    naming = naming_of(scene.things)
    titles: list[str] = []
    for choice, before in zip(advised.choices, scenes_along(scene, advised), strict=False):
        offers = Offers(before, naming).all
        titles.append(next(offer.title for offer in offers if offer.answer.choice == choice))
    return Option(advised, naming.words.joined(titles), reasons_of(scene, advised, {}))
