import { mergeProps } from "react-aria/mergeProps";
import { Glyph } from "../../art/glyphs";
import { ItemIcon } from "../../art/icons";
import { useAgain } from "../../parts/again";
import { useCloserLook } from "../../parts/useCloserLook";
import { useStore, useTable } from "../../parts/useTable";
import type { Spot } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Card, type CardSize } from "./Card";
import { CardBack } from "./CardBack";
import { useAlley } from "./context";
import { ItemInFull } from "./Inspector";
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
  const store = useStore();
  const { since } = useTable();
  const { sight, choosing, inspect } = useAlley();
  const known = useAgain()?.isAll ? "place-hidden-was" : "place-hidden-known";
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
  const isNews = nth === 0 && since.spots.has(key);
  const seen = () => store.seen(key);
  const ghost = spot.zone === STOREHOUSE && sight.question?.name === "slot" ? sight.lifted : undefined;

  const look = () => shown.item && inspect(shown.item, shown.isStruck);
  const { ref, props } = useCloserLook<HTMLButtonElement>({
    look: canLook ? look : undefined,
    glance: () =>
      shown.item && (
        <ItemInFull
          item={shown.item}
          items={sight.items}
          isStruck={shown.isStruck}
          hasMoon={sight.hasMarket}
        />
      ),
    onPress: () => {
      if (isLegal || barred) choosing.pick(spot);
      else look();
    },
  });

  const classes = [
    "card",
    `card-${size}`,
    isLegal && "is-legal",
    isChosen && "is-chosen",
    shown.isStruck && shown.isUp && "is-struck",
    isLifted && "is-lifted",
    isTurned && "is-turned",
    shown.isEmpty && "is-empty",
    isChosen && isLegal && ghost && "is-target",
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
      ref={ref}
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-place={nth ? `${key}#${nth}` : key}
      data-spot={nth ? undefined : key}
      data-legal={isLegal}
      data-choice={answers[0]?.choice}
      aria-pressed={isLegal ? isChosen : undefined}
      aria-disabled={!isLegal}
      aria-description={barred && !isLegal ? `${words.say(barred.reason)} ${barred.rule}` : undefined}
      {...(isNews ? mergeProps(props, { onFocus: seen, onPointerEnter: seen }) : props)}
    >
      {/* The name of the place; a label besides would have to repeat every mark that is drawn on a card. */}
      <span className="visually-hidden">
        {[
          ...label(words, where, shown, known),
          ...(isNews ? [words.phrase("place-news")] : []),
          ...(isLegal ? [words.phrase("place-legal")] : []),
        ].join(", ")}
      </span>
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
            <ItemIcon item={ghost.id} x={50} y={50} size={72} />
          </svg>
        </span>
      )}
      {isChosen && isLegal && verb && (
        <span className="verb-plate" aria-hidden="true">
          {words.say(verb)}
        </span>
      )}
      {isNews && (
        <span className="news-seal" aria-hidden="true">
          <Glyph name="swap" />
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

function label(words: Say, where: string, shown: Shown, known: string): string[] {
  const parts = [where, ...what(words, shown, known)];
  if (shown.isStruck && shown.isUp) parts.push(words.phrase("place-moonstruck"));
  if (shown.cell.marks?.includes("sideways")) parts.push(words.phrase("place-sideways"));
  return parts;
}

function what(words: Say, shown: Shown, known: string): string[] {
  const { item, isUp, isEmpty, cell } = shown;
  if (isEmpty) return [words.phrase("place-empty")];
  if (item && isUp) {
    const gold = item.gold === null ? "none" : item.gold;
    return [
      words.phrase("place-item", { item: item.name, gold, infamy: figureText(item.infamy) }),
      ...item.moments.map((moment) => words.phrase("place-when", { moment })),
    ];
  }
  const back = cell.back
    ? words.phrase("place-hidden-back", { back: cell.back })
    : words.phrase("place-hidden");
  return item ? [words.phrase(known, { item: item.name })] : [back];
}
