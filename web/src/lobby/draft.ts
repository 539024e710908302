import type { Laying, Offered, TableSheet, Terms } from "../protocol/types";

/** Who is to have a seat: oneself, somebody by the link, a bot, or somebody else at this device. */
export type Plan =
  | { who: "me" }
  | { who: "open" }
  | { who: "bot"; bot: string }
  | { who: "here"; name: string }
  | { who: "taken"; name: string };

/** A file that somebody has chosen, as text. */
export interface Brought {
  name: string;
  text: string;
}

/** A table as somebody wants it, before it is made or changed. */
export interface Draft {
  name: string;
  game: string;
  seats: readonly Plan[];
  options: Readonly<Record<string, string>>;
  /** What was chosen for each seat, by option; it counts where the option itself says `BY_SEAT`. */
  bySeat: Readonly<Record<string, readonly string[]>>;
  terms: Required<Terms>;
  edition: Brought | null;
  recipe: Brought | null;
  /** A record or a position, in which all but the terms is settled. */
  start: { kind: "record" | "position"; file: Brought } | null;
}

/** The value of an option that every seat has one of its own of. */
export const BY_SEAT = "by seat";
const NOTHING = "none";

export const USUAL_TERMS: Required<Terms> = {
  is_open: false,
  aids: true,
  watch: "everyone",
  undo: "friendly",
  pace: 0,
  hints: false,
};

const USUAL_SEATS = 4;

/** Returns the draft of a new table. */
export function newDraft(game: string, options: Record<string, string>, seats = USUAL_SEATS): Draft {
  return {
    name: "",
    game,
    seats: [{ who: "me" }, ...Array.from({ length: seats - 1 }, (): Plan => ({ who: "open" }))],
    options,
    bySeat: {},
    terms: USUAL_TERMS,
    edition: null,
    recipe: null,
    start: null,
  };
}

/** Returns a table that waits as its host can change it; `mine` are the seats of this device's people. */
export function draftOf(sheet: TableSheet, me: number, bySeat: readonly string[]): Draft {
  const seats = sheet.seats.map((seat, at): Plan => {
    if (at === me) return { who: "me" };
    if (seat.is_free) return { who: "open" };
    return seat.bot ? { who: "bot", bot: seat.bot } : { who: "taken", name: seat.name ?? "" };
  });
  const options = { ...sheet.options };
  const chosen: Record<string, string[]> = {};
  for (const name of bySeat) {
    const values = options[name]?.split(",") ?? [];
    if (values.length === seats.length && values.length > 1) {
      chosen[name] = values;
      options[name] = BY_SEAT;
    }
  }
  const { name = "", game, terms } = sheet;
  return {
    name,
    game,
    seats,
    options,
    bySeat: chosen,
    terms: { ...USUAL_TERMS, is_open: true, ...terms },
    edition: null,
    recipe: null,
    start: null,
  };
}

/** Returns what is asked of the server for a draft. */
export function layingOf(draft: Draft): Laying {
  const { name, game, terms, start, edition, recipe } = draft;
  const wanted: Laying = { terms };
  if (name.trim()) wanted.name = name.trim();
  if (start) return { ...wanted, game, [start.kind]: start.file.text };
  const options: Record<string, string> = {};
  for (const [option, value] of Object.entries(draft.options)) {
    options[option] = value === BY_SEAT ? valuesBySeat(draft, option).join(",") : value;
  }
  return {
    ...wanted,
    game,
    seats: draft.seats.length,
    options,
    ...(edition ? { edition: edition.text } : {}),
    ...(recipe ? { recipe: recipe.text } : {}),
  };
}

/** Returns what is chosen of an option: in the draft, else as the server says. */
export function chosenOf(draft: Draft, option: Offered): string {
  return draft.options[option.name] ?? option.chosen ?? "";
}

/** Returns what every seat has of an option. */
export function valuesBySeat({ seats, bySeat }: Draft, option: string): string[] {
  const chosen = bySeat[option] ?? [];
  return seats.map((_, at) => chosen[at] ?? NOTHING);
}

/** Returns the draft with another value of an option; with each seat another one, if it is chosen by seat. */
export function withOption(draft: Draft, option: string, value: string, offered: readonly string[]): Draft {
  const options = { ...draft.options, [option]: value };
  if (value !== BY_SEAT || draft.bySeat[option]) return { ...draft, options };
  const usable = offered.filter((each) => each !== NOTHING);
  const chosen = draft.seats.map((_, at) => usable[at] ?? NOTHING);
  return { ...draft, options, bySeat: { ...draft.bySeat, [option]: chosen } };
}

/** Returns the draft with another value of an option for a seat; the seat that had it gets this one's, if they swap. */
export function withSeatOption(
  draft: Draft,
  option: string,
  seat: number,
  value: string,
  isSwap = false,
): Draft {
  const before = valuesBySeat(draft, option);
  const chosen = before.map((each, at) => {
    if (at === seat) return value;
    return isSwap && each === value ? (before[seat] ?? NOTHING) : each;
  });
  return { ...draft, bySeat: { ...draft.bySeat, [option]: chosen } };
}

/** Returns the draft with another plan for a seat. */
export function withSeat(draft: Draft, seat: number, plan: Plan): Draft {
  return { ...draft, seats: draft.seats.map((each, at) => (at === seat ? plan : each)) };
}

/** Returns the draft with one more seat, for whoever comes by the link. */
export function withMore(draft: Draft): Draft {
  return { ...draft, seats: [...draft.seats, { who: "open" }] };
}

/** Returns the draft without a seat; those behind it move up, with what was chosen for them. */
export function without(draft: Draft, seat: number): Draft {
  const stay = <T>(all: readonly T[]) => all.filter((_, at) => at !== seat);
  const bySeat = Object.fromEntries(
    Object.entries(draft.bySeat).map(([option, values]) => [option, stay(values)]),
  );
  return { ...draft, seats: stay(draft.seats), bySeat };
}

/** Returns the draft for another game, with as many of its seats as that has; what was chosen goes. */
export function withGame(draft: Draft, game: string, options: Record<string, string>, most: number): Draft {
  return {
    ...draft,
    game,
    options,
    bySeat: {},
    seats: draft.seats.slice(0, most),
    edition: null,
    recipe: null,
    start: null,
  };
}

/** Returns the draft with a file of one's own instead of what was chosen of an option, or without any. */
export function withFile(draft: Draft, option: "edition" | "recipe", file: Brought | null): Draft {
  const kept = Object.entries(draft.options).filter(
    ([name]) => name !== option && !name.startsWith(`${option}.`),
  );
  return { ...draft, options: Object.fromEntries(kept), [option]: file };
}

/** Returns the draft that begins with a record or a position, with as many seats as that has. */
export function withStart(draft: Draft, start: Draft["start"], seats: number): Draft {
  const more = Array.from({ length: Math.max(0, seats - draft.seats.length) }, (): Plan => ({ who: "open" }));
  return { ...draft, start, seats: [...draft.seats, ...more].slice(0, seats) };
}
