import { createContext, useContext } from "react";
import type { Item } from "./items";
import type { Sight } from "./sight";
import type { Choosing } from "./useChoosing";

/** What every part of the table is given. */
export interface Alley {
  sight: Sight;
  choosing: Choosing;
  /** Slots that light up as a set in the making, by key of their spot. */
  lane: ReadonlySet<string>;
  /** Opens a card in full. */
  inspect: (item: Item, isStruck: boolean) => void;
}

export const AlleyContext = createContext<Alley | null>(null);

export function useAlley(): Alley {
  const alley = useContext(AlleyContext);
  if (alley === null) throw new Error("there is no table of Arcane Alley here");
  return alley;
}
