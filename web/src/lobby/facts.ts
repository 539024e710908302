import type { Offer, Offered, Terms } from "../protocol/types";
import type { Words } from "../words/words";
import { BY_SEAT, type Draft } from "./draft";
import { optionTitle, valueTitle } from "./naming";

export const DAY = 24 * 3600;
const HALF_A_DAY = DAY / 2;
const MINUTE = 60;
const MODULES = "modules";

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
    rest: words.list(parts),
  };
}

/** Returns how a turn is timed. */
export function paceWords(words: Words, pace: number): string {
  if (!pace) return words.phrase("pace-live");
  if (pace >= HALF_A_DAY) return words.phrase("pace-days", { count: Math.round(pace / DAY) });
  return words.phrase("pace-minutes", { count: Math.round(pace / MINUTE) });
}

/** Returns who may watch, and whether the table is in lists. */
export function watchWords(words: Words, { watch, is_open: isOpen }: Terms): string {
  if (watch === "nobody") return words.phrase("watch-by-nobody");
  return words.phrase(isOpen ? "watch-by-all" : "watch-by-link");
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
  facts.push({ id: "pace", glyph: "clock", head: paceWords(words, terms.pace), rest: "" });
  facts.push({ id: "watch", glyph: "eye", head: watchWords(words, terms), rest: "" });
  const undo = words.phrase(`undo-${terms.undo}`);
  facts.push({
    id: "undo",
    glyph: "undo",
    head: undo,
    rest: words.phrase(terms.aids ? "aids-on" : "aids-off"),
  });
  return facts;
}

function optionFact(words: Words, draft: Draft, offer: Offer, option: Offered): Fact[] {
  const { name } = option;
  if (name === MODULES || option.why_not?.[option.chosen ?? ""]) return [];
  if (name === "edition") {
    const edition = offer.options?.edition;
    return edition ? [{ id: name, glyph: "scroll", head: optionTitle(words, name), rest: edition }] : [];
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
    return [{ id: name, glyph: "scroll", head: value, rest: total ? rest : "" }];
  }
  return [{ id: name, glyph: "special", head: optionTitle(words, name), rest: value }];
}
