import type { Foretold, Message, Sure } from "../protocol/types";
import type { Piece, Words } from "../words/words";

/** One line of a preview: what kind of event it tells of, its words, and whether something is learned by it. */
export interface Outcome {
  event: string;
  pieces: Piece[];
  times: number;
  isLearned: boolean;
  isQuiet: boolean;
  seat: number;
}

const OPEN = "open";
const MOST_PERHAPS = 3;

/** Returns what is foreseen in the present tense, with what is open left open; nothing where it goes unsaid. */
export function foretold(words: Words, sure: Sure): Piece[] {
  const said = sure.said;
  if (said == null) return [];
  const open = new Set(sure.open ?? []);
  const fields: Message["fields"] = {};
  for (const [name, value] of Object.entries(said.fields ?? {})) {
    fields[name] = open.has(name) ? leftOpen(value) : value;
  }
  const name = `will-${sure.event.event}`;
  if (words.has(name)) return words.pieces({ id: name, fields });
  return Object.values(fields).includes(OPEN) ? [] : words.pieces({ id: said.id, fields });
}

type Value = NonNullable<Message["fields"]>[string];

function leftOpen(value: Value): Value {
  if (Array.isArray(value)) return value.map((each) => ({ kind: each.kind, id: "" }));
  return typeof value === "object" ? { kind: value.kind, id: "" } : OPEN;
}

/** Returns the lines of a preview: what is certain, who is asked then, and what may happen besides; at a wall also
 * what of the choice itself everybody sees, if nothing else is learned. */
export function outcomes(words: Words, told: Foretold, isWall: boolean, choice?: Sure): Outcome[] {
  const found = [
    ...certainly(words, told.certain),
    ...askedThen(words, told),
    ...certainly(words, told.later ?? []),
    ...besides(words, told),
  ];
  const isTold = found.some((each) => each.isLearned || each.isQuiet);
  return marked(isWall && !isTold ? [seen(words, choice), ...found] : found, isWall);
}

function certainly(words: Words, all: readonly Sure[]): Outcome[] {
  const lines = new Map<string, Outcome>();
  for (const sure of all) {
    const pieces = foretold(words, sure);
    const text = textOf(pieces);
    if (!text) continue;
    const known = lines.get(text);
    if (known) known.times += 1;
    else
      lines.set(text, line(String(sure.event.event), pieces, (sure.open ?? []).length > 0, sure.event.seat));
  }
  return [...lines.values()];
}

function line(event: string, pieces: Piece[], isLearned = false, seat: unknown = -1): Outcome {
  return { event, pieces, times: 1, isLearned, isQuiet: false, seat: typeof seat === "number" ? seat : -1 };
}

function askedThen(words: Words, told: Foretold): Outcome[] {
  return (told.asked ?? []).flatMap(([seat, question]) => {
    const id = `then-${question.replaceAll(".", "-")}`;
    const pieces = question ? words.pieces({ id, fields: { seat: { kind: "seat", id: String(seat) } } }) : [];
    return pieces.length ? [line("next", pieces)] : [];
  });
}

function besides(words: Words, told: Foretold): Outcome[] {
  const texts = [
    ...new Set((told.possible ?? []).map((sure) => textOf(foretold(words, sure))).filter(Boolean)),
  ];
  if (texts.length) {
    const isAll = (told.is_whole ?? false) && texts.length <= MOST_PERHAPS;
    const what = texts.slice(0, MOST_PERHAPS).join(" ");
    const said = words.phrase(isAll ? "preview-perhaps" : "preview-perhaps-more", { what });
    return [{ ...line("perhaps", [{ text: said, kind: "" }]), isQuiet: true }];
  }
  if (told.is_whole || told.later?.length) return [];
  const said = words.phrase("preview-nobody-can-tell");
  return [{ ...line("perhaps", [{ text: said, kind: "" }]), isQuiet: true }];
}

/** Returns the line that says what everybody sees of a choice. */
function seen(words: Words, choice?: Sure): Outcome {
  const item = choice?.said?.fields?.item;
  const pieces: Piece[] =
    item === undefined
      ? [{ text: words.phrase("preview-something-seen"), kind: "" }]
      : words.pieces({ id: "preview-seen", fields: { item } });
  return line("seen", pieces, true);
}

/** Returns lines with the mark of the wall at the one that teaches something, if the wall is met at all. */
function marked(lines: Outcome[], isWall: boolean): Outcome[] {
  const first = (is: (line: Outcome) => boolean) => lines.findIndex(is);
  const teaching = first((each) => each.isLearned);
  const quiet = first((each) => each.isQuiet);
  const at = teaching >= 0 ? teaching : Math.max(quiet, 0);
  return lines.map((each, place) => ({ ...each, isLearned: isWall && place === at }));
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}
