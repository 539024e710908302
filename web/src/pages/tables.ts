import { USUAL_BOT } from "../lobby/bots";
import { http } from "../protocol/http";
import { keys } from "../store/keys";
import { giveWords } from "../store/sealing";
import { enrolled } from "./enrolling";

/** A box on the shelf: what is played, and with which options unless somebody wants others. */
export interface Box {
  id: "alley" | "market" | "magick";
  game: string;
  /** Where it is taught. */
  taught: string;
  options: Record<string, string>;
}

const ALLEY = "arcane_alley";
const MARKET = "moonstruck_market";
const MAGICK = "merchants_of_magick";

export const BOXES: readonly Box[] = [
  { id: "alley", game: ALLEY, taught: ALLEY, options: { wizards: "random" } },
  { id: "market", game: ALLEY, taught: MARKET, options: { modules: MARKET, wizards: "random" } },
  { id: "magick", game: MAGICK, taught: MAGICK, options: {} },
];

/** A game that begins at once: which box, how many bots, and which. */
export interface Quick {
  box: Box;
  bots: number;
  bot: string;
}

const USUAL_BOX = BOXES[0] as Box;
const USUAL_BOTS = 3;
const QUICK = "quick";

/** Returns what somebody played at once the last time. */
export function lastQuick(): Quick {
  const [box, bots, bot] = keys.preference(QUICK).split(" ");
  return {
    box: BOXES.find((each) => each.id === box) ?? USUAL_BOX,
    bots: bots && /^\d$/.test(bots) ? Number(bots) : USUAL_BOTS,
    bot: bot || USUAL_BOT,
  };
}

export function keepQuick({ box, bots, bot }: Quick): void {
  keys.keepPreference(QUICK, `${box.id} ${bots} ${bot}`);
}

/** Makes a table with bots in every other seat, adds words to its deal, and begins. */
export async function playNow(name: string, { box, bots, bot }: Quick): Promise<string> {
  const key = await enrolled(name);
  const { table } = await http.lay(key, {
    game: box.game,
    seats: bots + 1,
    options: box.options,
    terms: { is_open: false },
  });
  const { secret = "" } = await http.sit(key, table, { seat: 0 });
  keys.keepSeat(table, secret);
  for (let seat = 1; seat <= bots; seat += 1) await http.sit(key, table, { seat, bot });
  await giveWords(table, secret);
  await http.start(key, table);
  return table;
}

/** Returns the name of a table out of a link, or what was typed if it is none. */
export function tableIn(text: string): string {
  const found = /\/t\/([^/?#\s]+)/.exec(text);
  return decoded(found?.[1] ?? text.trim());
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
