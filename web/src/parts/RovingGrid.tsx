import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface Props {
  label: string;
  columns: number;
  className?: string;
  children: ReactNode;
}

const PLACES = "[data-place]";

/** Places of which one is reached by Tab and the others by arrows; focus survives every update. */
export function RovingGrid({ label, columns, className, children }: Props) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const active = useRef("");

  // After every render one place, the one that was active if it is still there, can be reached by Tab.
  useEffect(() => {
    const places = placesIn(grid.current);
    const lit = places.find((place) => place.dataset.legal === "true");
    const current = places.find((place) => place.dataset.place === active.current) ?? lit ?? places[0];
    for (const place of places) place.tabIndex = place === current ? 0 : -1;
  });

  const move = (event: KeyboardEvent) => {
    const places = placesIn(grid.current);
    const from = places.indexOf(document.activeElement as HTMLElement);
    const to = from < 0 ? -1 : target(event.key, from, places.length, Math.max(1, columns));
    const place = places[to];
    if (place === undefined || to === from) return;
    event.preventDefault();
    active.current = place.dataset.place ?? "";
    for (const each of places) each.tabIndex = each === place ? 0 : -1;
    place.focus();
  };

  return (
    <fieldset
      ref={grid}
      className={`grid ${className ?? ""}`}
      aria-label={label}
      onKeyDown={move}
      onFocus={(event) => {
        const place = (event.target as HTMLElement).dataset.place;
        if (place) active.current = place;
      }}
    >
      {children}
    </fieldset>
  );
}

function placesIn(grid: HTMLElement | null): HTMLElement[] {
  return grid ? [...grid.querySelectorAll<HTMLElement>(PLACES)] : [];
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
