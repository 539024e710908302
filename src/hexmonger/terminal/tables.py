"""Which table a game is played at: a package adds one of its own in `hexmonger.tables`."""

from typing import Final

from hexmonger.kernel.installed import installed, load
from hexmonger.terminal.any_game import PlainTable
from hexmonger.terminal.looking import Looking
from hexmonger.terminal.replaying import ReplayScreen, replayed
from hexmonger.terminal.sitting import Sitting
from hexmonger.terminal.table import TableScreen

GROUP: Final = "hexmonger.tables"


def has_own_table(game: str) -> bool:
    """Whether somebody has drawn a table for a game, given by its name."""
    return game in installed(GROUP)


def own_table(game: str) -> type[TableScreen] | None:
    """Return the table that was drawn for a game, given by its name; say so if it is broken."""
    if not has_own_table(game):
        return None
    kind: type[TableScreen] = load(GROUP, game, "terminal table")
    return kind


def table_for(sitting: Sitting) -> TableScreen:
    """Return the table for a sitting: that of its game, or else the plain one, which any game can do with."""
    return (own_table(sitting.game) or PlainTable)(sitting)


def replay_of(looking: Looking) -> ReplayScreen:
    """Return the table at which a match is looked at again."""
    return replayed(own_table(looking.game) or PlainTable)(looking)


def other_table(table: TableScreen) -> TableScreen | None:
    """Return the same sitting at the plain table, or at its game's own if it sits there; none without one."""
    kind = own_table(table.sitting.game) if isinstance(table, PlainTable) else PlainTable
    if kind is None:
        return None
    if isinstance(table, ReplayScreen):
        return replayed(kind)(table.looking, table.pace)
    other = kind(table.sitting, table.pace)
    other.viewer, other.passing_to = table.viewer, table.passing_to
    return other
