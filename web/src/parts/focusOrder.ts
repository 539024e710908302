const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Returns what Tab goes through at a table, in the order that helps: the prompt, what can be chosen wherever it lies,
 * and then everything else as it stands there.
 */
export function stopsIn(table: ParentNode): HTMLElement[] {
  const all = [...table.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  );
  const rank = (stop: HTMLElement) => (stop.dataset.prompt ? 0 : stop.dataset.legal === "true" ? 1 : 2);
  return [0, 1, 2].flatMap((wanted) => all.filter((stop) => rank(stop) === wanted));
}

/** Goes on to the next stop, or back to the one before; at the ends the browser does what it always does. */
export function follow(event: KeyboardEvent): void {
  if (event.key !== "Tab" || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const active = document.activeElement;
  const table = active?.closest("main");
  if (!active || !table?.querySelector("[data-prompt]")) return;
  const stops = stopsIn(table);
  const next = stops[stops.indexOf(active as HTMLElement) + (event.shiftKey ? -1 : 1)];
  if (!stops.includes(active as HTMLElement) || !next) return;
  event.preventDefault();
  next.focus();
}
