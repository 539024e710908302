"""Reading text diagrams of any game: `key: value` lines, then every seat with its rows."""

from hexmonger.kernel.chance import chance_text, read_chance, seeded
from hexmonger.kernel.edition import PREFIX, STANDARD, Edition
from hexmonger.kernel.files import lines_in
from hexmonger.kernel.trouble import Unreadable


class Lines:
    """The lines of a diagram: `key: value` above, then each seat with the rows below it.

    What follows a `#` is a comment. Rows are indented, so that they may be `key: value` too.
    """

    def __init__(self, text: str) -> None:
        self.values: dict[str, tuple[int, str]] = {}
        self.seats: list[tuple[int, str, list[tuple[int, str]]]] = []
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
            if key != f"seat {len(self.seats) + 1}":
                raise trouble(number, f"seat {len(self.seats) + 1} should come here, not {key!r}")
            self.seats.append((number, value, []))
        elif key in self.values:
            raise trouble(number, f"{key!r} stands twice")
        else:
            self.values[key] = (number, value)

    def take(self, key: str, otherwise: str) -> tuple[int, str]:
        """Return a value with its line, and mark it as used."""
        return self.values.pop(key, (0, otherwise))

    def check_all_used(self) -> None:
        """Refuse a diagram that holds something nobody has taken."""
        for key, (number, _) in self.values.items():
            raise trouble(number, f"a diagram has no {key!r}")


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
    try:
        return read_chance(text)
    except Unreadable as unreadable:
        raise trouble(number, str(unreadable)) from None


def edition_in(lines: Lines) -> Edition:
    """Return the edition whose numbers stand in a diagram."""
    corrections: list[tuple[str, int]] = []
    for key in [key for key in lines.values if key.startswith(PREFIX)]:
        number, text = lines.take(key, "")
        try:
            value = int(text)
        except ValueError:
            raise trouble(number, f"{key} must be a whole number, not {text!r}") from None
        corrections.append((key.removeprefix(PREFIX), value))
    return Edition("diagram", tuple(sorted(corrections))) if corrections else STANDARD
