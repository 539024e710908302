import { Glyph, SeatMark } from "../../art/glyphs";
import { useTable } from "../../parts/useTable";
import type { SeatSheet, TableSheet } from "../../protocol/types";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { digits, type Stage, stageOf } from "./readiness";
import type { Hosting } from "./useHosting";

interface Props {
  sheet: TableSheet;
  hosting: Hosting;
  text: string;
  onText: (text: string) => void;
}

const LONGEST = 200;
const STAGES = ["seed", "words", "dealt", "checked"] as const;

/** Words that everybody may stir into the deal, sealed until all are; and how far that has come. */
export function DealWords({ sheet, hosting, text, onText }: Props) {
  const words = useWords();
  const { seat } = useTable();
  const mine = sheet.seats[seat];
  const canWrite = mine !== undefined && !mine.seal && !sheet.is_opening;
  return (
    <section className="panel deal-words">
      <h2>
        <Glyph name="fair" /> {words.phrase("deal-title")}
      </h2>
      <p className="deal-about">{words.phrase("deal-about")}</p>
      {canWrite && (
        <form
          className="deal-form"
          onSubmit={(event) => {
            event.preventDefault();
            hosting.ready(text);
          }}
        >
          <input
            className="field"
            value={text}
            maxLength={LONGEST}
            placeholder={words.phrase("deal-hint")}
            aria-label={words.phrase("deal-label")}
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
          />
          <button type="submit" className="button" disabled={hosting.isBusy || !text.trim()}>
            {words.phrase("deal-add")}
          </button>
        </form>
      )}
      <ul className="deal-seats">
        {[...sheet.seats.entries()]
          .filter(([, each]) => !each.is_free)
          .map(([at, each]) => (
            <li key={at}>
              <SeatMark seat={at} />
              <b>{at === seat ? words.phrase("table-you") : words.player(at)}</b>
              <Given sheet={each} isHere={hosting.here.has(at)} />
            </li>
          ))}
      </ul>
      <div className="deal-foot">
        <Stages stage={stageOf(sheet)} />
        <p className="deal-seal">
          <span className="visually-hidden">{words.phrase("deal-seal")}</span>
          <code>{digits(sheet.commitment)}</code>
        </p>
      </div>
    </section>
  );
}

function Given({ sheet, isHere }: { sheet: SeatSheet; isHere: boolean }) {
  const words = useWords();
  if (sheet.bot) return <span className="quiet">{words.phrase("deal-bot")}</span>;
  if (sheet.words) return <q>{sheet.words}</q>;
  if (!sheet.seal) return <span className="quiet">{words.phrase("deal-not-yet")}</span>;
  const own = isHere ? keys.words(sheet.seal) : "";
  return (
    <span className="deal-sealed">
      {own ? <q>{own}</q> : words.phrase("deal-sealed")} <code>{digits(sheet.seal).slice(0, 9)} …</code>
    </span>
  );
}

function Stages({ stage }: { stage: Stage }) {
  const words = useWords();
  const now = stage === "seed" ? 0 : 1;
  return (
    <ol className="stages" aria-label={words.phrase("deal-stages")}>
      {STAGES.map((each, at) => {
        const isDone = at < now || at === 0;
        const isNow = at === 1;
        const title = at === 1 && stage === "opening" ? "deal-stage-opening" : `deal-stage-${each}`;
        return (
          <li
            key={each}
            className={isDone ? "is-done" : isNow ? "is-now" : ""}
            aria-current={isNow ? "step" : undefined}
          >
            <span className="stage-mark" aria-hidden="true">
              {isDone ? <Glyph name="check" /> : at + 1}
            </span>
            {words.phrase(title)}
          </li>
        );
      })}
    </ol>
  );
}
