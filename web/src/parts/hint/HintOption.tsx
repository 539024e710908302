import { type FocusEvent, type MouseEvent, useRef } from "react";
import { Coin, Glyph } from "../../art/glyphs";
import type { Advised } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import { textOf } from "../foretelling";
import { Pieces } from "../Pieces";
import { useAnswering } from "../useAnswering";
import { type Bar, inHundred, signed, tenth } from "./figures";
import type { Reason, Sign, Telling } from "./reasons";
import { useHint } from "./useHinting";

interface Props {
  at: number;
  advised: Advised;
  title: readonly string[];
  bar: Bar | undefined;
  reasons: readonly Reason[];
  name: string;
  isFolded: boolean;
}

const SIGNS: Record<Sign, string> = { gain: "plus", loss: "minus", "": "dot" };
// So many more moves of an option are told while another one is laid out.
const MOST_MOVES = 2;
// What is done by the primary button of a table.
const ACT = "[data-act]:not(:disabled)";

/** Returns what an option is called by whoever has it read out, but for its reasons. */
export function optionName(
  words: Words,
  { value, reach, best }: Advised,
  number: number,
  title: readonly string[],
  unit: Telling["unit"],
): string {
  return words.phrase("hint-option", {
    number,
    title: title.join("; "),
    value: signed(value),
    unit,
    reach: tenth(reach),
    best: words.phrase("hint-best", { best: inHundred(best) }),
  });
}

/** An option of a hint. It is laid out as an ordinary choice; the table's own button does it. */
export function HintOption({ at, advised, title, bar, reasons, name, isFolded }: Props) {
  const words = useWords();
  const { answer } = useAnswering();
  const { laid, lay } = useHint();
  const isLaid = laid === at;
  const button = useRef<HTMLButtonElement>(null);
  // Whoever only passes by with Tab keeps what is picked.
  const follow = ({ relatedTarget: from }: FocusEvent) => {
    const isAmong = from instanceof Node && button.current?.closest("fieldset")?.contains(from);
    if (isAmong || answer === null) lay(at);
  };
  // Once it lies there, Enter leads to the button that does it.
  const press = ({ detail }: MouseEvent) => {
    if (isLaid && detail === 0) document.querySelector<HTMLElement>(ACT)?.focus();
    else lay(at);
  };
  // One that is laid out tells everything, the others what counts.
  const told = isLaid ? reasons : isFolded ? [] : reasons.filter(({ sign, isRemark }) => sign || isRemark);
  const [first, ...next] = title;
  const moves = isLaid || next.length <= MOST_MOVES ? next : next.slice(0, MOST_MOVES - 1);
  return (
    <button
      ref={button}
      type="button"
      className={isLaid ? "hint-option is-laid" : "hint-option"}
      data-place={`hint/${at}`}
      aria-pressed={isLaid}
      onFocus={follow}
      onClick={press}
    >
      <span className="visually-hidden">{[name, ...spokenOf(words, reasons)].join(" ")}</span>
      <span className="hint-face" aria-hidden="true">
        <span className="hint-head">
          <span className="hint-number">{at + 1}</span>
          <span className="hint-worth">
            <Coin /> <b>{signed(advised.value)}</b>
            <span>{words.phrase("hint-reach", { reach: tenth(advised.reach) })}</span>
          </span>
          <span className="hint-move">{first}</span>
          {moves.map((move, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: moves go by their order
            <span key={step} className="hint-next">
              {move}
            </span>
          ))}
          {moves !== next && (
            <span className="hint-next">
              {words.phrase("hint-more-moves", { count: next.length - moves.length })}
            </span>
          )}
        </span>
        <span className="hint-scale">
          {bar && <Scale bar={bar} />}
          <span>{words.phrase("hint-best", { best: inHundred(advised.best) })}</span>
        </span>
        {told.map((reason) => (
          <span key={textOf(reason.pieces)} className={`hint-reason is-${reason.sign || "plain"}`}>
            <Glyph name={SIGNS[reason.sign]} />
            <span>
              <Pieces pieces={reason.pieces} />
              {reason.times > 1 && ` ${words.phrase("preview-times", { times: reason.times })}`}
            </span>
          </span>
        ))}
        {isLaid && (
          <span className="hint-reason hint-shown">
            <Glyph name="eye" />
            <span>{words.phrase("hint-shown")}</span>
          </span>
        )}
      </span>
    </button>
  );
}

/** What it is worth, from the mean of all that were weighed, and how far that may be off. */
function Scale({ bar }: { bar: Bar }) {
  const { mean, worth, least, most } = bar;
  const from = Math.min(mean, worth);
  return (
    <span className="hint-bar">
      <i
        className={worth < mean ? "hint-fill is-less" : "hint-fill"}
        style={{ left: `${from}%`, width: `${Math.abs(worth - mean)}%` }}
      />
      <i className="hint-span" style={{ left: `${least}%`, width: `${most - least}%` }} />
      <i className="hint-mean" style={{ left: `${mean}%` }} />
    </span>
  );
}

/** Returns the reasons as they are read out: what helps, what costs, and the rest. */
function spokenOf(words: Words, reasons: readonly Reason[]): string[] {
  const told = (sign: Sign) =>
    reasons.filter((reason) => reason.sign === sign).map(({ pieces }) => textOf(pieces));
  const named = (id: string, sign: Sign) => {
    const what = told(sign).join(" ");
    return what ? [words.phrase(id, { what })] : [];
  };
  return [...named("hint-helps", "gain"), ...named("hint-costs", "loss"), ...told("")];
}
