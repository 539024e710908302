import { lazy, Suspense, useEffect, useState } from "react";
import { Glyph } from "../art/glyphs";
import { PHONE, useMedia } from "../parts/useMedia";
import { http } from "../protocol/http";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { type Checked, check } from "./check";
import "../styles/fair.css";

const FairDialog = lazy(() => import("./FairDialog").then((found) => ({ default: found.FairDialog })));

/** Checks the deal of a game that has ended, by itself; a button shows what was found. */
export function FairBadge({ table }: { table: string }) {
  const words = useWords();
  const [checked, setChecked] = useState<Checked | "missing" | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMedia(PHONE);
  useEffect(() => {
    let isGone = false;
    http.record(table).then(
      (text) => !isGone && setChecked(check(text, notedAt(table))),
      () => !isGone && setChecked("missing"),
    );
    return () => {
      isGone = true;
    };
  }, [table]);
  if (checked === null) return <span className="fair-badge">{words.phrase("fair-checking")}</span>;
  const is = checked === "missing" ? "missing" : checked.is;
  return (
    <>
      <button
        type="button"
        className={`fair-badge is-${is}`}
        disabled={checked === "missing"}
        onClick={() => setOpen(true)}
      >
        <Glyph name={is === "fair" ? "sealed" : "broken"} />
        <b>{words.phrase(isPhone && is === "fair" ? "fair-is-fair-short" : `fair-is-${is}`)}</b>
        <span className="fair-note">{words.phrase(`fair-is-${is}-note`)}</span>
      </button>
      {isOpen && checked !== "missing" && (
        <Suspense>
          <FairDialog table={table} checked={checked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function notedAt(table: string) {
  return { commitment: keys.commitment(table), seat: keys.chair(table), words: keys.words };
}
