import { SOURCES } from "../../parts/Provenance";
import { lettersOf, type Shelf, type Shown, traitOf } from "./collection";

/** Something that things differ in: its values, and which of them a thing has. */
export interface Facet {
  name: string;
  /** Ticked and taken off, or picked out of all. */
  how: "ticked" | "picked";
  values: { value: string; count: number }[];
  of: (shown: Shown) => string[];
}

/** What is chosen of a facet: what was taken off, or what was picked. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

const TIMINGS = ["played", "sold", "always", "expend", "special"];
const SIDES = ["crescent", "half", "full"];
// A trait with more values than these, or with one for almost every thing, is no help in finding anything.
const MOST_VALUES = 12;
const FEWEST_EACH = 2;
const OWN = new Set(["moon", "moonstruck"]);

function sidesOf({ entry }: Shown): string[] {
  const side = traitOf(entry, "moon") || "none";
  return side === "all" ? SIDES : [side];
}

/** Returns what the things of a shelf can be filtered by, without what all have in common. */
export function facetsOf(shelf: Shelf): Facet[] {
  const facet = (name: string, how: Facet["how"], of: Facet["of"], order: readonly string[] = []): Facet => {
    const found = new Set(shelf.shown.flatMap(of));
    const first = order.filter((value) => found.has(value));
    const values = [...first, ...[...found].filter((value) => !first.includes(value))].map((value) => ({
      value,
      count: shelf.shown.filter((shown) => of(shown).includes(value)).length,
    }));
    return { name, how, values, of };
  };
  const hasTypes = shelf.shown.some((shown) => shown.look?.colour);
  const traits = [...new Set(shelf.shown.flatMap(({ entry }) => (entry.traits ?? []).map(([name]) => name)))];
  return [
    facet("from", "ticked", (shown) => [shown.from], [shelf.volume.game.title]),
    facet("when", "ticked", (shown) => shown.entry.when.names ?? [], TIMINGS),
    facet("moon", "picked", sidesOf, [...SIDES, "none"]),
    ...(hasTypes ? [facet("type", "picked", ({ entry }) => [lettersOf(entry)])] : []),
    ...traits
      .filter((name) => !OWN.has(name))
      .map((name) => facet(`trait-${name}`, "picked", ({ entry }) => [traitOf(entry, name)].filter(Boolean)))
      .filter(({ values }) => values.length <= Math.min(MOST_VALUES, shelf.shown.length / FEWEST_EACH)),
    facet("known", "ticked", (shown) => shown.sources, SOURCES),
  ].filter((each) => each.values.length > 1);
}

/** Returns the things that have what is chosen, and every word that is looked for. */
export function found(shelf: Shelf, facets: readonly Facet[], chosen: Chosen, search: string): Shown[] {
  const looked = search.toLowerCase().replaceAll("’", "'").split(/\s+/).filter(Boolean);
  return shelf.shown.filter(
    (shown) =>
      looked.every((word) => shown.text.includes(word)) &&
      facets.every((facet) => fits(facet, shown, chosen[facet.name] ?? [])),
  );
}

function fits(facet: Facet, shown: Shown, chosen: readonly string[]): boolean {
  const values = facet.of(shown);
  if (!chosen.length || (facet.how === "ticked" && !values.length)) return true;
  return values.some((value) => chosen.includes(value) === (facet.how === "picked"));
}

/** Returns a choice with a value put in, or taken out. */
export function toggled(chosen: Chosen, facet: string, value: string): Chosen {
  const before = chosen[facet] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return { ...chosen, [facet]: after };
}

/** Returns how many things were chosen in all. */
export function countChosen(chosen: Chosen): number {
  return Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
}
