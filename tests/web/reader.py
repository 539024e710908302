"""Somebody who has the page read aloud and uses keys alone, and knows its accessibility tree alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

# So often Tab or an arrow is pressed before what is looked for counts as out of reach.
FARTHEST: Final = 80
# So often the tree is read before what is waited for counts as not coming.
LONGEST: Final = 400
PAUSE: Final = 25


@dataclass(frozen=True)
class Node:
    """What is read out of one thing on the page: its role, its name, its states, and what it is part of."""

    role: str
    name: str
    states: dict[str, Any]
    within: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    description: str = ""

    @property
    def is_focused(self) -> bool:
        """Whether it has focus."""
        return bool(self.states.get("focused"))

    @property
    def is_lit(self) -> bool:
        """Whether it can be chosen."""
        return self.role == "button" and ("can be chosen" in self.name or "Answers" in self.within)

    @property
    def is_pressed(self) -> bool:
        """Whether it is chosen."""
        return self.states.get("pressed") == "true"


class Reader:
    """Reads the tree of a page and presses keys in it."""

    def __init__(self, page: "Page") -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self._page.keyboard.press(key)

    def tree(self) -> list[Node]:
        """Return all that can be read, in its order."""
        raw = self._session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in raw}

        def around(node: dict[str, Any], what: str) -> tuple[str, ...]:
            found: list[str] = []
            while node := by_id.get(node.get("parentId", ""), {}):
                if value := node.get(what, {}).get("value", ""):
                    found.append(value)
            return tuple(found)

        return [
            Node(
                node.get("role", {}).get("value", ""),
                node.get("name", {}).get("value", ""),
                {each["name"]: each["value"].get("value") for each in node.get("properties", [])},
                around(node, "name"),
                around(node, "role"),
                node.get("description", {}).get("value", ""),
            )
            for node in raw
            if not node.get("ignored")
        ]

    def focused(self, tree: list[Node] | None = None) -> Node:
        """Return what has focus: the page itself where nothing on it has."""
        found = [node for node in tree or self.tree() if node.is_focused]
        inside = [node for node in found if node.role != "RootWebArea"]
        return (inside or found or [Node("nothing", "", {})])[-1]

    def wait(self, is_there: Callable[[list[Node]], bool], what: str) -> list[Node]:
        """Read until something is there, and return the tree."""
        tree: list[Node] = []
        for _ in range(LONGEST):
            tree = self.tree()
            if is_there(tree):
                return tree
            self._page.wait_for_timeout(PAUSE)
        raise AssertionError(f"{what} did not come; focus is on {self.focused(tree)}")

    def go(self, is_it: Callable[[Node], bool], key: str = "Tab") -> Node:
        """Press a key until focus is on something, and return it."""
        passed: list[str] = []
        for _ in range(FARTHEST):
            node = self.focused()
            if is_it(node):
                return node
            passed.append(f"{node.role} {node.name!r}")
            self.press(key)
        raise AssertionError(f"{key} did not lead there, but by {passed[:30]}")
