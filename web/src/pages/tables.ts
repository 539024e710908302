import { http } from "../protocol/http";
import { keys } from "../store/keys";
import { enrolled } from "./enrolling";

const BOT = "greedy";
const MARKET = { modules: "moonstruck_market", wizards: "random" };

/** A box on the shelf: what is played, for how many, and with which options. */
export interface Box {
  id: "alley" | "market" | "magick";
  game: string;
  options: Record<string, string>;
  seats: number;
  least: number;
  most: number;
}

export const BOXES: readonly Box[] = [
  { id: "alley", game: "arcane_alley", options: { wizards: "random" }, seats: 4, least: 2, most: 6 },
  { id: "market", game: "arcane_alley", options: MARKET, seats: 4, least: 2, most: 6 },
  { id: "magick", game: "merchants_of_magick", options: {}, seats: 4, least: 1, most: 8 },
];

/** Makes a table that waits for others, and sits down at it. */
export async function openTable(name: string, box: Box): Promise<string> {
  const key = await enrolled(name);
  const { table } = await http.lay(key, { game: box.game, seats: box.seats, options: box.options });
  const seated = await http.sit(key, table, { seat: 0 });
  keys.keepSeat(table, seated.secret ?? "");
  return table;
}

/** Makes a table with bots in every other seat, and begins. */
export async function playNow(name: string, box: Box): Promise<string> {
  const table = await openTable(name, box);
  const key = keys.player();
  for (let seat = 1; seat < box.seats; seat += 1) await http.sit(key, table, { seat, bot: BOT });
  await http.start(key, table);
  return table;
}

/** Returns the name of a table out of a link, or what was typed if it is none. */
export function tableIn(text: string): string {
  const found = /\/t\/([^/?#\s]+)/.exec(text);
  return decodeURIComponent(found?.[1] ?? text.trim());
}
