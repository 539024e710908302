"""Whether everything on a page has its place."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Fonts are there, and nothing moves any longer.
SETTLED: Final = """document.fonts.ready.then(() => Promise.all(
    document.getAnimations().map(each => each.finished.catch(() => undefined))))"""
# What can be scrolled to is not cut, and what is pinned before the page may lie on it.
MISPLACED: Final = """([within, pinned]) => {
    const style = each => getComputedStyle(each);
    const scrolls = each => ["auto", "scroll"].includes(style(each).overflowX);
    const isScrolled = each => { while ((each = each.parentElement)) if (scrolls(each)) return true; };
    const hasWords = each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const hides = (around, top) =>
        style(around).overflowY === "hidden" && top >= around.getBoundingClientRect().bottom - 1;
    const isHidden = (each, {top} = each.getBoundingClientRect()) => {
        while ((each = each.parentElement)) if (hides(each, top)) return true;
    };
    const isSeen = each =>
        each.checkVisibility({visibilityProperty: true}) && !each.closest(".visually-hidden")
        && style(each).clipPath !== "inset(50%)"
        && !isHidden(each);
    const named = each => `${each.className || each.tagName}: ${each.textContent.slice(0, 40)}`;
    const linesOf = each => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return [...range.getClientRects()];
    };
    const all = [...document.querySelectorAll(`${within} *`)];
    const found = all.filter(each => hasWords(each) && isSeen(each));
    const lines = new Map(found.map(each => [each, linesOf(each)]));
    const isCut = each =>
        each.clientWidth && each.scrollWidth > each.clientWidth + 1 && style(each).overflowX !== "visible";
    const isOutside = each =>
        !isScrolled(each) && lines.get(each).some(({left, right}) => left < -1 || right > innerWidth + 1);
    const overlap = (a, b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 3 && down > Math.min(a.height, b.height) * .4;
    };
    const lies = (one, other) => lines.get(one).some(a => lines.get(other).some(b => overlap(a, b)));
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


def misplaced(
    page: "Page", pinned: str = ".tray, .flights, .sale-burst, .pile-under", within: str = "#root"
) -> list[str]:
    """Return the words that are cut off, stand outside the window, or lie on one another."""
    found: list[str] = page.evaluate(MISPLACED, [within, pinned])
    return found
