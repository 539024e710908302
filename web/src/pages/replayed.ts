import { deedsOf } from "../games/deeds";
import type { Message, Replay, Step } from "../protocol/types";
import { linesOf, type Story } from "../store/replay";
import type { Words } from "../words/words";

/** A round of a game as steps of its replay: the first of them and the last. */
export interface Chapter {
  round: number;
  first: number;
  last: number;
}

/** Returns the rounds of a game; one that has none is a single chapter. */
export function chaptersOf(steps: readonly Step[]): Chapter[] {
  const found: Chapter[] = [];
  steps.forEach(({ round = 0 }, at) => {
    const latest = found.at(-1);
    if (latest?.round === round) latest.last = at;
    else found.push({ round, first: at, last: at });
  });
  return found;
}

/** Returns the steps that are key moments, in order. */
export function momentsOf(steps: readonly Step[]): number[] {
  return steps.flatMap(({ keys = [], leads = -1 }, at) => (keys.length || leads >= 0 ? [at] : []));
}

/** Returns what makes a step a key moment, in words. */
export function momentText(words: Words, replay: Replay, at: number): string {
  const { keys = [], leads = -1 } = replay.steps[at] ?? {};
  const said = keys.map((key) => words.say(key));
  if (leads >= 0) {
    const score = replay.figures[replay.charts[0]?.figure ?? ""]?.[leads]?.[at] ?? 0;
    said.push(words.phrase("replay-leads", { name: words.player(leads), score }));
  }
  return said.join(" ");
}

/** Returns what a step is called after: a key moment, what its seat did, or the part of the game it begins. */
export function headlineOf(replay: Replay, story: Story, at: number): Message | null {
  const { keys = [], seat = -1 } = replay.steps[at] ?? {};
  const [key] = keys;
  if (key) return key;
  const lines = linesOf(story, at);
  const own = lines.filter((line) => line.seat === seat && !line.isHeading);
  for (const deed of deedsOf(replay.game)) {
    const done = own.findLast((line) => line.event === deed);
    if (done) return done.said;
  }
  const before = story.heard[at - 1] ?? 0;
  const heading = story.log.findLast((line) => line.isHeading && line.number < before) ?? lines[0];
  return (heading ?? null)?.said ?? null;
}

/** Returns where a step is in its game, and what happened, as a slider reads it out. */
export function placeText(words: Words, replay: Replay, story: Story | null, at: number): string {
  const last = replay.steps.length - 1;
  if (at === 0) return words.phrase("replay-deal", { last });
  const said = story ? headlineOf(replay, story, at) : null;
  const what = said ? words.say(said) : "";
  const round = replay.steps[at]?.round ?? 0;
  return words.phrase(round ? "replay-at" : "replay-at-plain", { round, turn: at, last, what }).trim();
}
