import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { Glyph } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { announce } from "../announcing";
import { useAnswering } from "../useAnswering";
import { useTable } from "../useTable";
import type { Offered } from "./offers";

interface Props {
  /** What fits something typed, the best first. */
  offer: (typed: string) => readonly Offered[];
  onClose: () => void;
}

/** A line to type answers and commands into, with what fits as one types: all that can be pointed at can be typed. */
export function CommandLine({ offer, onClose }: Props) {
  const words = useWords();
  const id = useId();
  const { clear } = useAnswering();
  const { question } = useTable();
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(document.activeElement);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(-1);
  const offers = useMemo(() => offer(typed), [offer, typed]);
  const active = offers[at];
  useEffect(() => {
    input.current?.focus();
    const { current } = before;
    return () => {
      if (current instanceof HTMLElement && current.isConnected) current.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question has other answers
  useEffect(() => setAt(-1), [question]);

  const leave = () => {
    clear();
    onClose();
  };
  const move = (to: number) => {
    const next = (to + offers.length) % Math.max(1, offers.length);
    setAt(next);
    offers[next]?.weigh?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave();
    else if (event.key === "ArrowDown") move(at + 1);
    else if (event.key === "ArrowUp") move(at < 0 ? -1 : at - 1);
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const meant = active ?? (typed.trim() ? offers[0] : undefined);
    if (meant === undefined) {
      announce(words.phrase("command-unknown"));
      return;
    }
    if (!meant.act()) return;
    setTyped("");
    setAt(-1);
  };
  return (
    <form className="command-line panel" aria-label={words.phrase("command-line")} onSubmit={onSubmit}>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.phrase("command-offers")}
        className="command-offers"
      >
        {offers.map((each, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the line, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the line has the keys
          <div
            key={each.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            aria-disabled={each.isBarred}
            className={`command-offer${place === at ? " is-active" : ""}`}
            onClick={() => {
              setAt(place);
              input.current?.focus();
              if (place === at ? each.act() : each.weigh === undefined && each.act()) setTyped("");
              else each.weigh?.();
            }}
          >
            <code>{each.key}</code>
            <span>{each.says}</span>
            {each.isWall && <Glyph name="wall" className="outcome-wall" />}
            {each.isBarred && <Glyph name="lock" />}
          </div>
        ))}
      </div>
      <div className="command-row">
        <input
          ref={input}
          className="field"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.phrase("command-line")}
          aria-expanded={offers.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${at}` : undefined}
          placeholder={words.phrase("command-hint")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="button">
          {words.phrase("command-do")}
        </button>
        <button type="button" className="button" onClick={leave}>
          {words.phrase("close")}
        </button>
      </div>
      {offers.length === 0 && <p className="quiet">{words.phrase("command-unknown")}</p>}
    </form>
  );
}
