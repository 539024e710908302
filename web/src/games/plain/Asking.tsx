import { Glyph, Lantern } from "../../art/glyphs";
import { outcomes, textOf } from "../../parts/foretelling";
import { Pieces } from "../../parts/Pieces";
import { RuleLink } from "../../parts/RuleLink";
import { usePrompt } from "../../parts/usePrompt";
import { useStore, useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { Answers } from "./Answers";
import { differences } from "./changes";
import { usePlain } from "./context";

/** The prompt, the answers under it, why others are refused, and what would change. */
export function Asking({ hasSheet }: { hasSheet: boolean }) {
  const words = useWords();
  const { view } = usePlain();
  const { question, asked } = view;
  const prompt = usePrompt();
  return (
    <section className="plain-asking panel">
      <div className={question ? "plain-prompt is-asked" : "plain-prompt"}>
        <Lantern />
        <h1 {...prompt}>
          {question ? (
            <Pieces pieces={words.pieces(question.prompt)} />
          ) : asked.length ? (
            words.phrase("table-waiting-for", { names: asked.map((seat) => words.player(seat)).join(", ") })
          ) : (
            words.phrase("plain-nobody-asked")
          )}
        </h1>
      </div>
      {question && <Answers />}
      <Refusals />
      <Changes />
      {view.seat >= 0 && !hasSheet && <Acting />}
    </section>
  );
}

function Refusals() {
  const words = useWords();
  const { view } = usePlain();
  return view.question?.barred?.map((barred) => (
    <p className="plain-barred" key={`${barred.rule}-${words.say(barred.reason)}`}>
      <Glyph name="lock" />
      <span>
        <Pieces pieces={words.pieces(barred.reason)} /> <RuleLink game={view.game} rule={barred.rule} />
      </span>
    </p>
  ));
}

/** The difference of the table as it is and as it would be; where somebody learns something, what is foretold. */
function Changes() {
  const words = useWords();
  const { view, naming, answering } = usePlain();
  const { answer, told } = answering;
  const changed = told?.view ? differences(view, told.view, naming, words) : [];
  const lines = told ? outcomes(words, told, answer?.is_wall ?? false) : [];
  return (
    <section className="plain-changes">
      {answer && <h2>{words.phrase("plain-would-change")}</h2>}
      {lines.map((line) => (
        <p key={textOf(line.pieces)} className={line.isQuiet ? "quiet" : ""}>
          <Pieces pieces={line.pieces} />
          {line.times > 1 && ` ${words.phrase("preview-times", { times: line.times })}`}
          {line.isLearned && (
            <span className="outcome-wall" role="img" aria-label={words.phrase("preview-learned")}>
              <Glyph name="wall" />
            </span>
          )}
        </p>
      ))}
      {changed.length > 0 && (
        <dl>
          {changed.map((each) => (
            <div key={each.what}>
              <dt>{each.what}</dt>
              <dd>{each.was}</dd>
              <dd className={each.tone || "strong"}>
                <Glyph name="next" /> {each.becomes}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {told && lines.length === 0 && changed.length === 0 && (
        <p className="quiet">{words.phrase("plain-nothing-changes")}</p>
      )}
    </section>
  );
}

/** Undo, and the button that does what is picked. */
export function Acting() {
  const words = useWords();
  const store = useStore();
  const { isBusy } = useTable();
  const { view, answering, offers } = usePlain();
  const offer = offers.find((each) => each.answer === answering.answer);
  return (
    <div className="plain-act">
      <button
        type="button"
        className="button"
        disabled={!view.undo?.can || isBusy}
        onClick={() => store.takeBack()}
      >
        <Glyph name="undo" /> {words.phrase("table-undo-short")}
      </button>
      <button
        type="button"
        className={offer ? "button button-primary" : "button"}
        data-act={offer ? true : undefined}
        disabled={!offer || isBusy}
        onClick={() => answering.act()}
      >
        {offer?.answer.is_wall && <Glyph name="wall" />}
        {offer ? offer.act : words.phrase(view.question ? "plain-choose" : "plain-wait")}
      </button>
    </div>
  );
}
