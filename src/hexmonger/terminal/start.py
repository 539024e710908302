"""The start screen: the night market, where two keys are a game, and the games that were left."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen

from hexmonger.kernel.names import printable
from hexmonger.kernel.trouble import Trouble
from hexmonger.look import LANTERN_2, MIST_300, WALL
from hexmonger.saves import Kept, Save, bots_of, delete, unfinished
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.guidebook import Guidebook
from hexmonger.terminal.kept_games import KeptGames, line_of
from hexmonger.terminal.market import NightMarket
from hexmonger.terminal.new_table import PEOPLE, NewTable, numbered
from hexmonger.terminal.pages import Deleting
from hexmonger.terminal.plain import Static
from hexmonger.terminal.prompt import KeyLine
from hexmonger.terminal.sitting import Sitting, new_sitting, sentence
from hexmonger.terminal.stalls import Stall, stalls
from hexmonger.terminal.tables import own_table, table_for
from hexmonger.words import trouble_text

# In a window of so many lines more games that were left are listed at once.
TALL: Final = 36
NARROW: Final = 90


class StartScreen(Screen[None]):
    """Shows what can be played; a digit or an arrow and Enter is a game against the usual bots."""

    AUTO_FOCUS = "#market"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,t", "new_table", "Another table"),
        Binding("h", "how", "How to play"),
        Binding("c", "continue", "Continue"),
        Binding("escape", "back", show=False),
        Binding("q,ctrl+q", "app.quit", "Leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.market = NightMarket(stalls(), id="market")
        self.kept = KeptGames(id="kept")
        self.keys = KeyLine(id="keys")
        self.sitting: Sitting | None = None

    def compose(self) -> ComposeResult:
        """Compose the street, what was left, and the keys."""
        yield self.market
        with Horizontal(id="continue"):
            yield Static(Text.assemble(("c", f"bold {LANTERN_2}"), " Continue"), classes="label")
            yield self.kept
        yield Static("", id="said")
        yield self.keys

    def on_mount(self) -> None:
        """Say what Enter does."""
        self._tell()

    def on_screen_resume(self) -> None:
        """Be ready for another game."""
        self._list_kept()

    def left_games(self) -> list[Kept]:
        """Return the games that can be gone on with here, the one left last first."""
        return unfinished()

    def on_resize(self, event: events.Resize) -> None:
        """Find room for what was left."""
        self.set_class(event.size.height >= TALL, "-tall")
        self._tell()

    def _list_kept(self) -> None:
        """List the games that can be gone on with here, as they are now."""
        games = self.left_games()
        self.kept.show(games)
        self.query_one("#continue").display = bool(games)
        if not games and self.kept.has_focus:
            self.market.focus()
        self._tell()

    @on(Cells.Looked)
    def look(self) -> None:
        """Say what Enter does at the stall that stands out."""
        self._tell()

    def on_descendant_focus(self) -> None:
        """Say what the keys do from here."""
        self.market.repaint()
        self._tell()

    def _tell(self) -> None:
        """Say what Enter does here, and list the keys."""
        own = [("h", "how to play"), ("n", "set up a table" if self.size.width > NARROW else "set up")]
        if self.kept.has_focus:
            self.say("Enter goes on with the game, Del deletes it, Esc goes back to the stalls", False)
            self.keys.show([("Enter", "go on"), ("Del", "delete"), *own, ("Esc", "back")])
            return
        stall, count = self.market.chosen, min(9, len(self.market.stalls))
        self.say(f"Enter plays {stall.title}: {stall.usual}", False)
        more = [("c", "continue")] if self.kept.games else []
        self.keys.show([("Enter", "play"), (f"← → 1–{count}", "stall"), *more, *own, ("Esc", "leave")])

    def say(self, words: str, is_wrong: bool = True) -> None:
        """Say something in the line above the keys."""
        shown = printable(sentence(words))
        self.query_one("#said", Static).update(Text(shown, WALL if is_wrong else f"bold {LANTERN_2}"))

    def action_back(self) -> None:
        """Go back to the stalls, or leave from there."""
        if self.kept.has_focus:
            self.market.focus()
        else:
            self.app.exit()

    def action_continue(self) -> None:
        """Go to the games that were left."""
        if self.kept.games:
            self.kept.focus()
        else:
            self.say("No game was left unfinished.")

    def action_how(self) -> None:
        """Open the guide to what the stall sells."""
        stall = self.market.chosen
        try:
            page = stall.page
            if page is not None:
                self.app.push_screen(Guidebook(stall.open(), stall.figures, page))
            else:
                self.say("Nobody has written yet how this game is played.")
        except Trouble as trouble:
            self.say(trouble_text(trouble))

    def action_new_table(self) -> None:
        """Set a table up in every detail."""
        stall = self.market.chosen
        self.app.push_screen(NewTable(stall.box.name, stall.module), self._begin)

    def _begin(self, sitting: Sitting | None) -> None:
        """Sit down at a table that was set up."""
        if sitting is not None:
            self._sit_down(lambda: sitting)

    @on(NightMarket.Chosen)
    def play(self, event: NightMarket.Chosen) -> None:
        """Begin what a stall sells, against the usual bots."""
        event.stop()
        stall = self.market.stalls[event.index]
        self._sit_down(lambda: _new(stall))

    @on(KeptGames.OptionSelected)
    def resume(self, event: KeptGames.OptionSelected) -> None:
        """Go on with a game."""
        path = self.kept.games[event.option_index].path
        self._sit_down(lambda: _resumed(path))

    def _sit_down(self, sitting: Callable[[], Sitting]) -> None:
        """Open a table, or say why that can't be."""
        try:
            taken = sitting()
            table = table_for(taken)
        except Trouble as trouble:
            self.say(trouble_text(trouble))
            return
        self.sitting = taken
        self.app.push_screen(table)

    @on(KeptGames.Removal)
    def ask_to_remove(self, event: KeptGames.Removal) -> None:
        """Delete a game, if that is really meant."""
        path = event.game.path

        def remove(sure: bool | None) -> None:
            if sure:
                try:
                    delete(path)
                except Trouble as trouble:
                    self.say(str(trouble))
                self._list_kept()

        words = Text.assemble(line_of(event.game), (f"\n{printable(str(path))}", MIST_300))
        self.app.push_screen(Deleting(words), remove)


def _new(stall: Stall) -> Sitting:
    """Return a new game of what a stall sells, against the usual bots."""
    # A game whose own table is broken is not saved either.
    own_table(stall.box.name)
    game = stall.open()
    return new_sitting(game, [PEOPLE[0], *numbered([stall.bot] * (game.seats - 1))])


def _resumed(path: Path) -> Sitting:
    """Return the sitting of a game that was left."""
    save = Save(path)
    match = save.load()
    if match.record.is_over:
        raise Trouble("that game is over by now")
    return Sitting(match, bots_of(match.game, match.record), save)
