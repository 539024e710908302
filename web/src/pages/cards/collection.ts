import { SOURCES } from "../../parts/Provenance";
import { http } from "../../protocol/http";
import type { Drawing, Entry, Figure, GameSheet, Things } from "../../protocol/types";
import { PAGE_WORDS } from "../../words/page";
import { Words } from "../../words/words";

/** One thing to look at: what its game says of it, and what it is found by. */
export interface Shown {
  key: string;
  game: string;
  entry: Entry;
  look: Drawing | undefined;
  from: string;
  sources: string[];
  text: string;
}

/** What a game has to look at, with its words. */
export interface Volume {
  game: GameSheet;
  things: Things;
  words: Words;
  shown: Shown[];
}

/** Things of one kind, or of kinds that belong together, behind a tab. */
export interface Shelf {
  name: string;
  volume: Volume;
  shown: Shown[];
}

/** Kinds that are shown together, by game, and the order of those that people look for first. */
const TOGETHER: Readonly<Record<string, string>> = {
  "merchants_of_magick/item": "sheet",
  "merchants_of_magick/spell": "sheet",
};
const FIRST = ["item", "wizard", "adventurer", "order", "mastery", "sheet"];
// Numbers of the rules are no things that lie on a table.
const NOTHING = "number";
export const PROMO = "promo";

/** Returns everything that the installed games name, with all their modules. */
export async function collect(): Promise<Volume[]> {
  const { games } = await http.games();
  return Promise.all(games.map(volumeOf));
}

/** Returns what a game has to look at, with all its modules. */
export async function volumeOf(game: GameSheet): Promise<Volume> {
  const modules = Object.keys(game.options?.find((option) => option.name === "modules")?.values ?? {});
  const setups = modules.length ? modules.filter(Boolean).map((name) => ({ modules: name })) : [{}];
  const all = await Promise.all(setups.map((options) => http.thingsOf(game.name, options)));
  return bound(game, merged(all));
}

/** Returns the things of several set-ups as one; what several have is taken from the first. */
function merged([first, ...others]: Things[]): Things {
  if (!first) throw new Error("a game has things");
  const once = <T extends { kind: string; id: string }>(lists: T[][]) => {
    const found = new Map<string, T>();
    for (const each of lists.flat()) {
      const key = `${each.kind}/${each.id}`;
      if (!found.has(key)) found.set(key, each);
    }
    return [...found.values()];
  };
  return {
    ...first,
    entries: once([first, ...others].map((things) => things.entries)),
    looks: once([first, ...others].map((things) => things.looks)),
    catalogues: [first, ...others].flatMap((things) => things.catalogues),
  };
}

function bound(game: GameSheet, things: Things): Volume {
  const named = new Map(things.entries.map((entry) => [`${entry.kind}:${entry.id}`, entry.name]));
  const words = new Words([...things.catalogues, ...PAGE_WORDS], named);
  const looks = new Map(things.looks.map((look) => [`${look.kind}/${look.id}`, look]));
  const shown = things.entries
    .filter((entry) => entry.kind !== NOTHING)
    .map((entry) => ({
      key: keyOf(game.name, entry.kind, entry.id),
      game: game.name,
      entry,
      look: looks.get(`${entry.kind}/${entry.id}`),
      from: entry.is_promo ? PROMO : entry.book || game.title,
      sources: sourcesOf(entry),
      text: textOf(entry, words).toLowerCase(),
    }));
  return { game, things, words, shown };
}

/** Returns the name of a thing among those of all games. */
export function keyOf(game: string, kind: string, id: string): string {
  return `${game}/${kind}/${id}`;
}

/** Returns the ways in which what is said of a thing is known, in their order. */
function sourcesOf(entry: Entry): string[] {
  const traits = (entry.traits ?? []).map(([, known]) => known);
  const said = [...entry.figures, ...entry.numbers, ...entry.sentences, ...traits, entry.when];
  const used = new Set(said.map((each) => each.source));
  return SOURCES.filter((source) => used.has(source));
}

function textOf(entry: Entry, words: Words): string {
  const traits = (entry.traits ?? []).map(([, known]) => known.words);
  const said = entry.sentences.map((sentence) => words.say(sentence.said));
  return [entry.name, entry.rule, ...(entry.when.names ?? []), ...traits, ...said].join(" ");
}

/** Returns what is behind each tab: the kinds of every game, those first that people look for. */
export function shelvesOf(volumes: readonly Volume[]): Shelf[] {
  const shelves = volumes.flatMap((volume) => {
    const names = [...new Set(volume.shown.map(shelfOf))];
    return names.map((name) => ({
      name,
      volume,
      shown: volume.shown.filter((shown) => shelfOf(shown) === name),
    }));
  });
  const place = ({ name }: Shelf) => (FIRST.indexOf(name) + FIRST.length + 1) % (FIRST.length + 1);
  return shelves.sort((one, other) => place(one) - place(other));
}

function shelfOf({ game, entry }: Shown): string {
  return TOGETHER[`${game}/${entry.kind}`] ?? entry.kind;
}

/** Returns a figure of a thing by its name. */
export function figureOf(entry: Entry, name: string): Figure | undefined {
  return [...entry.figures, ...entry.numbers].find((figure) => figure.name === name);
}

/** Returns what else is printed on a thing, by its name. */
export function traitOf(entry: Entry, name: string): string {
  return entry.traits?.find(([each]) => each === name)?.[1].words ?? "";
}

const SPECIAL = "✦";

/** Returns the letters of a thing's type; things of two boxes may share them. */
export function lettersOf(entry: Entry): string {
  return entry.mark.startsWith("*") ? SPECIAL : entry.mark.replace(/'$/, "");
}
