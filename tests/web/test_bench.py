"""The bench of the page says what it found, and whether that is what was wished for."""

from bench.web.__main__ import lines_of
from bench.web.visits import Clicks, Loaded, Tasks, tasks_of


def test_every_figure_is_held_against_what_was_wished_for() -> None:
    found = {
        "first page": [Loaded(150_000, 0.4), Loaded(201_000, 0.6), Loaded(150_000, 0.5)],
        "clicks": Clicks(60, 16.0, 48.0, 120.0),
        "tasks": Tasks(300, 2, 71.0, "scripts 60 ms", 1, 90.0),
        "lighthouse": {"accessibility": 94.0, "performance": 40.0},
    }
    assert lines_of(found) == [
        ("first page: scripts, compressed", "201 kB", "at most 200 kB", False),
        ("first page: can be used after, median of 3", "0.50 s", "at most 1.5 s", True),
        ("a click shows, p95 of 60", "48 ms", "at most 100 ms", True),
        ("a click shows, median of 60", "16 ms", "", None),
        ("tasks over 50 ms in 300 updates", "2, the longest 71 ms", "none", False),
        ("the longest was spent on", "scripts 60 ms", "", None),
        ("tasks over 50 ms before, as the page opened", "1, the longest 90 ms", "", None),
        ("Lighthouse: accessibility", "94", "at least 95", False),
        ("Lighthouse: performance", "40", "", None),
    ]


def test_what_opens_the_page_is_told_from_the_game() -> None:
    frame = {"start": 900.0, "end": 1000.0, "scripts": 40.0, "forced": 10.0, "drawn": 30.0}
    tasks = [{"start": 100.0, "duration": 120.0}, {"start": 910.0, "duration": 80.0}]
    found = tasks_of(5, tasks, [frame], 500.0)
    assert found == Tasks(5, 1, 80.0, "scripts 40 ms, layout for scripts 10 ms, drawing 30 ms", 1, 120.0)
    assert tasks_of(5, tasks, [], 950.0) == Tasks(5, 0, 0.0, "", 2, 120.0)
