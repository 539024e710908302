import { focusOn } from "./usePrompt";

// Where focus goes when what had it is gone: the prompt of a table, else the title of the page.
const HOMES = ["[data-prompt]", "main h1"];
let last: Element | null = null;
let isLooking = false;

/** Keeps focus from falling to the page itself whenever what has it goes away or can't be used any longer. */
export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) last = target;
  });
  const changes = new MutationObserver(() => {
    if (isLooking || !isLost()) return;
    isLooking = true;
    // What closes may give focus back by itself, one frame later.
    requestAnimationFrame(() => requestAnimationFrame(bringHome));
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

function isLost(): boolean {
  const active = document.activeElement;
  const isNowhere = active === null || active === document.body || active.matches(":disabled");
  return isNowhere && last !== null && (!last.isConnected || last.matches(":disabled"));
}

function bringHome(): void {
  isLooking = false;
  if (!isLost()) return;
  const home = HOMES.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each !== null);
  if (!home) return;
  if (!home.hasAttribute("tabindex")) home.tabIndex = -1;
  focusOn(home);
}
