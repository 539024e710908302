"""Scenes that the tests of the expansion share."""

from typing import Final

from hexmonger.testing.arcane_alley.moonstruck_market import MarketTable

FOLLOWING: Final = {"crescent": "half", "half": "full", "full": "crescent"}


def stock(table: MarketTable) -> MarketTable:
    """Let everyone reveal their first two hidden items, so that the Sell phase begins."""
    while table.asked.name == "reveal":
        table.choose(table.asked.options[0])
    return table


def row(*marks: str, moon: str, gold: int = 0) -> str:
    """Return a diagram of seat 1 about to begin a turn with these items in a row, others below."""
    return f"""
        turn: 1, start
        moon: {moon}
        discard: Lo
        deck: Lo Sk ...
        market: Cd Lo Sk
        seat 1: gold {gold}
          {" ".join(marks)}
          (Mi) Lo (Do)
        seat 2: gold 0
        seat 3: gold 0
    """
