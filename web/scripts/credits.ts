import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Words, or a table with its headings. */
export type Part = { text: string } | { head: string[]; rows: string[][] };

/** What stands under a heading. */
export interface Section {
  title: string;
  parts: Part[];
}

const CREDITS = "virtual:credits";
const FILE = new URL("../../CREDITS.md", import.meta.url);

/** Gives the page the credits of the project, which are written once. */
export function credits(): Plugin {
  return {
    name: "credits",
    resolveId: (id) => (id === CREDITS ? `\0${CREDITS}` : null),
    load(id) {
      if (id !== `\0${CREDITS}`) return null;
      this.addWatchFile(FILE.pathname);
      return `export default ${JSON.stringify(sectionsOf(readFileSync(FILE, "utf-8")))};`;
    },
  };
}

/** Returns a page of credits section by section; links become the words they stand on. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.split("\n")) {
    const section = sections.at(-1);
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title) sections.push({ title, parts: [] });
    else if (section && line.startsWith("|")) addRow(section, line);
    else if (section && line) section.parts.push({ text: plain(line) });
  }
  return sections;
}

function addRow(section: Section, line: string): void {
  const cells = line.split("|").slice(1, -1).map(plain);
  const table = section.parts.at(-1);
  if (!table || !("head" in table)) section.parts.push({ head: cells, rows: [] });
  else if (!cells.every((cell) => /^-+$/.test(cell))) table.rows.push(cells);
}

function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .trim();
}
