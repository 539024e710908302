import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTable } from "../../parts/useTable";
import type { Heard, Spot } from "../../protocol/types";
import { mayMove } from "../../store/preferences";
import { Card } from "./Card";
import { CardBack } from "./CardBack";
import { useAlley } from "./context";
import { type Sight, spotKey } from "./sight";

const FLIGHT = 320;
const APART = 60;
// Whoever catches up sees results, not every flight.
const MOST = 12;

interface Flight {
  id: string;
  thing: string;
  back: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** Lets cards fly from where they lay to where they lie; it knows of them what the events say, and no more. */
export function Flights() {
  const { fresh } = useTable();
  const { sight } = useAlley();
  const rects = useRef(new Map<string, DOMRect>());
  const shown = useRef<readonly Heard[]>([]);
  const [flights, setFlights] = useState<Flight[]>([]);

  useLayoutEffect(() => {
    const now = measured();
    if (fresh !== shown.current) {
      shown.current = fresh;
      const before = rects.current;
      const moves = fresh.flatMap(({ number, moves: all = [] }) =>
        all.map((move, at) => ({ ...move, id: `${number}-${at}` })),
      );
      if (mayFly() && moves.length <= MOST) {
        const made = moves.flatMap((move) => {
          const from = rectOf(before, move.origin, move.thing) ?? rectOf(now, move.origin, move.thing);
          const to = rectOf(now, move.target, move.thing) ?? purse(move.origin);
          if (!from || !to || (from.x === to.x && from.y === to.y)) return [];
          return [
            { id: move.id, thing: move.thing ?? "", back: backAt(sight, move.target), from, to, delay: 0 },
          ];
        });
        setFlights(made.map((flight, at) => ({ ...flight, delay: at * APART })));
      }
    }
    rects.current = now;
  });

  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <Flying
          key={flight.id}
          flight={flight}
          onLanded={() => setFlights((all) => all.filter((each) => each.id !== flight.id))}
        >
          {sight.items.get(flight.thing) ? <Thing thing={flight.thing} /> : <CardBack back={flight.back} />}
        </Flying>
      ))}
    </div>
  );
}

function Thing({ thing }: { thing: string }) {
  const { sight } = useAlley();
  const item = sight.items.get(thing);
  return item ? <Card item={item} /> : null;
}

function Flying(props: { flight: Flight; onLanded: () => void; children: React.ReactNode }) {
  const { flight, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const landed = useRef(props.onLanded);
  landed.current = props.onLanded;
  useEffect(() => {
    const { from, to, delay } = flight;
    const at = (rect: DOMRect) =>
      `translate(${rect.x}px, ${rect.y}px) scale(${rect.width / 100}, ${rect.width / 100})`;
    const way = element.current?.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.85 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: FLIGHT * 1.2, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
    );
    if (!way) return;
    way.onfinish = () => landed.current();
    return () => way.cancel();
  }, [flight]);
  return (
    <div ref={element} className="flying">
      {children}
    </div>
  );
}

/** Returns the back that what has come to a spot shows, as far as the reader sees one there. */
function backAt(sight: Sight, target: Spot): string {
  const cells = sight.zone(target.zone, target.seat).cells;
  return (cells[target.place ?? -1] ?? cells.at(-1))?.back ?? "base";
}

function mayFly(): boolean {
  return mayMove() && document.visibilityState === "visible";
}

/** Returns where every spot that is drawn is now. */
function measured(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    found.set(element.dataset.spot ?? "", element.getBoundingClientRect());
  }
  return found;
}

/** Returns where a spot is: where that very thing lies, else its place, else its zone. */
function rectOf(rects: ReadonlyMap<string, DOMRect>, spot: Spot, thing = ""): DOMRect | undefined {
  const seat = spot.seat ?? -1;
  return (
    rects.get(`${spot.zone}/${seat}/${thing}`) ??
    rects.get(spotKey(spot)) ??
    rects.get(`${spot.zone}/${seat}/0`) ??
    rects.get(`${spot.zone}/${seat}/-1`)
  );
}

/** Returns where a seat's gold is counted: what is sold goes there. */
function purse(origin: Spot): DOMRect | undefined {
  return document.querySelector(`[data-purse="${origin.seat ?? -1}"]`)?.getBoundingClientRect();
}
