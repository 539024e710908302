/** Returns what something on the page is called by whoever has it read aloud. */
export function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  return label ?? textOf(element).replace(/\s+/g, " ").trim();
}

function textOf(node: Node): string {
  if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return "";
  if (node instanceof Element && node.hasAttribute("aria-label"))
    return node.getAttribute("aria-label") ?? "";
  return node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? "")
    : [...node.childNodes].map(textOf).join(" ");
}
