import type { Entry, Figure } from "../../protocol/types";

// Marks around a number or a mark, while a text is put together; no text has them.
const OPEN = "\uE010";
const BETWEEN = "\uE011";
const SHUT = "\uE012";

/** What everybody would find in a handbook needs no mark here. */
const SURE = new Set(["printed", "derived", ""]);

/** A piece of a text: words, a word that is set apart, a number, or a mark. */
export interface Told {
  text: string;
  isStrong: boolean;
  /** How it is known, where that is worth a mark. */
  source: string;
}

/** Returns how a number, or nothing but its mark, stands in a text until that is taken apart. */
function token(value: string, source: string): string {
  return OPEN + value + BETWEEN + (SURE.has(source) ? "" : source) + SHUT;
}

function written(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Returns what texts about a game may fill in: its numbers, and names and figures of its things. */
export function factsOf(entries: readonly Entry[]): Record<string, string> {
  const facts: Record<string, string> = {
    r: token("", "reconstructed"),
    t: token("", "transcribed"),
    o: token("", "ours"),
  };
  const keep = (name: string, { value, source }: Figure) => {
    if (value !== null) facts[name] = token(written(value), source);
  };
  for (const entry of entries) {
    const isNumber = entry.kind === "number";
    if (!isNumber) facts[`${entry.id}_name`] = entry.name;
    for (const figure of [...entry.figures, ...entry.numbers]) {
      keep(isNumber ? entry.id : `${entry.id}_${figure.name}`, figure);
    }
  }
  return facts;
}

const PIECES = new RegExp(`\\*([^*]+)\\*|${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${SHUT}]*)${SHUT}`, "g");

/** Returns a text piece by piece. */
export function toldIn(text: string): Told[] {
  const told: Told[] = [];
  let at = 0;
  const add = (piece: string, isStrong = false, source = "") => {
    if (piece || source) told.push({ text: piece, isStrong, source });
  };
  for (const match of text.matchAll(PIECES)) {
    add(text.slice(at, match.index));
    add(match[1] ?? match[2] ?? "", true, match[3]);
    at = match.index + match[0].length;
  }
  add(text.slice(at));
  return told;
}

/** Returns the paragraphs of a text, with the items of a list together. */
export function paragraphsOf(text: string): { isList: boolean; lines: string[] }[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => {
      const isList = paragraph.startsWith("- ");
      const lines = isList ? paragraph.split(/\n?- /).filter(Boolean) : [paragraph];
      return { isList, lines: lines.map((line) => line.replaceAll("\n", " ").trim()) };
    });
}
