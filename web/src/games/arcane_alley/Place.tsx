import { memo, type ReactNode, type RefObject, useRef } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { Glyph } from "../../art/glyphs";
import { ItemIcon } from "../../art/icons";
import { useAgain } from "../../parts/again";
import { HintDiscs, meantWords } from "../../parts/hint/HintDiscs";
import { NewsSeal } from "../../parts/News";
import { useCloserLook } from "../../parts/useCloserLook";
import { useStore, useTable } from "../../parts/useTable";
import type { Spot } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import { Card, type CardSize } from "./Card";
import { CardBack } from "./CardBack";
import { useAlley } from "./context";
import { figureText, type Item } from "./items";
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
  const { since } = useTable();
  const { sight, choosing, hints, ghost, inFull, inspect } = useAlley();
  const isAll = useAgain()?.isAll ?? false;
  const spotted = spotKey(spot);
  const key = nth ? `${spotted}#${nth}` : spotted;
  const answers = sight.answers(spot);
  const isLegal = answers.length > 0;
  const isChosen = isLifted || choosing.chosen?.key === key;
  const barred = isLegal ? undefined : sight.barred(spot);
  const reason = barred && `barred-${barred.reason.id}`;
  const hasShort = reason !== undefined && words.has(reason) && shown.isUp;
  const isRefused = barred !== undefined && choosing.refused?.key === key;
  const verb = isChosen && isLegal ? (answers[0]?.verb ?? sight.question?.verb) : undefined;
  const isAsked = spot.zone === STOREHOUSE && sight.question?.name === "slot";
  const { item, isUp, isEmpty, isStruck, cell } = shown;
  const look = () => item && inspect(item, isStruck);
  const doings = useRef<Doings>(null);
  doings.current = {
    look,
    glance: () => item && inFull(item, isStruck),
    press: (isSecond) => {
      // What a double click has done may leave something here that nobody wanted to look at.
      if (!item || isLegal || barred) choosing.pick(spot, nth);
      else if (!isSecond) look();
    },
  };
  return (
    <PlaceButton
      place={key}
      item={item}
      isUp={isUp}
      isEmpty={isEmpty}
      isStruck={isStruck}
      isSideways={cell.marks?.includes("sideways") ?? false}
      back={cell.back ?? ""}
      where={where}
      size={size}
      isFirst={nth === 0}
      isLegal={isLegal}
      choice={answers[0]?.choice}
      isChosen={isChosen}
      isLifted={isLifted}
      isTurned={isTurned}
      isNews={nth === 0 && since.spots.has(key)}
      isAll={isAll}
      why={barred ? `${words.say(barred.reason)} ${barred.rule}` : undefined}
      plate={hasShort ? words.phrase(reason) : isRefused ? words.phrase("preview-refused") : ""}
      isDim={hasShort}
      verb={verb ? words.say(verb) : ""}
      ghost={isChosen && isLegal && isAsked ? sight.lifted : ghost?.place === key ? ghost.item : undefined}
      hints={nth === 0 ? hints.get(key) : undefined}
      doings={doings}
    />
  );
}

/** What can be done at a place, as the table stands now. */
interface Doings {
  look: () => void;
  glance: () => ReactNode;
  press: (isSecond: boolean) => void;
}

interface ButtonProps extends Omit<Shown, "cell"> {
  place: string;
  isSideways: boolean;
  back: string;
  where: string;
  size: CardSize;
  /** Whether it is the first of those that point at its spot. */
  isFirst: boolean;
  isLegal: boolean;
  choice: number | undefined;
  isChosen: boolean;
  isLifted: boolean;
  isTurned: boolean;
  isNews: boolean;
  /** Whether it is seen by somebody who sees everything. */
  isAll: boolean;
  /** Why it can't be chosen, and what stands on it in short. */
  why: string | undefined;
  plate: string;
  isDim: boolean;
  verb: string;
  /** What would come to lie here. */
  ghost: Item | undefined;
  /** The options of a hint that mean it. */
  hints: readonly number[] | undefined;
  doings: RefObject<Doings | null>;
}

/** The place itself. It is given nothing that is made anew with every view, so that it is drawn only when it changes. */
const PlaceButton = memo(function PlaceButton(props: ButtonProps) {
  const { place, item, isUp, isEmpty, isStruck, back, size, isFirst, isLegal, isChosen, isNews } = props;
  const { isLifted, isTurned, why, plate, isDim, verb, ghost, hints, doings } = props;
  const words = useWords();
  const store = useStore();
  const seen = () => store.seen(place);
  const { ref, props: looking } = useCloserLook<HTMLButtonElement>({
    look: item && (() => doings.current?.look()),
    glance: () => doings.current?.glance(),
    onPress: (isSecond) => doings.current?.press(isSecond),
  });
  const classes = [
    "card",
    `card-${size}`,
    isLegal && "is-legal",
    isChosen && "is-chosen",
    isStruck && isUp && "is-struck",
    isLifted && "is-lifted",
    isTurned && "is-turned",
    isEmpty && "is-empty",
    ghost && "is-target",
  ];
  const face = isEmpty ? (
    <span className={`hole hole-${size}`} />
  ) : isUp && item ? (
    <Card item={item} size={size} isStruck={isStruck} isDim={isDim} />
  ) : (
    <CardBack back={back} known={item} size={size === "large" ? "table" : size} />
  );

  return (
    <button
      ref={ref}
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-place={place}
      data-spot={isFirst ? place : undefined}
      data-legal={isLegal}
      data-choice={props.choice}
      aria-pressed={isLegal ? isChosen : undefined}
      aria-disabled={!isLegal}
      aria-description={why}
      {...(isNews ? mergeProps(looking, { onFocus: seen, onPointerEnter: seen }) : looking)}
    >
      {/* The name of the place; a label besides would have to repeat every mark that is drawn on a card. */}
      <span className="visually-hidden">{label(words, props).join(", ")}</span>
      <span className="card-face" aria-hidden="true">
        {face}
      </span>
      {isChosen && !isLegal && (
        <span className="seal">
          <Glyph name="check" />
        </span>
      )}
      {ghost && (
        <span className="ghost" aria-hidden="true">
          <svg viewBox="0 0 100 100">
            <ItemIcon item={ghost} x={50} y={50} size={72} />
          </svg>
        </span>
      )}
      {verb && (
        <span className="verb-plate" aria-hidden="true">
          {verb}
        </span>
      )}
      {isNews && <NewsSeal />}
      {hints && <HintDiscs numbers={hints} />}
      {plate && (
        <span className="plate-refused" aria-hidden="true">
          <Glyph name="lock" />
          <span>{plate}</span>
        </span>
      )}
    </button>
  );
});

function label(words: Words, props: ButtonProps): string[] {
  const parts = [props.where, ...what(words, props)];
  if (props.isStruck && props.isUp) parts.push(words.phrase("place-moonstruck"));
  if (props.isSideways) parts.push(words.phrase("place-sideways"));
  if (props.isNews) parts.push(words.phrase("place-news"));
  if (props.hints) parts.push(meantWords(words, props.hints));
  if (props.isLegal) parts.push(words.phrase("place-legal"));
  return parts;
}

function what(words: Words, { item, isUp, isEmpty, isAll, back }: ButtonProps): string[] {
  if (isEmpty) return [words.phrase("place-empty")];
  if (item && isUp) {
    const gold = item.gold === null ? "none" : item.gold;
    return [
      words.phrase("place-item", { item: item.name, gold, infamy: figureText(item.infamy) }),
      ...item.moments.map((moment) => words.phrase("place-when", { moment })),
    ];
  }
  if (item) return [words.phrase(isAll ? "place-hidden-was" : "place-hidden-known", { item: item.name })];
  return [back ? words.phrase("place-hidden-back", { back }) : words.phrase("place-hidden")];
}
