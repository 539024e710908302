"""Where pictures are taken: which there are, and the page that each is given."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.web.house import House, Person
from tests.web.layout import SETTLED

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATIENCE: Final = 15_000
THEMES: Final = ("night", "day")


@dataclass(frozen=True)
class Visit:
    """A page in one theme and size, for one picture."""

    house: House
    page: "Page"
    theme: str

    def person(self, name: str) -> Person:
        """Return somebody by a name, whose page this is."""
        return Person(name, self.house, self.page)

    def open(self, path: str) -> None:
        """Open a page of the house as somebody who was never there."""
        self.page.goto(self.house.address + path)


Draw = Callable[[Visit], None]


@dataclass(frozen=True)
class Picture:
    """A picture: what it is called, how large, and what makes it."""

    name: str
    width: int
    height: int
    scale: float
    draw: Draw

    def take(self, browser: "Browser", house: House, theme: str, folder: Path) -> Path:
        """Take it in a theme and return its file."""
        context = browser.new_context(
            viewport={"width": self.width, "height": self.height},
            device_scale_factor=self.scale,
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion="reduce",
            has_touch=self.width < 760,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        self.draw(Visit(house, page, theme))
        page.evaluate(SETTLED)
        file = folder / f"{self.name}{'' if theme == 'night' else '-day'}.png"
        page.screenshot(path=file)
        context.close()
        return file


PICTURES: Final[dict[str, Picture]] = {}


def picture(name: str, width: int, height: int, scale: float = 2) -> Callable[[Draw], Draw]:
    """Register what makes a picture, in CSS pixels and pixels of the screen for each."""

    def register(draw: Draw) -> Draw:
        assert name not in PICTURES, f"two pictures are called {name}"
        PICTURES[name] = Picture(name, width, height, scale, draw)
        return draw

    return register
