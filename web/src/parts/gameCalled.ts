import type { TableSheet } from "../protocol/types";
import type { Words } from "../words/words";

/** Returns what is played at a table: its game, with what is played besides. */
export function gameCalled(words: Words, { title, modules = [] }: TableSheet): string {
  return modules.length ? words.phrase("table-game-with", { title, modules: words.list(modules) }) : title;
}
