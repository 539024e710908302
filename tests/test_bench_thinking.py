"""How long bots think is told by answer and by turn, and what they play out stands beside OpenSpiel's."""

from pathlib import Path

import pytest

from bench import playouts, simulations, thinking

ROOT = Path(__file__).parent.parent


def test_every_answer_belongs_to_a_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(thinking, "GAMES", 1)
    monkeypatch.setattr(thinking, "SEATS", 2)
    monkeypatch.setattr(thinking, "BOTS", ("greedy",))
    monkeypatch.setattr(thinking, "TABLES", thinking.TABLES[2:])
    thought = thinking.think("greedy", "merchants_of_magick", {})
    assert len(thought.turns) == 2 * 10, "a round for every seat"
    assert len(thought.answers) > len(thought.turns)
    assert sum(thought.turns.values()) == pytest.approx(sum(thought.answers))
    thinking.main()
    shown = capsys.readouterr().out
    assert "greedy" in shown
    assert "plain Python, 2 seats" in shown


@pytest.mark.parametrize("how", [simulations.GREEDY, simulations.AT_RANDOM])
def test_every_round_is_played_out_and_a_lap_is_always_the_same(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulations, "SEATS", 2)
    lap = simulations.playouts("Merchants of Magick", how, 1)
    rounds, moves = lap()
    assert rounds == 10
    assert moves > 2 * rounds
    assert lap() == (rounds, moves)


def test_playouts_are_shown_beside_what_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playouts, "TABLES", ("Merchants of Magick",))
    monkeypatch.setattr(playouts, "SEARCHED_GAMES", ("euchre",))
    monkeypatch.chdir(ROOT)
    playouts.main([".", "src", "--laps", "1", "--games", "1"])
    shown = capsys.readouterr().out
    assert "Merchants of Magick, greedy" in shown
    assert ("ISMCTS, euchre" in shown) == ("OpenSpiel: not installed" not in shown)


def test_ismcts_makes_as_many_simulations_as_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(simulations, "DEALS", 2)
    monkeypatch.setattr(simulations, "SEARCHED", 5)
    made, moves = simulations.searches("euchre")()
    assert made == 2 * 5
    assert moves > made
