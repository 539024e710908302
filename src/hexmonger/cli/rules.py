"""`hexmonger rules`: a game, an item, a wizard or a rule in our own words, with how we know it."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.padding import Padding
from rich.text import Text

from hexmonger.cli import completion
from hexmonger.cli.options import USUAL_GAME, GameOptions, RecipeName, Settings, set_up, with_game_options
from hexmonger.cli.paper import paper, table
from hexmonger.cli.picture import card
from hexmonger.cli.provenance import figure, known, legend, marked, moments, sources_in
from hexmonger.cli.sections import Section, introduction, sections_of
from hexmonger.cli.topics import Shelf, Topic, find_topic, plain, shelf_of, suggestion
from hexmonger.kernel.game import MODULES, Box, boxes
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.looks import Look
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.look import BRASS
from hexmonger.words import Words, words_of

# Where an edition file names a kind of thing by another word than the kind and an s.
SECTIONS: Final = {"mastery": "masteries", "die": "dice"}


@with_game_options
def rules(
    *,
    asked: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME] [ITEM|WIZARD|RULE|SECTION]",
            help="A game, and what you want to know: a name or a part of it, a rule, a word of a section.",
            autocompletion=completion.topics,
        ),
    ] = None,
    options: GameOptions,
    recipe: RecipeName = None,
    edition: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Show the numbers of an edition file.")
    ] = None,
    settings: Settings = None,
) -> None:
    """Look up a game, an item, a wizard, a rule or a section, with how we know each sentence and number."""
    meant, words = _meant(list(asked or []))
    troubles: list[Trouble] = []
    shelves: list[Shelf] = []
    for box in meant:
        try:
            setup = set_up(box, box.least_seats, options, edition, settings, recipe)
            shelves.append(shelf_of(box.open(setup)))
        except Trouble as trouble:
            # Where no game is named, the options may be those of one game alone.
            troubles.append(trouble)
    if not shelves:
        # What was wrong is most likely meant for the game that is meant where none is named.
        usual = [at for at, box in enumerate(meant) if box.name == USUAL_GAME]
        raise troubles[usual[0] if usual else 0]
    if words:
        _show_topic(_found(shelves, " ".join(words), [] if options or settings else _with_modules(shelves)))
        return
    for shelf in shelves:
        _show_game(shelf)


def _meant(words: list[str]) -> tuple[list[Box[Any, Any]], list[str]]:
    """Return the games that are meant, and what is asked about them."""
    known = list(boxes().values())
    for count in range(len(words), 0, -1):
        first = plain(" ".join(words[:count]))
        named = [box for box in known if first in (plain(box.name), plain(box.title))]
        if named:
            return named, words[count:]
    return known, words


def _with_modules(shelves: list[Shelf]) -> list[Shelf]:
    """Return what the modules of games add to what can be looked up."""
    return [
        shelf_of(shelf.game.box.open(Setup(shelf.game.seats, {MODULES: module})))
        for shelf in shelves
        for module in shelf.game.box.modules()
    ]


def _found(shelves: list[Shelf], asked: str, further: list[Shelf]) -> Topic:
    """Return what is asked about; what only a module has is found without naming it."""
    topics = [topic for shelf in shelves for topic in shelf.topics()]
    names = {topic.name for topic in topics}
    added = [topic for shelf in further for topic in shelf.topics() if topic.name not in names]
    topic = find_topic(topics, asked, added)
    if topic is not None:
        return topic
    missing = [book.title for shelf in (*shelves, *further) for book in shelf.handbooks if not book.text]
    if missing and any(letter.isdigit() for letter in asked):
        raise Trouble(f"there is no rule {asked!r} to show: the rules page of {missing[0]} isn't installed")
    raise Trouble(f"nothing is called {asked!r}{suggestion(topics + added, asked)}")


def _show_topic(topic: Topic) -> None:
    if topic.entry is not None and topic.game is not None:
        _show_entry(topic.title, topic.entry, topic.look, words_of(topic.game))
        return
    if topic.section is not None:
        _show_section(topic.title, topic.section)
        return
    text = marked(known(topic.rule))
    paper.print(Text(topic.name, "bold").append(f"  {topic.title}", "dim"))
    paper.print(Padding(text, (0, 0, 0, 2), expand=False))
    paper.print(legend(sources_in(text.plain)))


def _show_section(title: str, section: Section) -> None:
    """Show the rules of a section in their order."""
    paper.print(Text(section.title, "bold").append(f"  {title}", "dim"))
    sources: set[str] = set()
    for rule, words in section.paragraphs:
        text = marked(known(words))
        sources |= sources_in(text.plain)
        if rule:
            text = Text(f"{rule}  ", BRASS).append(text)
        paper.print(Padding(text, (0, 0, 1, 2), expand=False))
    paper.print(legend(sources))


def _show_game(shelf: Shelf) -> None:
    game, entries = shelf.game, shelf.entries
    paper.print(
        Text(shelf.title, "bold").append(f"  {game.box.least_seats} to {game.box.most_seats} players", "dim")
    )
    for handbook in shelf.handbooks:
        if handbook.text:
            paper.print(Padding(marked(known(introduction(handbook))), (0, 0, 0, 2), expand=False))
    sources: set[str] = set()
    for kind in dict.fromkeys(entry.kind for entry in entries):
        of_kind = [entry for entry in entries if entry.kind == kind]
        paper.print()
        if of_kind[0].mark:
            sources |= _show_cards(shelf, kind, of_kind)
        else:
            sources |= _show_powers(shelf, kind, of_kind)
    paper.print()
    paper.print(legend(sources))
    _show_ways_on(shelf)


def _show_ways_on(shelf: Shelf) -> None:
    """Say how to ask for more: one of the things named, a section of the rules, a rule."""
    examples = [entry.id for entry in shelf.entries[:1]]
    for handbook in shelf.handbooks:
        titles = [section.title for section in sections_of(handbook)]
        if titles:
            paper.print(f"Sections of {handbook.title}: {', '.join(titles)}", style="dim")
            examples.append(f"{shelf.game.name} {plain(titles[-1])}")
    examples += [topic.name for topic in shelf.topics() if topic.rule][:1]
    if examples:
        shown = "".join(f"\n  hexmonger rules {example}" for example in dict.fromkeys(examples))
        paper.print(f"More about any of these:{shown}", style="dim")


def _show_cards(shelf: Shelf, kind: str, entries: list[Entry]) -> set[str]:
    """Show things that have a mark and figures, a row each; return the sources met."""
    columns = [shown.name.replace("_", " ") for shown in entries[0].figures]
    is_timed = any(entry.when.names for entry in entries)
    named = [*columns, *(["when"] if is_timed else [])]
    grid = table("", kind, *named, right=tuple(columns), whole=(kind,))
    sources: set[str] = set()
    for entry in entries:
        figures = [figure(shown) for shown in entry.figures]
        when = [marked([moments(entry)])] if is_timed else []
        grid.add_row(card(entry.mark, shelf.look_of(entry).colour), entry.name, *figures, *when)
        sources |= _sources(entry)
    paper.print(grid)
    _show_traits(shelf, kind, [entry for entry in entries if entry.traits])
    return sources


def _show_traits(shelf: Shelf, kind: str, entries: list[Entry]) -> None:
    """Show what else is printed on some of them, a row each."""
    names = list(dict.fromkeys(name for entry in entries for name, _ in entry.traits))
    if not names:
        return
    grid = table("", kind, *names)
    for entry in entries:
        traits = dict(entry.traits)
        cells = [marked([traits[name]]) if name in traits else Text() for name in names]
        grid.add_row(card(entry.mark, shelf.look_of(entry).colour), entry.name, *cells)
    paper.print()
    paper.print(grid)


def _show_powers(shelf: Shelf, kind: str, entries: list[Entry]) -> set[str]:
    """Show things that are a sentence or two, a row each; return the sources met."""
    numbered = bool(entries[0].figures)
    grid = table(kind, *(["value"] if numbered else []), "in words", right=("value",))
    sources: set[str] = set()
    for entry in entries:
        figures = [figure(shown) for shown in entry.figures]
        told = shelf.words().told(entry.sentences)
        words = Text(told[0].words) if numbered else marked(told)
        grid.add_row(entry.name, *figures, words)
        sources |= _sources(entry)
    paper.print(grid)
    return sources


def _show_entry(title: str, entry: Entry, look: Look, words: Words) -> None:
    head = Text()
    if entry.mark:
        head.append(card(entry.mark, look.colour)).append(" ")
    head.append(entry.name, "bold").append(f"  {title}, {entry.rule}", "dim")
    paper.print(head)
    for name, sentence in (("when", moments(entry)), *entry.traits):
        if sentence.words:
            paper.print(Padding(Text(f"{name}: ").append(marked([sentence])), (0, 0, 0, 2), expand=False))
    paper.print(Padding(marked(words.told(entry.sentences)), (0, 0, 1, 2), expand=False))
    numbers = [*entry.figures, *entry.numbers]
    if numbers:
        grid = table("number", "value", "in an edition file", right=("value",))
        section = SECTIONS.get(entry.kind, f"{entry.kind}s")
        for shown in numbers:
            below = "" if entry.kind == "number" else f"{entry.id}."
            is_there = shown.value is not None and shown.correctable
            key = f"{section}.{below}{shown.name}" if is_there else ""
            grid.add_row(shown.name.replace("_", " "), figure(shown), Text(key, "dim"))
        paper.print(Padding(grid, (0, 0, 1, 2), expand=False))
    paper.print(legend(_sources(entry)))


def _sources(entry: Entry) -> set[str]:
    """Return how what an entry says is known."""
    figures = {shown.source for shown in (*entry.figures, *entry.numbers)}
    traits = {trait.source for _, trait in entry.traits}
    return figures | traits | {entry.when.source, *(sentence.source for sentence in entry.sentences)}
