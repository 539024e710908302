"""Checking what a store holds: every game is played again, and must come to what was summed up of it."""

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from hexmonger.kernel.trouble import Trouble
from hexmonger.kernel.verification import verify
from hexmonger.server.entries import AnyEntry, Chose, TookBack, WentBack
from hexmonger.server.sheets import names_of
from hexmonger.server.shelf import Shelved
from hexmonger.server.table import OVER, Table
from hexmonger.words import trouble_text

# Tables that are played by rules which this program does not have; of them only the commitments are checked.
OTHER_RULES: Final = "other rules"
# What is summed up of a table and follows from its entries alone.
SUMMED_UP: Final = ("game", "state", "is_open", "place", "waits_for", "free")


class Broken(Trouble):
    """A table does not hold together; says where it breaks."""


def check(shelved: Shelved) -> str:
    """Check a table from its first entry to the last, and return the state it is in.

    One that is broken is refused with what is wrong with it.
    """
    try:
        table = _played(shelved)
        _check_commitment(table)
        if table.trouble:
            return OTHER_RULES
        _check_summary(table, shelved)
        if table.state == OVER and not table.made.record:
            verify(table.text(names_of(table, shelved.players)))
    except Broken:
        raise
    except Trouble as trouble:
        raise Broken(trouble_text(trouble)) from None
    except Exception as error:  # noqa: BLE001 -- whatever is broken may break anything
        raise Broken(f"it can't be played ({type(error).__name__})") from None
    return table.state


def _played(shelved: Shelved) -> Table:
    """Return a table whose entries were done one after the other, comparing with its bookmark on the way."""
    entries = shelved.entries()
    table = Table(entries[:1])
    number, bookmark = shelved.bookmark or (0, "")
    for place, entry in enumerate(entries[1:], 1):
        if bookmark and place == number:
            _check_bookmark(table, bookmark)
        try:
            _check_decided(table, entry)
            table.do(entry)
        except Trouble as trouble:
            kind = type(entry).__name__
            raise Broken(f"its entry {place + 1} ({kind}) can't be done: {trouble_text(trouble)}") from None
    if bookmark and number == len(entries):
        _check_bookmark(table, bookmark)
    elif number > len(entries):
        raise Broken("its bookmark comes after its end")
    return table


def _check_decided(table: Table, entry: AnyEntry) -> None:
    """Refuse what nobody could have chosen or taken back where the game stands."""
    if table.trouble:
        return
    decided: AnyEntry = entry
    if isinstance(entry, Chose):
        decided = table.choose(entry.seat, entry.choice, bot=entry.bot)
    elif isinstance(entry, TookBack):
        decided = table.take_back(entry.seat)
    elif isinstance(entry, WentBack):
        decided = table.go_back(entry.seat, entry.ply)
    if msgspec.structs.replace(decided, ticket=entry.ticket) != entry:
        raise Trouble("what stands there in words is something else")


def _check_bookmark(table: Table, bookmark: str) -> None:
    """Refuse a bookmark that is not where its table was."""
    if table.trouble:
        return
    try:
        is_here = json.loads(table.bookmark() or "null") == json.loads(bookmark)
    except ValueError:
        is_here = False
    if not is_here:
        raise Broken(f"its bookmark after entry {table.number} is not where its game was")


def _check_commitment(table: Table) -> None:
    """Refuse a secret that was not committed to, and words or a seed that don't follow from what was."""
    if table.made.commitment not in ("", table.commitment):
        raise Broken("its secret is not the one that was committed to")
    record = table.record
    if record is None or record.agreed is None or table.made.record:
        return
    wrong = record.agreed.wrong()
    if wrong:
        raise Broken(wrong)
    if record.agreed.seed != record.seed:
        raise Broken("its seed is not the one that the secret and the words make")


def _check_summary(table: Table, shelved: Shelved) -> None:
    """Refuse what is summed up otherwise than the table is."""
    row, made = shelved.row, table.summary().row()
    wrong = [name for name in SUMMED_UP if row[name] != made[name]]
    if row["entries"] != table.number:
        wrong.append("entries")
    if _seats(row["clocks"]) != list(table.asked):
        wrong.append("clocks")
    if wrong:
        raise Broken(f"what is summed up of it is not what it is: {', '.join(wrong)}")


def _seats(clocks: Sequence[str]) -> list[int]:
    return sorted(map(int, clocks))
