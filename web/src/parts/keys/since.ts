import type { LogLine } from "../../store/log";

/** Returns the lines since somebody's last choice: after the line with that number, else after the last of theirs. */
export function since(log: readonly LogLine[], seat: number, chosenAt: number): readonly LogLine[] {
  if (chosenAt >= 0) return log.filter((line) => line.number > chosenAt);
  const mine = log.findLastIndex((line) => line.seat === seat && !line.isHeading);
  return log.slice(mine + 1);
}
