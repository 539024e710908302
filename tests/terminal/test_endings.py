"""The count of an inspection, the last page, and the accounts they are made from."""

from pathlib import Path

import pytest

from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.chance import below, following, seeded
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import message, player
from hexmonger.look import seat_shape, signed
from hexmonger.terminal.arcane_alley.game_over import GameOver, reasons, result
from hexmonger.terminal.arcane_alley.inspection import (
    COUNT,
    REVEAL,
    InspectionPage,
    Step,
    said_of,
    steps_of,
)
from hexmonger.terminal.arcane_alley.ledger import Account, Ledger, RoundAccount
from hexmonger.terminal.example import Example
from hexmonger.terminal.sitting import DOOR
from hexmonger.words import words_of
from tests.terminal.tables import COMPACT, GAME, ROOMY, Unsaved, match_at, new_match, table_of

ALLEY_WORDS = words_of(GAME, door=DOOR)


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
async def test_an_inspection_is_staged_player_by_player_and_can_be_skipped(size: tuple[int, int]) -> None:
    match, bots = new_match(seats=4, seed=3, people=0)
    async with table_of(match, bots, size=size) as at:
        await at.until(lambda: isinstance(at.app.screen, InspectionPage))
        page = at.app.screen
        assert isinstance(page, InspectionPage)
        count, names = page.count, at.table.sitting.names
        await at.sees("First inspection", "▸ Reveal and sell", f"1 of {len(count.steps)}", "Enter goes on")
        assert abs(count.region.x - (size[0] - count.region.right)) <= 1
        order = count.account.order
        assert [(step.stage, step.seat) for step in count.steps[:8]] == [
            *((REVEAL, seat) for seat in order),
            *((COUNT, seat) for seat in order),
        ]
        for seat in order:
            assert count.step == Step(REVEAL, seat)
            items = count.account.accounts[seat].turned_up
            await at.sees(f"{names[seat]} {f'turned up {items} item' if items else 'has nothing to turn up'}")
            assert "✓" not in at.text()
            await at.pilot.press("enter")
        for seat in order:
            account = count.account.accounts[seat]
            counted = f"▼{account.infamy_before} {signed(account.counted or 0)}"
            await at.sees("✓ Reveal and sell", "▸ Count infamy", f"{names[seat]} counted", counted)
            await at.pilot.press("enter")
        await at.sees("▸ Trigger penalty")
        await at.pilot.press("left")
        assert count.step == Step(COUNT, order[-1])
        await at.pilot.press("s")
        await at.sees("▸ Fines", "Enter leaves")
        for seat, name in enumerate(names):
            await at.sees(f"{seat_shape(seat)} {name}")
        await at.pilot.press("enter")
        await at.until(lambda: at.app.screen is not page)


async def test_nothing_is_told_of_an_inspection_before_its_step_has_come() -> None:
    match, bots = new_match(seats=4, seed=3, people=0)
    async with table_of(match, bots) as at:
        await at.until(lambda: isinstance(at.app.screen, InspectionPage))
        page = at.app.screen
        assert isinstance(page, InspectionPage)
        count = page.count
        # The first step has come already.
        last = next(seat for seat in reversed(count.account.order[1:]) if count.account.turned_up[seat])
        turned_up = len(count.account.turned_up[last])
        assert sum(card.item is None for card, _ in count.cards(last)) == turned_up
        assert not any(is_new for _, is_new in count.cards(last))
        for _ in range(count.account.order.index(last)):
            await at.pilot.press("space")
        assert count.step == Step(REVEAL, last)
        assert sum(is_new for _, is_new in count.cards(last)) == turned_up


ONE_PAYS = """
arcane_alley: 3 players
round: 2, sell
start: 1
turn: 3, act
triggered: 1
deck: ...
discard: Fa
seat 1: gold 31, infamy 20
  Sk  Do  Lo
seat 2: gold 25, infamy 3
  Ba  Ba  (Ba)
seat 3: gold 25, stash Ca
"""


def test_every_step_says_what_happens_in_figures() -> None:
    example = Example(match_at(ONE_PAYS)).played("discard Floating Carpet")
    account = RoundAccount(2, [Account(start=25) for _ in range(3)], turned_up=[[], [], []])
    ledger = Ledger(3, 25, 24, ())
    ledger.rounds, ledger.infamy, ledger.gold = [account], [20, 3, 0], [31, 25, 25]
    account.accounts[0].start = 31
    for _, event in example.events():
        ledger.note(event)
    account.triggered = 0
    words = example.words
    said = [words.say(said_of(step, account), example.names) for step in steps_of(account)]
    assert said == [
        "Ada has nothing to turn up.",
        "Bo turned up 1 item and sold a set for 9 gold.",
        "Cleo has nothing to turn up.",
        "Ada counted 13 infamy on what is left.",
        "Bo counted 0 infamy on what is left.",
        "Cleo counted 0 infamy on what is left.",
        "Ada triggered the inspection although somebody counted less: 10 infamy more.",
        "Ada paid 25 gold for a fine marker.",
    ]


def test_where_nobody_is_to_blame_it_says_so() -> None:
    account = RoundAccount(1, [Account(), Account()], order=[0, 1])
    said = [ALLEY_WORDS.say(said_of(step, account), ["Ada", "Bo"]) for step in steps_of(account)[4:]]
    assert said == [
        "Nobody triggered the inspection, so there is no penalty.",
        "Nobody has a fine marker.",
    ]
    account.triggered = 1
    assert ALLEY_WORDS.say(said_of(steps_of(account)[4], account), ["Ada", "Bo"]) == (
        "Bo triggered the inspection with nobody having counted less: no penalty."
    )


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
        assert "Enter leave · …/night.hex" in at.text()
