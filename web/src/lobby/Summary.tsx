import { type ReactNode, useEffect, useRef, useState } from "react";
import { Glyph } from "../art/glyphs";
import { PHONE, useMedia } from "../parts/useMedia";
import type { Offer } from "../protocol/types";
import { useWords } from "../words/page";
import type { Draft } from "./draft";
import { type Fact, factsOf } from "./facts";
import { Seating } from "./Seating";

interface Props {
  draft: Draft;
  offer: Offer | null;
  /** What is wrong, so that the table can't be opened. */
  trouble: string;
  isBusy: boolean;
  isChange: boolean;
  /** With what the game can begin instead of a deal. */
  start?: ReactNode;
  onName: (name: string) => void;
  onDone: () => void;
  onLeave?: (() => void) | undefined;
}

const LONGEST_NAME = 40;

/** The table as it would be, on parchment, and the one way to open it. */
export function Summary(props: Props) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const { draft, offer, trouble, isBusy, isChange, start, onName, onDone, onLeave } = props;
  const facts = offer ? factsOf(words, draft, offer) : [];
  const names = draft.seats.map((plan, seat) => {
    if (plan.who === "me") return words.phrase("table-you");
    if (plan.who === "bot") return words.phrase(`bot-name-${seat}`);
    if (plan.who === "open") return words.phrase("fact-seat-open");
    return plan.name || words.phrase("seat-here-nameless");
  });
  const bots = draft.seats.filter((plan) => plan.who === "bot").length;
  return (
    <aside className="summary" aria-label={words.phrase("summary")}>
      {!isPhone && <NameField name={draft.name} onName={onName} />}
      <Seating names={names} free={draft.seats.map((plan) => plan.who === "open")} />
      <ul className="summary-facts">
        {facts.map(({ id, glyph, head, rest }) => (
          <li key={id}>
            <Glyph name={glyph} />
            <span>
              <b>{head}</b> {rest}
            </span>
          </li>
        ))}
      </ul>
      <p className="summary-fair">
        <Glyph name="fair" />
        <span>
          <b>{words.phrase("summary-fair")}</b> {words.phrase("summary-fair-note")}
        </span>
      </p>
      {start}
      <div className="summary-foot">
        <p className="trouble" role="alert">
          {trouble}
        </p>
        <button
          type="button"
          className="button button-primary"
          disabled={isBusy || !offer || !!trouble}
          onClick={onDone}
        >
          <span>{words.phrase(isChange ? "summary-change" : doneWords(draft, offer))}</span>
          <span className="summary-sum">
            {words.phrase("summary-sum", { seats: draft.seats.length, bots })}
          </span>
        </button>
        {onLeave && (
          <button type="button" className="as-link" onClick={onLeave}>
            {words.phrase("summary-leave")}
          </button>
        )}
        <p className="summary-note">{words.phrase(isChange ? "summary-change-note" : "summary-note")}</p>
      </div>
      <Changes facts={facts} />
    </aside>
  );
}

/** What the table is called, in lists and in its waiting room. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const words = useWords();
  return (
    <label className="summary-name">
      <input
        value={name}
        maxLength={LONGEST_NAME}
        placeholder={words.phrase("summary-name-hint")}
        aria-label={words.phrase("summary-name")}
        onChange={(event) => onName(event.target.value)}
      />
      <Glyph name="feather" />
    </label>
  );
}

function doneWords({ start }: Draft, offer: Offer | null): string {
  return start && offer?.starts === "record" ? "summary-look" : "summary-open";
}

/** Says what has changed on the parchment, and nothing else. */
function Changes({ facts }: { facts: readonly Fact[] }) {
  const before = useRef<ReadonlyMap<string, string> | null>(null);
  const [said, setSaid] = useState("");
  const now = facts.map(({ id, head, rest }): [string, string] => [id, `${head} ${rest}`.trim()]);
  const written = JSON.stringify(now);
  useEffect(() => {
    const lines = new Map(JSON.parse(written) as [string, string][]);
    const known = before.current;
    if (lines.size) before.current = lines;
    if (known) setSaid([...lines].flatMap(([id, line]) => (known.get(id) === line ? [] : [line])).join(". "));
  }, [written]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
