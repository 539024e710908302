"""In few colours parchment stays parchment, the lights stay three, and whatever can be read still can be."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from rich.color import ColorType
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

import hexmonger.terminal
from hexmonger import look
from hexmonger.kernel.game import find_box
from hexmonger.kernel.setup import Setup
from hexmonger.terminal.app import COLOURS
from hexmonger.terminal.colours import Colours, colours_of
from hexmonger.terminal.ink import darker, lighter
from hexmonger.terminal.palettes import CHOSEN, LEGIBLE, NAMED, PALETTES, TYPES, FewColours, Of16, Of256
from hexmonger.terminal.xterm import XTERM_256, contrast, luminance, triple
from tests.terminal.moments import MOMENTS, SIZES, opened
from tests.terminal.picture import strips_of

OF_256, OF_16 = Of256(), Of16()
ROOM = Path(hexmonger.terminal.__file__).parent
SEEN = (
    "start",
    "market-act",
    "alley-bribe",
    "alley-inspector",
    "inspection-count",
    "alley-over",
    "magick-late",
)
DARK = (look.INK_950, look.INK_900, look.INK_800, look.PAGE)
PAPER = (look.PARCHMENT, look.PARCHMENT_LOW, look.CREAM)


def test_every_colour_of_the_look_and_of_our_games_is_chosen_by_hand() -> None:
    ours = [*COLOURS.values(), *(colour for _, colour in look.SEATS)]
    for options in ({}, {"modules": "moonstruck_market"}):
        looks = find_box("arcane_alley").open(Setup(3, options)).looks()
        ours += [each.colour for each in looks.values() if each.colour]
    looks = find_box("merchants_of_magick").open(Setup(3)).looks()
    ours += [each.colour for each in looks.values() if each.colour]
    assert [colour for colour in ours if triple(colour) not in CHOSEN] == []
    assert not set(NAMED) & set(TYPES)


def test_no_colour_is_written_anywhere_but_in_the_look_and_the_palettes() -> None:
    for path in [*ROOM.rglob("*.tcss"), *ROOM.rglob("*.py")]:
        if path.name not in ("palettes.py", "ink.py", "xterm.py"):
            assert not re.findall(r"#[0-9A-Fa-f]{6}\b", path.read_text()), path


def test_only_colours_that_are_the_same_everywhere_are_taken_of_256_and_grounds_of_16_are_of_eight() -> None:
    assert all(16 <= choice.of_256 <= 255 and choice.ink < 16 for choice in CHOSEN.values())
    assert all(choice.ground < 8 for choice in CHOSEN.values())


def test_parchment_stays_parchment_and_ink_blue_stays_dark() -> None:
    for colour in PAPER:
        red, green, blue = XTERM_256[OF_256.ground(triple(colour))]
        assert red == green > blue, "yellow, and neither pink nor grey"
        assert OF_16.ground(triple(colour)) == 7
    for colour in DARK:
        assert luminance(XTERM_256[OF_256.ground(triple(colour))]) < 0.02
        assert OF_16.ground(triple(colour)) == 0


@pytest.mark.parametrize("palette", [OF_256, OF_16])
def test_the_three_lights_are_told_apart_and_can_be_read_on_the_table(palette: Of256 | Of16) -> None:
    lights = [palette.ink(triple(each)) for each in (look.LANTERN, look.EMERALD, look.WINE_LIGHT)]
    assert len(set(lights)) == 3
    for one, other in combinations(lights, 2):
        assert max(abs(a - b) for a, b in zip(XTERM_256[one], XTERM_256[other], strict=True)) > 80
    for ground in DARK:
        assert all(palette.contrast(light, palette.ground(triple(ground))) >= LEGIBLE for light in lights)


@pytest.mark.parametrize(("inks", "grounds"), [
    ((look.MIST_100, look.MIST_200, look.MIST_300, look.OFF, look.BRASS_2, look.GOLD, look.WALL), DARK),
    ((look.INK_TEXT, look.INK_SOFT, look.GOLD_ON_PARCHMENT), PAPER),
    ((look.CREAM,), (*TYPES, *map(darker, TYPES))),
    ((look.WHITE,), (look.WINE,)),
    ((look.BUTTON_INK,), (look.BUTTON, look.LANTERN_2, look.GOLD_BADGE)),
])  # fmt: skip
def test_text_of_256_colours_is_legible_as_it_was_chosen(
    inks: tuple[str, ...], grounds: tuple[str, ...]
) -> None:
    for ink in inks:
        for ground in grounds:
            pair = OF_256.ink(triple(ink)), OF_256.ground(triple(ground))
            assert OF_256.contrast(*pair) >= LEGIBLE, (ink, ground)


@pytest.mark.parametrize("few", [*PALETTES])
def test_whatever_can_be_read_in_all_colours_can_be_read_in_few(few: tuple[int, bool]) -> None:
    palette, colours = PALETTES[few], [*CHOSEN, triple("#123456"), triple("#FEDCBA"), triple("#777777")]
    for ink in colours:
        for ground in colours:
            if contrast(ink, ground) >= LEGIBLE:
                assert palette.contrast(*palette.pair(ink, ground)) >= LEGIBLE, (ink, ground)


def test_a_colour_that_somebody_brings_along_keeps_its_kind() -> None:
    assert XTERM_256[OF_256.ground(triple("#205020"))] == (0, 95, 0)
    assert triple(lighter("#205020")) not in CHOSEN


@pytest.mark.parametrize("few", [256, 16])
def test_what_is_seen_through_a_page_keeps_its_colours(few: int) -> None:
    shown, ground = FewColours(PALETTES[few, True]), Color.parse(look.INK_950)
    once = shown.apply([Segment("x", Style.parse(f"{look.LANTERN} on {look.PANEL}"))], ground)
    assert shown.apply(once, ground) == once


@pytest.mark.parametrize("name", SEEN)
@pytest.mark.parametrize("colours", [Colours.OF_256, Colours.OF_16])
async def test_every_cell_is_told_by_its_number(name: str, colours: Colours) -> None:
    kinds = {Colours.OF_256: ColorType.EIGHT_BIT, Colours.OF_16: ColorType.STANDARD}
    async with opened(name, SIZES["120x40"], colours) as (app, _):
        for strip in strips_of(app):
            for text, style, _ in strip:
                assert style is not None, text
                assert style.bgcolor is not None, text
                shown = [style.bgcolor] + ([style.color] if text.strip() and style.color else [])
                assert {color.type for color in shown} == {kinds[colours]}, text
                # Whatever the terminal says of itself, it is written as it was chosen.
                assert all(color.downgrade(app.console._color_system) == color for color in shown)


@pytest.mark.parametrize("name", [*MOMENTS])
async def test_no_screen_of_ours_has_a_colour_that_nobody_chose(name: str) -> None:
    async with opened(name, SIZES["80x24"]) as (app, _):
        # What lies under a page is seen through it, and isn't there in few colours.
        app.add_class("few-colours")
        app.refresh_css()
        found = {
            tuple(color.triplet)
            for strip in strips_of(app)
            for text, style, _ in strip
            if style is not None
            for color in (style.bgcolor, style.color if text.strip() else None)
            if color is not None and color.triplet is not None
        }
    assert {"#{:02X}{:02X}{:02X}".format(*each) for each in found if each not in CHOSEN} == set()


@pytest.mark.parametrize(("environ", "colours"), [
    ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Colours.ALL),
    ({"TERM": "xterm-256color", "COLORTERM": "24bit"}, Colours.ALL),
    ({"TERM": "xterm-kitty"}, Colours.ALL),
    ({"TERM": "xterm-direct"}, Colours.ALL),
    ({"TERM": "xterm-256color"}, Colours.OF_256),
    ({"TERM": "screen.xterm-256color", "STY": "1.pts", "COLORTERM": "truecolor"}, Colours.OF_256),
    ({"TERM": "linux"}, Colours.OF_16),
    ({"TERM": "xterm"}, Colours.OF_16),
    ({}, Colours.OF_16),
])  # fmt: skip
def test_a_terminal_says_how_many_colours_it_has(environ: dict[str, str], colours: Colours) -> None:
    assert colours_of(environ, "linux") is colours
    assert colours_of(environ, "win32") is (Colours.OF_256 if "STY" in environ else Colours.ALL)


@pytest.mark.parametrize(("features", "colours"), [
    ("256,RGB,title", Colours.ALL), ("256,title", Colours.OF_256), ("", Colours.OF_256),
])  # fmt: skip
def test_within_tmux_the_terminal_around_it_counts(features: str, colours: Colours) -> None:
    environ = {"TERM": "screen", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux,1,0"}
    assert colours_of(environ, "linux", lambda: features) is colours


@pytest.mark.parametrize("colours", [Colours.OF_256, Colours.OF_16])
async def test_no_color_leaves_greys_alone(colours: Colours, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with opened("market-act", SIZES["120x40"], colours) as (app, _):
        numbers = {
            color.number
            for strip in strips_of(app)
            for _, style, _ in strip
            if style is not None
            for color in (style.color, style.bgcolor)
            if color is not None
        }
    assert all(number is not None and len(set(XTERM_256[number])) == 1 for number in numbers)
