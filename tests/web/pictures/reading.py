"""The reading rooms: cards, rules, how to play, credits."""

from typing import Final

from tests.web.pictures.studio import Visit, picture

SKELETOMICON: Final = "/cards?card=arcane_alley/item/skeletomicon"
RULE: Final = "/rules/arcane_alley#AA-42"


@picture("cards-desk", 1440, 900)
def cards_desk(visit: Visit) -> None:
    """All cards, and one of them in full with the rule beside it."""
    visit.open(SKELETOMICON)
    visit.page.get_by_role("complementary", name="Skeletomicon").get_by_text("AA-39").first.wait_for()


@picture("cards-phone", 390, 844)
def cards_phone(visit: Visit) -> None:
    """Two cards side by side on a phone."""
    visit.open("/cards")
    visit.page.get_by_role("group", name="Cards").get_by_role("button").first.wait_for()


@picture("card-phone", 390, 844)
def card_phone(visit: Visit) -> None:
    """One card in full on a phone."""
    visit.open(SKELETOMICON)
    visit.page.get_by_role("dialog", name="Skeletomicon").get_by_text("AA-39").first.wait_for()


def rule(visit: Visit) -> None:
    """Follow a link to a rule."""
    visit.open(RULE)
    visit.page.get_by_role("article", name="AA-42").wait_for()


@picture("rules-desk", 1440, 900)
def rules_desk(visit: Visit) -> None:
    """A rule that was linked to, at a desk."""
    rule(visit)


@picture("rules-phone", 390, 844)
def rules_phone(visit: Visit) -> None:
    """The same on a phone."""
    rule(visit)


def taught(visit: Visit, box: str, part: str) -> None:
    """Read how a box is played, as far as one of its parts."""
    visit.open(f"/how/{box}")
    visit.page.get_by_role("region", name=part).scroll_into_view_if_needed()


@picture("how-alley-desk", 1440, 900)
def how_alley_desk(visit: Visit) -> None:
    """How Arcane Alley is played, from its beginning."""
    taught(visit, "arcane_alley", "What it is about")


@picture("how-market-desk", 1440, 900)
def how_market_desk(visit: Visit) -> None:
    """The moon, and the sets that it makes."""
    taught(visit, "moonstruck_market", "Expending")


@picture("how-magick-desk", 1440, 900)
def how_magick_desk(visit: Visit) -> None:
    """A sheet, and a round with its four steps."""
    taught(visit, "merchants_of_magick", "A round")


@picture("how-magick-phone", 390, 844)
def how_magick_phone(visit: Visit) -> None:
    """The sheet on a phone."""
    taught(visit, "merchants_of_magick", "Your sheet")


@picture("credits-desk", 1440, 900)
def credits_desk(visit: Visit) -> None:
    """Who has made what."""
    visit.open("/credits")
    visit.page.get_by_role("heading", name="The games").wait_for()
