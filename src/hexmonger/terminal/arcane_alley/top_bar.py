"""The top line: rounds, whether the inspection is triggered, and the order of turns."""

# ruff: noqa: RUF001 -- these are drawings, not words

from typing import Final

from hexmonger.kernel.messages import Message, message, player
from hexmonger.look import (
    BRASS,
    BRASS_2,
    CHECK,
    INK_950,
    LANTERN_2,
    MIST_100,
    MIST_200,
    MIST_300,
    PANEL,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.area import Panel
from hexmonger.terminal.arcane_alley.items import MOONS
from hexmonger.terminal.arcane_alley.sight import Parts, Sight
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.prompt import width_of

# With more items hidden than that nobody is about to trigger the inspection.
FEW_HIDDEN: Final = 2
# Phases that say all there is to say; at any other time it counts how close the inspection is.
PHASES: Final = ("stock", "inspection", "bribe", "over")


def status(sight: Sight) -> tuple[str, str]:
    """Return in a sentence, and in a few words, how close the inspection is."""
    return sight.scene.say(_status(sight, "whole")), sight.scene.say(_status(sight, "short"))


def _status(sight: Sight, length: str) -> Message:
    """Return how close the inspection is as something to say, at some length."""
    figures, phase = sight.drawn.figures, sight.drawn.traits["phase"]
    if phase in PHASES:
        return message("table-phase", phase=phase, length=length)
    if figures["triggered"] >= 0:
        return message("table-triggered", seat=player(figures["triggered"]), length=length)
    tracker, opens = figures.get("tracker", 0), figures.get("tracker_opens", 0)
    if tracker < opens:
        return message("table-tracker", turn=tracker, opens=opens, length=length)
    closest = min(range(sight.seats), key=sight.hidden)
    count = sight.hidden(closest)
    if count > FEW_HIDDEN:
        return message("table-no-inspection", length=length)
    return message("table-closest", seat=player(closest), count=count, length=length)


class TopBar(Panel):
    """Round seals, the inspection's status and the turn order."""

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint the line."""
        x = canvas.put(1, 0, "⌂ Hexmonger" if canvas.width >= 100 else "⌂", ink(BRASS_2, bold=True)) + 2
        figures, is_over = sight.drawn.figures, sight.drawn.traits["phase"] == "over"
        rounds = figures["rounds"]
        for number in range(1, rounds + 1):
            if number < figures["round"] or is_over:
                seal = (f"({CHECK})", ink(BRASS))
            elif number == figures["round"]:
                seal = (f"({number})", ink(INK_950, LANTERN_2, bold=True))
            else:
                seal = (f"({number})", ink(MIST_300))
            x = canvas.put(x, 0, *seal)
            if number < rounds:
                x = canvas.put(x, 0, "─", ink(BRASS))
        order = self._order(sight, canvas.width)
        room = canvas.width - x - width_of(order) - 5
        canvas.put(x + 2, 0, fitted(self._words(sight, room), room), ink(MIST_200))
        canvas.put_all(canvas.width - width_of(order) - 1, 0, order)

    def _words(self, sight: Sight, room: int) -> str:
        """Return the moon, the round and the status: as many words as there is room for."""
        sentence, few = status(sight)
        sides = [cell.thing for cell in sight.zone("moon").cells if cell.thing]
        moon = "".join(f"{MOONS[side]} {side} moon · " for side in sides)
        glyph = "".join(f"{MOONS[side]} {side} · " for side in sides)
        figures = sight.drawn.figures
        place = f"Round {figures['round']} of {figures['rounds']}"
        ways = (
            f"{moon}{place} · {sentence}",
            f"{glyph}{place} · {sentence}",
            f"{glyph}{place} · {few}",
            f"{glyph}{place}",
        )
        return next((way for way in ways if len(way) <= room), place)

    def _order(self, sight: Sight, width: int) -> Parts:
        """Return the seats in turn order, the one whose turn it is on a plate; marks alone where narrow."""
        parts: Parts = []
        long = sum(len(name) + 5 for name in sight.names) < width // 2 - 10
        for step in range(sight.seats):
            seat = (sight.drawn.figures["start"] + step) % sight.seats
            is_turn = seat == sight.drawn.turn
            ground = PANEL if is_turn else None
            name = "You" if seat == sight.drawn.seat else sight.names[seat]
            gap = " " if long or is_turn else ""
            parts.append((f"{gap}{seat_shape(seat)}", ink(seat_colour(seat), ground)))
            words = f" {name} " if gap else " " if step == sight.seats - 1 else ""
            parts.append((words, ink(MIST_100 if is_turn else MIST_300, ground, bold=is_turn)))
            if step < sight.seats - 1:
                parts.append(("›", ink(BRASS)))
        return parts
