import { useEffect, useRef, useState } from "react";
import { Glyph, SeatMark, SeatShape, Shield } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import type { Count, Inspection } from "./chronicle";
import { figureText } from "./items";
import { type Sight, STOREHOUSE } from "./sight";

const MOST_INFAMY = 24;
const WIDTH = 840;
const LEFT = 40;
const RIGHT = 790;

/** The inspection, player by player: what was turned up, what it sums to, and where the marker goes. */
export function InspectionStage(props: { inspection: Inspection; sight: Sight; onClose: () => void }) {
  const { inspection, sight, onClose } = props;
  const words = useWords();
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const { counts } = inspection;
  const count = counts[at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is focused anew for every player
  useEffect(() => next.current?.focus(), [at]);
  if (count === undefined) return null;
  const after = counts[at + 1];
  const isYou = count.seat === sight.view.seat;
  const name = words.player(count.seat);
  return (
    <div
      className="stage"
      role="dialog"
      aria-modal="true"
      aria-label={words.phrase("inspection-title", { round: inspection.round })}
    >
      <section className="stage-main panel">
        <p className="stage-round">{words.phrase("inspection-title", { round: inspection.round })}</p>
        <h1 aria-live="polite">
          <SeatMark seat={count.seat} />
          {isYou ? words.phrase("inspection-counts-you") : words.phrase("inspection-counts", { name })}
          <span className="quiet">
            {words.phrase("inspection-turned", { count: count.turnedUp.size, sets: count.sales })}
          </span>
        </h1>
        <div className="stage-body" key={count.seat}>
          <Left count={count} sight={sight} />
          <div className="stage-sum">
            <h2>{words.phrase("inspection-sum")}</h2>
            <span className="stage-shield">
              <Shield figure={figureText(count.sum)} />
            </span>
          </div>
        </div>
        <Wrap count={count} />
        <p className="stage-actions">
          <button type="button" className="button" onClick={onClose}>
            {words.phrase("inspection-skip")}
          </button>
          <button
            ref={next}
            type="button"
            className="button button-primary"
            onClick={() => (after ? setAt(at + 1) : onClose())}
          >
            {after
              ? words.phrase("inspection-next", { name: words.player(after.seat) })
              : words.phrase("inspection-go-on")}
            <Glyph name="next" />
          </button>
        </p>
      </section>
      <ol className="stage-side">
        {counts.map((each, place) => (
          <SideCount key={each.seat} count={each} sight={sight} inspection={inspection} step={place - at} />
        ))}
      </ol>
    </div>
  );
}

/** What a seat has left, in large, with the infamy of each stamped on it. */
function Left({ count, sight }: { count: Count; sight: Sight }) {
  const words = useWords();
  const zone = sight.zone(STOREHOUSE, count.seat);
  return (
    <ul className={`stage-items columns-${zone.columns || 3}`}>
      {zone.cells.map((cell, slot) => {
        const { item, isStruck } = sight.shown(cell);
        if (!item) return null;
        const isTurned = count.turnedUp.has(slot);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
          <li key={slot} className={isTurned ? "is-turned-up" : ""}>
            <span className="card">
              <Card item={item} isStruck={isStruck} />
            </span>
            {isTurned && <span className="turned-tab">{words.phrase("inspection-turned-up")}</span>}
            <span className="stamp">{item.infamy < 0 ? figureText(item.infamy) : `+${item.infamy}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The track with where the marker was and where it goes; past 24 it leaves a flag. */
function Wrap({ count }: { count: Count }) {
  const words = useWords();
  const x = (value: number) =>
    LEFT + (Math.min(Math.max(value, 0), MOST_INFAMY) / MOST_INFAMY) * (RIGHT - LEFT);
  const isWrapped = count.fines > 0;
  const change = count.now - count.was + count.fines * 25;
  const from = x(count.was);
  const to = x(count.now);
  const sign = change < 0 ? figureText(change) : `+${change}`;
  const arc = (a: number, b: number) =>
    `M${a} 82Q${(a + b) / 2} ${82 - Math.min(60, 14 + Math.abs(b - a) / 4)} ${b} 82`;
  const said = isWrapped
    ? words.phrase("inspection-past", {
        was: count.was,
        sum: change,
        total: count.was + change,
        now: count.now,
      })
    : `${count.was} ${sign} = ${count.now}`;
  return (
    <svg className="stage-track inset" viewBox={`0 0 ${WIDTH} 130`} role="img" aria-label={said}>
      <path className="track-axis" d={`M${LEFT} 90H${RIGHT}`} />
      {Array.from({ length: MOST_INFAMY + 1 }, (_, tick) => tick).map((tick) => (
        <g key={tick}>
          <path className="track-axis" d={`M${x(tick)} ${tick % 4 ? 87 : 82}v${tick % 4 ? 6 : 16}`} />
          {tick % 4 === 0 && (
            <text className="track-tick" x={x(tick)} y="118" textAnchor="middle">
              {tick}
            </text>
          )}
        </g>
      ))}
      {isWrapped ? (
        <>
          <path className="stage-arc" d={arc(from, RIGHT + 14)} />
          <path className="stage-arc stage-arc-later" d={arc(LEFT - 14, to)} />
          <path className="stage-pole" d={`M${RIGHT + 12} 90V20`} />
          <g className="stage-flag">
            <path d={`M${RIGHT + 12} 16h-72l8 13-8 13h72z`} />
            <text x={RIGHT - 20} y="34" textAnchor="middle">
              {words.phrase("inspection-plus-fine", { count: count.fines })}
            </text>
          </g>
        </>
      ) : (
        change !== 0 && <path className="stage-arc" d={arc(from, to)} />
      )}
      <text className="stage-said" x={WIDTH / 2 - 40} y="28" textAnchor="middle">
        {said}
      </text>
      <g opacity=".45">
        <SeatShape seat={count.seat} x={from} y={86} size={17} />
      </g>
      <SeatShape seat={count.seat} x={to} y={86} size={21} />
    </svg>
  );
}

function SideCount(props: { count: Count; sight: Sight; inspection: Inspection; step: number }) {
  const { count, sight, inspection, step } = props;
  const words = useWords();
  const isDone = step < 0;
  const isNow = step === 0;
  const sum = count.sum < 0 ? figureText(count.sum) : `+${count.sum}`;
  return (
    <li className={`side-count panel${isNow ? " is-now" : ""}${step > 0 ? " is-later" : ""}`}>
      <p className="opponent-head">
        <SeatMark seat={count.seat} />
        <b>{words.player(count.seat)}</b>
        <span className="opponent-notes">
          {isNow && <span className="badge">{words.phrase("inspection-counting")}</span>}
          {inspection.triggered === count.seat && (
            <span className="wine-chip">{words.phrase("inspection-triggered")}</span>
          )}
          {isDone && <Glyph name="check" />}
        </span>
      </p>
      <div className="side-items">
        <span className="side-minis">
          {sight.zone(STOREHOUSE, count.seat).cells.map((cell, slot) => {
            const { item, isStruck } = sight.shown(cell);
            return item ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
              <span key={slot} className="side-mini">
                <Card item={item} size="mini" isStruck={isStruck} />
              </span>
            ) : null;
          })}
        </span>
        <b className="side-sum">{step > 0 ? "?" : sum}</b>
      </div>
      <p className="side-foot">
        <span className="quiet">{words.phrase("table-infamy")}</span> <b>{count.was}</b>
        {step <= 0 && (
          <>
            <Glyph name="next" /> <b>{count.now}</b>
            {count.fines > 0 && (
              <span className="fine-flag">{words.phrase("table-fines", { count: count.fines })}</span>
            )}
          </>
        )}
      </p>
    </li>
  );
}
