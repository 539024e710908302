"""A bot answers by what its seat may know: rivals' secrets, and how often they rubbed out, change nothing."""

import pytest

from hexmonger.bots import make_bot
from hexmonger.kernel import Match, Source
from tests.bots.positions import TABLES, answers_elsewhere, bots_at, looked_at, opened

# How many positions each bot is asked in at a table, by how quickly it answers.
LOOKS = {"uniform": 130, "greedy": 36, "forgetful": 20, "tactician": 14}
FEW = 14
SEATED = [(table, bot) for table in TABLES for bot in bots_at(table)]


@pytest.mark.parametrize(("table", "bot"), SEATED)
def test_in_worlds_that_look_alike_a_bot_answers_the_same_be_it_made_anew(table: str, bot: str) -> None:
    source = Source(3, 8)
    for position, answer in looked_at(table, bot, 3, LOOKS.get(bot, FEW)):
        assert position.answer(position.dealt_again(source)) == answer


@pytest.mark.parametrize("bot", sorted({bot for _, bot in SEATED}))
def test_a_bot_answers_the_same_in_another_process(bot: str) -> None:
    source = Source(4, 8)
    lines: list[str] = []
    answers: list[int] = []
    for table in (table for table, seated in SEATED if seated == bot):
        for position, answer in looked_at(table, bot, 4, LOOKS.get(bot, FEW) // 7):
            lines.append(position.write(position.dealt_again(source)))
            answers.append(answer)
    assert answers_elsewhere(lines, hash_seed=4) == answers


@pytest.mark.parametrize("bot", bots_at("merchants_of_magick 3"))
def test_what_rivals_draw_in_pencil_and_rub_out_changes_no_answer(bot: str) -> None:
    game = opened("merchants_of_magick 3")
    for seed in range(6):
        match, other = (Match(game, seed, ["a", "b", "c"]) for _ in range(2))
        for _ in range(3):
            other.choose(next(iter(other.state.asks)).options[0], 0)
            other.undo(0)
        other.choose(next(iter(other.state.asks)).options[0], 0)
        answers = [each.answer_of(make_bot(bot, game, 5), 2) for each in (match, other)]
        assert answers[0] == answers[1]
