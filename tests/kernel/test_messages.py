"""What is to be said, as ids and fields: equal where it says the same, and the same again after JSON."""

import json

import pytest

from hexmonger.kernel.messages import Named, message, named, plain, player, read_message, write_message


def test_messages_that_say_the_same_are_equal_and_found_again() -> None:
    one = message("why-item-stays", item=named("item", "haunted_doll"), slot=3)
    other = message("why-item-stays", item=Named("item", "haunted_doll"), slot=3)
    assert one == other
    assert {one: "found"}[other] == "found"
    assert one != message("why-item-stays", item=named("item", "haunted_doll"), slot=4)
    assert plain("ask-draw") is plain("ask-draw")


def test_json_leads_back_to_the_same_message() -> None:
    said = message("sold", seat=player(2), gold=5, items=(named("item", "a"), named("item", "b")), way="up")
    assert read_message(json.loads(json.dumps(write_message(said)))) == said
    assert write_message(plain("ask-draw")) == {"id": "ask-draw"}


def test_nobody_is_a_player_without_an_id() -> None:
    assert player(-1) == Named("seat", "")
    assert player(0) == Named("seat", "0")


def test_a_field_that_can_not_be_said_is_refused() -> None:
    with pytest.raises(ValueError, match="no field of a message"):
        read_message({"id": "x", "fields": {"gold": 1.5}})


def test_without_a_catalogue_a_message_can_still_be_read() -> None:
    assert str(message("why-not-asked", seat=player(1))) == "why not asked (seat 2)"
    assert str(message("event-drew", item=named("item", ""))) == "event drew (item unknown)"
