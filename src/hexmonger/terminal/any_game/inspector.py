"""All there is to know about a thing or a place: what the glossary says of it, and how it lies there."""

from rich.text import Text

from hexmonger.kernel.drawn import HIDDEN, KNOWN
from hexmonger.kernel.glossary import Entry, Figure
from hexmonger.kernel.messages import message
from hexmonger.kernel.spots import SOMEWHERE, Spot
from hexmonger.look import BRASS_2, GOLD, MIST_100, MIST_200, MIST_300, SOURCES, WALL, figure
from hexmonger.terminal.any_game.naming import Naming, spelled
from hexmonger.terminal.any_game.offers import Offers


def entries_of(offers: Offers, thing: str) -> list[Entry]:
    """Return what the glossary has under an id, of whatever kind."""
    return [entry for entry in offers.scene.things.entries.values() if entry.id == thing]


def place_text(offers: Offers, naming: Naming, place: Spot) -> tuple[str, Text]:
    """Return the title of a page about a place, and the page."""
    scene = offers.scene
    cell = scene.drawn.at(place)
    text = Text()
    where = naming.owned(scene, place.seat, naming.where(scene, place))
    text.append(f"{where[:1].upper()}{where[1:]}\n", MIST_300)
    if cell is None or place.place == SOMEWHERE:
        return naming.zone(place.zone), text
    label = naming.cell(cell)
    if cell.face == HIDDEN:
        text.append(f"{scene.say(message('table-lies-hidden'))}\n", MIST_200)
    if cell.face == KNOWN:
        text.append(f"{scene.say(message('table-lies-known'))}\n", MIST_200)
    if label.note:
        text.append(f"{label.note}\n", MIST_200)
    refusal = offers.why_not(place)
    if refusal:
        text.append(f"{refusal}\n", WALL)
    for entry in entries_of(offers, cell.thing) if cell.thing else ():
        text.append_text(entry_text(offers, naming, entry))
    text.rstrip()
    return label.word or naming.zone(place.zone), text


def entry_text(offers: Offers, naming: Naming, entry: Entry) -> Text:
    """Return what the glossary says of a thing, every sentence with the mark of how it is known."""
    text = Text()
    figures: list[Figure] = [*entry.figures, *entry.numbers]
    for each in figures:
        if each.value is not None:
            text.append(f"{naming.figure(each.name)} ", MIST_300)
            text.append(f"{figure(each.value)}  ", f"bold {GOLD}")
    text.append("\n" if text else "")
    for name, known in entry.traits:
        text.append(f"{spelled(name)}: ", MIST_300).append(f"{known.words}\n", MIST_100)
    for known in offers.scene.words.told(entry.sentences):
        mark = SOURCES.get(known.source, ("", ""))[0]
        text.append(known.words, MIST_100).append(f" {mark}\n", BRASS_2)
    if entry.rule:
        text.append(f"{entry.rule}\n", MIST_300)
    return text
