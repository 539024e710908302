"""Reading text diagrams of any game: `key: value` lines, then every seat with its rows."""

from collections.abc import Callable
from typing import TypeVar

from hexmonger.kernel.chance import chance_text, read_chance, seeded
from hexmonger.kernel.edition import PREFIX, STANDARD, Edition
from hexmonger.kernel.files import lines_in
from hexmonger.kernel.trouble import Trouble, Unreadable

A = TypeVar("A")
R = TypeVar("R")


class Lines:
    """The lines of a diagram: `key: value` above, then each seat with the rows below it.

    What follows a `#` is a comment. Rows are indented, so that they may be `key: value` too. All seats
    stand in their order, unless the diagram is to tell of some of them only.
    """

    def __init__(self, text: str, some_seats: bool = False) -> None:
        self.some_seats = some_seats
        self.values: dict[str, tuple[int, str]] = {}
        self.known: list[str] = []
        self.numbers: dict[str, int] = {}
        self.seats: list[tuple[int, str, list[tuple[int, str]]]] = []
        self.told_seats: list[int] = []
        for number, raw in enumerate(lines_in(text), 1):
            line = raw.split("#", 1)[0].rstrip()
            if not line.strip():
                continue
            key, colon, value = line.partition(":")
            if colon and not line[0].isspace():
                self._add(number, key.strip(), value.strip())
            elif self.seats:
                self.seats[-1][2].append((number, line.strip()))
            else:
                raise trouble(number, f"{line.strip()!r} is neither `key: value` nor a row of a seat")

    def _add(self, number: int, key: str, value: str) -> None:
        if key.startswith("seat "):
            if not self.some_seats and key != f"seat {len(self.seats) + 1}":
                raise trouble(number, f"seat {len(self.seats) + 1} should come here, not {key!r}")
            self.told_seats.append(whole(number, key.removeprefix("seat "), "the number of a seat", 1))
            self.seats.append((number, value, []))
        elif key in self.values:
            raise trouble(number, f"{key!r} stands twice")
        else:
            self.values[key] = (number, value)
            self.numbers[key] = number

    def take(self, key: str, otherwise: str) -> tuple[int, str]:
        """Return a value with its line, and mark it as used; where it is left out, the line is 0."""
        self.known.append(key)
        return self.values.pop(key, (0, otherwise))

    def line_of(self, key: str) -> int:
        """Return the line that a key stands in, taken or not; 0 where it is left out."""
        return self.numbers.get(key, 0)

    def row_of(self, seat: int, key: str) -> int:
        """Return the line of a row that begins with a key below a seat, or that of the seat itself."""
        number, _, rows = self.seats[seat]
        return next((at for at, row in rows if row.partition(":")[0] == key), number)

    def check_all_used(self) -> None:
        """Refuse a diagram that holds something nobody has taken."""
        for key, (number, _) in self.values.items():
            raise trouble(number, f"a diagram has no {key!r}; it has: {', '.join(self.known)}")

    def check_seats(self, number: int, seats: int) -> None:
        """Refuse a diagram that has not as many seats as its head says, in the line of the head."""
        if len(self.seats) != seats:
            raise trouble(number, f"there are {seats} players, but {len(self.seats)} seats")


def trouble(number: int, sentence: str) -> Unreadable:
    """Return what is wrong, with the line it stands in."""
    return Unreadable(f"line {number}: {sentence}" if number else sentence)


def whole(number: int, text: str, what: str, least: int, most: int | None = None) -> int:
    """Return a whole number within its limits."""
    try:
        value = int(text)
    except ValueError:
        raise trouble(number, f"{what} must be a whole number, not {text!r}") from None
    if value < least or (most is not None and value > most):
        limits = f"{least} to {most}" if most is not None else f"{least} or more"
        raise trouble(number, f"{what} must be {limits}, not {value}")
    return value


def chance_in(lines: Lines) -> int:
    """Return chance as it stands in a diagram; where it is left out, always the same."""
    number, text = lines.take("chance", chance_text(seeded(0)))
    return in_line(number, read_chance, text)


def edition_in(lines: Lines, check: Callable[[Edition], object]) -> Edition:
    """Return the edition whose numbers stand in a diagram; `check` refuses numbers that can't be."""
    corrections: list[tuple[str, int]] = []
    for key in [key for key in lines.values if key.startswith(PREFIX)]:
        number, text = lines.take(key, "")
        try:
            value = int(text)
        except ValueError:
            raise trouble(number, f"{key} must be a whole number, not {text!r}") from None
        corrections.append((key.removeprefix(PREFIX), value))
    if not corrections:
        return STANDARD
    edition = Edition("diagram", tuple(sorted(corrections)))
    try:
        check(edition)
    except Trouble:
        # One that can't be is refused by itself too, and has its line.
        for name, value in corrections:
            number = lines.line_of(f"{PREFIX}{name}")
            in_line(number, check, Edition("diagram", ((name, value),)))
        raise
    return edition


def in_line(number: int, check: Callable[[A], R], value: A) -> R:
    """Return what a check makes of a value; what it refuses is refused with the line."""
    try:
        return check(value)
    except Trouble as error:
        raise trouble(number, str(error)) from None
