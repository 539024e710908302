import { createContext, useContext, useSyncExternalStore } from "react";
import type { TableState, TableStore } from "../store/table";

export const StoreContext = createContext<TableStore | null>(null);

export function useStore(): TableStore {
  const store = useContext(StoreContext);
  if (store === null) throw new Error("there is no table here");
  return store;
}

export function useTable(): TableState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.current);
}
