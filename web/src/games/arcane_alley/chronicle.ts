import type { Drawn, Heard } from "../../protocol/types";
import { isSale } from "./verbs";

// So much infamy a fine marker stands for.
const MARKER = 25;

/** Returns what was heard and not taken back. */
export function holding(heard: readonly Heard[]): Heard[] {
  const gone = new Set(
    heard.flatMap(({ event }) => (event.event === "took_back" ? (event.numbers as number[]) : [])),
  );
  return heard.filter(({ number, event }) => !gone.has(number) && event.event !== "took_back");
}

const DRAWS = new Set(["drew", "bought", "took_from_discard", "took_from_market"]);

/** Returns what a seat has drawn or bought in the turn that it has; nothing where the reader doesn't know. */
export function drawnBy(seat: number, heard: readonly Heard[]): string {
  const held = holding(heard);
  const began = held.findLastIndex(({ event }) => event.event === "turn_began");
  const drew = held
    .slice(began + 1)
    .find(({ event }) => event.seat === seat && DRAWS.has(String(event.event)));
  return String(drew?.event.item ?? "");
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
  // The gold that comes next for a seat that has just sold is for the set; what goes after fines is for them.
  let selling = -1;
  let paying = -1;
  return heard.map(({ event }) => {
    const seat = Number(event.seat ?? -1);
    const gold = Number(event.gold ?? 0);
    const infamy = Number(event.infamy ?? 0);
    const kind = String(event.event);
    if (isSale(kind)) selling = seat;
    if (kind === "turn_began") selling = -1;
    switch (kind) {
      case "gained_gold": {
        const source = seat === selling ? "sets" : "effects";
        selling = -1;
        return { ...NOTHING, seat, gold, source };
      }
      case "lost_gold": {
        const source = seat === paying ? "fines" : "effects";
        paying = -1;
        return { ...NOTHING, seat, gold: -gold, source };
      }
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
        return { seat, gold: 0, infamy: -MARKER * markers, fines: markers, source: "fines" };
      }
      case "paid_fines":
        paying = seat;
        return { ...NOTHING, seat, fines: -Number(event.markers ?? 0), source: "fines" };
      default:
        return null;
    }
  });
}

/** The scores of every seat at a moment of the game. */
export interface Moment {
  round: number;
  /** How many turns were begun. */
  turn: number;
  gold: number[];
  infamy: number[];
  fined: number[];
}

/** Scores that change event by event. */
export class Purses {
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

  /** Goes on by a change. */
  take(change: Change): void {
    this.gold[change.seat] = (this.gold[change.seat] ?? 0) + change.gold;
    this.infamy[change.seat] = (this.infamy[change.seat] ?? 0) + change.infamy;
  }
}

/** Returns the gold that a game begins with, where all of it was heard. */
export function startOf(held: readonly Heard[], gold: number): number | null {
  return held.some(({ event }) => event.event === "round_began" && event.round === 1) ? gold : null;
}

/** Returns the scores from turn to turn. */
export function course(view: Drawn, heard: readonly Heard[], gold: number): Moment[] {
  const held = holding(heard);
  const changes = changesOf(held);
  const purses = new Purses(view, changes, startOf(held, gold));
  let round = 1;
  let turn = 0;
  let fined: number[] = [];
  const found: Moment[] = [];
  const note = () => {
    found.push({ round, turn, gold: [...purses.gold], infamy: [...purses.infamy], fined });
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
    if (event.event === "turn_began") turn += 1;
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
    if (change && ledger) ledger[change.source] += change.gold;
  }
  return found;
}
