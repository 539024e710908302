"""How many colours a table is shown in can be said, and else the terminal says it."""

import pytest

from hexmonger.cli.colours import VARIABLE, ColourCount, shown_in
from hexmonger.terminal import Colours
from tests.cli.running import Run


@pytest.mark.parametrize(
    ("word", "colours"), [("all", Colours.ALL), ("256", Colours.OF_256), ("16", Colours.OF_16)]
)
def test_what_is_asked_for_is_shown(word: str, colours: Colours) -> None:
    assert shown_in(ColourCount(word)) is colours


def test_otherwise_the_terminal_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TMUX", "STY", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert shown_in(ColourCount.AUTO) is Colours.OF_256


@pytest.mark.parametrize("command", [("play",), ("replay", "latest")])
def test_what_no_terminal_has_is_refused(
    run: Run, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for args in ((*command, "--colours", "8"), command):
        result = run(*args)
        assert result.exit_code == 2
        assert "'8' is not one of 'auto', 'all', '256', '16'" in result.stderr
        monkeypatch.setenv(VARIABLE, "8")
