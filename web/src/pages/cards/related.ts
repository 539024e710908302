import type { Part, Passage, Rules } from "../../protocol/types";
import { textOf } from "../rules/searching";
import { lettersOf, type Shown, type Volume } from "./collection";

/** What a thing has to do with: rules and other things. */
export interface Related {
  /** Whether it stands in the rules itself. */
  isRuled: boolean;
  /** Rules that its own words cite, then those that name it. */
  rules: string[];
  /** The first of them that is short enough to be read beside it. */
  quoted: Part | undefined;
  /** Things that its own words name. */
  meets: Shown[];
  /** Things of the same type, with which it makes sets. */
  sellsWith: Shown[];
  /** Things that are printed on it. */
  asks: Shown[];
  /** Things that it is printed on. */
  askedBy: Shown[];
}

const MOST_RULES = 8;
const LONGEST_QUOTE = 480;

/** Returns the passages of a thing's own rule: a row of a table, or a rule by itself. */
function ownPassages(parts: readonly Part[], rule: string): Passage[] {
  for (const part of parts) {
    if (part.rule === rule) return part.passages ?? [];
    const row = part.table?.rows.find((each) => each.rule === rule);
    if (row) return row.cells.flat();
  }
  return [];
}

function citedIn(passages: readonly Passage[]): string[] {
  const pieces = passages.flatMap(({ words }) => words);
  return pieces.flatMap((piece) => (typeof piece !== "string" && piece.kind === "rule" && piece.words) || []);
}

/** Returns what a thing has to do with, as far as the rules are at hand. */
export function relatedTo(shown: Shown, volume: Volume, rules: Rules | null): Related {
  const { entry } = shown;
  const parts = (rules?.books ?? []).flatMap((book) => book.sections.flatMap((section) => section.parts));
  const ruled = parts.filter((part) => part.rule);
  const own = ownPassages(parts, entry.rule);
  const isRule = ruled.some((part) => part.rule === entry.rule);
  const naming = ruled
    .filter((part) => textOf(part.passages).includes(entry.name))
    .map((part) => part.rule ?? "");
  const cited = [...new Set([...(isRule ? [entry.rule] : []), ...citedIn(own), ...naming])];
  const known = cited.filter((rule) => ruled.some((part) => part.rule === rule)).slice(0, MOST_RULES);
  const said = `${shown.text} ${textOf(own).toLowerCase()}`;
  const others = volume.shown.filter((other) => other !== shown);
  const printed = new Set((entry.traits ?? []).map(([, trait]) => trait.words));
  const isType =
    shown.look !== undefined && entry.figures.some(({ name, value }) => name === "gold" && value !== null);
  return {
    isRuled: own.length > 0,
    rules: known,
    quoted: known
      .map((rule) => ruled.find((part) => part.rule === rule))
      .find((part) => textOf(part?.passages).length < LONGEST_QUOTE),
    meets: others.filter(
      (other) =>
        other.entry.kind === entry.kind &&
        said.includes(other.entry.name.toLowerCase()) &&
        !printed.has(other.entry.name),
    ),
    sellsWith: isType ? others.filter((other) => lettersOf(other.entry) === lettersOf(entry)) : [],
    asks: others.filter((other) => printed.has(other.entry.name)),
    askedBy: others.filter((other) =>
      (other.entry.traits ?? []).some(([, trait]) => trait.words === entry.name),
    ),
  };
}
