"""The top line: which game, how far it has come, and whose turn it is."""

from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.look import BRASS_2, GOLD, LANTERN_2, MIST_200, MIST_300, seat_colour, seat_shape
from hexmonger.terminal.any_game.naming import Naming, spelled
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.prompt import Parts, width_of
from hexmonger.terminal.sitting import Scene

SHORT_NAME = 10


class TopBar(Widget):
    """A line about the game, and the seats in their order at its end."""

    def __init__(self, title: str, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.title = title
        self.scene: Scene | None = None
        self.naming: Naming | None = None

    def show(self, scene: Scene, naming: Naming) -> None:
        """Show how far a game has come."""
        self.scene, self.naming = scene, naming
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return the line."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        if self.scene is not None and self.naming is not None:
            self._paint(canvas, self.scene, self.naming)
        return canvas.strip(y)

    def _paint(self, canvas: Canvas, scene: Scene, naming: Naming) -> None:
        seats = _seats(scene, len(scene.names) > 4)
        if width_of(seats) > canvas.width // 2:
            seats = _seats(scene, True)
        end = canvas.width - width_of(seats) - 1
        canvas.put_all(end, 0, seats)
        x = canvas.put(1, 0, fitted(self.title, end - 2), ink(BRASS_2, bold=True)) + 2
        drawn = scene.drawn
        # A figure below nothing stands for nobody and nothing.
        counted = {name: value for name, value in drawn.figures.items() if value >= 0}
        shown: list[Parts] = [
            [(f"{name} ", ink(MIST_300)), (value, ink(GOLD))] for name, value in naming.figures(counted)
        ]
        for name, value in drawn.traits.items():
            if value:
                shown.append(
                    [(f"{spelled(name).lower()} ", ink(MIST_300)), (naming.thing(value), ink(MIST_200))]
                )
        for parts in shown:
            if x + width_of(parts) >= end:
                break
            x = canvas.put_all(x, 0, parts) + 2


def _seats(scene: Scene, is_short: bool) -> Parts:
    """Return the seats in turn order; whose turn it is, or who is asked, stands out."""
    turn = {scene.drawn.turn} if scene.drawn.turn >= 0 else set(scene.drawn.asked)
    parts: list[tuple[str, Style]] = []
    for seat, name in enumerate(scene.names):
        words = "" if is_short and seat not in turn else f" {fitted(name, SHORT_NAME)}"
        words += f" {hints}" if (hints := scene.hints_of(seat)) else ""
        style = ink(LANTERN_2, bold=True) if seat in turn else ink(MIST_300)
        parts += [(seat_shape(seat), ink(seat_colour(seat))), (f"{words}  ", style)]
    return parts
