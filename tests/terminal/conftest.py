"""What every test at the terminal table takes for granted."""

import pytest

from hexmonger.terminal.curtain import Curtain


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every key at the curtain as one that was pressed after a moment of quiet."""
    monkeypatch.setattr(Curtain, "QUIET", 0.0)
