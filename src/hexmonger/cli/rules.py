"""`hexmonger rules`: a game, an item, a wizard or a rule in our own words, with how we know it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from hexmonger.cli import completion
from hexmonger.cli.options import Settings, set_up
from hexmonger.cli.paper import paper, table
from hexmonger.cli.picture import card
from hexmonger.cli.provenance import figure, legend, marked, sentences_of, sources_in
from hexmonger.cli.topics import Topic, find_topic, plain, topics_of
from hexmonger.kernel.game import Game, games
from hexmonger.kernel.glossary import Entry


def rules(
    asked: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME] [ITEM|WIZARD|RULE]",
            help='A game, and what you want to know: "crystal ball", byros, AA-42.',
            autocompletion=completion.topics,
        ),
    ] = None,
    edition: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Show the numbers of an edition file.")
    ] = None,
    settings: Settings = None,
) -> None:
    """Look up a game, an item, a wizard or a rule, with how we know each sentence and number."""
    words = list(asked or [])
    meant = list(games().values())
    if words:
        named = [game for game in meant if plain(words[0]) in (plain(game.name), plain(game.title))]
        if named:
            meant, words = named, words[1:]
        else:
            titled = [game for game in meant if plain(" ".join(words)) == plain(game.title)]
            meant, words = (titled, []) if titled else (meant, words)
    glossaries = [(game, _entries(game, edition, settings)) for game in meant]
    if words:
        _show_topic(
            find_topic(
                [topic for game, entries in glossaries for topic in topics_of(game, entries)],
                " ".join(words),
            )
        )
        return
    for game, entries in glossaries:
        _show_game(game, entries)


def _entries(game: Game[Any, Any], edition: Path | None, settings: list[str] | None) -> list[Entry]:
    return game.glossary(set_up(game, game.least_seats, None, edition, settings))


def _show_topic(topic: Topic) -> None:
    if topic.entry is not None:
        _show_entry(topic.game, topic.entry)
        return
    text = marked(sentences_of(topic.rule))
    paper.print(Text(topic.name, "bold").append(f"  {topic.game.title}", "dim"))
    paper.print(Padding(text, (0, 0, 0, 2), expand=False))
    paper.print(legend(sources_in(text.plain)))


def _show_game(game: Game[Any, Any], entries: list[Entry]) -> None:
    paper.print(Text(game.title, "bold").append(f"  {game.least_seats} to {game.most_seats} players", "dim"))
    sources: set[str] = set()
    for kind in dict.fromkeys(entry.kind for entry in entries):
        of_kind = [entry for entry in entries if entry.kind == kind]
        paper.print()
        if of_kind[0].mark:
            sources |= _show_cards(kind, of_kind)
        else:
            sources |= _show_powers(kind, of_kind)
    paper.print()
    paper.print(legend(sources))
    if entries:
        first = entries[0]
        paper.print(
            f"All about one of them: hexmonger rules {first.id}   A rule: hexmonger rules {first.rule}",
            style="dim",
        )


def _show_cards(kind: str, entries: list[Entry]) -> set[str]:
    """Show things that have a mark and figures, a row each; return the sources met."""
    columns = [shown.name.replace("_", " ") for shown in entries[0].figures]
    grid = table("", kind, *columns, "when", right=tuple(columns), whole=(kind,))
    sources: set[str] = set()
    for entry in entries:
        figures = [figure(shown) for shown in entry.figures]
        grid.add_row(card(entry.mark), entry.name, *figures, marked([entry.when]))
        sources |= _sources(entry)
    paper.print(grid)
    return sources


def _show_powers(kind: str, entries: list[Entry]) -> set[str]:
    """Show things that are a sentence or two, a row each; return the sources met."""
    numbered = bool(entries[0].figures)
    grid = table(kind, *(["value"] if numbered else []), "in words", right=("value",))
    sources: set[str] = set()
    for entry in entries:
        figures = [figure(shown) for shown in entry.figures]
        words = Text(entry.sentences[0].words) if numbered else marked(entry.sentences)
        grid.add_row(entry.name, *figures, words)
        sources |= _sources(entry)
    paper.print(grid)
    return sources


def _show_entry(game: Game[Any, Any], entry: Entry) -> None:
    head = Text()
    if entry.mark:
        head.append(card(entry.mark)).append(" ")
    head.append(entry.name, "bold").append(f"  {game.title}, {entry.rule}", "dim")
    paper.print(head)
    if entry.when.words:
        paper.print(Padding(Text("when: ").append(marked([entry.when])), (0, 0, 0, 2), expand=False))
    paper.print(Padding(marked(entry.sentences), (0, 0, 1, 2), expand=False))
    numbers = [*entry.figures, *entry.numbers]
    if numbers:
        grid = table("number", "value", "in an edition file", right=("value",))
        for shown in numbers:
            below = "" if entry.kind == "number" else f"{entry.id}."
            key = f"{entry.kind}s.{below}{shown.name}" if shown.value is not None else ""
            grid.add_row(shown.name.replace("_", " "), figure(shown), Text(key, "dim"))
        paper.print(Padding(grid, (0, 0, 1, 2), expand=False))
    paper.print(legend(_sources(entry)))


def _sources(entry: Entry) -> set[str]:
    """Return how what an entry says is known."""
    figures = {shown.source for shown in (*entry.figures, *entry.numbers)}
    return figures | {sentence.source for sentence in (*entry.sentences, entry.when)}
