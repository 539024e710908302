"""The list of games that were left: when, by whom, and how far they came; to go on with or to delete."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from hexmonger.kernel.game import MODULES, find_box
from hexmonger.kernel.names import printable
from hexmonger.look import MIST_100, MIST_300, WALL
from hexmonger.saves import Kept, bot_called
from hexmonger.terminal.canvas import fitted

DATE = 12
PLAYERS = 18
PLACE = 34


class KeptGames(OptionList):
    """Every game that was left, a line each; Enter goes on with one, Delete asks whether to remove it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("delete,d,backspace", "remove", "Delete", show=False)]

    class Removal(Message):
        """Somebody wants a game removed."""

        def __init__(self, game: Kept) -> None:
            super().__init__()
            self.game = game

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id, markup=False, compact=True)
        self.games: list[Kept] = []

    def show(self, games: list[Kept]) -> None:
        """List games, the cursor staying about where it is."""
        at = self.highlighted or 0
        self.games = games
        self.set_options([Option(line_of(game)) for game in games])
        if games:
            self.highlighted = min(at, len(games) - 1)

    def action_cursor_up(self) -> None:
        """Go up, at the top to what lies above the list."""
        if self.highlighted:
            super().action_cursor_up()
        else:
            self.screen.focus_previous()

    def action_cursor_down(self) -> None:
        """Go down, at the foot to what lies below the list."""
        if self.highlighted is not None and self.highlighted + 1 < len(self.games):
            super().action_cursor_down()
        else:
            self.screen.focus_next()

    def action_remove(self) -> None:
        """Ask for the game under the cursor to be removed."""
        if self.highlighted is not None:
            self.post_message(self.Removal(self.games[self.highlighted]))


def line_of(game: Kept) -> Text:
    """Return a game in a line."""
    left = Text(f"{date_of(game.left):<{DATE}} ", MIST_300)
    if game.record is None:
        name = fitted(printable(game.path.name), PLAYERS)
        return left.append(name, WALL).append(fitted(f"  {printable(game.brief)}", PLACE + 2), WALL)
    names = fitted(", ".join(cast_of(game.record.players)), PLAYERS)
    spare = " " * (PLAYERS + 2 - Text(names).cell_len)
    return left.append(names, MIST_100).append(spare).append(fitted(place_of(game), PLACE), MIST_300)


def cast_of(players: Sequence[str]) -> list[str]:
    """Return who plays: people by their names, bots counted by their kind.

    >>> cast_of(["Ada", "greedy", "greedy 2", "uniform"])
    ['Ada', '2 greedy', 'uniform']
    """
    kinds = [bot_called(player) for player in players]
    people = [player for player, kind in zip(players, kinds, strict=True) if kind is None]
    counts = Counter(kind for kind in kinds if kind is not None)
    return people + [kind if count == 1 else f"{count} {kind}" for kind, count in counts.items()]


def place_of(game: Kept) -> str:
    """Return what is played, by the name of the module where there is one, and how far it came."""
    assert game.record is not None
    box, options = find_box(game.record.game), game.record.setup.options
    title = box.modules().get(options.get(MODULES, ""), box.title)
    return f"{title}, {game.place}" if game.place else title


def date_of(left: datetime) -> str:
    """Return when a game was left: with the time of day, or with the year where it was another one."""
    is_recent = left.year == datetime.now(left.tzinfo).year
    return f"{left:%d %b %H:%M}" if is_recent else f"{left:%d %b %Y}"
