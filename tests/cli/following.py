"""Somebody who follows a guide: writes its files, runs its commands, and sees what the page shows."""

import io
import runpy
import shlex
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

import pytest

import hexmonger.terminal
from hexmonger.kernel.match import Bot, Match
from hexmonger.saves import Save
from hexmonger.terminal import Parting
from tests.cli.guides import ROOT, Block, bare, blocks, commands_in, install, is_excerpt, write_file
from tests.cli.running import Run

FIRST_CHOICES: Final = 12


class Follower:
    """Follows guides in a folder of their own, in this process; a game is played a little way, by anybody."""

    def __init__(self, run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.names: dict[str, Any] = {}
        self.ran: list[str] = []
        self.compared: list[str] = []
        self.played: list[Match] = []
        monkeypatch.setattr("hexmonger.cli.play.is_terminal", lambda: True)
        monkeypatch.setattr(hexmonger.terminal, "play_table", self._sit_down)

    def follow(self, page: Path, *without: str) -> None:
        """Do everything that a page shows, from top to bottom, without commands that begin in some way."""
        for block in blocks(page):
            if is_excerpt(block):
                assert block.text in (ROOT / block.title).read_text(encoding="utf-8"), block.title
            elif block.title:
                write_file(block, self.folder)
            elif block.language == "python":
                exec(compile(block.text, page.name, "exec"), self.names)
            elif block.language == "console":
                self._type(block, without)
            else:
                raise AssertionError(f"nobody knows what to do with this:\n{block.text}")

    def _type(self, block: Block, without: tuple[str, ...]) -> None:
        for command, shown in commands_in(block.text):
            if not command.startswith(without or "\0"):
                said = self._do(shlex.split(command, comments=True), shown)
                if shown.strip():
                    assert bare(said) == bare(shown), command
                    self.compared.append(command)
                self.ran.append(command)

    def _do(self, words: list[str], shown: str) -> str:
        """Carry a command out and return what it says."""
        program, *rest = words
        if program == "hexmonger":
            result = self.run(*rest)
            assert result.exit_code == (2 if shown.startswith("hexmonger: ") else 0), result.output
            return result.output
        if program == "cat":
            (self.folder / rest[0]).write_text(shown, encoding="utf-8")
            return shown
        if program == "python":
            return self._python(rest)
        if program == "pytest":
            return self._test()
        assert program == "pip", words
        if rest == ["install", "--editable", "."]:
            self.monkeypatch.syspath_prepend(install(self.folder))
        else:
            assert rest == ["install", "pytest"], words
        return ""

    def _test(self) -> str:
        """Run every test of the folder, as pytest would."""
        tests = [
            test
            for file in sorted(self.folder.glob("test_*.py"))
            for name, test in runpy.run_path(str(file)).items()
            if name.startswith("test_")
        ]
        assert tests
        for test in tests:
            test()
        return ""

    def _python(self, words: list[str]) -> str:
        self.monkeypatch.setattr(sys, "argv", words)
        said = io.StringIO()
        with redirect_stdout(said):
            runpy.run_path(str(self.folder / words[0]), run_name="__main__")
        return said.getvalue()

    def _sit_down(self, match: Match, bots: dict[int, Bot[Any]], save: Save) -> Parting:
        """Take the place of the terminal table: everybody plays, people anything that they may."""
        while match.state.asks and match.ply < FIRST_CHOICES:
            ask = match.state.asks[0]
            bot = bots.get(ask.seat)
            match.choose(match.answer_of(bot, ask.seat) if bot else ask.options[0], ask.seat)
        self.played.append(match)
        return Parting(save.path)


def forget(folder: Path) -> None:
    """Forget what was imported from a folder."""
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(str(folder)):
            del sys.modules[name]
