"""Trials deal the same to every rotation, and a bot that can't go on costs its seat the game."""

import pytest

from hexmonger.kernel.setup import Setup
from hexmonger.trials import Forfeit, Outcome, Results, Trial, forfeited, play_game, rows_of

SHORT = {"edition.numbers.rounds": "1", "edition.numbers.turns": "2"}


def trial(*bots: str, rotate: bool = True) -> Trial:
    """Return a trial of short games."""
    return Trial("arcane_alley", Setup(len(bots), SHORT), bots, 4, rotate)


def test_a_deal_is_played_once_for_every_seating_that_is_another() -> None:
    assert trial("a", "b", "b", "b").rotations == 4
    assert trial("a", "b", "a", "b").rotations == 2
    assert trial("a", "a", "a").rotations == 1
    assert trial("a", "b", rotate=False).rotations == 1
    assert [trial("a", "b", "c").seated(number)[0] for number in range(4)] == ["a", "b", "c", "a"]
    assert [trial("a", "b", "c").deal_of(number) for number in range(4)] == [0, 0, 0, 1]
    assert list(trial("a", "b", "c").games_of(2)) == [6, 7, 8]


def test_a_bot_against_itself_plays_the_same_game_on_every_seat() -> None:
    alone = play_game(trial("uniform", "uniform"), 0)
    assert (alone.number, alone.deal, alone.forfeit) == (0, 0, None)
    assert play_game(trial("uniform", "uniform", rotate=False), 0) == alone


def test_who_forfeits_comes_last_and_the_others_share() -> None:
    outcome = forfeited(trial("a", "b", "b"), 1, Forfeit(2, "the bot 'a' broke down"))
    assert outcome.bots == ("b", "b", "a")
    assert outcome.places == (1, 1, 3)
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [outcome.margin(seat) for seat in range(3)] == [None, None, None]
    rows = rows_of([outcome])
    assert [row["forfeit"] for row in rows] == ["", "", "the bot 'a' broke down"]
    assert {row["score"] for row in rows} == {None}


def test_who_forfeits_alone_has_won_nothing() -> None:
    results = Results()
    results.add(forfeited(trial("a"), 0, Forfeit(0, "hung")))
    assert results.by_bot["a"].wins == 0


def test_a_margin_is_a_score_less_the_mean_of_the_others() -> None:
    outcome = Outcome(0, 0, ("a", "b", "c"), (1, 2, 3), (10, 4, 1))
    assert [outcome.margin(seat) for seat in range(3)] == [7.5, -1.5, -6.0]
    assert sum(filter(None, (outcome.margin(seat) for seat in range(3)))) == pytest.approx(0)
    assert Outcome(0, 0, ("a",), (1,), (10,)).margin(0) is None
