"""A module of one's own: it adds its items to the game, and refuses those that could not be told apart."""

from pathlib import Path
from typing import Any

import pytest

from hexmonger.games.arcane_alley.cards import Wizard
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.module import find_module
from hexmonger.games.arcane_alley.own_items import OwnItem, OwnModule, number, sentence
from hexmonger.games.arcane_alley.verbs import YOU, Gain, Lose
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.edition import STANDARD
from hexmonger.kernel.glossary import OURS
from hexmonger.kernel.trouble import Trouble
from tests.extras import offer_module

ICON = (".##.", "####")


def flask(**wanted: Any) -> OwnItem:
    """Return an item that differs from a usual one by what is wanted."""
    usual: dict[str, Any] = {
        "name": "Lucky Flask",
        "mark": "Lf",
        "gold": 6,
        "infamy": 1,
        "copies": (4, 5),
        "text": (sentence("When played, gain { $gold_gained } gold."),),
        "numbers": {"gold_gained": number(2)},
        "played": [Gain(YOU, gold="gold_gained")],
    }
    return OwnItem(**{**usual, **wanted})


def module(*items: OwnItem, wizards: tuple[Wizard, ...] = ()) -> OwnModule:
    """Return a module with some items."""
    return OwnModule("flasks", "Flasks", items, wizards)


def test_it_adds_items_and_wizards_to_those_of_the_game() -> None:
    ivy = Wizard("Ivy", "ivy", (sentence("Nothing."),))
    item = flask()
    added = module(item, wizards=(ivy,))
    assert added.items() == (*ITEMS, item)
    assert added.wizards() == (*WIZARDS, ivy)
    assert added.about == "Brings Lucky Flask, Ivy."
    rules = added.rules(STANDARD, {})
    assert rules.kind_by_mark["Lf"] == len(ITEMS)
    assert "lucky_flask.played" in rules.scripts


def test_nothing_of_it_is_printed_in_a_handbook() -> None:
    item = flask()
    assert {parameter.number.source for parameter in item.parameters().values() if parameter.number} == {OURS}
    assert [sentence.source for sentence in item.sentences()] == [OURS]
    assert (item.rule, item.when_source) == ("Own-item:lucky_flask", OURS)


def test_it_looks_as_it_says() -> None:
    looks = module(flask(colour="#123456", pattern="dots", icon=ICON, short={"played": "gain gold"})).looks(
        [*ITEMS, flask()]
    )
    look = looks["item", "lucky_flask"]
    assert (look.colour, look.pattern, look.icon) == ("#123456", "dots", ICON)
    assert look.short["played"].id == "short-lucky_flask-played"
    assert looks["item", "crystal_ball"].pattern == "waves"


def test_its_words_are_those_of_the_english_catalogue_alone() -> None:
    added = OwnModule(
        "flasks", "Flasks", [flask(short={"played": "gain gold"})], words="ask-flask = Which?\n"
    )
    words = "".join(added.catalogues("en"))
    assert "text-lucky_flask-1 = When played" in words
    assert "short-lucky_flask-played = gain gold" in words
    assert "ask-flask = Which?" in words
    assert "flask" not in "".join(added.catalogues("de"))


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ([flask(mark="lf")], "Lucky Flask: its mark is written like Ba, not 'lf'"),
        ([flask(mark="*L", special=[Gain(YOU)])], "Lucky Flask: Mystical Lamp has the mark *L already"),
        ([flask(mark="Lf", special=[Gain(YOU)])], "Lucky Flask: its mark is written like *L, not 'Lf'"),
        ([flask(mark="Ba")], "Lucky Flask: Crystal Ball has the mark Ba already"),
        ([flask(), flask(name="Leaf")], "Leaf: Lucky Flask has the mark Lf already"),
        ([flask(name="Crystal-Ball")], "Crystal-Ball: Crystal Ball has the id crystal_ball already"),
        ([flask(name="Ninx")], "Ninx: Ninx of Nethernight has the id ninx already"),
        ([flask(colour="red")], "Lucky Flask: a colour is written like #5B3BA3, not 'red'"),
        ([flask(icon=("ab",))], "Lucky Flask: the rows of an icon are made of # and ."),
        ([flask(short={"sold": "gain"})], "Lucky Flask: it does nothing when 'sold', but: played"),
        (
            [flask(short={"sold": "gain"}, played=())],
            "Lucky Flask: it does nothing when 'sold', but: nothing",
        ),
        (
            [flask(gold=5), flask(gold=6, mark="Lg")],
            "Lucky Flask: Lucky Flask has the id lucky_flask already",
        ),
    ],
)
def test_what_could_be_taken_for_something_else_is_refused(items: list[OwnItem], said: str) -> None:
    with pytest.raises(Trouble) as refused:
        module(*items)
    assert str(refused.value) == said


def test_two_items_may_have_the_same_effect() -> None:
    other = flask(name="Leaf", mark="Le", played=[Lose(YOU, gold="gold_gained")])
    assert len(module(flask(), other).items()) == len(ITEMS) + 2


@pytest.mark.parametrize(
    ("offered", "said"),
    [
        (module(flask()), "the module of Arcane Alley 'other' calls itself 'flasks': "),
        ("a text", "what is installed as 'other' is no module of Arcane Alley"),
    ],
)
def test_what_is_installed_must_be_what_it_is_called(
    offered: object, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    offer_module("other", offered, monkeypatch, tmp_path)
    with pytest.raises(Trouble) as refused:
        find_module("other")
    assert str(refused.value).startswith(said)
