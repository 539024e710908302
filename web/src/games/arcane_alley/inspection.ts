import type { Drawn, Heard } from "../../protocol/types";
import { changesOf, holding } from "./chronicle";
import { isSale } from "./verbs";

/** What an inspection brought for a seat. */
export interface Count {
  seat: number;
  /** The slots, of those that are left, that the inspection has turned up. */
  turnedUp: ReadonlySet<number>;
  /** The items of every set that it has sold. */
  sales: readonly string[][];
  /** The gold for those sets, and what effects gave or took besides the count. */
  gold: number;
  effects: { gold: number; infamy: number };
  /** Where the marker stood when the inspection began, and the fine markers that were there by then. */
  start: number;
  had: number;
  /** The infamy of what is left, and where the marker stood before and after that was counted. */
  sum: number;
  was: number;
  now: number;
  /** The fine markers that the count has brought. */
  fines: number;
}

/** The penalty for triggering an inspection: where the marker went. */
export interface Penalty {
  seat: number;
  infamy: number;
  was: number;
  now: number;
  fines: number;
}

/** An inspection as it went: who triggered it, what everybody counted in order, and who paid. */
export interface Inspection {
  number: number;
  round: number;
  triggered: number;
  counts: readonly Count[];
  /** Nothing where nobody gained more for having triggered it. */
  penalty: Penalty | null;
  paid: readonly { seat: number; markers: number; gold: number }[];
}

/** A count in the making. */
interface Tally extends Omit<Count, "turnedUp" | "sales"> {
  turnedUp: Set<number>;
  sales: string[][];
  isCounted: boolean;
}

const NONE = { sum: 0, gold: 0, fines: 0 };

/** Returns the latest inspection, once everybody has counted; nothing before. */
export function inspectionIn(view: Drawn, heard: readonly Heard[]): Inspection | null {
  const held = holding(heard);
  const at = held.findLastIndex(({ event }) => event.event === "inspection_began");
  const began = held[at];
  if (began === undefined || !["bribe", "over"].includes(view.traits.phase ?? "")) return null;
  const rest = held.slice(at);
  const end = rest.findIndex(({ event }) => event.event === "bribes_began" || event.event === "over");
  const told = end < 0 ? rest : rest.slice(0, end);
  const infamy = before(view, rest, "infamy");
  const fines = before(view, rest, "fines");
  const tallies = view.players.map(
    ({ seat }): Tally => ({
      ...NONE,
      seat,
      turnedUp: new Set(),
      sales: [],
      effects: { gold: 0, infamy: 0 },
      start: infamy[seat] ?? 0,
      had: fines[seat] ?? 0,
      was: infamy[seat] ?? 0,
      now: infamy[seat] ?? 0,
      isCounted: false,
    }),
  );
  const counts: Tally[] = [];
  let penalty: Penalty | null = null;
  const paid: { seat: number; markers: number; gold: number }[] = [];
  const changes = changesOf(told);
  told.forEach(({ event }, place) => {
    const tally = tallies[Number(event.seat ?? -1)];
    if (!tally) return;
    const change = changes[place] ?? { gold: 0, infamy: 0, fines: 0, source: "effects" };
    const kind = String(event.event);
    if (kind === "penalised") {
      penalty = { seat: tally.seat, infamy: 0, was: tally.now, now: tally.now, fines: 0 };
    } else if (change.source === "fines" && change.gold) {
      const latest = paid.at(-1);
      if (latest) latest.gold -= change.gold;
    } else if (kind === "paid_fines") {
      paid.push({ seat: tally.seat, markers: Number(event.markers), gold: 0 });
    } else if (penalty?.seat === tally.seat) {
      penalty = {
        ...penalty,
        infamy: penalty.infamy + Math.max(0, change.infamy),
        now: penalty.now + change.infamy,
        fines: penalty.fines + change.fines,
      };
    } else if (kind === "counted") {
      Object.assign(tally, { sum: Number(event.infamy), was: tally.now, isCounted: true });
      counts.push(tally);
    } else {
      follow(tally, event, change);
    }
  });
  return {
    number: began.number,
    round: Number(began.event.round),
    triggered: Number(began.event.seat),
    counts,
    penalty,
    paid,
  };
}

/** Goes on by an event: what is turned up, sold and closed, and what that does to a seat's scores. */
function follow(
  tally: Tally,
  event: Heard["event"],
  change: { gold: number; infamy: number; fines: number; source: string },
): void {
  const kind = String(event.event);
  tally.now += change.infamy;
  if (tally.isCounted) tally.fines += Math.max(0, change.fines);
  if (change.source === "sets") tally.gold += change.gold;
  if (change.source === "effects") tally.effects.gold += change.gold;
  if (!tally.isCounted) tally.effects.infamy += change.infamy;
  if (kind === "turned_up") tally.turnedUp.add(Number(event.slot));
  if (isSale(kind)) tally.sales.push(event.items as string[]);
  if (kind === "closed") {
    const kept = event.kept as number[];
    tally.turnedUp = new Set(kept.flatMap((slot, now) => (tally.turnedUp.has(slot) ? [now] : [])));
  }
}

/** Returns a score of everybody before some events that led to a view. */
function before(view: Drawn, events: readonly Heard[], score: "infamy" | "fines"): number[] {
  const changes = changesOf(events);
  return view.players.map(({ seat, figures }) =>
    changes.reduce((sum, change) => sum - (change?.seat === seat ? change[score] : 0), figures[score] ?? 0),
  );
}
