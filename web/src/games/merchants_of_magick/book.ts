import type { Cell, Entry, Message, Things } from "../../protocol/types";

export const COLUMNS = ["steel", "wood", "leather", "elemental", "arcane", "wild"] as const;
export type Column = (typeof COLUMNS)[number];

/** A circle of the sheet: its place there, its column and its number. */
export interface Circle {
  place: number;
  column: Column;
  number: number;
}

/** A row of the sheet: an item or a spell with its circles. */
export interface Row {
  id: string;
  name: string;
  group: string;
  isItem: boolean;
  coins: number;
  circles: Circle[];
  note: Message | undefined;
}

export interface Order {
  id: string;
  name: string;
  coins: number;
  rows: Row[];
}

export interface Adventurer {
  id: string;
  name: string;
  coins: number;
  enchantment: Row | undefined;
  items: { group: string; row: Row | undefined }[];
}

export interface Mastery {
  id: string;
  name: string;
  column: string;
  circles: number;
}

export const GROUPS = ["accessory", "weapon", "armor"] as const;
/** What a merchant alone may be called, and from how many coins on. */
export interface Title {
  id: string;
  coins: number;
}

const RATED = "rated_";

/** What is printed on the sheet and the cards of the game. */
export class Book {
  readonly rows: Row[];
  readonly orders: Map<string, Order>;
  readonly adventurers: Map<string, Adventurer>;
  readonly masteries: Map<string, Mastery>;
  readonly extraDice: number[];
  readonly titles: Title[];
  private readonly entries: readonly Entry[];

  constructor(things: Things) {
    this.entries = things.entries;
    const looks = new Map(things.looks.map((look) => [look.id, look]));
    this.rows = this.of("item", "spell").map((entry) => ({
      id: entry.id,
      name: entry.name,
      group: trait(entry, "group"),
      isItem: entry.kind === "item",
      coins: figure(entry, "coins") ?? 0,
      circles: [],
      note: Object.values(looks.get(entry.id)?.short ?? {})[0],
    }));
    let place = 0;
    for (const column of COLUMNS) {
      for (const row of this.rows) {
        const entry = this.entries.find(
          (each) => each.id === row.id && (each.kind === "item") === row.isItem,
        );
        const number = entry ? figure(entry, column) : null;
        if (number === null) continue;
        row.circles.push({ place, column, number });
        place += 1;
      }
    }
    const rowOf = (name: string) => this.rows.find((row) => row.name === name);
    const isRow = (row: Row | undefined): row is Row => row !== undefined;
    this.orders = new Map(
      this.of("order").map((entry) => {
        const rows = ["prefix", "item", "suffix"].map((part) => rowOf(trait(entry, part))).filter(isRow);
        return [entry.id, { id: entry.id, name: entry.name, coins: figure(entry, "coins") ?? 0, rows }];
      }),
    );
    this.adventurers = new Map(
      this.of("adventurer").map((entry) => [
        entry.id,
        {
          id: entry.id,
          name: entry.name,
          coins: entry.numbers.find((each) => each.name === "coins")?.value ?? 0,
          enchantment: rowOf(trait(entry, "enchantment")),
          items: GROUPS.map((group) => ({ group, row: rowOf(trait(entry, group)) })),
        },
      ]),
    );
    this.masteries = new Map(
      this.of("mastery").map((entry) => [
        entry.id,
        {
          id: entry.id,
          name: entry.name,
          column: trait(entry, "column"),
          circles: entry.numbers[0]?.value ?? 0,
        },
      ]),
    );
    this.extraDice = this.of("number")
      .filter((entry) => entry.id.startsWith("slot_"))
      .map((entry) => entry.figures[0]?.value ?? 0);
    this.titles = this.of("number")
      .filter((entry) => entry.id.startsWith(RATED))
      .map((entry) => ({ id: entry.id.slice(RATED.length), coins: entry.figures[0]?.value ?? 0 }));
  }

  /** Returns a number of the edition by its name. */
  number(id: string): number {
    return this.of("number").find((entry) => entry.id === id)?.figures[0]?.value ?? 0;
  }

  /** Returns what the glossary has of a thing. */
  entry(kind: string, id: string): Entry | undefined {
    return this.entries.find((each) => each.kind === kind && each.id === id);
  }

  /** Returns the row that a circle belongs to. */
  rowAt(place: number): Row | undefined {
    return this.rows.find((row) => row.circles.some((circle) => circle.place === place));
  }

  private of(...kinds: string[]): Entry[] {
    return this.entries.filter((entry) => kinds.includes(entry.kind));
  }
}

function figure(entry: Entry, name: string): number | null {
  return entry.figures.find((each) => each.name === name)?.value ?? null;
}

function trait(entry: Entry, name: string): string {
  return entry.traits?.find(([each]) => each === name)?.[1].words ?? "";
}

/** How a circle stands on a sheet. */
export function markOf(cells: readonly Cell[], place: number): "ink" | "pencil" | "" {
  const marks = cells[place]?.marks ?? [];
  return marks.includes("ink") ? "ink" : marks.includes("pencil") ? "pencil" : "";
}

/** Whether all circles of a row are marked on a sheet. */
export function isComplete(cells: readonly Cell[], row: Row): boolean {
  return row.circles.every((circle) => markOf(cells, circle.place) !== "");
}
