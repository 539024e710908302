"""`hexmonger verify` says in a sentence whether a record holds; the check of the guide agrees with it."""

import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hexmonger.terminal
from hexmonger.kernel import Agreement, Bot, Match, Setup, Source, agree, find_box
from hexmonger.kernel.commitment import seal
from hexmonger.saves import Hints, bots_of, kept, load, save_record
from hexmonger.terminal import Colours
from tests.cli.running import Run
from tests.guides.pages import file_of

SHORT = {
    "arcane_alley": {"edition.numbers.rounds": "1"},
    "merchants_of_magick": {"edition.numbers.rounds": "2"},
}


def play_on(match: Match, most: int = 100_000) -> None:
    """Let chance choose for everybody."""
    source = Source(match.ply)
    while match.state.asks and match.ply < most:
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)


@pytest.fixture(params=SHORT)
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the file of a finished game whose table agreed on its seed."""
    game = find_box(request.param)
    match = Match.agreed(
        game.open(Setup(3, SHORT[request.param])), agree(3, ["owls"]), ["Ada", "Ben", "Cleo"]
    )
    play_on(match)
    save_record(match.record, tmp_path / "night.hex")
    return tmp_path / "night.hex"


def test_a_record_that_holds_is_said_in_a_sentence(run: Run, record: Path) -> None:
    # Who took a hint is a comment, and takes nothing from what holds.
    record.write_text(Hints(True, [(1, 7)]).write(record.read_text()))
    draws = record.read_text().count("\ndraw ")
    choices = len(load(record).record.choices)
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert result.stdout == (
        f"{record}: the secret is the one that was committed to, it and the words of 3 seats make the seed, "
        f"the seed makes all {draws} draws, and with them {choices} choices make the game.\n"
    )


def test_the_game_played_last_has_a_name(run: Run, record: Path, home: Path) -> None:
    assert run("verify", "latest").stderr == f"hexmonger: there is no game in {home}\n"
    home.mkdir(parents=True)
    record.rename(home / "night.hex")
    assert run("verify", "latest").stdout.startswith(f"{home / 'night.hex'}: the secret is the one")


def test_who_was_left_out_is_said(run: Run, record: Path) -> None:
    read = load(record).record
    agreement = Agreement(3)
    for seat in (0, 1):
        agreement.commit(seat, seal(agreement.commitment, seat, "owls"))
    agreement.start_opening()
    agreement.open(0, "owls")
    match = Match.agreed(find_box(read.game).open(read.setup), agreement.close(), read.players)
    play_on(match)
    save_record(match.record, record)
    said = run("verify", str(record)).stdout
    assert "it and the words of 1 seat make the seed" in said
    assert said.endswith("Seat 2 was left out: it did not open. Seat 3 was left out: it did not commit.\n")


def test_the_commitment_that_was_shown_is_compared(run: Run, record: Path) -> None:
    agreed = load(record).record.agreed
    assert agreed is not None
    for shown in (agreed.commitment, agreed.commitment[:16].upper()):
        assert run("verify", str(record), "--commitment", shown).exit_code == 0
    other = run("verify", str(record), "--commitment", "0" * 64)
    assert (other.exit_code, other.stderr) == (
        2,
        f"hexmonger: {record}: the commitment in it is not the one you were shown\n",
    )
    assert "give 16 digits or more" in run("verify", str(record), "--commitment", "12").stderr


def test_a_forged_record_is_one_sentence_and_exit_code_2(run: Run, record: Path) -> None:
    forged = re.sub("^words 2: .*$", "words 2: bats", record.read_text(), flags=re.MULTILINE)
    record.write_text(forged)
    result = run("verify", str(record))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"hexmonger: {record}: the words of seat 2 are not those it committed to\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            r"\n# over: (.*)\n",
            r"\n# over: 999\n# over: \1\n",
            "the scores at its end are not those of the game",
        ),
        (r"\n# over: (.*)\n((?:.*\n)*)$", r"\n\2# over: \1\n", "something else stands where its scores"),
        (r"\n\n(\d: .*)\n", "\n\n\\1\n# over: 999\n", "the scores at its end are not those"),
        (r"\n# over: (.*)\n", "\n# over: 999\u2028# over: \\1\n", "holds a letter that can't be shown"),
        (r"\ndraw 1: ", "\n draw 1: below 2 = 0\ndraw 1: ", "draw 2 is missing from the list"),
        (r"\ndraw 1: ", "\n draw whatever I like\ndraw 1: ", "should be `draw 1: below 6 = 4`"),
        (r"\ndraw 1: ", "\n# nothing to see\ndraw 1: ", "something else stands where its scores"),
        (r"\n\n(\d): ", "\n\n# 1: something else\u2028\\1: ", "holds a letter that can't be shown"),
        (r"\nseed: (\d)", r"\nseed: +\1", "seed must be a whole number"),
        (r"\nseed: (\d)", r"\nseed: \1_", "seed must be a whole number"),
        (r"\nseats: 3", "\nseats: \uff13", "seats must be a whole number"),
    ],
)
def test_nothing_else_can_stand_in_a_record_that_holds(
    run: Run, record: Path, old: str, new: str, said: str
) -> None:
    forged, times = re.subn(old, new, record.read_text(encoding="utf-8"), count=1)
    assert times == 1
    record.write_text(forged, encoding="utf-8")
    result = run("verify", str(record))
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_seed_that_was_given_is_said_and_is_no_success(run: Run, record: Path) -> None:
    kept_lines = [
        line
        for line in record.read_text().splitlines()
        if not line.startswith(("commitment: ", "secret: ", "seal ", "words "))
    ]
    record.write_text("\n".join(kept_lines) + "\n")
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert result.stdout.endswith("but the seed was given, and nothing shows that nobody chose it.\n")
    assert run("verify", str(record), "--commitment", "0" * 64).exit_code == 2


def check_of_the_guide(record: Path) -> subprocess.CompletedProcess[str]:
    """Run the check that the guide shows on a record."""
    code = file_of("checking-the-deal", "check.py")
    assert "hexmonger" not in " ".join(re.findall(r"^(?:import|from) .*$", code, re.MULTILINE))
    assert len([line for line in code.splitlines() if line]) <= 45
    check = record.with_name("check.py")
    check.write_text(code)
    return subprocess.run(
        [sys.executable, "-I", str(check), str(record)], capture_output=True, text=True, check=False
    )


def test_the_check_of_the_guide_agrees(record: Path) -> None:
    draws = record.read_text().count("\ndraw ")
    checked = check_of_the_guide(record)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout == f"The secret, the words of 3 seats, the seed and {draws} draws hold.\n"


@pytest.mark.parametrize(
    ("line", "forged", "said"),
    [
        ("secret: ", "secret: " + "0" * 64, "another secret"),
        ("words 2: ", "words 2: bats", "other words"),
        ("seed: ", "seed: 7", "another seed"),
        ("draw 2: ", "draw 2: below 2 = 2", "draw 2"),
    ],
)
def test_the_check_of_the_guide_finds_each_forgery(record: Path, line: str, forged: str, said: str) -> None:
    record.write_text(re.sub(f"^{line}.*$", forged, record.read_text(), flags=re.MULTILINE))
    checked = check_of_the_guide(record)
    assert checked.returncode == 1
    assert checked.stderr.strip().endswith(f"AssertionError: {said}")


@pytest.fixture
def left_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table be left after five choices."""

    def play_table(match: Match, bots: dict[int, Bot[Any]], save_to: Path, _: Colours) -> None:
        play_on(match, 5)

    monkeypatch.setattr("hexmonger.cli.play.is_terminal", lambda: True)
    monkeypatch.setattr(hexmonger.terminal, "play_table", play_table)


@pytest.mark.usefixtures("left_early")
@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("given", [(), ("--seed", "918273645")])
def test_a_running_games_seed_is_in_its_file_alone_and_the_file_is_its_owners(
    run: Run, game: str, given: tuple[str, ...]
) -> None:
    printed = run("play", "--game", game, "--seats", "3", *given).output
    (path,) = kept()
    loaded = load(path)
    record, s = loaded.record, loaded.state
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert f"seed: {record.seed}\n" in path.read_text()
    for words in (("replay", str(path)), ("replay", str(path), "--seat", "1"), ("verify", str(path))):
        printed += run(*words).output
    assert "isn't over" in printed
    secrets = [str(record.seed), f"{record.seed:x}", f"{s.chance:x}", str(s.chance)]
    if record.agreed is not None:
        assert record.agreed.commitment in printed
        secrets += [record.agreed.secret, *(given.words for given in record.agreed.seats)]
    assert [secret for secret in secrets if secret in printed or secret in path.name] == []


@pytest.mark.usefixtures("left_early")
def test_a_seed_that_nobody_gave_is_agreed_on_and_one_that_was_given_is_kept(
    run: Run, tmp_path: Path
) -> None:
    run("play", "--seats", "2", "--save", "drawn.hex")
    run("play", "--seats", "2", "--save", "again.hex")
    run("play", "--seats", "2", "--save", "given.hex", "--seed", "7")
    drawn, again, given = (load(tmp_path / f"{name}.hex").record for name in ("drawn", "again", "given"))
    assert drawn.agreed is not None
    assert drawn.seed == drawn.agreed.seed != again.seed
    assert drawn.seed.bit_length() > 128
    assert (given.seed, given.agreed) == (7, None)


def test_bots_of_a_table_draw_from_secrets_of_their_own() -> None:
    game = find_box("arcane_alley").open(Setup(4))
    match = Match(game, 7, ["uniform", "uniform 2", "uniform 3", "greedy"])
    bots: list[Any] = [*bots_of(game, match.record).values(), *bots_of(game, match.record).values()]
    seeds = [bot.seed for bot in bots]
    assert len(set(seeds)) == 8, "neither the table's seed nor the seat tells a bot's sequence"
    assert all(seed.bit_length() > 240 for seed in seeds)
