import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTable } from "../../parts/useTable";
import type { Heard, Move, Spot } from "../../protocol/types";
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

/** Something that moves, and where it lay. */
interface Departure {
  id: string;
  move: Move;
  from: DOMRect | undefined;
}

/** Lets cards fly from where they lay to where they lie; it knows of them what the events say, and no more. */
export function Flights() {
  const { fresh } = useTable();
  const { sight } = useAlley();
  const told = useRef(Number.NEGATIVE_INFINITY);
  const [flights, setFlights] = useState<readonly Flight[]>([]);

  // Where they lay is measured while the table still stands as it was, and where they lie with the next frame: between
  // the two, the browser would have to lay out the whole table a second time.
  const leaving = useMemo(
    () => (performance.now() - told.current < FLIGHT ? [] : departures(fresh)),
    [fresh],
  );
  useLayoutEffect(() => {
    told.current = performance.now();
    if (leaving.length === 0) return;
    const frame = requestAnimationFrame(() => setFlights(arrivals(leaving, sight)));
    return () => cancelAnimationFrame(frame);
  }, [leaving, sight]);

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

/** Returns what leaves its place with what was told: nothing where that is too much to follow. */
function departures(fresh: readonly Heard[]): Departure[] {
  const found = fresh.flatMap(({ number, moves = [] }) =>
    moves.map((move, at) => ({ id: `${number}-${at}`, move })),
  );
  if (found.length > MOST || !mayFly()) return [];
  return found.map(({ id, move }) => ({ id, move, from: rectOf(move.origin, move.thing) }));
}

/** Returns the flights of what has left its place, one after the other. */
function arrivals(leaving: readonly Departure[], sight: Sight): Flight[] {
  const found = leaving.flatMap(({ id, move: { origin, target, thing }, from: lay }) => {
    const from = lay ?? rectOf(origin, thing);
    const to = rectOf(target, thing) ?? purse(origin);
    if (!from || !to || (from.x === to.x && from.y === to.y)) return [];
    return [{ id, thing: thing ?? "", back: backAt(sight, target), from, to }];
  });
  return found.map((flight, at) => ({ ...flight, delay: at * APART }));
}

/** Returns where a spot is drawn: where that very thing lies, else its place, else its zone. */
function rectOf(spot: Spot, thing = ""): DOMRect | undefined {
  const zone = `${spot.zone}/${spot.seat ?? -1}`;
  for (const key of [`${zone}/${thing}`, spotKey(spot), `${zone}/0`, `${zone}/-1`]) {
    const drawn = document.querySelectorAll(`[data-spot="${CSS.escape(key)}"]`);
    const last = drawn[drawn.length - 1];
    if (last) return last.getBoundingClientRect();
  }
  return undefined;
}

/** Returns where a seat's gold is counted: what is sold goes there. */
function purse(origin: Spot): DOMRect | undefined {
  return document.querySelector(`[data-purse="${origin.seat ?? -1}"]`)?.getBoundingClientRect();
}
