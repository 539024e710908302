"""The application around a table: its styles, its first screen, and the way out."""

from collections.abc import Callable
from typing import ClassVar, Final

from rich.color import ColorSystem
from textual import on
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from hexmonger import look
from hexmonger.kernel.trouble import Trouble
from hexmonger.look import BRASS, GOLD, INK_800, INK_900, LANTERN, MIST_100, PANEL, WALL, WINE
from hexmonger.terminal.colours import Colours
from hexmonger.terminal.last_page import LastPage
from hexmonger.terminal.looking import Looking
from hexmonger.terminal.palettes import PALETTES, FewColours
from hexmonger.terminal.table import TableScreen
from hexmonger.terminal.tables import other_table, replay_of

COLOURS: Final = {
    name.lower().replace("_", "-"): value
    for name, value in vars(look).items()
    if isinstance(value, str) and value.startswith("#")
}
NIGHT_MARKET = Theme(
    name="night-market",
    primary=BRASS,
    secondary=GOLD,
    accent=LANTERN,
    warning=WALL,
    error=WINE,
    foreground=MIST_100,
    background=INK_900,
    surface=INK_800,
    panel=PANEL,
    dark=True,
)


class Terminal(App[Trouble]):
    """Plays in the terminal; whatever happens, the game has been saved by then."""

    TITLE = "Hexmonger"
    CSS_PATH = "styles.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("p", "other_table", show=False),
    ]

    def __init__(self, first: Callable[[], Screen[None]], colours: Colours = Colours.ALL) -> None:
        super().__init__()
        self._show_in(colours)
        self.first = first
        self.entrance: Screen[None] | None = None
        self.is_interrupted = False

    def _show_in(self, colours: Colours) -> None:
        """Show everything in as many colours as the terminal has, and leave none of them to be guessed."""
        # What is told by number goes out as it is, whatever else the terminal says of itself.
        self.console._color_system = ColorSystem.TRUECOLOR
        if colours is not Colours.ALL:
            self._filters = [FewColours(PALETTES[colours.value, not self.no_color])]
            self.add_class("few-colours")

    def get_css_variables(self) -> dict[str, str]:
        """Return what styles can name: every colour of the look, such as `$ink-900`."""
        return {**super().get_css_variables(), **COLOURS}

    def on_mount(self) -> None:
        """Put the first screen up."""
        self.register_theme(NIGHT_MARKET)
        self.theme = NIGHT_MARKET.name
        self.entrance = self.first()
        self.push_screen(self.entrance)

    async def action_quit(self) -> None:
        """Leave at once; every choice has been saved."""
        self.exit()

    def action_other_table(self) -> None:
        """Show the game at the plain table, or again at its own."""
        table = self.screen
        if isinstance(table, TableScreen):
            other = other_table(table)
            if other is None:
                table.say("This game has no other table.")
            else:
                self.switch_screen(other)

    @on(LastPage.Replay)
    def replay(self, event: LastPage.Replay) -> None:
        """Show a game again that has ended; whoever leaves it comes back to its last page."""
        self.push_screen(replay_of(Looking.at(event.sitting)))

    def action_interrupt(self) -> None:
        """Leave at once, as Ctrl-C asks; every choice has been saved."""
        self.is_interrupted = True
        self.exit()
