"""The panel that shows what will happen, always in the same place and form."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from hexmonger.look import BRASS_2, MIST_100, MIST_200, MIST_300, WALL, WALL_MARK, seat_colour, seat_shape
from hexmonger.terminal.plain import Static, entitle
from hexmonger.terminal.sitting import LogLine

LEARNED: Final = "No undo after this."


@dataclass(frozen=True)
class Outcome:
    """One line of a preview: a glyph, a sentence, and whether somebody learns something by it."""

    glyph: str
    text: str
    learned: bool = False


class PreviewPanel(Static):
    """A verb per line, with the wall mark where something will be learned."""

    def show(
        self, title: str, outcomes: Sequence[Outcome], crosses: bool | None, no_undo: str = LEARNED
    ) -> None:
        """Show consequences; `crosses` says whether the choice can't be taken back, if there is one."""
        entitle(self, title)
        text = Text()
        for outcome in outcomes:
            text.append(f"{outcome.glyph} ", BRASS_2).append(outcome.text, MIST_100)
            if outcome.learned:
                text.append(f" {WALL_MARK}", WALL)
            text.append("\n")
        if crosses:
            text.append(f"{WALL_MARK} {no_undo}", WALL)
        elif crosses is not None:
            text.append("u takes it back.", MIST_300)
        text.rstrip()
        self.update(text, layout=False)

    def refuse(self, sentence: str) -> None:
        """Say why what is looked at can't be chosen."""
        self.border_title = "Not now"
        self.update(Text(sentence, WALL), layout=False)

    def tell(self, lines: Sequence[LogLine]) -> None:
        """Show what has just happened, while there is nothing to choose here."""
        self.border_title = "Just now"
        text = Text()
        for line in lines:
            text.append(f"{seat_shape(line.seat)} ", seat_colour(line.seat)).append(
                f"{line.text}\n", MIST_200
            )
        text.rstrip()
        self.update(text, layout=False)
