"""The page about the bots is written from what was measured, and only between its marks."""

from pathlib import Path

import pytest

from bench import bots
from tests.arena.conftest import folder

__all__ = ["folder"]


@pytest.mark.usefixtures("folder")
def test_tables_and_charts_are_made_again_from_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# The bots\n\n{bots.BEGIN}\nold\n{bots.END}\n\nThe end.\n", encoding="utf-8")
    monkeypatch.setattr(bots, "PAGE", page)
    monkeypatch.setattr(bots, "PICTURES", tmp_path)
    monkeypatch.setattr(bots, "RUNS", tmp_path / "runs")
    monkeypatch.setattr(bots, "RUNGS", (("plain", "uniform"), ("nobody", "plain")))
    monkeypatch.setattr(bots, "DEALS", {"plain": 2, "nobody": 2})
    monkeypatch.setattr(bots, "BOTS", ("plain", "uniform"))
    monkeypatch.setattr(bots, "ALONE", 4)
    bots.main(["--jobs", "1"])
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# The bots\n\n{bots.BEGIN}\n\n### plain over uniform in Arcane Alley\n")
    assert text.endswith(f"{bots.END}\n\nThe end.\n")
    assert "| 6 seats, Moonstruck Market | " in text
    assert "`hexmonger arena plain uniform --game merchants_of_magick --seats 4 --deals 2`" in text
    assert "### Alone in Merchants of Magick" in text
    assert "left out: nobody plain" in capsys.readouterr().err
    drawn = {path.name: path.read_bytes() for path in tmp_path.glob("*.svg")}
    assert len(drawn) == 3
    bots.main(["--jobs", "1"])
    assert page.read_text(encoding="utf-8") == text
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.svg")} == drawn


def test_the_page_has_a_place_for_what_is_measured() -> None:
    text = bots.PAGE.read_text(encoding="utf-8")
    assert text.count(bots.BEGIN) == text.count(bots.END) == 1
    assert text.index(bots.BEGIN) < text.index(bots.END)
