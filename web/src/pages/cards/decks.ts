import { useEffect, useState } from "react";
import { http } from "../../protocol/http";
import type { Entry, Figure } from "../../protocol/types";
import { keyOf, type Shown, type Volume } from "./collection";

/** What a deck can be made by: a recipe of a module, or the game alone. */
export interface Deck {
  name: string;
  title: string;
  options: Record<string, string>;
}

const COPIES = "copies";

/** Returns the figures that count copies, one for each number of players where they differ. */
export function columnsOf(shown: readonly Shown[]): string[] {
  const names = shown.flatMap(({ entry }) => entry.figures.map((figure) => figure.name));
  return [...new Set(names.filter((name) => name.startsWith(COPIES)))];
}

async function decksOf({ game }: Volume): Promise<Deck[]> {
  const modules = Object.entries(game.options?.find((option) => option.name === "modules")?.values ?? {});
  const decks = modules.map(async ([module, title]): Promise<Deck[]> => {
    const options: Record<string, string> = module ? { modules: module } : {};
    const { offered } = await http.offer({ game: game.name, options });
    const { values = {}, why_not = {} } = offered?.find((option) => option.name === "recipe") ?? {};
    const recipes = Object.entries(values).filter(([recipe]) => !Object.hasOwn(why_not, recipe));
    if (!recipes.length) return [{ name: `${module}/`, title: module ? title : game.title, options }];
    return recipes.map(([recipe, called]) => ({
      name: `${module}/${recipe}`,
      title: called,
      options: { ...options, recipe },
    }));
  });
  // Those of the modules first: their recipes are what things are shown with.
  return (await Promise.all(decks)).reverse().flat();
}

/** What decks there are, which one is looked at, and how many copies it has of a thing. */
export interface Copies {
  decks: Deck[];
  columns: string[];
  deck: string;
  column: string;
  choose: (deck: string, column: string) => void;
  of: (shown: Shown) => Figure | undefined;
}

/** Lets somebody choose a deck and a number of players, and counts copies for them. */
export function useCopies(volume: Volume, shown: readonly Shown[]): Copies {
  const columns = columnsOf(shown);
  const [decks, setDecks] = useState<Deck[]>([]);
  const [chosen, setChosen] = useState({ deck: "", column: "" });
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry> | null>(null);
  const game = volume.game.name;
  useEffect(() => {
    let isWanted = true;
    setDecks([]);
    setEntries(null);
    decksOf(volume).then(
      (found) => isWanted && setDecks(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [volume]);
  const deck = decks.find((each) => each.name === chosen.deck) ?? decks[0];
  const column = columns.includes(chosen.column) ? chosen.column : (columns[0] ?? "");
  const isUsual = deck === decks[0];
  useEffect(() => {
    setEntries(null);
    if (isUsual || !deck) return;
    let isWanted = true;
    const keep = (found: readonly Entry[]) =>
      isWanted && setEntries(new Map(found.map((entry) => [keyOf(game, entry.kind, entry.id), entry])));
    http.thingsOf(game, deck.options).then(
      (things) => keep(things.entries),
      () => keep([]),
    );
    return () => {
      isWanted = false;
    };
  }, [game, deck, isUsual]);
  return {
    decks,
    columns,
    deck: deck?.name ?? "",
    column,
    choose: (name, players) => setChosen({ deck: name, column: players }),
    of: ({ key, entry }) => {
      const counted = isUsual || !entries ? entry : entries.get(key);
      return counted?.figures.find((figure) => figure.name === column);
    },
  };
}
