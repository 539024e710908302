"""A server looks for left-overs seldom, and leaves Python as it found it."""

import gc

from hexmonger.server.collecting import THRESHOLDS, collecting_seldom


def test_left_overs_are_looked_for_seldom_while_a_server_runs() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    with collecting_seldom():
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > frozen
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_playing_leaves_nothing_in_circles() -> None:
    from hexmonger.kernel.game import Setup, find_box
    from hexmonger.kernel.match import Match

    match = Match(find_box("arcane_alley").open(Setup(3)), 7, ["a", "b", "c"])
    gc.collect()
    gc.disable()
    try:
        for _ in range(60):
            ask = match.state.asks[0]
            match.choose(ask.options[-1], ask.seat)
            match.drawn(ask.seat)
        assert gc.collect() == 0
    finally:
        gc.enable()
