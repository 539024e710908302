import { useMemo, useSyncExternalStore } from "react";
import { widened } from "../store/breakpoints";
import { usePreferred } from "../store/preferences";

/** A window as narrow as a phone. */
export const PHONE = "(max-width: 760px)";

/** Whether a media query holds now, with its widths following the size of text as those of stylesheets do. */
export function useMedia(query: string): boolean {
  const asked = widened(query, Number(usePreferred("text-size")) / 100);
  const [subscribe, matches] = useMemo(() => followed(matchMedia(asked)), [asked]);
  return useSyncExternalStore(subscribe, matches);
}

function followed(media: MediaQueryList): [(listener: () => void) => () => void, () => boolean] {
  const subscribe = (listener: () => void) => {
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  };
  return [subscribe, () => media.matches];
}
