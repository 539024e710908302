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
    afterClosing(bringHome);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

function isLost(): boolean {
  const active = document.activeElement;
  const isNowhere = active === null || active === document.body || active.matches(":disabled");
  return isNowhere && last !== null && (!last.isConnected || last.matches(":disabled"));
}

/** Lets focus go home when something closes that came by itself, instead of back to where it was. */
export function comeHome(): void {
  afterClosing(goHome);
}

/** Does something once whatever closes has given focus back by itself, one frame later. */
function afterClosing(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

function bringHome(): void {
  isLooking = false;
  if (isLost()) goHome();
}

function goHome(): void {
  const home = HOMES.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each !== null);
  if (!home) return;
  if (!home.hasAttribute("tabindex")) home.tabIndex = -1;
  focusOn(home);
}
