"""Merchants of Magick: the second result of a round, at a desk and on a phone, and the end of a game."""

import re
from typing import Final

from tests.web.house import Person
from tests.web.pictures.studio import Visit, picture

SECOND_RESULT: Final = """merchants_of_magick: 4 players
round: 7, crafting
dice: d6 4, d8 5, d10 7, d12 3
masteries: blacksmith apprentice, wildkeeper master
seat 1: potions 5, extra dice 3, adventurer ranger, scored blacksmith 8
  line: Fiery Helmet of the Orcs, Sword of the Dwarves, Crossbow of the Orcs
  claimed: Ring of the Elves, Backpack of the Elves
  Backpack - - [3] | Fiery [6] - [11]
  Ring [3] - - | Shocking 2 [7] -
  Pendant [5] 4 4 | Everlasting - 1 [9]
  Sword [4] - - | of the Elves - [8] [10]
  Warhammer [6] 5 [4] | of the Dwarves [8] 4 -
  Helmet [5] - -
  Greaves 7 - [5]
  Plate Armor 8 [2] 8
seat 2: potions 2, adventurer witch
  line: Divine Ring, Staff of the Elves, Shocking Bracers
  Ring [3] - - | Fiery [6] - [11]
  Sword [4] - - | Everlasting - 1 [9]
  Helmet [5] - -
  pencil: d8; Backpack leather; commit
seat 3: potions 0, adventurer wizard
  Scroll - [3] - | of the Dwarves [8] [4] -
  Helmet [5] - -
  pencil: commit
seat 4: potions 3, adventurer knight
  line: Fiery Warhammer, Everlasting Scroll, Greaves of the Orcs
  Sword [4] - -
"""
OTHERS: Final = ((1, "Maeve"), (2, "Ilse"), (3, "Tobias"))


def sit_around(ada: Person) -> str:
    """Lay the moment for four, and open it for the first seat, a circle marked with the first result."""
    table = ada.lay(4, "merchants_of_magick", SECOND_RESULT)
    secret = ada.sit(table, 0)
    for seat, name in OTHERS:
        ada.sit(table, seat, name=name)
    ada.begin(table)
    ada.house.play(table, {0: secret}, (0, "d12"), (0, "of the Orcs wild"), (0, "d10"))
    ada.open(table, secret)
    return table


def mean_the_orcs(visit: Visit) -> None:
    """Mean the circle that completes a row and an order."""
    ada = visit.person("Robin")
    sit_around(ada)
    page = ada.page
    page.get_by_role("heading", name=re.compile("Mark a circle with the d10")).wait_for()
    if page.get_by_role("tab", name=re.compile("Spells")).count():
        page.get_by_role("tab", name=re.compile("Spells")).click()
    page.get_by_role("button", name=re.compile("^of the Orcs, Elemental 7")).click()
    page.get_by_text("+7").first.wait_for()
    page.mouse.move(0, 0)


@picture("magick-desk", 1440, 900)
def magick_desk(visit: Visit) -> None:
    """At a desk."""
    mean_the_orcs(visit)


@picture("magick-phone", 390, 844)
def magick_phone(visit: Visit) -> None:
    """On a phone; by day it is the one of the light theme."""
    mean_the_orcs(visit)


@picture("magick-everybody", 1440, 900)
def magick_everybody(visit: Visit) -> None:
    """The sheet of somebody else, as all may see it."""
    ada = visit.person("Robin")
    sit_around(ada)
    ada.page.get_by_role("button", name=re.compile("sheet of Maeve")).click()
    ada.page.get_by_role("dialog").get_by_role("group", name="Maeve").wait_for()


@picture("magick-over", 1440, 900)
def magick_over(visit: Visit) -> None:
    """The end, with what everybody's sheet brought."""
    ada = visit.person("Robin")
    table = ada.lay(4, "merchants_of_magick")
    secret = ada.sit(table, 0)
    for seat, bot in ((1, "greedy"), (2, "greedy"), (3, "uniform")):
        ada.sit(table, seat, bot=bot)
    ada.begin(table)
    # A bot plays on for somebody who has got up.
    ada.house.say(table, secret, {"say": "deputy", "bot": "greedy"}, {"say": "leave", "is_for_good": True})
    ada.open(table, secret)
    ada.page.get_by_role("heading", name=re.compile("with .* coins")).wait_for(timeout=60_000)
