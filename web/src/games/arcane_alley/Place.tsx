import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { Glyph } from "../../art/glyphs";
import { ItemIcon } from "../../art/icons";
import type { Spot } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Card, type CardSize } from "./Card";
import { CardBack } from "./CardBack";
import { useAlley } from "./context";
import { figureText } from "./items";
import { type Shown, STOREHOUSE, spotKey } from "./sight";

interface Props {
  spot: Spot;
  shown: Shown;
  /** Where it is, in words, such as "Slot 6". */
  where: string;
  size?: CardSize;
  /** Which of several that point at the same spot it is. */
  nth?: number;
  isLifted?: boolean;
  isTurned?: boolean;
}

const LONG_PRESS = 450;
const MOVED = 8;

/** A place on the table with what lies there: it can be chosen, looked at closely, or says why not. */
export function Place({
  spot,
  shown,
  where,
  size = "table",
  nth = 0,
  isLifted = false,
  isTurned = false,
}: Props) {
  const words = useWords();
  const { sight, choosing, lane, inspect } = useAlley();
  const press = useRef<{ timer: number; x: number; y: number; wasLong: boolean } | null>(null);
  const key = spotKey(spot);
  const answers = sight.answers(spot);
  const isLegal = answers.length > 0;
  const isChosen = isLifted || (choosing.chosen?.key === key && nth === 0);
  const barred = sight.barred(spot);
  const isAsked = choosing.refused?.key === key;
  const short = barred && !isLegal ? words.phrase(`barred-${barred.reason.id}`) : "";
  const hasShort = barred !== undefined && words.has(`barred-${barred.reason.id}`) && shown.isUp;
  const verb = answers[0]?.verb ?? sight.question?.verb;
  const canLook = shown.item !== undefined;
  const ghost = spot.zone === STOREHOUSE && sight.question?.name === "slot" ? sight.lifted : undefined;

  const look = () => shown.item && inspect(shown.item, shown.isStruck);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "i" && canLook) look();
  };
  const onPointerDown = (event: PointerEvent) => {
    const timer = window.setTimeout(() => {
      if (press.current) press.current.wasLong = true;
      look();
    }, LONG_PRESS);
    press.current = { timer, x: event.clientX, y: event.clientY, wasLong: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const began = press.current;
    if (began && Math.hypot(event.clientX - began.x, event.clientY - began.y) > MOVED)
      clearTimeout(began.timer);
  };
  const onPointerEnd = () => clearTimeout(press.current?.timer);

  const classes = [
    "card",
    `card-${size}`,
    isLegal && "is-legal",
    isChosen && "is-chosen",
    shown.isStruck && shown.isUp && "is-struck",
    lane.has(key) && "is-lane",
    isLifted && "is-lifted",
    isTurned && "is-turned",
    shown.isEmpty && "is-empty",
  ];
  const face = shown.isEmpty ? (
    <span className={`hole hole-${size}`} />
  ) : shown.isUp && shown.item ? (
    <Card item={shown.item} size={size} isStruck={shown.isStruck} isDim={hasShort && !isLegal} />
  ) : (
    <CardBack back={shown.cell.back ?? ""} known={shown.item} size={size === "large" ? "table" : size} />
  );

  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-place={nth ? `${key}#${nth}` : key}
      data-spot={nth ? undefined : key}
      data-legal={isLegal}
      aria-label={label(words, where, shown, isLegal)}
      aria-pressed={isLegal ? isChosen : undefined}
      aria-disabled={!isLegal}
      onClick={() => {
        if (press.current?.wasLong) press.current = null;
        else if (isLegal || barred) choosing.pick(spot);
        else look();
      }}
      onContextMenu={(event) => {
        if (!canLook) return;
        event.preventDefault();
        look();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerLeave={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <span className="card-face" aria-hidden="true">
        {face}
      </span>
      {isChosen && !isLegal && (
        <span className="seal">
          <Glyph name="check" />
        </span>
      )}
      {isChosen && isLegal && ghost && (
        <span className="ghost" aria-hidden="true">
          <svg viewBox="0 0 100 100">
            <circle cx="50" cy="58" r="33" fill="#0c1022" fillOpacity=".55" />
            <ItemIcon item={ghost.id} x={50} y={58} size={52} />
          </svg>
        </span>
      )}
      {isChosen && isLegal && verb && (
        <span className="verb-plate" aria-hidden="true">
          {words.say(verb)}
        </span>
      )}
      {!isLegal && (hasShort || isAsked) && (
        <span className="plate-refused" aria-hidden="true">
          <Glyph name="lock" />
          <span>{hasShort ? short : words.phrase("preview-refused")}</span>
        </span>
      )}
    </button>
  );
}

type Say = ReturnType<typeof useWords>;

function label(words: Say, where: string, shown: Shown, isLegal: boolean): string {
  const parts = [where, ...what(words, shown)];
  if (shown.isStruck && shown.isUp) parts.push(words.phrase("place-moonstruck"));
  if (shown.cell.marks?.includes("sideways")) parts.push(words.phrase("place-sideways"));
  if (isLegal) parts.push(words.phrase("place-legal"));
  return parts.join(", ");
}

function what(words: Say, shown: Shown): string[] {
  const { item, isUp, isEmpty, cell } = shown;
  if (isEmpty) return [words.phrase("place-empty")];
  if (item && isUp) {
    const gold = item.gold === null ? "none" : item.gold;
    return [words.phrase("place-item", { item: item.name, gold, infamy: figureText(item.infamy) })];
  }
  const back = cell.back
    ? words.phrase("place-hidden-back", { back: cell.back })
    : words.phrase("place-hidden");
  return item ? [words.phrase("place-hidden-known", { item: item.name })] : [back];
}
