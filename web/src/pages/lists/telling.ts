import { dayOf } from "../../parts/timeWords";
import type { Listed } from "../../protocol/types";
import type { Words } from "../../words/words";

const HALF_A_DAY = 12 * 3600;

/** Returns what a table is called: by its host, else by those who sit there besides oneself, else by its game. */
export function callTable(words: Words, table: Listed, me = ""): string {
  if (table.name) return table.name;
  const players = (table.players ?? []).filter((name) => !table.seats?.length || name !== me);
  return players.length ? words.list(players) : table.title;
}

/** Returns what is played at a table, how far it has come or when it ended, and at which pace. */
export function tellTable(words: Words, table: Listed): string[] {
  const game = table.modules?.length ? words.list(table.modules) : table.title;
  const parts = [game];
  if (table.state === "playing" && table.place) parts.push(table.place);
  if (table.state === "over") parts.push(table.touched ? dayOf(table.touched) : words.phrase("list-over"));
  if ((table.pace ?? 0) >= HALF_A_DAY) parts.push(words.phrase("list-over-days"));
  return parts;
}
