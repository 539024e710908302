"""Tables as files: records of games that have ended, and of all others what everybody may know.

A record tells the whole deal. Of a game that is being played there is nothing here that a seat could use: no
secret, words, seed or position, and no choices, some of which may be sealed.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec

from hexmonger.keeping import OWNER_ONLY, write_whole
from hexmonger.kernel.record import OVER as OVER_LINE
from hexmonger.saves import SUFFIX
from hexmonger.server.sheets import names_of
from hexmonger.server.shelf import Shelved
from hexmonger.server.table import CLOSED, OVER, Table

SHEET: Final = ".json"


def export(shelved: Shelved, folder: Path) -> bool:
    """Write a table into a folder, and return whether it is a record."""
    table = Table(shelved.entries())
    if table.trouble:
        # What can't be played here is as it was when it could be.
        table.state = shelved.row["state"]
    record, sheet = (folder / f"{shelved.name}{suffix}" for suffix in (SUFFIX, SHEET))
    if table.is_over and table.record is not None:
        write_whole(record, _record(table, shelved), OWNER_ONLY)
        sheet.unlink(missing_ok=True)
        return True
    write_whole(sheet, json.dumps(_sheet(table, shelved), indent=1) + "\n", OWNER_ONLY)
    return False


def _record(table: Table, shelved: Shelved) -> str:
    """Return the record of a game that has ended, in whatever way."""
    names = names_of(table, shelved.players)
    if table.made.record or not table.trouble:
        return table.text(names)
    # It can't be played here, so its draws can't be listed; all that they follow from is there.
    assert table.record is not None, "a game that has a record has begun"
    text = replace(table.record, players=names, place="").to_text()
    return f"{text}{OVER_LINE}{shelved.row['place']}\n" if table.state == OVER else text


def _sheet(table: Table, shelved: Shelved) -> dict[str, Any]:
    """Return what everybody may know of a table at which no game has ended."""
    made = table.made
    names = names_of(table, shelved.players)
    sheet: dict[str, Any] = {
        "table": shelved.name,
        "name": shelved.row["name"],
        "game": made.game,
        "rules": made.rules,
        "tables": made.tables,
        "options": made.options,
        "terms": msgspec.to_builtins(made.terms),
        "state": table.state,
        "made": shelved.row["made"],
        "touched": shelved.row["touched"],
        "seats": [
            {"name": "" if each.is_free else names[seat], "bot": each.bot, "stand_in": each.stand_in}
            for seat, each in enumerate(table.seats)
        ],
        "commitment": table.commitment,
        "seals": list(table.agreement.seals),
        "choices": len(table.record.choices) if table.record is not None else 0,
    }
    if table.trouble:
        sheet["trouble"] = table.trouble
    if table.state == CLOSED:
        sheet["why_closed"] = table.why_closed
    return sheet
