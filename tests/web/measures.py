"""What a browser measures on a page: targets that are too small, text that is cut, text over text."""

from typing import Final

# What a finger can't hit: what does not have every press within 21 pixels of its middle.
SMALL: Final = """() => {
    const found = [];
    const isHit = (element, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && element.contains(hit);
    };
    for (const element of document.querySelectorAll("a[href], button, input, select, [role=option]")) {
        const isCovered = document.querySelector("[aria-modal=true]")?.contains(element) === false;
        if (isCovered || element.closest("[aria-hidden=true]") || element.matches(":disabled")) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
            if (!element.closest("label")?.checkVisibility()) continue;
        }
        const isSeen = element.checkVisibility({ opacityProperty: true }) && element.clientWidth > 1 &&
            element.parentElement.clientWidth > 1;
        const seen = isSeen ? element : element.labels?.[0] ?? element.parentElement.parentElement;
        seen.scrollIntoView({ block: "center", inline: "center" });
        const { left, right, top, bottom } = seen.getBoundingClientRect();
        const x = (left + right) / 2, y = (top + bottom) / 2;
        const points = [[x, y], [x - 21, y], [x + 21, y], [x, y - 21], [x, y + 21]];
        const isInside = ([px, py]) => px >= 0 && py >= 0 && px < innerWidth && py < innerHeight;
        if (points.filter(isInside).every(([px, py]) => isHit(seen, px, py))) continue;
        found.push(`${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}: ` +
            `${Math.round(right - left)} by ${Math.round(bottom - top)}`);
    }
    return found;
}"""

# What is wider than the window, or has text that is cut off with no way to read it.
CUT: Final = """() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const element of document.querySelectorAll("main *, [role=dialog] *")) {
        const isDrawn = element.closest("svg, .card, .visually-hidden, [aria-hidden=true]");
        if (!element.checkVisibility() || isDrawn || element.clientWidth <= 1) continue;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const isCut = overflowX === "hidden" || overflowY === "hidden" || overflowX === "clip";
        if (!isCut || textOverflow === "ellipsis") continue;
        if (element.scrollWidth > element.clientWidth + 2 && overflowX !== "auto")
            found.push(`${element.className}: ${element.scrollWidth} in ${element.clientWidth}`);
    }
    return found;
}"""

# What is written over something else that is written, or over something that can be pressed.
OVERLAPS: Final = """() => {
    const layerOf = element => {
        for (let at = element; at; at = at.parentElement)
            if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
        return null;
    };
    const clipped = (rect, element) => {
        let { left, right, top, bottom } = rect;
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            if (getComputedStyle(at).overflow === "visible") continue;
            const edge = at.getBoundingClientRect();
            left = Math.max(left, edge.left);
            right = Math.min(right, edge.right);
            top = Math.max(top, edge.top);
            bottom = Math.min(bottom, edge.bottom);
        }
        return { left, right, top, bottom };
    };
    const isShown = element =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest("svg, .card, .visually-hidden") && element.clientWidth !== 1;
    const boxes = [];
    const note = (rect, element, text) => {
        const said = text.trim().slice(0, 30);
        boxes.push({ ...clipped(rect, element), element, said, layer: layerOf(element) });
    };
    const root = document.querySelector("[aria-modal=true]") ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.textContent.trim() || !isShown(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) note(rect, text.parentElement, text.textContent);
    }
    for (const element of root.querySelectorAll("button, a[href], input")) {
        const name = element.ariaLabel ?? element.textContent;
        if (isShown(element)) note(element.getBoundingClientRect(), element, name);
    }
    const found = [];
    boxes.sort((one, two) => one.top - two.top);
    boxes.forEach((one, at) => {
        for (let next = at + 1; next < boxes.length && boxes[next].top < one.bottom; next += 1) {
            const two = boxes[next];
            const isPart = one.element.contains(two.element) || two.element.contains(one.element);
            if (isPart || one.layer !== two.layer) continue;
            const x = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const y = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            const lower = Math.min(one.bottom - one.top, two.bottom - two.top);
            if (x > 3 && y > lower * 0.35) found.push(`${one.said} lies over ${two.said}`);
        }
    });
    return found;
}"""
