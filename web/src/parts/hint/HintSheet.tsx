import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Glyph } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { useBackCloses } from "../router";
import { useTable } from "../useTable";
import { Hints } from "./HintTab";
import type { Telling } from "./reasons";
import { useHint } from "./useHinting";
import "../../styles/hint-sheet.css";

/**
 * The hints in a hand: a sheet at the foot with the table in sight above it, and the table's own buttons in it.
 *
 * It stands beside the table rather than before it, so that keys and places work as ever.
 */
export function HintSheet({ telling, children }: { telling: Telling; children: ReactNode }) {
  return useHint().isOpen ? <Sheet telling={telling}>{children}</Sheet> : null;
}

/** Gives the table back once what was asked is answered: the sheet has done its work. */
function useClosedWithItsQuestion(close: () => void): void {
  const { question } = useTable();
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === 0) asked.current = question;
    else if (asked.current !== question) close();
  }, [question, close]);
}

function Sheet({ telling, children }: { telling: Telling; children: ReactNode }) {
  const words = useWords();
  const { close } = useHint();
  const leave = () => {
    close();
    document.querySelector<HTMLElement>(".hint-button")?.focus();
  };
  useBackCloses(close);
  useClosedWithItsQuestion(close);
  useEffect(() => {
    document.documentElement.classList.add("has-hint-sheet");
    return () => document.documentElement.classList.remove("has-hint-sheet");
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  };
  return (
    <aside className="hint-sheet fades" aria-label={words.phrase("hint")} onKeyDown={onKeyDown}>
      <div className="hint-sheet-body">
        <Hints telling={telling} isFolded />
      </div>
      <button
        type="button"
        className="icon-button hint-sheet-close"
        aria-label={words.phrase("close")}
        onClick={leave}
      >
        <Glyph name="close" />
      </button>
      {children}
    </aside>
  );
}
