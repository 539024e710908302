import { Glyph, SeatMark } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import type { Count } from "./inspection";
import { figureText } from "./items";
import { type Sight, STOREHOUSE } from "./sight";
import "../../styles/stage-side.css";

// So near to a fine it is worth a word.
const NEAR = 3;

interface Props {
  count: Count;
  sight: Sight;
  isTriggered: boolean;
  /** What triggering costs, where somebody else has less. */
  penalty: number;
  step: "done" | "now" | "later";
}

/** What somebody counts, in small: beside whoever is counting now. */
export function SideCount({ count, sight, isTriggered, penalty, step }: Props) {
  const words = useWords();
  const wizard = sight.player(count.seat).traits?.wizard;
  const isTold = step !== "later";
  const fines = count.had + (isTold ? count.fines : 0);
  return (
    <li className={`side-count panel is-${step}`} aria-current={step === "now" ? "step" : undefined}>
      <p className="side-head">
        <SeatMark seat={count.seat} />
        <b>{words.player(count.seat)}</b>
        {wizard && <span className="quiet">{words.name("wizard", wizard)}</span>}
        <span className="opponent-notes">
          {isTriggered && <span className="wine-chip">{words.phrase("inspection-triggered")}</span>}
          {step === "now" && <span className="counting-chip">{words.phrase("inspection-counting")}</span>}
          {step === "done" && <Glyph name="check" className="side-check" />}
        </span>
      </p>
      <div className="side-items">
        <span className="side-minis">
          {sight.zone(STOREHOUSE, count.seat).cells.map((cell, slot) => {
            const { item, isStruck } = sight.shown(cell);
            return item ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
              <span key={slot} className={isStruck ? "side-mini is-struck" : "side-mini"}>
                <Card item={item} size="mini" isStruck={isStruck} />
              </span>
            ) : null;
          })}
        </span>
        <b className="side-sum">{isTold ? signed(count.sum) : "?"}</b>
      </div>
      <p className="side-foot">
        <span>
          <span className="quiet">{words.phrase("table-infamy")}</span> <b>{count.start}</b>
          {isTold && (
            <>
              <Glyph name="next" className="side-arrow" /> <b>{count.now}</b>
            </>
          )}
          {fines > 0 && <span className="fine-flag">{words.phrase("table-fines", { count: fines })}</span>}
        </span>
        <span className="side-note">
          <Note count={count} sight={sight} isTriggered={isTriggered} penalty={penalty} isTold={isTold} />
        </span>
      </p>
    </li>
  );
}

/** What is worth saying about a count. */
function Note(props: Omit<Props, "step"> & { isTold: boolean }) {
  const { count, sight, isTriggered, penalty, isTold } = props;
  const words = useWords();
  const most = sight.view.figures.most_infamy ?? 0;
  if (!isTold) return isTriggered ? words.phrase("inspection-triggered-note", { penalty }) : null;
  if (count.fines) return words.phrase("inspection-wraps", { most });
  const { gold, infamy } = count.effects;
  if (gold || infamy) {
    return words.phrase("inspection-before", { gold: signed(gold), infamy: signed(infamy) });
  }
  const left = most + 1 - count.now;
  return left <= NEAR ? words.phrase("inspection-near", { left }) : null;
}

function signed(value: number): string {
  return value < 0 ? figureText(value) : value === 0 ? "0" : `+${value}`;
}
