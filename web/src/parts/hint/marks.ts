import type { Advised, Answer } from "../../protocol/types";

/** The numbers of the options that mean a place, by the key of the place. */
export type HintMarks = ReadonlyMap<string, readonly number[]>;

export const NO_MARKS: HintMarks = new Map();

/**
 * Returns which options mean which places; `keysOf` names the places of an answer.
 *
 * An answer that lies nowhere has the key `answer/` with its choice, as the first of a line.
 */
export function marksOf(
  advised: readonly Advised[],
  keysOf: (answer: Answer) => readonly string[],
): HintMarks {
  const found = new Map<string, number[]>();
  advised.forEach(({ answers: line }, at) => {
    const first = line.slice(0, 1).map(({ choice }) => `answer/${choice}`);
    for (const key of new Set([...first, ...line.flatMap(keysOf)])) {
      found.set(key, [...(found.get(key) ?? []), at + 1]);
    }
  });
  return found;
}
