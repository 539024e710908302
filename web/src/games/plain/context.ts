import { createContext, useContext } from "react";
import type { HintMarks } from "../../parts/hint/marks";
import type { Naming } from "../../parts/naming";
import type { Answering } from "../../parts/useAnswering";
import type { Drawn, Things } from "../../protocol/types";
import type { Offer } from "./offers";

/** What all parts of the plain table share. */
export interface Plain {
  view: Drawn;
  things: Things;
  naming: Naming;
  answering: Answering;
  offers: readonly Offer[];
  /** The offers that point at each place, by `spotKey`. */
  at: ReadonlyMap<string, readonly Offer[]>;
  /** Which options of a hint mean which answers. */
  hints: HintMarks;
}

export const PlainContext = createContext<Plain | null>(null);

export function usePlain(): Plain {
  const plain = useContext(PlainContext);
  if (plain === null) throw new Error("there is no plain table here");
  return plain;
}
