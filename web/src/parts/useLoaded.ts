import { useEffect, useState } from "react";

interface Loaded<T> {
  /** What was asked for; nothing as long as it is on its way. */
  value: T | null;
  /** Whether it can't be had. */
  isMissing: boolean;
}

/** Asks for something whenever its name is another one; what had an earlier name is forgotten. */
export function useLoaded<T>(name: string, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ name: string; value: T | null }>({ name: "", value: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is loaded
  useEffect(() => {
    let isWanted = true;
    const set = (value: T | null) => isWanted && setLoaded({ name, value });
    load().then(set, () => set(null));
    return () => {
      isWanted = false;
    };
  }, [name]);
  const isOurs = loaded.name === name;
  return { value: isOurs ? loaded.value : null, isMissing: isOurs && loaded.value === null };
}
