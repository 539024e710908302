import type { Words } from "../words/words";

/** The bots that come with the house, each stronger than the one before. */
const LADDER: readonly string[] = ["uniform", "greedy", "tactician"];

/** The friendly level, which takes a seat where nobody says which. */
export const USUAL_BOT = "greedy";

/** Returns the bot that takes a seat of a server where nobody says which. */
export function usualOf(bots: readonly string[]): string {
  return bots.includes(USUAL_BOT) ? USUAL_BOT : (ladderOf(bots).at(-1) ?? "");
}

/** Returns the bots of a server from the weakest to the strongest; those that nobody knows come last. */
export function ladderOf(bots: readonly string[]): string[] {
  return [...LADDER.filter((bot) => bots.includes(bot)), ...bots.filter((bot) => !LADDER.includes(bot))];
}

/** Returns how many levels the bots of a server have. */
export function levelsOf(bots: readonly string[]): number {
  return LADDER.filter((bot) => bots.includes(bot)).length;
}

/** Returns the level of a bot, from 1; 0 for one that is on no ladder. */
export function levelOf(bot: string): number {
  return LADDER.indexOf(bot) + 1;
}

/** Returns what a bot is called: by its level, else by its name. */
export function callBot(words: Words, bot: string): string {
  const level = levelOf(bot);
  return level ? words.phrase("bot-level", { level }) : bot;
}

/** Returns how a bot plays, in a few words; nothing of one that nobody knows. */
export function tellBot(words: Words, bot: string): string {
  const about = `bot-about-${bot}`;
  return words.has(about) ? words.phrase(about) : "";
}
