"""A text plot of one figure over a game: a line for each seat, told apart by the seat's shape."""

from collections.abc import Sequence

from textual.strip import Strip
from textual.widget import Widget

from hexmonger.look import (
    BRASS_DARK,
    BRASS_FAINT,
    FLAG,
    MIST_100,
    MIST_300,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.ledger import Standing
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink


class Chart(Widget):
    """Gold or infamy of every seat from the first round to the last."""

    def __init__(
        self,
        course: Sequence[Standing],
        figure: str,
        names: Sequence[str],
        most_infamy: int,
        *,
        id: str | None = None,  # noqa: A002
    ) -> None:
        super().__init__(id=id)
        self.course = list(course)
        self.names = list(names)
        self.figure = figure
        self.most_infamy = most_infamy

    def amounts(self, standing: Standing) -> tuple[int, ...]:
        """Return the figure of every seat at one moment."""
        return standing.gold if self.figure == "gold" else standing.infamy

    def render_line(self, y: int) -> Strip:
        """Return one line of the plot."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        self._paint(canvas)
        return canvas.strip(y)

    def _paint(self, canvas: Canvas) -> None:
        seats = len(self.names)
        scale = self.most_infamy
        if self.figure == "gold":
            scale = max(25, -(-max(max(standing.gold) for standing in self.course) // 25) * 25)
        longest = max(len(name) for name in self.names)
        left, right = 4, canvas.width - min(longest + 7, 18 if canvas.width >= 50 else 15)
        floor = canvas.height - 2
        if right - left < 8 or floor < 2:
            return
        for step in range(5):
            row = floor - round(step / 4 * floor)
            canvas.put(0, row, f"{round(scale * step / 4):>3}", ink(MIST_300))
            canvas.put(left, row, "┈" * (right - left), ink(BRASS_FAINT))
        self._paint_rounds(canvas, left, right, floor)
        for seat in reversed(range(seats)):
            self._paint_line(canvas, seat, left, right, floor, scale)
        self._paint_names(canvas, right, floor, scale)

    def _at(self, column: int, left: int, right: int) -> Standing:
        index = (column - left) * (len(self.course) - 1) // max(1, right - left - 1)
        return self.course[index]

    def _row(self, amount: int, floor: int, scale: int) -> int:
        return floor - round(min(amount, scale) / scale * floor)

    def _paint_rounds(self, canvas: Canvas, left: int, right: int, floor: int) -> None:
        """Mark where each round begins and name it beneath."""
        first = left
        for column in range(left + 1, right + 1):
            ends = (
                column == right or self._at(column, left, right).round != self._at(first, left, right).round
            )
            if not ends:
                continue
            number = str(self._at(first, left, right).round)
            name = f"Round {number}"
            canvas.put(first, floor + 1, name if len(name) < column - first else f"R{number}", ink(MIST_300))
            if column < right:
                for row in range(floor + 1):
                    canvas.put(column, row, "┊", ink(BRASS_DARK))
            first = column

    def _paint_line(self, canvas: Canvas, seat: int, left: int, right: int, floor: int, scale: int) -> None:
        colour = seat_colour(seat)
        row_before = None
        for column in range(left, right):
            standing = self._at(column, left, right)
            row = self._row(self.amounts(standing)[seat], floor, scale)
            if row_before is not None and row != row_before:
                step = 1 if row > row_before else -1
                for between in range(row_before + step, row, step):
                    canvas.put(column, between, "│", ink(colour))
                canvas.put(column, row_before, "╮" if step > 0 else "╯", ink(colour))
                canvas.put(column, row, "╰" if step > 0 else "╭", ink(colour))
            else:
                marked = (column - left) % 9 == 2 * seat % 9
                canvas.put(column, row, seat_shape(seat) if marked else "─", ink(colour))
            if self.figure == "infamy" and column > left:
                earlier = self._at(column - 1, left, right)
                if standing.markers[seat] > earlier.markers[seat]:
                    canvas.put(column, 0, FLAG, ink(colour, bold=True))
            row_before = row

    def _paint_names(self, canvas: Canvas, right: int, floor: int, scale: int) -> None:
        """Name every line at its end, none over another."""
        last = self.amounts(self.course[-1])
        order = sorted(range(len(last)), key=lambda seat: (-last[seat], seat))
        rows = [self._row(last[seat], floor, scale) for seat in order]
        for index in range(1, len(rows)):
            rows[index] = max(rows[index], rows[index - 1] + 1)
        overflow = max(0, rows[-1] - floor - 1)
        for index, seat in enumerate(order):
            row = max(index, rows[index] - overflow)
            canvas.put(right + 1, row, seat_shape(seat), ink(seat_colour(seat), bold=True))
            words = f" {fitted(self.names[seat], canvas.width - right - 7)} {last[seat]}"
            canvas.put(right + 2, row, words, ink(MIST_100))
