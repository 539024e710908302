"""The count of an inspection, the last page, and the accounts they are made from."""

from pathlib import Path

import pytest

from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.chance import below, following, seeded
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import message, player
from hexmonger.look import seat_shape, signed
from hexmonger.terminal.arcane_alley.game_over import GameOver, reasons, result
from hexmonger.terminal.arcane_alley.inspection import InspectionPage
from hexmonger.terminal.arcane_alley.ledger import Ledger
from tests.terminal.tables import COMPACT, GAME, ROOMY, Unsaved, new_match, table_of


def play(match: Match, seed: int, until_round: int = 4) -> None:
    """Play a match at random to its end, or to a round."""
    chance = seeded(seed, 1)
    while not match.state.is_over:
        assert isinstance(match.state, AlleyState)
        if match.state.round >= until_round:
            return
        ask = match.state.asks[0]
        chance = following(chance)
        match.choose(ask.options[below(chance, len(ask.options))], ask.seat)


def ledger_of(match: Match) -> Ledger:
    """Return the accounts of a match."""
    sitting = Unsaved(match, {}, Path("nowhere.hex"))
    return Ledger(match.record.setup.seats, 25, 24, sitting.events())


@pytest.mark.parametrize("options", [{}, {"wizards": "random"}, {"modules": "moonstruck_market"}])
@pytest.mark.parametrize("seed", range(4))
def test_accounts_add_up_to_the_scores(seed: int, options: dict[str, str]) -> None:
    match, _ = new_match(seats=2 + seed, people=1, seed=seed, options=options)
    play(match, seed)
    s = match.state
    assert isinstance(s, AlleyState)
    ledger = ledger_of(match)
    assert ledger.gold == list(s.gold)
    assert ledger.infamy == list(s.infamy)
    assert list(ledger.places) == GAME.places(s)
    for seat in range(s.seats):
        assert ledger.total(seat).gold == s.gold[seat]
        counted = [account.accounts[seat].counted for account in ledger.rounds]
        assert counted[-1] == s.sums[seat]
        assert None not in counted
    assert all(account.closed and sorted(account.order) == list(range(s.seats)) for account in ledger.rounds)
    assert [account.number for account in ledger.rounds] == [1, 2, 3]
    assert all(0 <= infamy <= 24 for standing in ledger.course for infamy in standing.infamy)


def test_the_result_says_who_won() -> None:
    match, _ = new_match(seats=3)
    play(match, 2)
    ledger = ledger_of(match)
    ledger.places, ledger.gold = (2, 1, 3), [40, 50, 10]
    assert result(ledger) == message("end-won", seat=player(1), gold=50)
    ledger.places = (1, 1, 3)
    assert result(ledger) == message("end-shared", winners=(player(0), player(1)), gold=50)


def test_what_decided_the_game_is_told_too() -> None:
    match, _ = new_match(seats=3)
    play(match, 2)
    ledger = ledger_of(match)
    last = ledger.rounds[-1].accounts
    for account in last:
        account.fines = 0
    ledger.places, ledger.gold, ledger.infamy = (2, 1, 3), [40, 50, 10], [5, 5, 5]
    assert reasons(ledger)[-1] == message("end-next", seat=player(0), gold=40)
    last[2].fines = -50
    assert reasons(ledger)[-1] == message("end-led", seat=player(2), gold=60, paid=50)
    last[2].fines = 0
    ledger.gold = [50, 50, 10]
    assert reasons(ledger)[-1] == message("end-more-infamy", seat=player(0))
    ledger.places = (1, 1, 1)
    assert [each.id for each in reasons(ledger)] == ["end-brought"]


@pytest.mark.parametrize("size", [COMPACT, ROOMY])
async def test_an_inspection_is_counted_player_by_player_and_can_be_skipped(size: tuple[int, int]) -> None:
    match, bots = new_match(seats=4, seed=3, people=0)
    async with table_of(match, bots, size=size) as at:
        await at.until(lambda: isinstance(at.app.screen, InspectionPage))
        page = at.app.screen
        assert isinstance(page, InspectionPage)
        await at.sees("First inspection", "Press Enter to go on.")
        for seat, name in enumerate(at.table.sitting.names):
            account = page.count.account.accounts[seat]
            await at.sees(
                f"{seat_shape(seat)} {name}", f"▼{account.infamy_before} {signed(account.counted or 0)}"
            )
        page.count.counted = 1
        await at.pilot.press("enter")
        assert at.app.screen is page, "the first Enter skips to the end of the count"
        await at.pilot.press("enter")
        await at.until(lambda: at.app.screen is not page)


@pytest.mark.parametrize("size", [COMPACT, ROOMY])
async def test_the_last_page_has_places_accounts_and_two_plots(size: tuple[int, int]) -> None:
    match, bots = new_match(seats=4, seed=2)
    play(match, 5)
    async with table_of(match, bots, size=size) as at:
        await at.until(lambda: isinstance(at.app.screen, GameOver))
        await at.sees(
            "Start",
            "Sets",
            "Fines",
            "Gold over the game",
            "Round 1" if size == ROOMY else "R1",
            *at.table.sitting.names,
        )
        await at.pilot.press("pagedown")
        await at.sees("Infamy; a flag marks each fine")
        await at.pilot.press("enter")
        await at.until(lambda: not at.app.is_running)


async def test_the_last_page_says_where_the_record_is_however_deep_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / ("deep" * 12)
    folder.mkdir()
    match, bots = new_match(seats=2, people=0, seed=2, options={"edition.numbers.rounds": "1"})
    play(match, 2)
    async with table_of(match, bots, folder / "night.hex", size=COMPACT) as at:
        assert "The record is kept in …/night.hex" in at.text()
