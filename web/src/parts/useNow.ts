import { useEffect, useState } from "react";

const SECOND = 1_000;

/** Returns the time in seconds since 1970, and draws anew with every second as long as somebody has to know it. */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now / SECOND;
}
