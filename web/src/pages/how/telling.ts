import type { Guide, Paragraph, Piece } from "../../protocol/types";

type Line = readonly (string | Piece)[];

const WORDS_A_MINUTE = 200;

/** Returns paragraphs one by one, with the items of a list together. */
export function together(paragraphs: readonly Paragraph[]): { isList: boolean; lines: Line[] }[] {
  const found: { isList: boolean; lines: Line[] }[] = [];
  for (const { words, is_listed: isList = false } of paragraphs) {
    const last = found.at(-1);
    if (isList && last?.isList) last.lines.push(words);
    else found.push({ isList, lines: [words] });
  }
  return found;
}

/** Returns which marks stand in a guide, and how long it takes to read. */
export function measured({ chapters }: Guide): { sources: string[]; minutes: number } {
  const all = chapters.flatMap((chapter) => [chapter, ...(chapter.steps ?? [])]);
  const pieces = all
    .flatMap(({ paragraphs, notes }) => [
      ...paragraphs.map(({ words }) => words),
      ...Object.values(notes ?? {}),
    ])
    .flat();
  const count = pieces
    .map((piece) => (typeof piece === "string" ? piece : (piece.words ?? "")))
    .reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  const marks = pieces.map((piece) => (typeof piece === "string" ? "" : (piece.source ?? "")));
  const sources = [...new Set(marks.filter(Boolean))];
  return { sources, minutes: Math.max(1, Math.round(count / WORDS_A_MINUTE)) };
}
