import { Glyph } from "../../art/glyphs";
import { outcomes, textOf } from "../../parts/foretelling";
import { useStore, useTable } from "../../parts/useTable";
import type { Answer } from "../../protocol/types";
import { useWords } from "../../words/page";
import { useAlley } from "./context";

/** Undo with the wall, and what can be done with what is chosen; one button is the primary one. */
export function Actions() {
  const words = useWords();
  const store = useStore();
  const { isBusy, view } = useTable();
  const { sight, choosing } = useAlley();
  const { chosen } = choosing;
  const undo = view?.undo;
  const others = chosen?.answers.filter((answer) => answer !== chosen.answer) ?? [];
  const text = (answer: Answer) => words.say(answer.verb ?? sight.question?.verb ?? { id: "verb-yes" });
  const summary =
    chosen?.told &&
    outcomes(words, chosen.told, false)
      .filter((line) => !line.isQuiet)
      .slice(1)
      .map((line) => textOf(line.pieces))
      .join(" ");
  if (view === null || view.seat < 0) return null;
  return (
    <div className="actions">
      <div className="undo-row">
        <button
          type="button"
          className="button"
          disabled={!undo?.can || isBusy}
          onClick={() => store.takeBack()}
        >
          <Glyph name="undo" /> {words.phrase("table-undo")}
        </button>
        {undo && !undo.can && undo.reason && (
          <span className="wall-note">
            <Glyph name="wall" /> <span>{sentence(words.say(undo.reason))}</span>
          </span>
        )}
      </div>
      <div className="act-row">
        <button
          type="button"
          className="button button-primary"
          disabled={chosen === null || isBusy}
          onClick={() => choosing.act()}
        >
          {chosen?.answer.is_wall && <Glyph name="wall" />}
          {chosen
            ? chosen.answer.is_wall
              ? words.phrase("act-and-wall", { verb: text(chosen.answer) })
              : text(chosen.answer)
            : words.phrase("table-what-to-do")}
          {summary && <span className="act-summary">{summary}</span>}
        </button>
        {others.map((answer) => (
          <button
            key={answer.choice}
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => choosing.act(answer)}
          >
            {answer.is_wall && <Glyph name="wall" />}
            {text(answer)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Returns words as a sentence. */
function sentence(words: string): string {
  return words ? `${words[0]?.toUpperCase()}${words.slice(1)}.` : "";
}
