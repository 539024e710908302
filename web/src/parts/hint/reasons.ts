import type { Advised, Sure } from "../../protocol/types";
import type { Piece, Words } from "../../words/words";
import { foretold, textOf } from "../foretelling";

/** Whether something helps the reader, costs them, or does neither. */
export type Sign = "gain" | "loss" | "";

/** A reason in a sentence, and how often it holds. */
export interface Reason {
  sign: Sign;
  pieces: Piece[];
  times: number;
  /** Whether it says how the reader stands then. */
  isRemark: boolean;
}

/** How a game tells of hints. */
export interface Telling {
  /** What is advised, a line for every move of it. */
  title: (advised: Advised) => string[];
  sign: (sure: Sure) => Sign;
  /** Whether an event goes without saying, as where the title has said it. */
  isSaid: (sure: Sure) => boolean;
  /** What its worth is counted in. */
  unit: "gold" | "coins" | "points";
}

const ORDER: readonly Sign[] = ["gain", "loss", ""];

/** Returns what is certain to follow, what helps first and what costs next, and then how the reader stands. */
export function reasonsOf(words: Words, { certain = [], remarks = [] }: Advised, telling: Telling): Reason[] {
  const found = new Map<string, Reason>();
  for (const sure of certain) {
    const pieces = foretold(words, sure);
    const text = textOf(pieces);
    const known = found.get(text);
    if (known) known.times += 1;
    else if (text && !telling.isSaid(sure))
      found.set(text, { sign: telling.sign(sure), pieces, times: 1, isRemark: false });
  }
  const reasons = ORDER.flatMap((sign) => [...found.values()].filter((reason) => reason.sign === sign));
  const remarked = remarks.map(
    (remark): Reason => ({ sign: "", pieces: words.pieces(remark), times: 1, isRemark: true }),
  );
  return [...reasons, ...remarked.filter(({ pieces }) => pieces.length)];
}
