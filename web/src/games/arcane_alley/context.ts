import { createContext, type ReactNode, useContext } from "react";
import type { HintMarks } from "../../parts/hint/marks";
import type { Ghost } from "./hints";
import type { Item } from "./items";
import type { Sight } from "./sight";
import type { Choosing } from "./useChoosing";

/** What every part of the table is given. */
export interface Alley {
  sight: Sight;
  choosing: Choosing;
  /** Slots of the reader's that light up as a set in the making. */
  lane: readonly number[];
  /** Which options of a hint mean which places, and what the one that is laid out would put into a slot. */
  hints: HintMarks;
  ghost: Ghost | null;
  /** A card in full, with what the reader knows of its copies. */
  inFull: (item: Item, isStruck: boolean) => ReactNode;
  /** Opens a card in full. */
  inspect: (item: Item, isStruck: boolean) => void;
  /** Opens what a wizard can do. */
  inspectWizard: (wizard: string) => void;
}

export const AlleyContext = createContext<Alley | null>(null);

export function useAlley(): Alley {
  const alley = useContext(AlleyContext);
  if (alley === null) throw new Error("there is no table of Arcane Alley here");
  return alley;
}
