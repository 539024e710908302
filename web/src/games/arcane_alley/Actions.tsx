import { Glyph } from "../../art/glyphs";
import { outcomes, textOf } from "../../parts/foretelling";
import { useStore, useTable } from "../../parts/useTable";
import type { Answer } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import { useAlley } from "./context";
import { beyond } from "./PreviewPanel";

// Where nothing was chosen yet, there is nothing to say about taking it back.
const NOTHING = "why-nothing-to-undo";
// What every sale does is not worth a place in a line.
const CLOSES = "closed";

/** Undo with the wall, and what can be done with what is chosen; one button is the primary one. */
export function Actions() {
  const words = useWords();
  const { isBusy, view } = useTable();
  const { sight, choosing } = useAlley();
  const { chosen } = choosing;
  const others = chosen?.answers.filter((answer) => answer !== chosen.answer) ?? [];
  const verb = (answer: Answer) => words.say(answer.verb ?? sight.question?.verb ?? { id: "verb-yes" });
  if (view === null || view.seat < 0) return null;
  return (
    <div className={others.length > 1 ? "actions has-several" : "actions"}>
      <Undo />
      <div className="act-row">
        <button
          type="button"
          className="button button-primary"
          data-act
          disabled={chosen === null || isBusy}
          onClick={() => choosing.act()}
        >
          {chosen?.answer.is_wall && <Glyph name="wall" />}
          <span className="act-words">
            {chosen
              ? chosen.answer.is_wall
                ? words.phrase("act-and-wall", { verb: verb(chosen.answer) })
                : verb(chosen.answer)
              : words.phrase(sight.question ? "act-choose-first" : "act-wait")}
            <Summary />
          </span>
        </button>
        {others.map((answer) => (
          <button
            key={answer.choice}
            type="button"
            className="button act-other"
            disabled={isBusy}
            onClick={() => choosing.act(answer)}
          >
            {answer.is_wall && <Glyph name="wall" />}
            {verb(answer)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What will follow in a line, for a hand that has no room for the preview beside it. */
function Summary() {
  const words = useWords();
  const { told } = useAlley().choosing.chosen ?? {};
  if (!told) return null;
  const text = outcomes(words, beyond(told), false)
    .filter((line) => !line.isQuiet && line.event !== CLOSES)
    .map((line) => textOf(line.pieces))
    .join(" ");
  return text ? <span className="act-summary">{text}</span> : null;
}

/** Undo, and where it ends: the wall that is behind, or the reason why nothing can be taken back. */
function Undo() {
  const words = useWords();
  const store = useStore();
  const { isBusy, view, log, wall } = useTable();
  const undo = view?.undo;
  const behind = log.findLast((line) => line.number <= wall && !line.isHeading);
  const note = undo?.can
    ? behind && words.phrase("table-wall-behind", { what: inside(words, words.say(behind.said)) })
    : undo?.reason && undo.reason.id !== NOTHING && sentence(words.say(undo.reason));
  return (
    <div className="undo-row">
      <button
        type="button"
        className="button"
        aria-label={words.phrase("table-undo")}
        disabled={!undo?.can || isBusy}
        onClick={() => store.takeBack()}
      >
        <Glyph name="undo" />
        <span className="undo-long">{words.phrase("table-undo")}</span>
        <span className="undo-short">{words.phrase("table-undo-short")}</span>
      </button>
      {note && (
        <span className="wall-note">
          <Glyph name="wall" /> <span>{note}</span>
        </span>
      )}
    </div>
  );
}

/** Returns a sentence as it stands after a colon. */
function inside(words: Words, text: string): string {
  const bare = text.replace(/\.$/, "");
  const you = words.phrase("reader");
  return bare.startsWith(you) ? words.phrase("reader-inside") + bare.slice(you.length) : bare;
}

/** Returns words as a sentence. */
function sentence(words: string): string {
  return words ? `${words[0]?.toUpperCase()}${words.slice(1)}.` : "";
}
