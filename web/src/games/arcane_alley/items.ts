import type { Drawing, Entry, Things } from "../../protocol/types";

/** An item: what is printed on it, and how it looks. */
export interface Item {
  id: string;
  name: string;
  mark: string;
  letters: string;
  gold: number | null;
  infamy: number;
  moments: string[];
  moon: string;
  colour: string;
  pattern: string;
  entry: Entry;
  look: Drawing | undefined;
}

const SPECIAL = "✦";

function figure(entry: Entry, name: string): number | null {
  return entry.figures.find((each) => each.name === name)?.value ?? null;
}

function moonOf(entry: Entry): string {
  const found = entry.traits?.find(([name]) => name === "moon");
  return found ? found[1].words : "";
}

function itemOf(entry: Entry, look: Drawing | undefined): Item {
  return {
    id: entry.id,
    name: entry.name,
    mark: entry.mark,
    letters: entry.mark.startsWith("*") ? SPECIAL : entry.mark.replace(/'$/, ""),
    gold: figure(entry, "gold"),
    infamy: figure(entry, "infamy") ?? 0,
    moments: entry.when.names ?? [],
    moon: moonOf(entry),
    colour: look?.colour || "#2B2459",
    pattern: look?.pattern || "rays",
    entry,
    look,
  };
}

export type Items = ReadonlyMap<string, Item>;

/** Returns the items of a game by id. */
export function itemsOf(things: Things): Items {
  const looks = new Map(things.looks.map((look) => [`${look.kind}:${look.id}`, look]));
  return new Map(
    things.entries
      .filter((entry) => entry.kind === "item")
      .map((entry) => [entry.id, itemOf(entry, looks.get(`item:${entry.id}`))]),
  );
}

/** Returns how many of an item there are in a game of so many seats; nothing where that isn't told. */
export function copiesOf(item: Item, seats: number): number | undefined {
  const found = item.entry.figures.find(({ name }) => {
    const [, least, most] = /^copies_(\d+)_to_(\d+)$/.exec(name) ?? [];
    return Number(least) <= seats && seats <= Number(most);
  });
  return found?.value ?? undefined;
}

/** Returns a general number of a game, such as the gold that everybody begins with. */
export function numberOf(things: Things, name: string): number {
  const found = things.entries.find((entry) => entry.kind === "number" && entry.id === name);
  return found?.figures[0]?.value ?? 0;
}

/** Returns a number with a true minus sign. */
export function figureText(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
