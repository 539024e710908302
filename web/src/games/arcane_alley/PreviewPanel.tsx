import { Glyph } from "../../art/glyphs";
import { type Outcome, outcomes } from "../../parts/foretelling";
import { Pieces } from "../../parts/Pieces";
import { RuleLink } from "../../parts/RuleLink";
import { useTable } from "../../parts/useTable";
import type { Foretold, Sure } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Piece } from "../../words/words";
import { useAlley } from "./context";
import { glyphOf, toneOf } from "./verbs";

const JUST_NOW = 5;
// What a choice says itself: worth a line where nothing else is.
const PLAIN = new Set(["played", "discarded", "activated", "expended"]);

/** What would follow from what is chosen: always in the same place and the same form. */
export function PreviewPanel() {
  const words = useWords();
  const { sight, choosing } = useAlley();
  const { chosen, refused } = choosing;
  if (refused) {
    return (
      <section className="preview inset" tabIndex={0}>
        <h2>{words.phrase("preview-refused")}</h2>
        <Refusal />
      </section>
    );
  }
  if (!chosen) return sight.question ? <Hint /> : <JustNow />;
  const title = `preview-title-${sight.question?.name ?? ""}`;
  const isWall = chosen.answer.is_wall ?? false;
  const lines = chosen.told
    ? outcomes(words, beyond(chosen.told), isWall, chosen.told.certain.find(isChoice))
    : null;
  return (
    <section className="preview inset" tabIndex={0}>
      <h2>{words.phrase(words.has(title) ? title : "preview-title")}</h2>
      {lines === null ? (
        <p className="quiet">{words.phrase("preview-loading")}</p>
      ) : lines.length === 0 ? (
        <p className="quiet">{words.phrase("preview-nothing")}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <Line key={`${line.event}-${line.pieces.map((piece) => piece.text).join("")}`} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Why what was asked for can't be done, with its rule. */
export function Refusal() {
  const words = useWords();
  const { sight, choosing } = useAlley();
  if (!choosing.refused) return null;
  const { reason, rule } = choosing.refused.barred;
  return (
    <p className="preview-refusal">
      <Glyph name="lock" />
      <span>
        <Pieces pieces={words.pieces(reason)} /> {rule && <RuleLink game={sight.view.game} rule={rule} />}
      </span>
    </p>
  );
}

/** Whether something foreseen is what the choice says itself. */
function isChoice({ event }: Sure): boolean {
  return PLAIN.has(String(event.event));
}

/** Returns what is foretold but for what the choice says itself, where there is more. */
export function beyond(told: Foretold): Foretold {
  const [first, ...rest] = told.certain;
  const isPlain = first && isChoice(first) && rest.length + (told.later?.length ?? 0) > 0;
  return isPlain ? { ...told, certain: rest } : told;
}

function Line({ line }: { line: Outcome }) {
  const words = useWords();
  const { sight } = useAlley();
  const glyph = line.event === "next" || line.event === "perhaps" ? line.event : glyphOf(line.event);
  const tone = line.seat === sight.view.seat ? toneOf(line.event) : "";
  const classes = ["outcome", `outcome-${line.event}`, tone && "is-sum", line.isQuiet && "quiet"];
  return (
    <li className={classes.filter(Boolean).join(" ")}>
      <Glyph name={glyph} className="outcome-glyph" />
      <span>
        <Toned pieces={line.pieces} tone={tone} />
        {line.times > 1 && ` ${words.phrase("preview-times", { times: line.times })}`}
      </span>
      {line.isLearned && (
        <span className="outcome-wall" role="img" aria-label={words.phrase("preview-learned")}>
          <Glyph name="wall" />
        </span>
      )}
    </li>
  );
}

// A figure with the word that it counts.
const AMOUNT = /(\d+(?:\s\p{L}+)?)/u;

/** A sentence whose figures are good or bad news. */
function Toned({ pieces, tone }: { pieces: readonly Piece[]; tone: string }) {
  if (!tone) return <Pieces pieces={pieces} />;
  const parts = pieces.flatMap((piece) => piece.text.split(AMOUNT));
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
    <span key={at} className={AMOUNT.test(part) ? tone : ""}>
      {part}
    </span>
  ));
}

function Hint() {
  const words = useWords();
  return (
    <section className="preview inset">
      <p className="quiet">{words.phrase("preview-none")}</p>
    </section>
  );
}

/** What has just happened, the latest first, while there is nothing to choose. */
function JustNow() {
  const words = useWords();
  const { log } = useTable();
  const lines = log
    .filter((line) => !line.isHeading)
    .slice(-JUST_NOW)
    .reverse();
  return (
    <section className="preview inset" tabIndex={0}>
      <h2>{words.phrase("table-just-now")}</h2>
      {lines.length === 0 && <p className="quiet">{words.phrase("table-nothing-just-now")}</p>}
      <ul>
        {lines.map((line) => (
          <li className="outcome" key={line.number}>
            <Glyph name={glyphOf(line.event)} className="outcome-glyph" />
            <span>
              <Pieces pieces={words.pieces(line.said)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
