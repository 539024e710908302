import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { Overlay } from "react-aria/Overlay";
import { useDialog } from "react-aria/useDialog";
import { useModalOverlay } from "react-aria/useModalOverlay";
import { useOverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { Glyph, SeatMark } from "../../art/glyphs";
import { comeHome } from "../../parts/keptFocus";
import { useBackCloses } from "../../parts/router";
import { useLater } from "../../parts/useLater";
import { mayMove } from "../../store/preferences";
import { useWords } from "../../words/page";
import { CountPage, FinesPage, PenaltyPage, RevealPage } from "./InspectionPages";
import type { Inspection } from "./inspection";
import { SideCount } from "./SideCount";
import type { Sight } from "./sight";
import "../../styles/stage.css";

const WAITS = 3_000;
// So many counts stand beside the stage in full.
const FEW = 4;
const STEPS = ["reveal", "count", "penalty", "fines"] as const;

/** A page of the stage: which step it belongs to, and who is counting on it. */
interface Page {
  step: (typeof STEPS)[number];
  at: number;
}

interface Props {
  inspection: Inspection;
  sight: Sight;
  /** What triggering costs, where somebody else has less. */
  penalty: number;
  onClose: () => void;
}

/** The inspection, staged: what was revealed and sold, what everybody counts, the penalty, and the fines. */
export function InspectionStage(props: Props) {
  return (
    <Overlay>
      <Stage {...props} />
    </Overlay>
  );
}

function Stage({ inspection, sight, penalty, onClose }: Props) {
  const words = useWords();
  useBackCloses(onClose);
  const stage = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: (isOpen) => isOpen || onClose() });
  const { modalProps } = useModalOverlay({}, state, stage);
  const title = words.phrase("inspection-title", { round: inspection.round });
  const { dialogProps } = useDialog({ "aria-label": title }, stage);
  const pages = pagesOf(inspection);
  const isMany = inspection.counts.length > FEW;
  const [at, setAt] = useState(0);
  const isLater = useLater();
  const page = pages[at] ?? { step: "fines", at: -1 };
  const after = pages[at + 1];
  const goOn = () => (after ? setAt(at + 1) : onClose());
  const [isHeld, hold] = useHeld();
  // Each page begins at its button; it goes on by itself only while nobody has reached for anything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what it waits for
  useEffect(() => {
    next.current?.focus();
    if (isHeld) return;
    const timer = setTimeout(goOn, WAITS);
    return () => clearTimeout(timer);
  }, [at, isHeld]);
  // Nobody has opened it: what is asked now is what comes after, not what had focus before.
  useEffect(() => comeHome, []);
  const reached = ({ target }: FocusEvent) => {
    if (target !== next.current && target !== stage.current) hold();
  };
  const holding = { onPointerDown: hold, onKeyDown: hold, onFocus: reached };
  return (
    <div
      ref={stage}
      className="stage"
      {...mergeProps(modalProps, dialogProps, holding)}
      role="dialog"
      aria-modal="true"
    >
      <section className="stage-main panel">
        <Steps now={page.step} />
        <Title page={page} inspection={inspection} sight={sight} />
        <div className="stage-page" key={at}>
          {isLater && page.step === "reveal" && <RevealPage inspection={inspection} sight={sight} />}
          {isLater && page.step === "count" && <Counting page={page} inspection={inspection} sight={sight} />}
          {page.step === "penalty" && <PenaltyPage inspection={inspection} sight={sight} penalty={penalty} />}
          {page.step === "fines" && <FinesPage inspection={inspection} sight={sight} />}
        </div>
        <div className="stage-actions" onPointerEnter={hold}>
          <button type="button" className="button" onClick={onClose}>
            {words.phrase("inspection-skip")}
          </button>
          <span className="quiet stage-waits">
            {words.phrase(isHeld ? "inspection-waits" : "inspection-by-itself", { seconds: WAITS / 1000 })}
          </span>
          <button ref={next} type="button" className="button button-primary" onClick={goOn}>
            <NextWords after={after} inspection={inspection} />
            <Glyph name="next" />
          </button>
        </div>
      </section>
      <ol
        className={`stage-side${isMany ? " is-many" : ""}`}
        aria-label={words.phrase("inspection-counts-of-all")}
      >
        {(isLater ? inspection.counts : []).map((count, place) => (
          <SideCount
            key={count.seat}
            count={count}
            sight={sight}
            penalty={penalty}
            isTriggered={inspection.triggered === count.seat}
            step={sideStep(page, place)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Returns whether the stage waits for somebody, and what lets it: where less motion is asked for it always does. */
function useHeld(): [boolean, () => void] {
  const [isHeld, setHeld] = useState(() => !mayMove());
  return [isHeld, () => setHeld(true)];
}

function pagesOf(inspection: Inspection): Page[] {
  const { counts, triggered, paid } = inspection;
  const hasNews = counts.some((count) => count.turnedUp.size || count.sales.length);
  return [
    ...(hasNews ? [{ step: "reveal", at: -1 } as const] : []),
    ...counts.map((_, at) => ({ step: "count", at }) as const),
    ...(triggered >= 0 ? [{ step: "penalty", at: -1 } as const] : []),
    ...(paid.length ? [{ step: "fines", at: -1 } as const] : []),
  ];
}

function sideStep(page: Page, place: number): "done" | "now" | "later" {
  if (page.step === "reveal") return "later";
  if (page.step !== "count") return "done";
  return place < page.at ? "done" : place === page.at ? "now" : "later";
}

/** The four steps of an inspection, with the one that is on the stage. */
function Steps({ now }: { now: Page["step"] }) {
  const words = useWords();
  const at = STEPS.indexOf(now);
  return (
    <ol className="stage-steps">
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={place < at ? "is-done" : place === at ? "is-now" : ""}
          aria-current={place === at ? "step" : undefined}
        >
          <span className="round-seal" aria-hidden="true">
            {place < at ? <Glyph name="check" /> : place + 1}
          </span>
          <span>{words.phrase(`inspection-step-${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Title({ page, inspection, sight }: { page: Page; inspection: Inspection; sight: Sight }) {
  const words = useWords();
  const count = inspection.counts[page.at];
  if (!count) return <h1 aria-live="polite">{words.phrase(`inspection-head-${page.step}`)}</h1>;
  const name = words.player(count.seat);
  const isYou = count.seat === sight.view.seat;
  return (
    <h1 aria-live="polite">
      <SeatMark seat={count.seat} />
      {isYou ? words.phrase("inspection-counts-you") : words.phrase("inspection-counts", { name })}
      <span className="quiet">
        {words.phrase("inspection-turned", { count: count.turnedUp.size, sets: count.sales.length })}
      </span>
    </h1>
  );
}

function Counting({ page, inspection, sight }: { page: Page; inspection: Inspection; sight: Sight }) {
  const count = inspection.counts[page.at];
  return count ? <CountPage count={count} sight={sight} /> : null;
}

function NextWords({ after, inspection }: { after: Page | undefined; inspection: Inspection }): ReactNode {
  const words = useWords();
  if (!after) return words.phrase("inspection-go-on");
  const count = inspection.counts[after.at];
  const name = count ? words.player(count.seat) : words.phrase(`inspection-step-${after.step}`);
  return words.phrase("inspection-next", { name });
}
