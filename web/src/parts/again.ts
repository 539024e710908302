import { createContext, type ReactNode, useContext } from "react";
import type { LogLine } from "../store/log";

/** What a table shows of a game that is looked at again, in the place of what is there for playing. */
export interface Again {
  /** Who did what, above the board. */
  head: ReactNode;
  /** What is told of the game in the bar over the table, and what stands at its right. */
  title: ReactNode;
  badge: ReactNode;
  /** How the whole game went, beside the table. */
  rail: ReactNode;
  /** What the turn did, line by line. */
  did: readonly LogLine[];
  /** Whether all that lay hidden is shown. */
  isAll: boolean;
}

export const AgainContext = createContext<Again | null>(null);

/** Returns what stands on the table where a game is looked at again; nothing where one is played. */
export function useAgain(): Again | null {
  return useContext(AgainContext);
}
