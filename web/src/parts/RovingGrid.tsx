import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";

interface Props {
  label: string;
  columns: number;
  className?: string;
  /** Where a key leads from a place, for grids whose rows are not all of one length. */
  lead?: (key: string, from: HTMLElement, places: readonly HTMLElement[]) => HTMLElement | undefined;
  children: ReactNode;
}

const PLACES = "[data-place]";

/** Places of which one is reached by Tab and the others by arrows; focus survives every update. */
export function RovingGrid({ label, columns, className, lead, children }: Props) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const active = useRef("");
  // Which place has focus, by its number: where it goes away, its neighbour takes focus.
  const focused = useRef(-1);

  // One place can be reached by Tab: the one with focus, else one that can be chosen.
  const settle = () => {
    const places = placesIn(grid.current);
    const had = places.find((place) => place.dataset.place === active.current);
    const isIn = focused.current >= 0;
    const lit = places.find((place) => place.dataset.legal === "true");
    const isLit = had?.dataset.legal === "true";
    const near = isIn ? places[Math.min(focused.current, places.length - 1)] : undefined;
    const current = (isIn || isLit ? had : undefined) ?? near ?? lit ?? had ?? places[0];
    reach(places, current);
    if (isIn && document.activeElement === document.body) current?.focus({ preventScroll: true });
  };
  useLayoutEffect(settle);

  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const places = placesIn(grid.current);
    const from = places.indexOf(document.activeElement as HTMLElement);
    const here = places[from];
    if (here === undefined) return;
    const place = lead
      ? lead(event.key, here, places)
      : places[target(event.key, from, places.length, Math.max(1, columns))];
    if (place === undefined || place === here) return;
    event.preventDefault();
    reach(places, place);
    place.focus();
  };

  const note = ({ target: place }: FocusEvent) => {
    const places = placesIn(grid.current);
    focused.current = places.indexOf(place as HTMLElement);
    active.current = places[focused.current]?.dataset.place ?? active.current;
  };

  // A new question takes focus away only once its places are drawn: those who come back find what it lights.
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    focused.current = -1;
    if (!grid.current?.contains(next)) settle();
  };

  return (
    <fieldset
      ref={grid}
      className={`grid ${className ?? ""}`}
      aria-label={label}
      onKeyDown={move}
      onFocus={note}
      onBlur={leave}
    >
      {children}
    </fieldset>
  );
}

function placesIn(grid: HTMLElement | null): HTMLElement[] {
  return grid ? [...grid.querySelectorAll<HTMLElement>(PLACES)] : [];
}

/** Lets one place be reached by Tab, and touches none that is as it should be. */
function reach(places: readonly HTMLElement[], current: HTMLElement | undefined): void {
  for (const place of places) {
    const index = place === current ? 0 : -1;
    if (place.getAttribute("tabindex") !== String(index)) place.tabIndex = index;
  }
}

/** Returns where a key leads from a place, in rows of so many columns. */
export function target(key: string, from: number, count: number, columns: number): number {
  const row = from - (from % columns);
  switch (key) {
    case "ArrowRight":
      return Math.min(from + 1, count - 1);
    case "ArrowLeft":
      return Math.max(from - 1, 0);
    case "ArrowDown":
      return from + columns < count ? from + columns : from;
    case "ArrowUp":
      return from >= columns ? from - columns : from;
    case "Home":
      return row;
    case "End":
      return Math.min(row + columns - 1, count - 1);
    default:
      return from;
  }
}
