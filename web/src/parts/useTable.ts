import { createContext, useContext, useSyncExternalStore } from "react";
import type { LiveTable } from "../store/live";
import type { TableState, TableStore } from "../store/state";

export const StoreContext = createContext<TableStore | null>(null);

/** Returns the table that is shown, live or looked through again. */
export function useStore(): TableStore {
  const store = useContext(StoreContext);
  if (store === null) throw new Error("there is no table here");
  return store;
}

/** Returns the table that is played live; nothing where a record is looked through, or none is shown. */
export function useLive(): LiveTable | null {
  const store = useContext(StoreContext);
  return store?.isLive ? (store as LiveTable) : null;
}

export function useTable(): TableState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.current);
}
