import { useEffect, useState } from "react";

function hash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

/** Returns the anchor that the address asks for, and how often it was asked for one. */
export function useHash(): { anchor: string; times: number } {
  const [asked, setAsked] = useState({ anchor: hash(), times: 0 });
  useEffect(() => {
    const listen = () => setAsked(({ times }) => ({ anchor: hash(), times: times + 1 }));
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  return asked;
}
