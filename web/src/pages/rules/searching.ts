import type { Part, Passage, Row, Rulebook, Section } from "../../protocol/types";

/** Returns the words of some passages. */
export function textOf(passages: readonly Passage[] = []): string {
  return passages
    .map(({ words }) =>
      words.map((piece) => (typeof piece === "string" ? piece : (piece.words ?? ""))).join(""),
    )
    .join(" ");
}

/** Returns the words that are looked for, as they are compared. */
export function wanted(search: string): string[] {
  return search.toLowerCase().replaceAll("’", "'").split(/\s+/).filter(Boolean);
}

function has(text: string, looked: readonly string[]): boolean {
  const compared = text.toLowerCase().replaceAll("’", "'");
  return looked.every((word) => compared.includes(word));
}

function rowText(row: Row): string {
  return [row.rule, ...row.cells.map(textOf)].join(" ");
}

function searchedPart(part: Part, looked: readonly string[]): Part[] {
  if (!part.table) return has(`${part.rule} ${textOf(part.passages)}`, looked) ? [part] : [];
  const rows = part.table.rows.filter((row) => has(rowText(row), looked));
  return rows.length ? [{ ...part, table: { ...part.table, rows } }] : [];
}

/** Returns what of a book has all the words that are looked for; a section that is called so, whole. */
export function searched(book: Rulebook, looked: readonly string[]): Rulebook {
  if (!looked.length) return book;
  const sections = book.sections.map((section): Section => {
    if (section.title && has(section.title, looked)) return section;
    return { ...section, parts: section.parts.flatMap((part) => searchedPart(part, looked)) };
  });
  return { ...book, sections: sections.filter((_, at) => isKept(sections, at)) };
}

/** Whether something is left of a section, or of one below it, which needs its heading. */
function isKept(sections: readonly Section[], at: number): boolean {
  const section = sections[at];
  if (!section || section.parts.length > 0) return section !== undefined;
  const below = sections.slice(at + 1);
  const end = below.findIndex((each) => each.depth <= section.depth);
  return below.slice(0, end < 0 ? below.length : end).some((each) => each.parts.length > 0);
}

/** Returns how many rules, rows and paragraphs a book has. */
export function countOf(book: Rulebook): number {
  const parts = book.sections.flatMap((section) => section.parts);
  return parts.reduce((sum, part) => sum + (part.table ? part.table.rows.length : 1), 0);
}

/** Returns every rule that some books have, so that what cites one knows whether it is there. */
export function rulesIn(books: readonly Rulebook[]): Set<string> {
  const parts = books.flatMap((book) => book.sections.flatMap((section) => section.parts));
  const found = parts.flatMap((part) => [part.rule, ...(part.table?.rows.map((row) => row.rule) ?? [])]);
  return new Set(found.filter((rule): rule is string => !!rule));
}

/** Returns how the passages of some books are known. */
export function sourcesIn(books: readonly Rulebook[]): Set<string> {
  const parts = books.flatMap((book) => book.sections.flatMap((section) => section.parts));
  const cells = parts.flatMap((part) => part.table?.rows.flatMap((row) => row.cells.flat()) ?? []);
  const passages = [...parts.flatMap((part) => part.passages ?? []), ...cells];
  const pieces = passages.flatMap((passage) => passage.words.filter((piece) => typeof piece !== "string"));
  const sources = [...passages, ...pieces].map((each) => each.source ?? "");
  return new Set(sources.filter(Boolean));
}
