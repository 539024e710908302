"""Whole games by keys alone, driven by nothing but the accessibility tree; and what keys do."""

import re
from collections.abc import Callable
from typing import Final

from tests.web.house import CAN_BE_CHOSEN, Person
from tests.web.reader import Node, Reader
from tests.web.sitting import BALL, around_a_ball
from tests.web.whole_games import LONGER, short, whole_game

Enter = Callable[..., Person]
MOST_CHOICES: Final = 200 * LONGER
LONG_PRESS: Final = 500
OVER: Final = re.compile("wins? with .* (gold|coins)|call yourself")


def seated(person: Person, seats: int, game: str = "arcane_alley", **options: str) -> Reader:
    """Open a table with bots at every other seat, and read it."""
    table = person.lay(seats, game, **options)
    secret = person.sit(table, 0)
    for seat in range(1, seats):
        person.sit(table, seat, bot="uniform")
    person.begin(table)
    person.open(table, secret)
    return Reader(person.page)


def is_over(tree: list[Node]) -> bool:
    """Whether the page shows the end."""
    return any(node.role == "heading" and OVER.search(node.name) for node in tree)


def is_waited_for(tree: list[Node]) -> bool:
    """Whether there is something to do: a question has focus, a dialog is open, or the game is over."""
    focused = [node for node in tree if node.is_focused]
    is_asked = any(node.is_lit for node in tree) and any(node.role == "heading" for node in focused)
    return is_asked or is_over(tree) or any(node.role == "dialog" for node in tree)


def play_out(reader: Reader, wanted: Callable[[list[Node]], Callable[[Node], bool]]) -> None:
    """Choose what is wanted until the end: Tab leads to it from the question, Enter chooses and does it."""
    for _ in range(MOST_CHOICES):
        tree = reader.wait(is_waited_for, "a question")
        if is_over(tree):
            return
        if any(node.role == "dialog" for node in tree):
            reader.go(lambda node: node.role == "button" and re.search("Next|Go on", node.name) is not None)
            reader.press("Enter")
            continue
        prompt = reader.focused(tree)
        assert prompt.role == "heading", "a new question has focus"
        is_it = wanted(tree)
        reader.press("Tab")
        tree = reader.tree()
        if is_over(tree):  # the end may come between a look at the page and a key
            return
        assert reader.focused(tree).is_lit, "after the question comes what can be chosen"
        chosen = reader.go(is_it)
        reader.press("Enter")
        reader.wait(lambda tree: reader.focused(tree).is_pressed, f"that {chosen.name} is chosen")
        reader.press("Enter")
        reader.wait(lambda tree: not reader.focused(tree).is_pressed, f"what follows from {chosen.name}")
    raise AssertionError("the game did not end")


@whole_game
def test_two_players_to_the_end_by_the_accessibility_tree_alone(person: Enter) -> None:
    reader = seated(person("Ada"), 2, **short(rounds=1, turns=4, tracker_ends=4))
    play_out(reader, lambda _: lambda node: node.is_lit)
    lines = "a line for every seat, and the head"
    reader.wait(lambda tree: sum(node.role == "row" for node in tree) == 3, lines)


@whole_game
def test_a_merchant_alone_to_the_end_by_the_accessibility_tree_alone(person: Enter) -> None:
    reader = seated(person("Ada"), 1, "merchants_of_magick", **short(rounds=1))

    def wanted(tree: list[Node]) -> Callable[[Node], bool]:
        has_more = any(node.is_lit and not node.name.startswith("Commit") for node in tree)
        return lambda node: node.is_lit and node.name.startswith("Commit") != has_more

    play_out(reader, wanted)


def at_ball(person: Person, position: str = BALL, **preferences: str) -> Reader:
    """Open the table of somebody who can play a Crystal Ball."""
    table, secrets = around_a_ball(person, position=position)
    person.open(table, secrets[0], **preferences)
    reader = Reader(person.page)
    reader.wait(is_waited_for, "the question")
    return reader


def spoken(tree: list[Node]) -> str:
    """Return what is being read aloud besides what has focus."""
    return " ".join(node.name for node in tree if node.role == "StaticText" and "log" in node.roles)


def test_focus_goes_from_the_question_to_what_can_be_chosen_and_through_the_table(person: Enter) -> None:
    reader = at_ball(person("Ada"))
    passed = []
    for _ in range(12):
        passed.append(reader.focused())
        reader.press("Tab")
    assert passed[0].role == "heading"
    assert passed[1].is_lit, "what can be chosen comes first"
    names = [f"{node.role} {node.name}" for node in passed[2:]]
    places = [next(at for at, name in enumerate(names) if part in name) for part in ("Slot 1", "Deck", "Log")]
    assert places == sorted(places), "then the rest as it stands there"


def test_arrows_move_in_a_grid_and_focus_stays_through_every_update(person: Enter) -> None:
    reader = at_ball(person("Ada"))
    reader.press("Tab")
    reader.go(lambda node: node.name.startswith("Slot 1,"))
    reader.press("ArrowDown", "End")
    assert reader.focused().name.startswith("Slot 6,")
    reader.press("Home", "ArrowUp", "ArrowRight")
    assert reader.focused().name.startswith("Slot 2,")
    reader.press("u")
    assert reader.focused().name.startswith("Slot 2,"), "nothing to undo, and focus is where it was"


def test_keys_list_answers_tell_what_changed_and_open_a_card(person: Enter) -> None:
    reader = at_ball(person("Ada"))
    reader.press("w")
    tree = reader.wait(lambda tree: any(node.role == "dialog" for node in tree), "what can be done")
    assert any(node.name == "Play: Crystal Ball" for node in tree if node.role == "button")
    assert any("only a special item can be activated" in node.name for node in tree), (
        "and what can't, and why"
    )
    reader.go(lambda node: node.name == "Play: Crystal Ball")
    reader.press("Enter")
    reader.wait(lambda tree: reader.focused(tree).is_pressed, "that it is chosen")
    reader.press("Enter")
    reader.wait(lambda tree: "Choose a slot" in reader.focused(tree).name, "the next question, with focus")
    reader.press("c")
    reader.wait(lambda tree: any(node.name == "What has changed?" for node in tree), "what changed")
    reader.press("Escape")
    reader.wait(lambda tree: reader.focused(tree).role == "heading", "focus where it was")
    reader.go(lambda node: node.name.startswith("Slot 1"))
    reader.press("ArrowDown")
    reader.press("i")
    reader.wait(
        lambda tree: any(node.role == "dialog" and "Crystal Ball" in node.name for node in tree), "it"
    )
    reader.press("Escape")
    reader.wait(lambda tree: reader.focused(tree).name.startswith("Slot 4"), "focus where it was")


def test_an_answer_is_typed_foretold_and_done_and_a_wrong_one_refused_by_its_rule(person: Enter) -> None:
    ada = person("Ada")
    reader = at_ball(ada)
    reader.press("/")
    reader.wait(lambda tree: reader.focused(tree).role == "combobox", "the line")
    ada.page.keyboard.type("play crys")
    reader.press("ArrowDown")
    tree = reader.wait(lambda tree: any(node.states.get("selected") for node in tree), "what fits")
    assert [node.name for node in tree if node.role == "option"] == ["play Crystal Ball"]
    reader.press("Enter")
    reader.wait(lambda tree: any("Choose a slot" in node.name for node in tree), "the next question")
    assert reader.focused().role == "combobox", "one goes on typing"
    ada.page.keyboard.type("at 7")
    reader.press("Enter")
    reader.wait(lambda tree: "can’t be replaced" in spoken(tree) and "AA-30" in spoken(tree), "the rule")
    for _ in "at 7":
        reader.press("Backspace")
    ada.page.keyboard.type("undo")
    reader.press("Enter")
    reader.wait(lambda tree: any("Play an item" in node.name for node in tree), "the question before")
    ada.page.keyboard.type("say good evening")
    reader.press("Enter", "Escape")
    reader.wait(lambda tree: reader.focused(tree).role == "heading", "the question, and no line")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_text("good evening").wait_for()


def test_letters_are_letters_where_one_writes_and_can_be_turned_off(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    ada.page.get_by_role("tab", name="Chat").click()
    box = ada.page.get_by_role("textbox", name="Say something")
    box.press_sequentially("who is it?")
    assert ada.page.get_by_role("dialog").count() == 0
    assert box.input_value() == "who is it?"
    bo = person("Bo")
    reader = at_ball(bo, letters="off")
    reader.press("w", "?", "/", "Tab", "Enter")
    reader.wait(lambda tree: reader.focused(tree).is_pressed, "that something is chosen")
    assert bo.page.get_by_role("dialog").count() == 0
    reader.press("Escape")
    reader.wait(lambda tree: not reader.focused(tree).is_pressed, "that it is taken back")
    bo.page.get_by_role("link", name="Keys and help").click()
    bo.page.get_by_role("button", name="What can I do?").click()
    bo.page.get_by_role("dialog", name="What can I do?").wait_for()


def test_of_two_copies_the_one_that_is_pressed_is_chosen(person: Enter) -> None:
    reader = at_ball(person("Ada"), BALL.replace("stash Ba To", "stash Ba To To"))
    reader.press("Tab")
    copies = [node for node in reader.tree() if node.is_lit and "Hypnotic Toad" in node.name]
    assert len(copies) == 2
    reader.go(lambda node: node.name == copies[1].name, "ArrowRight")
    reader.press("Enter")
    tree = reader.wait(lambda tree: reader.focused(tree).is_pressed, "that the second is chosen")
    assert [node.name for node in tree if node.is_pressed] == [copies[1].name]
    reader.press("Enter")
    reader.wait(lambda tree: "Choose a slot" in reader.focused(tree).name, "the next question")


def test_the_first_press_after_a_closer_look_counts(person: Enter) -> None:
    ada = person("Ada")
    reader = at_ball(ada)
    reader.press("Tab")
    ada.page.keyboard.down("Space")
    reader.wait(lambda tree: any(node.role == "dialog" for node in tree), "the card in full")
    ada.page.keyboard.up("Space")
    reader.press("Escape")
    reader.wait(lambda tree: reader.focused(tree).is_lit, "focus where it was")
    reader.press("Enter")
    reader.wait(lambda tree: reader.focused(tree).is_pressed, "that it is chosen")


def test_a_press_where_nothing_can_be_chosen_or_seen_says_so(person: Enter) -> None:
    reader = at_ball(person("Ada"))
    reader.press("Tab")
    reader.go(lambda node: node.name.startswith("Deck"))
    reader.press("Enter")
    said = "nothing can be chosen here now"
    tree = reader.wait(lambda tree: said in spoken(tree), "a sentence")
    written = [node for node in tree if node.role == "StaticText" and said in node.name.lower()]
    assert len(written) > 1, "it is written, too"


def test_a_question_has_focus_once_what_stood_before_the_table_is_closed(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    table, secrets = around_a_ball(ada, bo)
    bo.open(table, secrets[1])
    reader = Reader(bo.page)
    reader.wait(lambda tree: any("Deck" in node.name for node in tree), "the table")
    reader.go(lambda node: node.name.startswith("Slot 1"))
    reader.press("?")
    reader.wait(lambda tree: any(node.role == "dialog" for node in tree), "the keys")
    ada.house.play(table, secrets, *((0, key) for key in ("play Crystal Ball", "at 2", "item 1")))
    lit = bo.page.get_by_role("button", name=CAN_BE_CHOSEN, include_hidden=True)
    lit.first.wait_for(state="attached")
    assert any(node.role == "dialog" for node in reader.tree()), "what is read stays"
    reader.press("Escape")
    reader.wait(lambda tree: reader.focused(tree).role == "heading", "the question, with focus")


def test_what_follows_is_said_once(person: Enter) -> None:
    reader = at_ball(person("Ada"))
    reader.press("Tab", "ArrowRight")
    said = "Then you choose its slot."
    reader.wait(lambda tree: said in spoken(tree), "what follows, while focus rests there")
    reader.press("Enter")
    tree = reader.wait(lambda tree: reader.focused(tree).is_pressed, "that it is chosen")
    assert spoken(tree).count(said) == 1
    live = {node.role for node in tree if node.states.get("live") == "polite"}
    assert live <= {"log", "status", "heading"}, "nothing that would say it again"


def test_a_long_press_a_held_key_and_hovering_open_a_card(person: Enter) -> None:
    ada = person("Ada", 1440, 900)
    reader = at_ball(ada)
    page = ada.page
    card = page.get_by_role("button", name=re.compile("^Slot 4, Crystal Ball"))
    card.hover()
    page.get_by_text("for a set of three").wait_for()
    page.mouse.down()
    dialog = page.get_by_role("dialog", name="Crystal Ball")
    dialog.wait_for()
    page.mouse.up()
    page.keyboard.press("Escape")
    reader.wait(lambda tree: reader.focused(tree).name.startswith("Slot 4"), "focus where it was")
    page.keyboard.down("Space")
    dialog.wait_for()
    page.keyboard.up("Space")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 32)
    page.wait_for_timeout(LONG_PRESS)
    assert dialog.count() == 0, "a finger that moves does not press"
    page.mouse.move(0, 0)
    page.mouse.up()
