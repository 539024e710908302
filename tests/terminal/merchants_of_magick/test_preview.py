"""What the preview promises of an answer is what the rules bring, at any moment of a game."""

from pathlib import Path

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.foreseen import unmatched
from hexmonger.terminal.merchants_of_magick.answers import COMMIT, Answers
from hexmonger.terminal.merchants_of_magick.book import book_of
from hexmonger.terminal.merchants_of_magick.desk import LIT, LIT_FOR_POTIONS, Desk, Light
from hexmonger.terminal.merchants_of_magick.preview import Outlook
from tests.terminal.merchants_of_magick.tables import new_match
from tests.terminal.tables import Unsaved


def lit(lights: list[Light]) -> set[int]:
    """Return the circles that are lit."""
    return {circle for circle, light in enumerate(lights) if light.stands in (LIT, LIT_FOR_POTIONS)}


@pytest.mark.parametrize("seats", [1, 2, 4, 8])
def test_lights_and_preview_come_true(seats: int) -> None:
    match, _ = new_match(seats=seats, people=seats, seed=seats)
    sitting = Unsaved(match, {}, Path("nowhere.hex"))
    source = Source(seats)
    kinds: set[str] = set()
    marks = 0
    while not match.state.is_over:
        asks = match.state.asks
        seat = asks[source.below(len(asks))].seat
        scene = sitting.scene(seat)
        assert scene.question is not None
        answers = Answers(scene, scene.question)
        desk = Desk(scene.drawn, book_of(scene.things))
        spots = [spot for spot in answers.at if spot != COMMIT]
        spent = sum("spent" in die.marks for die in desk.dice)
        where = COMMIT
        if spots and (spent < 3 or not answers.asks_for_die):
            where = spots[source.below(len(spots))]
        outlook = Outlook(answers, desk, where)
        if not answers.asks_for_die:
            assert lit(desk.lights()) == {spot.place for spot in spots}
            marks += 1
        match.choose(answers.at[where].choice, seat)
        heard = match.told_by(match.ply - 1, seat)
        # Whatever was promised must be among what is heard; all of it, where nothing was left open.
        assert unmatched(outlook.foreseen.certain, heard) == [] or not outlook.foreseen.is_whole
        kinds |= {each.event.name for each in outlook.foreseen.certain}
        now = Desk(match.drawn(seat), desk.book)
        if outlook.then is not None:
            assert outlook.then.drawn.zones == now.drawn.zones
            assert outlook.then.figures == now.figures
            assert outlook.gain == now.figures["coins"] - desk.figures["coins"]
            assert outlook.then.lights() == now.lights()
        else:
            assert where == COMMIT, "only a commit may lead where nobody can follow"
    assert marks > 15 * seats
    assert kinds >= {"marked", "completed", "claimed", "committed"}
