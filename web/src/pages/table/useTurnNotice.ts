import { useEffect, useSyncExternalStore } from "react";
import usual from "../../art/lantern.svg?url";
import lit from "../../art/lantern-lit.svg?url";
import { useTable } from "../../parts/useTable";
import { useTitle } from "../../parts/useTitle";
import { preferred } from "../../store/preferences";
import { useWords } from "../../words/page";
import { playTone } from "./tone";

/**
 * Tells somebody who looks elsewhere that it is their turn: in the title and on the icon of the tab, and by a
 * sound for those who like it.
 */
export function useTurnNotice(): void {
  const words = useWords();
  const { view, seat, sheet } = useTable();
  const isHidden = useSyncExternalStore(onLook, () => document.hidden);
  const isMine = seat >= 0 && !!view?.question && !sheet?.seats[seat]?.stand_in;
  const isNoticed = isMine && isHidden;
  const title = sheet?.title ?? "";
  useTitle(isNoticed ? words.phrase("turn-title", { title }) : title);
  useEffect(() => {
    if (!isNoticed) return;
    const icon = document.querySelector('link[rel="icon"]');
    icon?.setAttribute("href", lit);
    return () => icon?.setAttribute("href", usual);
  }, [isNoticed]);
  useEffect(() => {
    if (isMine && preferred("sounds") === "on") playTone();
  }, [isMine]);
}

function onLook(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
