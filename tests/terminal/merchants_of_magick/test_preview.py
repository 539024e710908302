"""What the preview promises of a mark is what the rules bring, at any moment of a game."""

import pytest

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.scoring import score
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.chance import Source
from hexmonger.terminal.merchants_of_magick.answers import DIE, FREE_MARK, Answers, lights_for
from hexmonger.terminal.merchants_of_magick.preview import after, preview
from tests.terminal.merchants_of_magick.tables import new_match


@pytest.mark.parametrize("seats", [1, 2, 4, 8])
def test_lights_and_preview_agree_with_the_rules(seats: int) -> None:
    match, _ = new_match(seats=seats, people=seats, seed=seats)
    source = Source(seats)
    marks = 0
    while not match.state.is_over:
        asks = match.state.asks
        ask = asks[source.below(len(asks))]
        view = match.view(ask.seat)
        assert isinstance(view, MerchantView)
        answers = Answers(view)
        options = ask.options
        if answers.name == DIE and view.spent[ask.seat].bit_count() < 3 and len(options) > 1:
            options = options[:-1]
        choice = source.pick(options)
        then = after(answers, choice)
        assert (then is None) == (answers.name == DIE)
        outcomes = [outcome.text for outcome in preview(answers, choice, then)]
        if answers.name != DIE:
            lights = lights_for(view, ask.seat, answers.die, answers.name == FREE_MARK)
            assert {circle for circle, light in enumerate(lights) if light.is_lit} == answers.legal
            marks += 1
        match.choose(choice, ask.seat)
        if then is not None:
            now = match.view(ask.seat)
            assert isinstance(now, MerchantView)
            for part in ("marks", "potions", "extra", "met", "taken"):
                assert getattr(then, part)[ask.seat] == getattr(now, part)[ask.seat]
            assert score(then, ask.seat).parts() == score(now, ask.seat).parts()
            gained = score(now, ask.seat).coins - score(view, ask.seat).coins
            assert bool(gained) <= any("coin" in text for text in outcomes)
        elif choice == COMMIT:
            assert outcomes[0].endswith((" ink.", "nothing this round."))
    assert marks > 15 * seats
