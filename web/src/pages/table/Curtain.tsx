import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { SeatMark } from "../../art/glyphs";
import { silence } from "../../parts/announcing";
import { useWords } from "../../words/page";

// The press that drew the curtain, held or doubled, must not open it for the person who should look away.
const QUIET = 600;

/** Hides everything while a screen is passed on, until the one who is named on it says so. */
export function Curtain(props: { seat: number; name: string; onOpen: () => void; back?: Back | undefined }) {
  const words = useWords();
  const { seat, name, back } = props;
  const [isReady, setReady] = useState(false);
  const [isTooSoon, setTooSoon] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // What was said to somebody else is not to be read by the next.
    silence();
    const timer = setTimeout(() => setReady(true), QUIET);
    return () => clearTimeout(timer);
  }, []);
  const press = (event: MouseEvent, act: () => void) => {
    if (isReady && event.detail <= 1) act();
    else setTooSoon(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  return (
    <main className="curtain" onKeyDown={onKeyDown}>
      <span className="curtain-rod" />
      <div className="curtain-card">
        <span className="curtain-mark">
          <SeatMark seat={seat} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {words.phrase("curtain-pass", { name })}
        </h1>
        <p>{words.phrase("curtain-note", { name })}</p>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={!isReady}
          onClick={(event) => press(event, props.onOpen)}
        >
          {words.phrase("curtain-open", { name })}
        </button>
        {back && (
          <button
            type="button"
            className="button"
            aria-disabled={!isReady}
            onClick={(event) => press(event, back.onBack)}
          >
            {words.phrase("curtain-back", { name: back.name })}
          </button>
        )}
        <p className="curtain-soon" role="status">
          {isTooSoon && words.phrase("curtain-soon")}
        </p>
      </div>
    </main>
  );
}

/** Somebody who has seen their table and wants another look at it. */
export interface Back {
  name: string;
  onBack: () => void;
}
