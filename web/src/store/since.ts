import type { Drawn, Heard, Named, Spot, Zone } from "../protocol/types";
import { spotKey } from "./spots";
import { NOTHING_SINCE, type Since } from "./state";

const NOBODY = -1;
const COMMON = -1;

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
  const isOver = told.isOwn && isTurnOver(told, me);
  const kept = isOver ? NOTHING_SINCE : carried(since, told.events, me);
  // Where all act at once, the choice that ends one's own turn may bring to light what all others did.
  if (told.isOwn && !(isOver && told.before?.turn === NOBODY)) return kept;
  const deeds = deedsOf(told, me);
  if (deeds.length === 0) return kept;
  const spots = new Set(kept.spots);
  const numbers = new Set(kept.numbers);
  for (const deed of deeds) {
    if (deed.said) numbers.add(deed.number);
    for (const spot of deed.spots) spots.add(spotKey(spot));
  }
  for (const spot of changed(told.before, told.view, me)) spots.add(spot);
  return { spots: tellingOnes(spots, told.view, me), numbers };
}

/** Whether the reader's turn has ended with a choice of its own; where all act at once, the next may have begun. */
function isTurnOver({ events, before, view }: Told, me: number): boolean {
  const wasAll = before === null || before.turn === NOBODY;
  const isNext = wasAll && view.turn === NOBODY && events.some((event) => event.is_heading);
  return isNext || ((wasAll || before.turn === me) && view.turn !== me && !view.asked.includes(me));
}

/** What others did to the reader, and which places it has changed. */
interface Deed extends Heard {
  spots: Spot[];
}

/**
 * Returns what others did to the reader.
 *
 * In another's turn that is whatever concerns the reader, up to where the next part of the game begins. In
 * nobody's turn, and for one who has just come in, it is what names another as its doer, what comes to the
 * reader from another, and what changes something that all have in common.
 */
function deedsOf({ events, before, view }: Told, me: number): Deed[] {
  const turn = before?.turn ?? NOBODY;
  const end = events.findIndex((event) => event.is_heading);
  const theirs = turn >= 0 && turn !== me ? (end < 0 ? events.length : end) : 0;
  const common = turn === NOBODY ? changedInCommon(events, view, me) : new Map<string, Spot>();
  return events.flatMap((heard, at) => {
    const isTheirs = concerns(heard, me) && (at < theirs || isAnothers(heard, me));
    const named = heard.event.seat === me ? [] : namesIn(heard);
    const spots = [
      ...(isTheirs ? placesOf(heard, me) : turn === NOBODY ? passedOn(heard, me) : []),
      ...named.flatMap(({ id }) => common.get(id) ?? []),
    ];
    return isTheirs || spots.length > 0 ? [{ ...heard, spots }] : [];
  });
}

function isAnothers({ event }: Heard, me: number): boolean {
  return typeof event.seat === "number" && event.seat >= 0 && event.seat !== me;
}

const isPlaceOf = (me: number) => (spot: Spot) => spot.seat === me && (spot.place ?? -1) >= 0;

/** The places of the reader's from which or to which something moved. */
function placesOf({ moves = [] }: Heard, me: number): Spot[] {
  return moves.flatMap(({ origin, target }) => [origin, target]).filter(isPlaceOf(me));
}

/** The places of the reader's to which something came from another. */
function passedOn({ moves = [] }: Heard, me: number): Spot[] {
  const isFromAnother = ({ seat = COMMON }: Spot) => seat !== COMMON && seat !== me;
  return moves.flatMap(({ origin, target }) => (isFromAnother(origin) ? [target] : [])).filter(isPlaceOf(me));
}

/** Things that lie in common and changed where they lie, by what nobody does, and not because of the reader. */
function changedInCommon(events: readonly Heard[], view: Drawn, me: number): Map<string, Spot> {
  const own = events.filter(({ event }) => event.seat === me).flatMap(namesIn);
  const named = events
    .filter(({ event, moves }) => event.seat === undefined && !moves?.length)
    .flatMap(namesIn);
  const ids = new Set(named.map(({ id }) => id).filter((id) => !own.some((each) => each.id === id)));
  const zones = view.zones.filter(({ seat }) => seat === COMMON);
  const cells = zones.flatMap(({ name, cells }) => cells.map((cell, place) => ({ zone: name, place, cell })));
  return new Map(
    cells.flatMap(({ zone, place, cell: { thing } }) =>
      thing && ids.has(thing) ? [[thing, { zone, place }] as const] : [],
    ),
  );
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

function concerns(heard: Heard, me: number): boolean {
  const isMine = (spot: Spot) => spot.seat === me;
  return (
    (heard.moves ?? []).some(({ origin, target }) => isMine(origin) || isMine(target)) ||
    namesIn(heard).some(({ kind, id }) => kind === "seat" && Number(id) === me)
  );
}

function namesIn({ said }: Heard): Named[] {
  return Object.values(said?.fields ?? {}).flatMap((value) =>
    typeof value === "object" ? value : [],
  ) as Named[];
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
