"""Whether everything on a page has its place."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What can be scrolled to is not cut, and what is pinned before the page may lie on it.
MISPLACED: Final = """pinned => {
    const style = each => getComputedStyle(each);
    const scrolls = each => ["auto", "scroll"].includes(style(each).overflowX);
    const isScrolled = each => { while ((each = each.parentElement)) if (scrolls(each)) return true; };
    const hasWords = each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const isSeen = each =>
        each.checkVisibility({visibilityProperty: true}) && !each.closest(".visually-hidden");
    const named = each => `${each.className || each.tagName}: ${each.textContent.slice(0, 40)}`;
    const boxOf = each => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
    };
    const found = [...document.querySelectorAll("#root *")].filter(each => hasWords(each) && isSeen(each));
    const boxes = new Map(found.map(each => [each, boxOf(each)]));
    const isCut = each =>
        each.clientWidth && each.scrollWidth > each.clientWidth + 1 && style(each).overflowX !== "visible";
    const isOutside = each =>
        !isScrolled(each) && (boxes.get(each).left < -1 || boxes.get(each).right > innerWidth + 1);
    const lies = (one, other) => {
        const [a, b] = [boxes.get(one), boxes.get(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 3 && down > Math.min(a.height, b.height) * .4;
    };
    const flows = found.filter(each => !isScrolled(each) && !each.closest(pinned));
    const laid = flows.flatMap((one, at) => flows.slice(at + 1)
        .filter(other => !one.contains(other) && !other.contains(one) && lies(one, other))
        .map(other => `${named(one)} on ${named(other)}`));
    return [
        ...found.filter(isCut).map(each => `cut: ${named(each)}`),
        ...found.filter(isOutside).map(each => `outside: ${named(each)}`),
        ...laid,
    ];
}"""


def misplaced(page: "Page", pinned: str = ".tray, .flights, .sale-burst, .pile-under") -> list[str]:
    """Return the words that are cut off, stand outside the window, or lie on one another."""
    found: list[str] = page.evaluate(MISPLACED, pinned)
    return found
