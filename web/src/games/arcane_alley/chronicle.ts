import type { Drawn, Heard } from "../../protocol/types";
import { isSale } from "./verbs";

const FINE = 25;

/** Returns what was heard and not taken back. */
export function holding(heard: readonly Heard[]): Heard[] {
  const gone = new Set(
    heard.flatMap(({ event }) => (event.event === "took_back" ? (event.numbers as number[]) : [])),
  );
  return heard.filter(({ number, event }) => !gone.has(number) && event.event !== "took_back");
}

/** What an event changes for a seat: gold, infamy, fine markers, and what for. */
export interface Change {
  seat: number;
  gold: number;
  infamy: number;
  fines: number;
  source: "sets" | "effects" | "market" | "bribes" | "fines";
}

const NOTHING = { gold: 0, infamy: 0, fines: 0 };

/** Returns the changes of all that was heard, event by event; nothing for one that changes no score. */
export function changesOf(heard: readonly Heard[]): (Change | null)[] {
  // The gold that comes next for a seat that has just sold is for the set.
  let selling = -1;
  return heard.map(({ event }) => {
    const seat = Number(event.seat ?? -1);
    const gold = Number(event.gold ?? 0);
    const infamy = Number(event.infamy ?? 0);
    const kind = String(event.event);
    if (isSale(kind)) selling = seat;
    switch (kind) {
      case "gained_gold": {
        const source = seat === selling ? "sets" : "effects";
        selling = -1;
        return { ...NOTHING, seat, gold, source };
      }
      case "lost_gold":
        return { ...NOTHING, seat, gold: -gold, source: "effects" };
      case "bought":
        return { ...NOTHING, seat, gold: -gold, source: "market" };
      case "bribed":
        return { ...NOTHING, seat, gold: -gold, infamy: -infamy, source: "bribes" };
      case "gained_infamy":
        return { ...NOTHING, seat, infamy, source: "effects" };
      case "lost_infamy":
        return { ...NOTHING, seat, infamy: -infamy, source: "effects" };
      case "fined": {
        const markers = Number(event.markers ?? 0);
        return { seat, gold: 0, infamy: -FINE * markers, fines: markers, source: "fines" };
      }
      case "paid_fines": {
        const markers = Number(event.markers ?? 0);
        return { seat, gold: -FINE * markers, infamy: 0, fines: -markers, source: "fines" };
      }
      default:
        return null;
    }
  });
}

/** The scores of every seat at a moment of the game. */
export interface Moment {
  round: number;
  gold: number[];
  infamy: number[];
  fined: number[];
}

/** Scores that change event by event; nobody pays gold that they do not have. */
class Purses {
  readonly gold: number[];
  readonly infamy: number[];

  constructor(view: Drawn, changes: readonly (Change | null)[], start: number | null) {
    this.gold = view.players.map((player) => start ?? player.figures.gold ?? 0);
    this.infamy = view.players.map((player) => (start === null ? (player.figures.infamy ?? 0) : 0));
    if (start !== null) return;
    // A game that was met in the middle: counted back from how it stands now.
    for (const change of changes) {
      if (change === null) continue;
      this.gold[change.seat] = (this.gold[change.seat] ?? 0) - change.gold;
      this.infamy[change.seat] = (this.infamy[change.seat] ?? 0) - change.infamy;
    }
  }

  /** Goes on by a change; returns by how much gold. */
  take(change: Change): number {
    const before = this.gold[change.seat] ?? 0;
    const after = Math.max(0, before + change.gold);
    this.gold[change.seat] = after;
    this.infamy[change.seat] = (this.infamy[change.seat] ?? 0) + change.infamy;
    return after - before;
  }
}

/** Returns the gold that a game begins with, where all of it was heard. */
function startOf(held: readonly Heard[], gold: number): number | null {
  return held.some(({ event }) => event.event === "round_began" && event.round === 1) ? gold : null;
}

/** Returns the scores from turn to turn. */
export function course(view: Drawn, heard: readonly Heard[], gold: number): Moment[] {
  const held = holding(heard);
  const changes = changesOf(held);
  const purses = new Purses(view, changes, startOf(held, gold));
  let round = 1;
  let fined: number[] = [];
  const found: Moment[] = [];
  const note = () => {
    found.push({ round, gold: [...purses.gold], infamy: [...purses.infamy], fined });
    fined = [];
  };
  held.forEach(({ event }, at) => {
    const change = changes[at];
    if (change) {
      purses.take(change);
      if (change.fines > 0) fined = [...fined, change.seat];
    }
    if (event.event === "turn_began" || event.event === "round_began") {
      note();
      round = Number(event.round);
    }
    if (event.event === "counted" || event.event === "bribes_began" || event.event === "over") note();
  });
  note();
  return found;
}

/** Where a seat's gold has come from. */
export type Ledger = Record<Change["source"] | "start" | "gold", number>;

export function ledgers(view: Drawn, heard: readonly Heard[], gold: number): Ledger[] {
  const held = holding(heard);
  const changes = changesOf(held);
  const purses = new Purses(view, changes, startOf(held, gold));
  const found = view.players.map((player, seat) => {
    const start = purses.gold[seat] ?? 0;
    return { start, sets: 0, effects: 0, market: 0, bribes: 0, fines: 0, gold: player.figures.gold ?? 0 };
  });
  for (const change of changes) {
    const ledger = change ? found[change.seat] : undefined;
    if (change && ledger) ledger[change.source] += purses.take(change);
  }
  return found;
}

/** What an inspection brought for a seat. */
export interface Count {
  seat: number;
  sum: number;
  was: number;
  now: number;
  fines: number;
  turnedUp: Set<number>;
  sales: number;
  isPenalised: boolean;
}

/** An inspection as it went: who triggered it, and what everybody counted, in order. */
export interface Inspection {
  number: number;
  round: number;
  triggered: number;
  counts: Count[];
}

/** Returns the latest inspection, once everybody has counted; nothing before. */
export function inspectionIn(view: Drawn, heard: readonly Heard[]): Inspection | null {
  const held = holding(heard);
  const at = held.findLastIndex(({ event }) => event.event === "inspection_began");
  const began = held[at];
  if (began === undefined || !["bribe", "over"].includes(view.traits.phase ?? "")) return null;
  const part = held.slice(at);
  const end = part.findIndex(({ event }) => event.event === "bribes_began" || event.event === "over");
  const counts = new Map<number, Count>();
  for (const player of view.players) {
    const all = changesOf(part).reduce(
      (sum, each) => sum + (each?.seat === player.seat ? each.infamy : 0),
      0,
    );
    const was = (player.figures.infamy ?? 0) - all;
    const { seat } = player;
    counts.set(seat, {
      seat,
      sum: 0,
      was,
      now: was,
      fines: 0,
      turnedUp: new Set(),
      sales: 0,
      isPenalised: false,
    });
  }
  const told = part.slice(0, end < 0 ? part.length : end);
  const changes = changesOf(told);
  const order: number[] = [];
  told.forEach(({ event }, place) => {
    const count = counts.get(Number(event.seat ?? -1));
    if (!count) return;
    const kind = String(event.event);
    count.now += changes[place]?.infamy ?? 0;
    count.fines += Math.max(0, changes[place]?.fines ?? 0);
    if (kind === "turned_up") count.turnedUp.add(Number(event.slot));
    if (isSale(kind)) count.sales += 1;
    if (kind === "penalised") count.isPenalised = true;
    if (kind === "counted") {
      count.sum = Number(event.infamy);
      order.push(count.seat);
    }
  });
  return {
    number: began.number,
    round: Number(began.event.round),
    triggered: Number(began.event.seat),
    counts: order.flatMap((seat) => counts.get(seat) ?? []),
  };
}
