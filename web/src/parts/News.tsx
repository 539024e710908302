import type { DOMAttributes } from "react";
import { Glyph } from "../art/glyphs";
import "../styles/news.css";
import { useStore, useTable } from "./useTable";

interface News {
  isNews: boolean;
  /** What notes that it was looked at. */
  props: Pick<DOMAttributes<HTMLElement>, "onFocus" | "onPointerEnter">;
}

/** Returns whether others changed a place since the reader's last turn, by its `spotKey`, until it is looked at. */
export function useNews(spot: string): News {
  const store = useStore();
  const isNews = useTable().since.spots.has(spot);
  const seen = () => store.seen(spot);
  return { isNews, props: isNews ? { onFocus: seen, onPointerEnter: seen } : {} };
}

/** The mark on a place that others changed; its words are said where the place is named. */
export function NewsSeal() {
  return (
    <span className="news-seal" aria-hidden="true">
      <Glyph name="swap" />
    </span>
  );
}
