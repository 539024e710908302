"""A contest comes to the same however it is played, goes on where it was left, and forfeits what it must."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from hexmonger.arena import Contest, LineUp, line_up, round_robin
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble

SHORT: Final = {"edition.numbers.rounds": "1", "edition.numbers.turns": "2"}
PAIRS: Final = round_robin(["uniform", "weighed"], 3)


def play(
    line_ups: list[LineUp], deals: int = 4, file: Path | None = None, jobs: int = 1, **more: Any
) -> Contest:
    """Play a contest of short games to its end."""
    patience = more.pop("patience", 60.0)
    contest = Contest("arcane_alley", Setup(len(line_ups[0]), SHORT), line_ups, 7, deals, file=file, **more)
    try:
        for _ in contest.play(jobs, patience):
            pass
    finally:
        contest.close()
    return contest


@pytest.mark.usefixtures("folder")
def test_the_number_of_jobs_changes_no_digit(tmp_path: Path) -> None:
    alone = play(PAIRS, file=tmp_path / "one.jsonl")
    together = play(PAIRS, file=tmp_path / "two.jsonl", jobs=2)
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert [each.to_json(True) for each in alone.standings] == [
        each.to_json(True) for each in together.standings
    ]
    assert [each.games for each in alone.standings] == [12, 12]
    shares = [sum(each.share * each.seats for each in some.by_bot.values()) for some in alone.standings]
    assert shares == pytest.approx([1, 1])
    for each in alone.standings:
        assert [len(outcomes) for outcomes in each.deals] == [3] * 4


@pytest.mark.usefixtures("folder")
def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    play(PAIRS, file=whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 4
    for cut in (b"", lines[0][:20], b"".join(lines[:3]), b"".join(lines[:4]) + lines[4][:30]):
        part.write_bytes(cut)
        play(PAIRS, file=part)
        assert part.read_bytes() == whole.read_bytes()
    assert play(PAIRS, 5, file=part).standings[1].games == 15
    assert part.read_bytes().startswith(whole.read_bytes())


@pytest.mark.usefixtures("folder")
def test_a_decided_line_up_plays_no_further(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2)]
    lines = [line_up(["weighed", "loser"], 2), line_up(["plain", "plain"], 2)]
    contest, _ = (play(lines, 14, file, jobs, is_open=True) for jobs, file in enumerate(files, 1))
    assert files[0].read_bytes() == files[1].read_bytes()
    decided, even = contest.standings
    assert decided.is_decided
    assert decided.verdict(True) == 1
    assert 2 < len(decided.deals) < len(even.deals) == 14
    assert even.verdict(True) == even.verdict(False) == 0
    assert contest.wanted == contest.done == 28


def refusal(line_ups: list[LineUp], file: Path, **more: Any) -> str:
    """Return why a run can't go on."""
    with pytest.raises(Trouble) as caught:
        play(line_ups, 1, file, **more)
    return str(caught.value)


def test_a_run_does_not_go_on_when_a_bot_has_changed(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    mine = f"weighed@{folder / 'high.toml'}"
    pair = [line_up([mine, "plain"], 2)]
    play(pair, 1, file)
    before = file.read_bytes()
    weights = (folder / "high.toml").read_text(encoding="utf-8")
    (folder / "high.toml").write_text(weights.replace("1.0", "0.0"), encoding="utf-8")
    assert refusal(pair, file) == f"{file}: can't go on with this run: the code of {mine!r} has changed since"
    (folder / "high.toml").write_text(weights, encoding="utf-8")
    play(pair, 1, file)
    with (folder / "somebodys_arena.py").open("a", encoding="utf-8") as code:
        code.write("\n# better now\n")
    assert refusal(pair, file).endswith("has changed since")
    assert file.read_bytes() == before


@pytest.mark.usefixtures("folder")
def test_a_run_does_not_go_on_with_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.jsonl"
    pair = [line_up(["plain", "uniform"], 2)]
    play(pair, 1, file)
    assert "it is of other line-ups" in refusal([line_up(["uniform", "plain"], 2)], file)
    assert "it is of another number of seats" in refusal([line_up(["plain", "uniform"], 3)], file)
    head, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for name, reason in [("rules", "rules of the game have changed"), ("seed", "another seed")]:
        changed = json.dumps({**json.loads(head), name: 99})
        file.write_text("\n".join([changed, *rest]), encoding="utf-8")
        assert reason in refusal(pair, file)
    for text in ("dear diary", "dear diary\n", "{}\n", head + "{}\n", head + rest[0] + rest[0]):
        file.write_text(text, encoding="utf-8")
        assert refusal(pair, file).startswith(f"{file}: ")
        assert file.read_text(encoding="utf-8") == text


def test_two_runs_can_not_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    contest = Contest("arcane_alley", Setup(2), [("uniform", "uniform")], 0, 1, file=file)
    assert refusal([("uniform", "uniform")], file) == f"{file}: another run is writing it"
    contest.close()


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("rash", "the bot 'rash' broke down (ZeroDivisionError: integer division or modulo by zero)"),
        ("cheat", "the bot 'cheat' gave an answer that isn't allowed: -17"),
        ("quitter", "the bot 'quitter' wanted to leave the program"),
        ("leaver", "the bot 'leaver' ended the process it was played in"),
        ("sleeper", "the bot 'sleeper' did not answer within 1 s"),
    ],
)
def test_a_bot_that_can_not_go_on_forfeits_that_game_alone(bot: str, why: str) -> None:
    (standings,) = play([line_up([bot, "uniform"], 3)], 1, patience=1.0).standings
    outcomes = standings.deals[0]
    assert [outcome.forfeit is not None for outcome in outcomes] == [True, False, False]
    assert outcomes[0].places == (3, 1, 1)
    forfeit = outcomes[0].forfeit
    assert forfeit is not None
    assert forfeit.seat == 0
    assert forfeit.why.startswith(why)
    assert standings.by_bot[bot].forfeits == 1
    assert standings.by_bot["uniform"].forfeits == 0
    assert len(standings.by_bot[bot].margins) == 1


@pytest.mark.usefixtures("folder")
def test_forfeits_are_kept_in_the_file(tmp_path: Path) -> None:
    pair = [line_up(["rash", "uniform"], 2)]
    played = play(pair, 1, tmp_path / "run.jsonl")
    read = play(pair, 1, tmp_path / "run.jsonl")
    assert [each.deals for each in read.standings] == [each.deals for each in played.standings]
    assert read.standings[0].by_bot["rash"].forfeits == 1


def test_a_bot_with_weights_of_its_own_plays_by_them(folder: Path) -> None:
    other = f"weighed@{folder / 'high.toml'}"
    usual, mine = (play([line_up([bot, "uniform"], 2)], 2).standings[0].deals for bot in ("weighed", other))
    assert [each.scores for each in usual[0]] != [each.scores for each in mine[0]]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        (["uniform@x.toml", "uniform"], "the bot 'uniform' takes no weights"),
        (["weighed@gone.toml", "uniform"], "gone.toml: there is no such file"),
        (["weighed@bad.toml", "uniform"], "bad.toml: the weights are no TOML"),
        (["weighed@other.toml", "uniform"], "other.toml: these weights are for chess, not for arcane_alley"),
    ],
)
def test_weights_that_can_not_be_used_are_refused(
    bots: list[str], reason: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    text = (folder / "high.toml").read_text(encoding="utf-8")
    (folder / "other.toml").write_text(text.replace("arcane_alley", "chess"), encoding="utf-8")
    (folder / "bad.toml").write_text("game = ", encoding="utf-8")
    with pytest.raises(Trouble, match=reason):
        play([line_up(bots, 2)], 1)
