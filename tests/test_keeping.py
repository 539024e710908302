"""Files are written whole and on the disk, nobody writes over somebody else, and nothing is left behind."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hexmonger import keeping
from hexmonger.bots import make_bot
from hexmonger.keeping import LEFT_BEHIND, reserve, reserve_beside, swap, write_whole
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save, load, new_save, save_record

LOCKS = ("with locks", "without locks")
WRITER = """
import sys
from pathlib import Path
from hexmonger.keeping import reserve_beside, swap
path, own = Path(sys.argv[1]), sys.argv[2]
known = path.read_text()
for number in range(60):
    text = known + f"{own} {number}\\n"
    while not swap(path, known, text):
        known = path.read_text()
        text = known + f"{own} {number}\\n"
    known = text
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of the test's own, in which new games are kept too."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    games = tmp_path / "games"
    games.mkdir()
    return games


@pytest.fixture(params=LOCKS)
def _locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Try it where there are locks and where there are none."""
    if request.param == "without locks":
        monkeypatch.setattr(keeping, "_lock", lambda target: None)


def match_of(choices: int) -> Match:
    """Return a match after so many choices."""
    game = find_box("arcane_alley")
    match = Match(game.open(Setup(2)), 7, ["Ada", "Bo"])
    go_on(match, choices)
    return match


def go_on(match: Match, choices: int) -> None:
    """Make so many choices more."""
    bot = make_bot("uniform", match.game, match.ply)
    for _ in range(choices):
        seat = match.state.asks[0].seat
        match.choose(bot.choose(match.view(seat)), seat)


def failing(monkeypatch: pytest.MonkeyPatch, name: str, number: int) -> None:
    """Let a call of the operating system fail."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, name, fail)


class TestWholeFiles:
    """Whoever reads a file finds the old text or the new."""

    def test_writing_again_replaces_the_file_and_leaves_nothing_beside_it(self, folder: Path) -> None:
        path = folder / "game.hex"
        write_whole(path, "one")
        write_whole(path, "two")
        assert path.read_text() == "two"
        assert list(folder.iterdir()) == [path]

    @pytest.mark.parametrize(
        ("call", "number", "reason"),
        [
            ("fsync", errno.ENOSPC, "No space left on device"),
            ("open", errno.EROFS, "Read-only file system"),
            ("open", errno.EACCES, "Permission denied"),
            ("replace", errno.EIO, "Input/output error"),
            ("fdopen", errno.EDQUOT, "Disk quota exceeded"),
        ],
    )
    def test_what_fails_is_said_and_what_was_there_stays(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int, reason: str
    ) -> None:
        path = folder / "game.hex"
        match = match_of(10)
        save = Save(path)
        save.write(match.record)
        before = path.read_text()
        go_on(match, 1)
        with monkeypatch.context() as broken:
            failing(broken, call, number)
            with pytest.raises(Trouble, match=rf"game\.hex: can't be written \({reason}\)"):
                save.write(match.record)
        assert path.read_text() == before
        assert list(folder.iterdir()) == [path]
        save.write(match.record)
        assert load(path).record == match.record, "and the next time it is written"

    def test_the_folder_is_on_the_disk_too(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        synced: list[str] = []
        real = os.fsync

        def watched(opened: int) -> None:
            synced.append(Path(f"/proc/self/fd/{opened}").resolve().name)
            real(opened)

        monkeypatch.setattr(os, "fsync", watched)
        write_whole(folder / "game.hex", "text")
        assert synced[-1] == folder.name
        assert len(synced) == 2

    def test_a_folder_that_can_not_be_synced_is_no_trouble(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        real = os.open

        def no_folders(path: Path, flags: int, mode: int = 0o777) -> int:
            if Path(path).is_dir():
                raise PermissionError(errno.EACCES, "no folders here")
            return real(path, flags, mode)

        monkeypatch.setattr(os, "open", no_folders)
        write_whole(folder / "game.hex", "text")
        assert (folder / "game.hex").read_text() == "text"

    def test_a_game_is_for_its_owner_alone(self, folder: Path) -> None:
        path = folder / "game.hex"
        save_record(match_of(3).record, path)
        assert path.stat().st_mode & 0o777 == 0o600
        assert new_save().stat().st_mode & 0o777 == 0o600

    def test_a_name_as_long_as_a_file_can_have(self, folder: Path) -> None:
        path = folder / ("x" * 251 + ".hex")
        write_whole(path, "text")
        assert list(folder.iterdir()) == [path]

    def test_a_link_stays_a_link(self, folder: Path) -> None:
        link = folder / "link.hex"
        link.symlink_to(folder / "target.hex")
        write_whole(link, "text")
        assert link.is_symlink()
        assert (folder / "target.hex").read_text() == "text"

    def test_a_pipe_is_written_to_and_stays_a_pipe(self, folder: Path) -> None:
        pipe = folder / "pipe"
        os.mkfifo(pipe)
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        try:
            write_whole(pipe, "text\n")
            assert pipe.is_fifo()
            assert os.read(reader, 100) == b"text\n"
        finally:
            os.close(reader)
        assert list(folder.iterdir()) == [pipe]

    def test_a_folder_is_not_written_over(self, folder: Path) -> None:
        with pytest.raises(Trouble, match=r"can't be written \(Is a directory\)"):
            write_whole(folder, "text")

    def test_a_missing_folder_is_said(self, folder: Path) -> None:
        with pytest.raises(Trouble, match="can't be written"):
            write_whole(folder / "nowhere" / "file", "text")


@pytest.mark.usefixtures("_locks")
class TestTwoAtOneFile:
    """Two programs at one file: whoever comes second is told, and nobody loses anything."""

    def test_the_second_goes_on_in_a_file_of_its_own(self, folder: Path) -> None:
        path = folder / "game.hex"
        save_record(match_of(10).record, path)
        sat: list[tuple[Save, Match]] = []
        for _ in range(2):
            save = Save(path)
            record = save.load().record
            sat.append((save, Match.of_record(record)))
        (first, mine), (second, theirs) = sat
        go_on(mine, 5)
        first.write(mine.record)
        go_on(theirs, 3)
        second.write(theirs.record)
        assert first.moved == ""
        assert second.moved == "somebody else saved here too; this game is now in game-2.hex"
        go_on(mine, 1)
        first.write(mine.record)
        go_on(theirs, 1)
        second.write(theirs.record)
        assert second.path == folder / "game-2.hex"
        assert load(path).record == mine.record
        assert load(second.path).record == theirs.record
        assert sorted(folder.iterdir()) == [second.path, path]

    def test_what_is_no_game_any_more_is_not_written_over_either(self, folder: Path) -> None:
        path = folder / "game.hex"
        match = match_of(4)
        save = Save(path)
        save.write(match.record)
        path.write_bytes(b"\xff\0 a picture of somebody")
        go_on(match, 1)
        save.write(match.record)
        assert path.read_bytes() == b"\xff\0 a picture of somebody"
        assert load(save.path).record == match.record

    def test_a_file_that_is_gone_is_written_again(self, folder: Path) -> None:
        path = folder / "game.hex"
        match = match_of(4)
        save = Save(path)
        save.write(match.record)
        path.unlink()
        save.write(match.record)
        assert load(path).record == match.record
        assert save.moved == ""

    def test_a_game_that_has_not_changed_is_not_written(self, folder: Path) -> None:
        path = folder / "game.hex"
        match = match_of(4)
        save = Save(path)
        save.write(match.record)
        before = path.stat()
        save.write(match.record)
        assert path.stat().st_ino == before.st_ino

    def test_nothing_is_swapped_that_is_not_known(self, folder: Path) -> None:
        path = folder / "game.hex"
        path.write_text("theirs")
        assert not swap(path, "mine", "mine and more")
        assert path.read_text() == "theirs"
        assert swap(path, "theirs", "both")
        assert path.read_text() == "both"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_many_writers_at_one_file_lose_no_line(folder: Path) -> None:
    path = folder / "game.hex"
    path.write_text("")
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(path), own], stderr=subprocess.PIPE)
        for own in "abc"
    ]
    for writer in writers:
        assert writer.communicate()[1] == b""
    lines = path.read_text().splitlines()
    assert sorted(lines) == sorted(f"{own} {number}" for own in "abc" for number in range(60))


def test_a_name_is_taken_once(folder: Path) -> None:
    path = folder / "game.hex"
    assert reserve(path)
    assert not reserve(path)
    assert [reserve_beside(path).name for _ in range(3)] == ["game-2.hex", "game-3.hex", "game-4.hex"]


def test_a_name_is_given_back_when_nothing_can_be_written_there(monkeypatch: pytest.MonkeyPatch) -> None:
    path = new_save()
    failing(monkeypatch, "fsync", errno.ENOSPC)
    with pytest.raises(Trouble, match="No space left on device"):
        Save(path, known="").write(match_of(3).record)
    assert list(path.parent.iterdir()) == []


def test_a_folder_that_can_not_be_made_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "state").write_text("a file, not a folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder / "state"))
    with pytest.raises(Trouble, match=r"the folder for saved games can't be made .*--save names a file"):
        new_save()


@pytest.mark.parametrize("sweeping", [new_save, lambda: None])
def test_what_was_left_half_written_is_swept(
    folder: Path, tmp_path: Path, sweeping: Callable[[], object]
) -> None:
    games = new_save().parent if sweeping is new_save else folder
    old = games / ".game.hex.123.part"
    young = games / ".game.hex.124.part"
    for left in (old, young):
        left.write_text("half a ga")
    past = old.stat().st_mtime - LEFT_BEHIND - 1
    os.utime(old, (past, past))
    sweeping()
    save_record(match_of(1).record, games / "game.hex")
    assert not old.exists()
    assert young.exists(), "somebody may be writing it"


@pytest.mark.parametrize("record", ["hexmonger record 2", "hexmonger record 17"])
def test_a_save_by_a_newer_version_is_told_and_left_alone(folder: Path, record: str) -> None:
    path = folder / "game.hex"
    save_record(match_of(4).record, path)
    text = path.read_text().replace("hexmonger record 1", record)
    path.write_text(text)
    with pytest.raises(Trouble, match=rf"`{record}`, written by a newer version of Hexmonger"):
        load(path)
    assert path.read_text() == text
