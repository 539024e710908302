"""A record knows by which tables it was played, and says so where others are in force."""

from pathlib import Path

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.edition import Edition, with_edition
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import kept_game

SETUPS = {
    "arcane_alley": (Setup(3), Setup(3, {"modules": "moonstruck_market"})),
    "merchants_of_magick": (Setup(3),),
}


def played(setup: Setup) -> Match:
    """Return a match after some choices."""
    match = Match(BOX.open(setup), 5, ["Ada", "Bo", "Cleo"])
    for _ in range(30):
        ask = match.state.asks[0]
        match.choose(ask.options[0], ask.seat)
    return match


def test_the_head_of_a_record_names_rules_and_tables() -> None:
    lines = played(Setup(3)).record.to_text().splitlines()
    assert lines[1:4] == [
        "game: arcane_alley",
        f"rules: {BOX.number}",
        f"tables: {BOX.open(Setup(3)).digest}",
    ]


def test_a_record_of_other_tables_is_refused_for_that_reason(tmp_path: Path) -> None:
    own, other = BOX.open(Setup(3)).digest, BOX.open(Setup(3, {"modules": "moonstruck_market"})).digest
    text = played(Setup(3)).record.to_text().replace(f"tables: {own}", f"tables: {other}")
    sentence = (
        "the record was played by other tables of Arcane Alley: a number of an item, a card or a rule "
        f"has changed since (its tables are {other}, these are {own})"
    )
    # A choice that is not allowed any more would be the consequence, not the reason.
    for wrong in (text, text.replace("reveal", "swallow")):
        with pytest.raises(Trouble) as refused:
            read_record(wrong)
        assert str(refused.value) == sentence
    path = tmp_path / "game.hex"
    path.write_text(text, encoding="utf-8")
    assert kept_game(path).trouble == sentence


def test_a_record_that_does_not_say_its_tables_is_read_as_it_is() -> None:
    match = played(Setup(3))
    lines = [line for line in match.record.to_text().splitlines() if not line.startswith("tables: ")]
    assert read_record("\n".join(lines))[0] == match.record


def test_other_rules_are_told_before_other_tables() -> None:
    text = played(Setup(3)).record.to_text()
    text = text.replace(f"rules: {BOX.number}", "rules: 99").replace("tables: ", "tables: 0")
    with pytest.raises(Trouble, match="the record was written under rules 99 of Arcane Alley"):
        read_record(text)


@pytest.mark.parametrize("name", SETUPS)
def test_every_number_that_an_edition_may_correct_makes_other_tables(name: str) -> None:
    box = find_box(name)
    for setup in SETUPS[name]:
        game = box.open(setup)
        assert box.made(Setup(setup.seats, dict(setup.options))).digest == game.digest
        for entry in game.glossary()[::7]:
            for figure in entry.numbers:
                if figure.correctable and figure.value is not None and entry.kind in ("item", "wizard"):
                    key = f"{entry.kind}s.{entry.id}.{figure.name}"
                    other = with_edition(setup, Edition("other", ((key, figure.value + 1),)))
                    assert box.open(other).digest != game.digest, key


def test_seats_make_no_other_tables() -> None:
    assert BOX.open(Setup(2)).digest == BOX.open(Setup(6)).digest
