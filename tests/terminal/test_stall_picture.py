"""What stalls show: the things of a game in their own colours, or crates, in pictures of any size."""

import pytest

from hexmonger.kernel.looks import Look
from hexmonger.look import CREAM, PARCHMENT, PLATE, WOOD_DARK
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import ink, lighter
from hexmonger.terminal.pixels import Pixels
from hexmonger.terminal.stall_picture import CLOTHS, paint_awning, paint_shelves
from hexmonger.terminal.stalls import stalls

RING = Look(icon=("." * 16, ".######" + "." * 9, *["." * 16] * 12), colour=CLOTHS[0])
SIZES = [(1, 1), (22, 3), (22, 6), (36, 13), (54, 20), (90, 30)]


def colours_in(pixels: Pixels) -> set[str]:
    """Return every colour of a picture."""
    return {colour for row in pixels.rows for colour in row}


@pytest.mark.parametrize("size", SIZES)
def test_things_lie_on_the_shelves_in_their_own_colour_and_crates_where_there_are_none(
    size: tuple[int, int],
) -> None:
    shown, plain = Pixels(*size, PLATE), Pixels(*size, PLATE)
    paint_shelves(shown, [RING])
    paint_shelves(plain, [])
    assert PLATE not in colours_in(shown) | colours_in(plain)
    if size > (1, 1):
        assert lighter(RING.colour) in colours_in(shown)
        assert WOOD_DARK in colours_in(plain)


@pytest.mark.parametrize("size", SIZES)
def test_every_scenery_fills_a_picture_of_any_size(size: tuple[int, int]) -> None:
    painted = [stall for stall in stalls() if stall.scenery is not None]
    assert len(painted) == 3
    for stall in painted:
        picture = Pixels(*size, PARCHMENT)
        assert stall.scenery is not None
        stall.scenery(picture, stall.wares)
        assert PARCHMENT not in colours_in(picture)
        assert [len(row) for row in picture.rows] == [size[0]] * size[1] * 2


def test_stripes_of_a_cloth_end_in_scallops() -> None:
    cloth = Pixels(24, 2, PLATE)
    paint_awning(cloth, CLOTHS[1])
    assert PLATE not in cloth.rows[0] + cloth.rows[2]
    assert {PLATE, CLOTHS[1]} < set(cloth.rows[3])


def test_of_two_squares_in_a_cell_the_lighter_is_the_ink() -> None:
    pixels = Pixels(4, 1, PLATE)
    for x, y in ((0, 0), (1, 1), (2, 0), (2, 1)):
        pixels.dot(x, y, CREAM)
    canvas = Canvas(4, 1, ink(CREAM, PLATE))
    pixels.onto(canvas, 0, 0)
    assert canvas.rows[0] == [
        ("▀", ink(CREAM, PLATE)),
        ("▄", ink(CREAM, PLATE)),
        ("█", ink(CREAM, CREAM)),
        (" ", ink(PLATE, PLATE)),
    ]
