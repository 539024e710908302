"""The bench of the server measures a few tables as it does many."""

from pathlib import Path

from bench.server.course import Course
from bench.server.report import Findings, sentences
from bench.server.served import Served


async def test_a_few_tables_play_by_the_plan_and_lose_nothing_by_a_kill(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.start()
    try:
        course = Course(served)
        await course.have(3)
        figures = await course.play(3, 2.0)
        rush = await course.rush(3, 0.5, 0.1)
        back = await course.cut_off(0.5)
        assert (figures.tables, figures.connections, figures.refused, figures.unanswered) == (3, 12, 0, 0)
        assert figures.choices == 3
        assert 0 < figures.p50 <= figures.p99 < float("inf")
        assert rush.choices > 0
        assert back.connections == 12
        assert (course.lost(), course.complaint) == (0, "")
    finally:
        served.stop()
    said = " ".join(sentences(Findings(served.build, 0.0, 100, figures, rush, back)))
    assert "3 tables, 12 connections" in said
    assert "all 12 were back" in said
    assert "lost or stored twice: 0" in said
