import type { Offer, Offered, Terms } from "../protocol/types";
import type { Words } from "../words/words";
import { BY_SEAT, type Draft } from "./draft";
import { optionTitle, plain, valueTitle } from "./naming";

export const DAY = 24 * 3600;
const HALF_A_DAY = DAY / 2;
const MINUTE = 60;
const MODULES = "modules";
const GLYPHS: Readonly<Record<string, string>> = { arrange: "grid" };

/** A line about a table; by its id one can tell what has changed. */
export interface Fact {
  id: string;
  glyph: string;
  /** What it is about, in bold, and the rest. */
  head: string;
  rest: string;
}

/** Returns what is played: the game, with its modules. */
export function gameFact(words: Words, offer: Offer): Fact {
  const modules = offer.offered?.find((option) => option.name === MODULES);
  const chosen = modules?.chosen ? (modules.values?.[modules.chosen] ?? modules.chosen) : "";
  const rest = chosen ? words.phrase("fact-with", { modules: chosen }) : "";
  return { id: "game", glyph: "grid", head: offer.title, rest };
}

/** Returns who has the seats of a draft. */
export function seatsFact(words: Words, { seats }: Draft): Fact {
  const count = (who: string) => seats.filter((plan) => plan.who === who).length;
  const named = seats.flatMap((plan) =>
    plan.who === "here" || plan.who === "taken"
      ? [plan.name || words.phrase("seat-here-nameless")]
      : plan.who === "me"
        ? [words.phrase("fact-you")]
        : [],
  );
  const parts = [...named];
  if (count("open")) parts.push(words.phrase("fact-open", { count: count("open") }));
  if (count("bot")) parts.push(words.phrase("fact-bots", { count: count("bot") }));
  return {
    id: "seats",
    glyph: "people",
    head: words.phrase("fact-seats", { count: seats.length }),
    rest: parts.reduce((before, next) => words.phrase("list-next", { before, next })),
  };
}

/** Returns how a turn is timed. */
export function paceWords(words: Words, pace: number): string {
  const [id, count] = paceOf(pace);
  return words.phrase(id, { count });
}

function paceOf(pace: number): [id: string, count: number] {
  if (!pace) return ["pace-live", 0];
  return pace >= HALF_A_DAY
    ? ["pace-days", Math.round(pace / DAY)]
    : ["pace-minutes", Math.round(pace / MINUTE)];
}

function watchOf({ watch, is_open: isOpen }: Terms): string {
  return watch === "nobody" ? "watch-by-nobody" : isOpen ? "watch-by-all" : "watch-by-link";
}

/** Returns what is dealt from, counted; nothing where a game does not say. */
export function stockWords(words: Words, stock: Readonly<Record<string, number>>): string {
  const backs = Object.entries(stock);
  if (backs.length === 1 && backs[0]) return words.phrase("stock-all", { count: backs[0][1] });
  return backs
    .map(([back, count]) => {
      const id = `stock-${back}`;
      return words.has(id) ? words.phrase(id, { count }) : `${count} ${back}`;
    })
    .join(", ");
}

/** Returns all that stands fast about a draft, a line each. */
export function factsOf(words: Words, draft: Draft, offer: Offer): Fact[] {
  const facts = [gameFact(words, offer), seatsFact(words, draft)];
  if (draft.start) {
    const head = words.phrase(`start-${offer.starts ?? draft.start.kind}`);
    facts.push({ id: "start", glyph: "scroll", head, rest: draft.start.file.name });
  } else {
    for (const option of offer.offered ?? []) facts.push(...optionFact(words, draft, offer, option));
  }
  const { terms } = draft;
  const [pace, count] = paceOf(terms.pace);
  facts.push({ id: "pace", glyph: "clock", ...told(words, `fact-${pace}`, { count }) });
  facts.push({ id: "watch", glyph: "eye", ...told(words, `fact-${watchOf(terms)}`) });
  const aids = words.phrase(terms.aids ? "aids-on" : "aids-off");
  facts.push({ id: "undo", glyph: "undo", head: words.phrase(`undo-${terms.undo}`), rest: aids });
  if (terms.hints && hasCompany(draft))
    facts.push({ id: "hints", glyph: "bulb", ...told(words, "fact-hints") });
  return facts;
}

/** Whether several people play: who plays with bots alone may always ask for a hint. */
function hasCompany({ seats }: Draft): boolean {
  return seats.filter(({ who }) => who !== "bot").length > 1;
}

/** Returns a line of the page's words: what is in bold, and what follows. */
function told(words: Words, id: string, given: Record<string, number> = {}): Pick<Fact, "head" | "rest"> {
  const rest = `${id}-rest`;
  return { head: words.phrase(id, given), rest: words.has(rest) ? words.phrase(rest, given) : "" };
}

function optionFact(words: Words, draft: Draft, offer: Offer, option: Offered): Fact[] {
  const { name } = option;
  if (name === MODULES || option.why_not?.[option.chosen ?? ""]) return [];
  if (name === "edition") {
    const edition = offer.options?.edition;
    return edition ? [{ id: name, glyph: "scroll", head: titled(words, name), rest: edition }] : [];
  }
  const chosen = option.chosen ?? "";
  const isBySeat = draft.options[name] === BY_SEAT;
  const value = isBySeat
    ? words.phrase("value-by-seat")
    : valueTitle(words, name, chosen, option.values?.[chosen] ?? chosen);
  if (!value) return [];
  if (name === "recipe") {
    const total = Object.values(offer.stock ?? {}).reduce((sum, count) => sum + count, 0);
    const rest =
      offer.left == null
        ? words.phrase("stock-all", { count: total })
        : words.phrase("stock-left", { count: total, left: offer.left });
    const head = total ? words.phrase("fact-of", { title: value }) : value;
    return [{ id: name, glyph: "scroll", head, rest: total ? rest : "" }];
  }
  const known = `fact-${plain(name)}-${plain(isBySeat ? BY_SEAT : chosen)}`;
  const line = words.has(known) ? told(words, known) : { head: titled(words, name), rest: value };
  return [{ id: name, glyph: GLYPHS[name] ?? "special", ...line }];
}

function titled(words: Words, option: string): string {
  return words.phrase("fact-of", { title: optionTitle(words, option) });
}
