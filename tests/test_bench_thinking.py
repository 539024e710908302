"""How long bots think is told by answer and by turn."""

import pytest

from bench import thinking


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
