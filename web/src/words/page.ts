import { createContext, useContext } from "react";
import { Words } from "./words";

const texts = Object.values(
  import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true }),
);

/** The page's own words, for what no game says. */
export const PAGE_WORDS = [{ language: "en", texts }];

export const pageWords = new Words(PAGE_WORDS);

export type Say = (id: string, given?: Record<string, string | number>) => string;

/** Returns what says the page's own words. */
export const say: Say = (id, given) => pageWords.phrase(id, given);

/** The words of the game that is on the table, those of the page included. */
export const WordsContext = createContext<Words>(pageWords);

export function useWords(): Words {
  return useContext(WordsContext);
}
