"""Perft: how many ways a position can go on, a number that notices most accidental rule changes."""

from hexmonger.kernel.state import State


def perft(s: State, depth: int) -> int:
    """Return the number of choice sequences of a length, those that end the game earlier included."""
    if depth == 0 or not s.asks:
        return 1
    ask = s.asks[0]
    if depth == 1:
        return len(ask.options)
    total = 0
    for choice in ask.options:
        after = s.clone()
        after.choose(choice, ask.seat)
        total += perft(after, depth - 1)
    return total
