import type { Drawn, Heard, Named, Spot, Zone } from "../protocol/types";
import { spotKey } from "./spots";
import { NOTHING_SINCE, type Since } from "./state";

const NOBODY = -1;

/** A step of the game as the reader was told of it. */
export interface Told {
  events: readonly Heard[];
  /** How the reader saw the table before it; nothing for one who has just come in. */
  before: Drawn | null;
  view: Drawn;
  /** Whether it followed from a choice of the reader's. */
  isOwn: boolean;
}

/**
 * Returns what others did to the reader since its last turn, after another step.
 *
 * It knows what the events and the reader's own views say, and nothing else. It stays while the reader's turn
 * lasts, and goes with its end.
 */
export function sinceAfter(since: Since, told: Told): Since {
  const me = told.view.seat;
  if (me < 0) return NOTHING_SINCE;
  const kept = carried(since, told.events, me);
  if (told.isOwn) return isTurnOver(told, me) ? NOTHING_SINCE : kept;
  const deeds = deedsOf(told, me);
  if (deeds.length === 0) return kept;
  const spots = new Set(kept.spots);
  const numbers = new Set(kept.numbers);
  for (const { number, moves = [], said } of deeds) {
    if (said) numbers.add(number);
    for (const spot of moves.flatMap(({ origin, target }) => [origin, target]))
      if (spot.seat === me && (spot.place ?? -1) >= 0) spots.add(spotKey(spot));
  }
  for (const spot of changed(told.before, told.view, me)) spots.add(spot);
  return { spots: tellingOnes(spots, told.view, me), numbers };
}

/** Whether the reader's turn has ended with a choice of its own. */
function isTurnOver({ before, view }: Told, me: number): boolean {
  const wasMine = before === null || before.turn === me || before.turn === NOBODY;
  return wasMine && view.turn !== me && !view.asked.includes(me);
}

/**
 * Returns what others did to the reader.
 *
 * In another's turn that is whatever concerns the reader, up to where the next part of the game begins. In
 * nobody's turn, and for one who has just come in, only what names another as its doer is a deed.
 */
function deedsOf({ events, before }: Told, me: number): Heard[] {
  const turn = before?.turn ?? NOBODY;
  const end = events.findIndex((event) => event.is_heading);
  const theirs = turn >= 0 && turn !== me ? (end < 0 ? events.length : end) : 0;
  return events.filter((heard, at) => {
    const { seat } = heard.event;
    const isAnothers = typeof seat === "number" && seat >= 0 && seat !== me;
    return concerns(heard, me) && (at < theirs || isAnothers);
  });
}

/** Returns the events since the reader's last turn, for one who has just come in and hears all of them. */
export function sinceLastTurn(events: readonly Heard[], me: number): readonly Heard[] {
  const heads = events.flatMap((heard, at) => (heard.is_heading ? [at] : []));
  const mine = heads.filter((at) => events[at]?.event.seat === me);
  const after = (at: number | undefined) => heads.find((other) => at !== undefined && other > at);
  // Whoever has the turn now had the one before it last.
  const from = mine.length === 0 ? heads.at(-2) : (after(mine.at(-1)) ?? after(mine.at(-2)));
  return events.slice(from ?? 0);
}

function concerns({ moves = [], said }: Heard, me: number): boolean {
  const isMine = (spot: Spot) => spot.seat === me;
  const names = Object.values(said?.fields ?? {}).flatMap((value) =>
    typeof value === "object" ? value : [],
  );
  return (
    moves.some(({ origin, target }) => isMine(origin) || isMine(target)) ||
    (names as Named[]).some(({ kind, id }) => kind === "seat" && Number(id) === me)
  );
}

/** Returns marks as they go with what lies there; what was taken back is marked no longer. */
function carried(since: Since, events: readonly Heard[], me: number): Since {
  let { spots, numbers } = since;
  for (const { event, moves = [] } of events) {
    if (event.event === "took_back") {
      const gone = new Set(event.numbers as number[]);
      numbers = new Set([...numbers].filter((number) => !gone.has(number)));
      // Where everything that was done is taken back, nothing has changed.
      if (numbers.size === 0) spots = new Set();
    }
    const left = moves.filter(({ origin }) => spots.has(spotKey(origin)));
    if (left.length === 0) continue;
    const next = new Set(spots);
    for (const { origin } of left) next.delete(spotKey(origin));
    for (const { target } of left)
      if (target.seat === me && (target.place ?? -1) >= 0) next.add(spotKey(target));
    spots = next;
  }
  return spots === since.spots && numbers === since.numbers ? since : { spots, numbers };
}

/** The zones of the reader's in which places matter: those that lie in rows. */
function rowsOf(view: Drawn, me: number): Zone[] {
  return view.zones.filter((zone) => zone.seat === me && !!zone.columns);
}

/** Returns the reader's places at which something else lies, or lies otherwise. */
function changed(before: Drawn | null, view: Drawn, me: number): string[] {
  if (before === null) return [];
  return rowsOf(view, me).flatMap((zone) => {
    const was = before.zones.find(({ name, seat }) => name === zone.name && seat === me);
    return zone.cells.flatMap((cell, place) => {
      const old = was?.cells[place];
      const isSame = old?.face === cell.face && old?.thing === cell.thing && old?.back === cell.back;
      return isSame ? [] : [spotKey({ zone: zone.name, seat: me, place })];
    });
  });
}

/** Returns the marks without those of a zone where everything has changed: there they would tell nothing. */
function tellingOnes(spots: ReadonlySet<string>, view: Drawn, me: number): ReadonlySet<string> {
  const found = new Set(spots);
  for (const { name, cells } of rowsOf(view, me)) {
    const all = cells.map((_, place) => spotKey({ zone: name, seat: me, place }));
    if (all.length > 1 && all.every((spot) => found.has(spot))) for (const spot of all) found.delete(spot);
  }
  return found;
}
