"""The page about positions lists all that the readers know, and nothing else."""

import re
from typing import Any, Final

import pytest

from hexmonger.games.arcane_alley import BOX as ALLEY
from hexmonger.games.arcane_alley import notation as alley
from hexmonger.games.arcane_alley.module import BASE, find_module
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES as MOON_SIDES
from hexmonger.games.arcane_alley.zones import PHASES as ALLEY_PHASES
from hexmonger.games.merchants_of_magick import BOX as MAGICK
from hexmonger.games.merchants_of_magick import diagram as magick
from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.masteries import MASTERIES, SIDES
from hexmonger.games.merchants_of_magick.naming import circle_name
from hexmonger.games.merchants_of_magick.notation import HOLE_MARK, NOTHING, REST, UNKNOWN_MARK
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, ROWS
from hexmonger.games.merchants_of_magick.state import PHASES as MAGICK_PHASES
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Box, Game
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Unreadable
from tests.guides.pages import DOCS

PAGE: Final = DOCS / "positions.md"
MARKET: Final = find_module("moonstruck_market")
SECTIONS: Final = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
CODE: Final = re.compile(r"`([^`]+)`")
ITEMS: Final = sorted([item.name for item in MARKET.items()], key=len, reverse=True)
CIRCLE_NAMES: Final = {circle_name(circle) for circle in range(len(CIRCLES))}
EVERY_GAME, ALLEY_PART, MARKET_PART, MAGICK_PART = (
    "What holds for every game",
    "Arcane Alley",
    "Moonstruck Market",
    "Merchants of Magick",
)
OPTIONS: Final = {"modules": "moonstruck_market", "arrange": "by players"}
# What stands on the page in place of many keys, or belongs to what is written for one seat.
SEATS: Final = {"seat 1", "seat 2"}


def section(name: str) -> str:
    """Return a section of the page."""
    (found,) = [text for text in SECTIONS if text.startswith(f"{name}\n")]
    return found


def rows(name: str, head: str) -> list[list[str]]:
    """Return the rows of the tables of a section whose first column is called so, each as its cells."""
    found: list[list[str]] = []
    is_wanted = False
    previous = ""
    for line in section(name).split("\n"):
        cells = [cell.strip() for cell in re.split(r"(?<!`)\|(?!`)", line.strip("|"))]
        if line.startswith("|") and not previous.startswith("|"):
            is_wanted = cells[0] == head
        elif line.startswith("|") and not line.startswith("|---") and is_wanted:
            found.append(cells)
        previous = line
    return found


def listed(name: str, head: str) -> set[str]:
    """Return what the first column of such tables lists."""
    return {word for row in rows(name, head) for word in CODE.findall(row[0])}


def words_in(name: str) -> set[str]:
    """Return every word of a section that is set as code."""
    return set(CODE.findall(re.sub(r"^```.*?^```", "", section(name), flags=re.MULTILINE | re.DOTALL)))


def known(box: Box[Any, Any], head: str, seats: int) -> set[str]:
    """Return the keys that a reader has, as it says to whoever writes another."""
    lines = "\n".join(f"seat {seat}:" for seat in range(1, seats + 1))
    with pytest.raises(Unreadable, match=r"^line 1: a diagram has no 'weather'; it has: ") as refused:
        box.read_position(f"weather: fine\n{box.name}: {head}\n{lines}")
    return set(str(refused.value).partition("it has: ")[2].split(", "))


def test_every_key_stands_on_the_page_and_the_other_way_round() -> None:
    common = listed(EVERY_GAME, "key") - {"rules", "edition.<name>", "seen by"} - SEATS
    base = known(ALLEY, "2 players\nturn: 1", 2)
    assert common | listed(ALLEY_PART, "key") == base
    market = known(ALLEY, "2 players\nmodules: moonstruck_market\nturn: 1", 2)
    assert listed(MARKET_PART, "key") == (market - base) | set(MARKET.option_names())
    assert common | listed(MAGICK_PART, "key") == known(MAGICK, "1 player", 1)
    assert {name.partition(".")[0] for name in BASE.option_names()} <= base


@pytest.mark.parametrize(
    ("box", "seats", "options", "parts"),
    [
        (ALLEY, 2, {}, [ALLEY_PART]),
        (ALLEY, 3, OPTIONS, [ALLEY_PART, MARKET_PART]),
        (MAGICK, 1, {}, [MAGICK_PART]),
        (MAGICK, 2, {"edition.items.ring.steel": "2"}, [MAGICK_PART]),
    ],
)
def test_every_key_that_is_written_stands_on_the_page(
    box: Box[Any, Any], seats: int, options: dict[str, str], parts: list[str]
) -> None:
    game = box.open(Setup(seats, options))
    s = game.new(1)
    on_page = {key for part in [EVERY_GAME, *parts] for key in listed(part, "key")}
    for text in (game.write_position(s), game.write_view(game.view(s, 0))):
        keys = {line.partition(":")[0] for line in text.split("\n") if line[:1].strip()}
        assert {re.sub(r"^edition\..*", "edition.<name>", key) for key in keys} <= on_page | {"seat 3"}


def test_every_part_of_a_seat_stands_on_the_page_and_the_other_way_round() -> None:
    assert listed(ALLEY_PART, "part") == set(alley.SEAT_PARTS)
    assert listed(MARKET_PART, "part") <= set(alley.SEAT_PARTS)
    assert listed(MAGICK_PART, "part") == set(magick.SEAT_PARTS)
    assert listed(MAGICK_PART, "row") == set(magick.BELOW)


def test_every_mark_stands_on_the_page_and_the_other_way_round() -> None:
    def marks(name: str) -> set[tuple[str, ...]]:
        cells = [row[at : at + 2] for row in rows(name, "mark") for at in (0, 2)]
        return {(mark.strip("`"), thing) for mark, thing in cells}

    own = [item for item in MARKET.items() if item not in BASE.items()]
    assert marks(ALLEY_PART) == {(item.mark, item.name) for item in BASE.items()}
    assert marks(MARKET_PART) == {(item.mark, item.name) for item in own}
    assert marks(MAGICK_PART) == {(row.mark, row.name) for row in ROWS}


def test_every_sign_stands_on_the_page_and_the_other_way_round() -> None:
    signs = listed(ALLEY_PART, "sign") | listed(MARKET_PART, "sign")
    plain = {alley.HOLE_MARK, alley.REST, alley.NOTHING, alley.EMPTY_ROW}
    assert plain <= signs
    found = {sign: alley.TOKEN.fullmatch(sign) for sign in signs - plain}
    assert all(found.values()), found
    shown = {
        group if group in ("open", "knowers", "times") else match[group]
        for match in found.values()
        if match
        for group in ("open", "knowers", "times", "flag")
        if match[group]
    }
    assert shown == {"open", "knowers", "times", *filter(None, alley.FLAGS)}
    assert {sign for sign in signs if sign.startswith(alley.UNKNOWN)} == {"?", "?-", "?'"}


def test_every_sign_of_an_order_and_a_circle_stands_on_the_page_and_the_other_way_round() -> None:
    signs = listed(MAGICK_PART, "sign")
    plain = {HOLE_MARK, REST, NOTHING, UNKNOWN_MARK}
    assert plain <= signs
    circles = {match.lastgroup for sign in signs if (match := magick.CELL.fullmatch(sign))}
    assert circles == {"inked", "pencil", "free", "none"}
    cards = {sign for sign in signs - plain if not magick.CELL.fullmatch(sign)}
    found = [magick.CARD.fullmatch(sign) for sign in cards]
    assert all(found), cards
    assert {match["open"] or "" for match in found if match} == set(magick.BRACKETS)
    assert any(match["known"] for match in found if match)
    assert any(match["times"] for match in found if match)


def test_every_word_that_a_value_can_be_stands_on_the_page() -> None:
    with pytest.raises(Unreadable) as refused:
        ALLEY.read_position("arcane_alley: 2 players\nturn: 1, nap\nseat 1:\nseat 2:")
    stands = re.findall(r"\w+", str(refused.value).partition("stands at")[2].partition(", not")[0])
    assert {"start", "draw", "act", "end"} == set(stands)
    words = {wizard.id for wizard in BASE.wizards()} | {*ALLEY_PHASES, *stands, "yes", "no", "nobody"}
    assert words <= words_in(ALLEY_PART)
    more = {wizard.id for wizard in MARKET.wizards()} - {wizard.id for wizard in BASE.wizards()}
    assert more | set(MOON_SIDES.values()) <= words_in(MARKET_PART)
    ids = {each.id for each in (*ADVENTURERS, *MASTERIES)}
    assert ids | {*SIDES, *MAGICK_PHASES} <= words_in(MAGICK_PART)
    # And the other way round, where they stand in rows of their own.
    for name, part, right in (
        (ALLEY_PART, "wizard", BASE.wizards()),
        (MAGICK_PART, "adventurer", ADVENTURERS),
    ):
        (row,) = [row for row in rows(name, "part") if row[0] == f"`{part}`"]
        assert set(CODE.findall(row[1])) == {each.id for each in right}


def shape(answer: str) -> str:
    """Return an answer with the things in it left open.

    >>> shape("play Older Wand"), shape("item 2:3"), shape("d12")
    ('play ITEM', 'item N:N', 'DIE')
    """
    if answer in CIRCLE_NAMES:
        return "CIRCLE"
    for name in ITEMS:
        answer = answer.replace(name, "ITEM")
    answer = re.sub(r"^d\d+$", "DIE", answer)
    answer = re.sub(r"^moon (crescent|half|full)$", "moon SIDE", answer)
    return re.sub(r"\d+", "N", answer)


def answers_on_page(*names: str) -> dict[str, set[str]]:
    """Return the shapes of answers that the page gives for every question."""
    found: dict[str, set[str]] = {}
    for name in names:
        for questions, answers, *_ in rows(name, "question"):
            for question in CODE.findall(questions):
                found.setdefault(question, set()).update(map(shape, CODE.findall(answers)))
    return found


def answers_of(game: Game[Any, Any]) -> dict[str, set[str]]:
    """Return the shapes of all that can ever be answered in a game."""
    found: dict[str, set[str]] = {}
    for action in game.actions.keys:
        question, _, answer = action.partition(": ")
        # A choice between two effects is told apart by the item in the catalogue alone.
        found.setdefault(question, set()).add(shape(answer).removeprefix("ITEM "))
    return found


@pytest.mark.parametrize(
    ("box", "seats", "options", "parts"),
    [
        (ALLEY, 4, {}, [ALLEY_PART]),
        (ALLEY, 4, OPTIONS, [ALLEY_PART, MARKET_PART]),
        (MAGICK, 2, {}, [MAGICK_PART]),
    ],
)
def test_every_answer_stands_on_the_page_and_the_other_way_round(
    box: Box[Any, Any], seats: int, options: dict[str, str], parts: list[str]
) -> None:
    game = box.open(Setup(seats, options))
    on_page = answers_on_page(*parts)
    assert on_page == answers_of(game)
    s = game.new(1)
    source = Source(1)
    while s.asks:
        ask = s.asks[0]
        for choice in ask.options:
            assert shape(ask.question.key(s, ask.frame, choice)) in on_page[ask.question.name]
        s.choose(source.pick(ask.options), ask.seat)
