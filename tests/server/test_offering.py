"""What can be chosen with a set-up: what there is, why not the rest, and what a deck is made of."""

from pathlib import Path
from typing import Any

import pytest

from tests.guides.pages import forget, install_from
from tests.server.doors import SHORT, Door

MARKET = {"modules": "moonstruck_market"}
ONLY_WITH_MARKET = "only with Moonstruck Market"


async def offered(door: Door, **wanted: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return an offer, and what it offers by the name of the option."""
    offer = await door.ask("POST", "/api/setup", **{"game": "arcane_alley", "seats": 4, **wanted})
    return offer, {option["name"]: option for option in offer["offered"]}


async def test_what_is_there_only_with_something_else_is_shown_with_that(door: Door) -> None:
    offer, options = await offered(door, options={"recipe": "you_boomerang", "arrange": "by players"})
    assert "trouble" not in offer
    assert "options" not in offer, "what a module adds waits until it is chosen"
    assert set(options["recipe"]["why_not"].values()) == {ONLY_WITH_MARKET}
    assert options["wizards"]["by_seat"]["gerith"] == "Gerith Gloomclaw"
    assert "why_not" not in options["modules"]
    offer, options = await offered(door, options={**MARKET, "recipe": "you_boomerang"})
    assert offer["options"] == {**MARKET, "recipe": "you_boomerang"}
    assert "why_not" not in options["recipe"]
    assert options["recipe"]["chosen"] == "you_boomerang"
    assert options["arrange"]["chosen"] == "as dealt", "the usual one, where nothing was said"


async def test_a_wizard_that_a_seat_cannot_have_says_why(door: Door) -> None:
    _, options = await offered(door, seats=2, options={"wizards": "byros,none"})
    first, second = options["wizards"]["why_not_by_seat"]
    assert "byros" not in first
    assert second["byros"] == "two seats can't both have the wizard 'byros' (AA-03)"
    assert first["gerith"] == second["gerith"] == ONLY_WITH_MARKET


async def test_what_is_wrong_anyway_is_said_once(door: Door) -> None:
    offer, options = await offered(door, seats=2, options={"wizards": "byros,byros"})
    assert offer["trouble"] == "two seats can't both have the wizard 'byros' (AA-03)"
    assert "why_not" not in options["modules"]
    assert (await offered(door, seats=2, terms={"pace": 5}))[0]["trouble"].startswith("a turn takes 30")


async def test_a_deck_is_counted_by_its_backs(door: Door) -> None:
    offer, options = await offered(door, options=MARKET)
    assert offer["stock"] == {"base": 73, "moon": 43}
    assert offer["left"] == 116 - 4 * 9 - 4 * 2 - 1 - 3
    assert options["recipe"]["stocks"]["moonstruck_madness"] == {"base": 38, "moon": 78}
    assert "stocks" not in options["arrange"]
    offer, _ = await offered(door, options={**MARKET, "wizards": "random"})
    assert "left" not in offer, "who is dealt Corvus takes more of it"


async def test_a_number_of_seats_that_a_deck_is_too_small_for_says_so(door: Door) -> None:
    items = "older_wand = 11\nautomated_wand = 11\ncrystal_ball = 10\ngelatinous_ball = 10"
    recipe = f'name = "Small"\n[items]\n{items}\n'
    offer, _ = await offered(door, seats=2, options=MARKET, recipe=recipe)
    assert "trouble" not in offer
    assert offer["options"]["recipe.older_wand"] == "11/11"
    assert "MM-02" in offer["why_not_seats"]["3"]
    assert "AA-11" in offer["why_not_seats"]["4"]
    assert "2" not in offer["why_not_seats"]
    offer, _ = await offered(door, seats=2, recipe=recipe)
    assert "trouble" not in offer, "a recipe waits for its module"


async def test_an_edition_of_ones_own_stands_in_the_set_up(door: Door) -> None:
    offer, _ = await offered(door, edition='name = "quick"\n[numbers]\nrounds = 1\n')
    assert offer["options"] == {"edition": "quick", "edition.numbers.rounds": "1"}
    offer, _ = await offered(door, edition="rounds =")
    assert "edition.toml" in offer["trouble"]
    assert "/tmp" not in offer["trouble"]


@pytest.mark.parametrize("is_ended", [False, True])
async def test_what_a_record_brings_along_is_told(door: Door, is_ended: bool) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada, seats=3)
    for _ in range(3):
        await door.sit(table, ada, **({"bot": "uniform"} if is_ended else {}))
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    await door.settled(table)
    if not is_ended:
        await door.ask("POST", f"/api/tables/{table}/close", ada)
    record = (await door.raw("GET", f"/api/tables/{table}/record")).text
    offer = await door.ask("POST", "/api/setup", record=record)
    assert (offer["game"], offer["seats"]) == ("arcane_alley", 3)
    assert offer["options"] == SHORT
    assert offer["starts"] == ("record" if is_ended else "position")
    offer = await door.ask("POST", "/api/setup", record="hexmonger record 1")
    assert "record" in offer["trouble"]


async def test_nothing_is_made_by_trying(door: Door) -> None:
    await offered(door, options=MARKET, name="Friday")
    assert await door.ask("GET", "/api/tables") == []


async def test_everybody_chooses_for_their_own_seat_and_the_host_for_any(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.lay(ada, options={"wizards": "byros,none"})
    await door.sit(table, ada)
    await door.sit(table, bo)
    path = f"/api/tables/{table}/seats"
    await door.ask("PATCH", f"{path}/1", bo, options={"wizards": "ninx"})
    sheet = await door.ask("GET", f"/api/tables/{table}")
    assert sheet["options"] == {"wizards": "byros,ninx"}
    assert (await door.refused("PATCH", f"{path}/0", bo, options={"wizards": "none"}))[0] == 403
    status, text = await door.refused("PATCH", f"{path}/1", bo, options={"wizards": "byros"})
    assert (status, text) == (409, "two seats can't both have the wizard 'byros' (AA-03)")
    await door.ask("PATCH", f"{path}/1", ada, options={"wizards": "none"})
    for options in ({"recipe": "standard"}, {"wizards": "none,none"}):
        assert (await door.refused("PATCH", f"{path}/1", bo, options=options))[0] == 409
    assert (await door.refused("PATCH", f"{path}/7", ada, options={"wizards": "none"}))[0] == 409
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    status, text = await door.refused("PATCH", f"{path}/1", bo, options={"wizards": "ninx"})
    assert (status, "playing" in text) == (409, True)


async def test_an_item_of_somebodys_own_is_offered_shown_and_played(
    door: Door, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(install_from("writing-an-item", tmp_path))
    _, options = await offered(door)
    assert options["modules"]["values"]["gift_goblet"] == "Gift Goblet"
    wanted = {"modules": "gift_goblet", **SHORT}
    offer, _ = await offered(door, options=wanted)
    assert (offer["options"], "trouble" in offer) == (wanted, False)
    things = await door.ask("GET", "/api/games/arcane_alley/things?modules=gift_goblet")
    (goblet,) = [entry for entry in things["entries"] if entry["id"] == "gift_goblet"]
    assert (goblet["name"], goblet["mark"], goblet["book"]) == ("Gift Goblet", "Go", "Gift Goblet")
    assert "ask-goblet-player" in "".join(things["catalogues"][0]["texts"])
    forget(tmp_path)
