import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Glyph } from "../../art/glyphs";
import "../../styles/hint.css";
import { useWords } from "../../words/page";
import { announce } from "../announcing";
import { RovingGrid } from "../RovingGrid";
import { useTable } from "../useTable";
import { barsOf } from "./figures";
import { HintOption, optionName } from "./HintOption";
import { reasonsOf, type Telling } from "./reasons";
import { useHint } from "./useHinting";

interface Props {
  telling: Telling;
  /** Whether only the option that is laid out tells its reasons. */
  isFolded?: boolean;
}

/** What a bot would do and why, once it is asked: a few options, what each is worth and what speaks for it. */
export default function HintPanel({ telling, isFolded = false }: Props) {
  const words = useWords();
  const { question } = useTable();
  const { adviser, hasCompany, hint, advised, ask, isFollowed } = useHint();
  const panel = useFocusInside(hint === null ? "idle" : hint.advised ? "told" : "thinking");
  const name = `hint-bot-${adviser}`;
  const title = words.phrase("hint-ask", { bot: words.phrase(words.has(name) ? name : "hint-bot-other") });
  const means = words.phrase("hint-means", { unit: telling.unit });
  if (!hint || hint.trouble) {
    const isAsked = question > 0;
    return (
      <section className="hint" ref={panel}>
        <button type="button" className="button hint-ask" disabled={!isAsked} data-hint-focus onClick={ask}>
          <Glyph name="bulb" />
          <span>{title}</span>
        </button>
        {hint?.trouble && (
          <p className="trouble" role="alert">
            {hint.trouble.text}
          </p>
        )}
        {!isAsked && <p className="hint-note">{words.phrase("hint-later")}</p>}
        {isFollowed && <p className="hint-note">{words.phrase("hint-followed")}</p>}
        {isAsked && hasCompany && <p className="hint-note">{words.phrase("hint-seen-first")}</p>}
      </section>
    );
  }
  return (
    <section className="hint" ref={panel}>
      <h2 className="hint-title" tabIndex={-1} data-hint-focus={hint.advised ? undefined : true}>
        <Glyph name="bulb" />
        <span>{title}</span>
      </h2>
      {!isFolded && <p className="hint-note">{means}</p>}
      {hint.advised ? (
        <Options telling={telling} isFolded={isFolded} />
      ) : (
        <p className="hint-thinking" role="status">
          <span className="hint-dots" aria-hidden="true" />
          {words.phrase("hint-thinking")}
        </p>
      )}
      {advised.length > 0 && (
        <p className="hint-note">
          {isFolded && means} {words.phrase(hasCompany ? "hint-advice-seen" : "hint-advice")}
        </p>
      )}
    </section>
  );
}

/** The options, the best first: arrows lay out one after the other, as if they were picked on the table. */
function Options({ telling, isFolded }: Required<Props>) {
  const words = useWords();
  const { advised } = useHint();
  const told = useMemo(() => {
    const bars = barsOf(advised);
    return advised.map((each, at) => {
      const title = telling.title(each);
      const reasons = reasonsOf(words, each, telling);
      const name = optionName(words, each, at + 1, title, telling.unit);
      return { advised: each, bar: bars[at], title, reasons, name };
    });
  }, [words, advised, telling]);
  const first = told[0]?.name ?? "";
  const count = told.length;
  const said = words.phrase("hint-told", { count, first });
  const spoken = useRef("");
  useEffect(() => {
    if (spoken.current !== said) announce(said);
    spoken.current = said;
  }, [said]);
  return (
    <RovingGrid label={words.phrase("hint-options")} columns={1} className="hint-options">
      {told.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option goes by its number
        <HintOption key={at} at={at} {...each} isFolded={isFolded} />
      ))}
    </RovingGrid>
  );
}

/** Keeps focus inside while what has it gives way to something else, and takes it when somebody comes by a key. */
function useFocusInside(state: string) {
  const { wantsFocus, isOpen } = useHint();
  const panel = useRef<HTMLElement>(null);
  const had = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown now is what can have focus
  useLayoutEffect(() => {
    if (!wantsFocus.current && !had.current) return;
    wantsFocus.current = false;
    had.current = true;
    const places = [
      ...(panel.current?.querySelectorAll<HTMLElement>("[data-hint-focus], [data-place]") ?? []),
    ];
    (places.find((each) => each.tabIndex === 0) ?? places[0])?.focus({ preventScroll: true });
  }, [state, isOpen]);
  useEffect(() => {
    const note = () => {
      had.current = panel.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return panel;
}
