"""Games played as before: `make golden` writes the playthroughs anew, and a diff shows what changed."""

from pathlib import Path
from typing import NamedTuple

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Telling
from hexmonger.kernel.game import boxes, find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.words import words_of

FOLDER = Path(__file__).parent


class Playthrough(NamedTuple):
    """A game to be played at random and written down."""

    name: str
    game: str
    setup: Setup
    seed: int


ONE_ROUND = {"wizards": "random", "edition": "one round", "edition.numbers.rounds": "1"}
MARKET = {**ONE_ROUND, "modules": "moonstruck_market", "wizards": "random with promos"}

PLAYTHROUGHS = (
    Playthrough("arcane_alley_2", "arcane_alley", Setup(2), 21),
    Playthrough("arcane_alley_4_wizards", "arcane_alley", Setup(4, ONE_ROUND), 42),
    Playthrough("arcane_alley_6", "arcane_alley", Setup(6, ONE_ROUND), 63),
    Playthrough(
        "moonstruck_market_2", "arcane_alley", Setup(2, {**MARKET, "recipe": "moonstruck_madness"}), 81
    ),
    Playthrough(
        "moonstruck_market_2_arranged", "arcane_alley", Setup(2, {**MARKET, "arrange": "by players"}), 135
    ),
    Playthrough("moonstruck_market_3_wizards", "arcane_alley", Setup(3, MARKET), 267),
    Playthrough("merchants_of_magick_1", "merchants_of_magick", Setup(1), 11),
    Playthrough("merchants_of_magick_3", "merchants_of_magick", Setup(3), 33),
)


def written(playthrough: Playthrough) -> str:
    """Return a playthrough as text: the table whenever a round or phase begins, and all that happens."""
    game = find_box(playthrough.game).open(playthrough.setup)
    names = [f"P{seat + 1}" for seat in range(playthrough.setup.seats)]
    words = words_of(game)
    s: State = game.new(playthrough.seed)
    source = Source(playthrough.seed, 4)
    lines = [f"{game.title}, {playthrough.setup}, seed {playthrough.seed}", ""]
    lines += game.write_position(s).splitlines()
    shown = ""
    ply = 0
    while s.asks:
        ask = s.asks[0]
        choice = source.pick(ask.options)
        ply += 1
        key = ask.question.key(s, ask.frame, choice)
        prompt = words.say(ask.question.prompt(s, ask.frame), names, ask.seat)
        lines.append(f"{ply:4}  {names[ask.seat]}  {key:30}  {prompt} [{len(ask.options)}]")
        told: list[Telling] = []
        s.told = told
        s.choose(choice, ask.seat)
        sentences = [words.log_line(telling.event, names) for telling in told]
        lines += [f"          {sentence}" for sentence in sentences if sentence]
        diagram = game.write_position(s)
        phase = next(line for line in diagram.splitlines() if line.startswith("round: "))
        if phase != shown:
            shown = phase
            lines += ["", *diagram.splitlines(), ""]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_playthrough_goes_as_it_did_before(
    playthrough: Playthrough, request: pytest.FixtureRequest
) -> None:
    path = FOLDER / f"{playthrough.name}.txt"
    text = written(playthrough)
    if request.config.getoption("--golden"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def test_every_game_has_a_playthrough() -> None:
    assert set(boxes()) <= {playthrough.game for playthrough in PLAYTHROUGHS}


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {each.name for each in PLAYTHROUGHS}
