import { useDeferredValue } from "react";

/**
 * Returns whether something was drawn once already. What is large, and need not be there at once, comes then: in pieces
 * that leave a slow machine time for everything else.
 */
export function useLater(): boolean {
  return useDeferredValue(true, false);
}
