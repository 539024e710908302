"""The top line: rounds, whether the inspection is triggered, and the order of turns."""

# ruff: noqa: RUF001 -- these are drawings, not words

from typing import Final

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

PHASES: Final = {
    "stock": ("Storehouses are being stocked.", "Stocking"),
    "inspection": ("The inspection is on.", "Inspection"),
    "bribe": ("Bribes are taken.", "Bribes"),
    "over": ("The game is over.", "Over"),
}


def status(sight: Sight) -> tuple[str, str]:
    """Return in a sentence, and in a few words, how close the inspection is."""
    drawn, figures = sight.drawn, sight.drawn.figures
    if drawn.traits["phase"] in PHASES:
        return PHASES[drawn.traits["phase"]]
    triggered = figures["triggered"]
    if triggered >= 0:
        who = "You" if triggered == drawn.seat else sight.names[triggered]
        return f"{who} triggered the inspection: one last turn each.", "Last turns"
    tracker, opens = figures.get("tracker", 0), figures.get("tracker_opens", 0)
    if tracker < opens:
        return f"Turn {tracker}; no inspection before turn {opens}.", f"Turn {tracker}; {opens} opens"
    closest = min(range(sight.seats), key=sight.hidden)
    count = sight.hidden(closest)
    if count > 2:
        return "Inspection not triggered.", "No inspection"
    you = closest == drawn.seat
    who = "You have" if you else f"{sight.names[closest]} has"
    short = f"{'You' if you else sight.names[closest]}: {count} hidden"
    return f"{who} {count} hidden item{'' if count == 1 else 's'}.", short


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
        figures = sight.drawn.figures
        place = f"Round {figures['round']} of {figures['rounds']}"
        ways = (f"{moon}{place} · {sentence}", f"{moon}{sentence}", f"{moon}{few}")
        return next((way for way in ways if len(way) <= room), few)

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
