"""The items of the guide, in somebody's own package, keep the laws and are taken by every door at once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hexmonger.bots import make_bot
from hexmonger.kernel import Match, Setup, find_box, play_lawfully
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.record import read_record
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.new_table import NewTable
from hexmonger.terminal.start import StartScreen
from hexmonger.words import words_of
from hexmonger.words.foretelling import foretold
from tests.cli.running import Run
from tests.guides.pages import forget, install_from
from tests.terminal.tables import COMPACT, match_at, table_of, text_of

POSITION: Final = """\
arcane_alley: 3 players
modules: gift_goblet
turn: 1, act
seat 1: infamy 5, stash Go Wa
  Go (To) (Co)
  Wa (?)  (?)
  Lo (?)  (?)
seat 2: gold 7
  (?) (?) (?)
seat 3:
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the package of the guide is installed."""
    return install_from("writing-an-item", tmp_path_factory.mktemp("guide"))


@pytest.fixture
def _installed(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(package)
    yield
    forget(package)


@pytest.mark.usefixtures("_installed")
@pytest.mark.parametrize("module", ["gift_goblet", "feast_flagon"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_items_of_the_guide_hold_every_law(module: str, seats: int) -> None:
    copies = {f"edition.items.{module}.copies_{of}": "40" for of in ("2_to_4", "5_to_6")}
    options = {"modules": module, "edition.numbers.rounds": "1", **copies}
    game = find_box("arcane_alley").open(Setup(seats, options))
    for seed in range(3):
        play_lawfully(game, seed, look_closely=lambda ply: ply % 5 == 0)


@pytest.mark.usefixtures("_installed")
def test_it_is_recorded_and_read_again() -> None:
    match = match_at(POSITION)
    for seat, choice in ((0, 0), (0, 8)):
        match.choose(match.state.asks[0].options[choice], seat)
    text = match.record.to_text()
    assert "modules: gift_goblet" in text
    assert read_record(text)[1].to_json() == match.state.to_json()


def choose(match: Match, *words: str) -> None:
    """Answer for whoever is asked, in notation."""
    for word in words:
        view = match.view(match.state.asks[0].seat)
        keys = {view.key(choice): choice for choice in view.options}
        match.choose(keys[word], view.seat)


@pytest.mark.usefixtures("_installed")
def test_it_asks_previews_and_tells_in_its_own_words() -> None:
    match = match_at(POSITION)
    words = words_of(match.game)
    choose(match, "play Gift Goblet")
    view = match.view(0)
    slot = next(choice for choice in view.options if view.key(choice) == "at 9")
    foreseen = Foresight(match.game, view).foresee(slot)
    told = [foretold(words, certain, match.record.players, 0) for certain in foreseen.certain]
    assert told[:2] == ["You play Gift Goblet to slot 9.", "You lose 2 infamy."]
    choose(match, "at 9")
    prompt = match.view(0).prompt
    assert prompt is not None
    asked = words.say(prompt, match.record.players, 0)
    assert asked == "Gift Goblet: choose another player to gain 3 gold."
    choose(match, "player 2")
    assert match.game.scores(match.state)[1] == 10
    assert "Bo gained 3 gold." in [line.text for line in words.log(match.events(0), match.record.players, 0)]


@pytest.mark.usefixtures("_installed")
def test_it_is_listed_and_a_set_up_without_it_knows_nothing_of_it(run: Run) -> None:
    games = " ".join(run("games").stdout.split())
    assert "gift_goblet Gift Goblet: Brings Gift Goblet." in games
    assert run("rules", "arcane_alley").stdout.count("Goblet") == 0
    assert "Go Gift Goblet 10 ◇ 3 ◇" in " ".join(
        run("rules", "arcane_alley", "--modules", "gift_goblet").stdout.split()
    )


@pytest.mark.usefixtures("_installed")
async def test_the_start_screen_of_the_terminal_offers_it() -> None:
    app = Terminal(StartScreen)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        titles = [stall.title for stall in app.screen.market.stalls]
        assert titles[:3] == ["Arcane Alley", "Moonstruck Market", "Merchants of Magick"]
        assert "Gift Goblet" in titles[3:]
        await pilot.press("n")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewTable)
        screen.option("modules").focus()
        while screen.option("modules").value != "gift_goblet":
            await pilot.press("right")
        await pilot.pause()
        assert "Gift Goblet" in text_of(app)


@pytest.mark.usefixtures("_installed")
async def test_the_terminal_table_draws_it_and_says_what_it_does() -> None:
    match = match_at(POSITION.replace("Go Wa", "Go"))
    bots = {seat: make_bot("uniform", match.game, seat) for seat in (1, 2)}
    async with table_of(match, bots, size=(120, 40)) as at:
        await at.sees("Gift Goblet", "When played: lose 2 infamy;")
        await at.press("enter")
        assert at.question == "slot"
