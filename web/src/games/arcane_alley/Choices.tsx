import { Glyph, SeatMark } from "../../art/glyphs";
import { MoonBadge } from "../../art/moon";
import { HintDiscs, Meant } from "../../parts/hint/HintDiscs";
import { RovingGrid } from "../../parts/RovingGrid";
import type { Answer } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import { useAlley } from "./context";
import type { Item } from "./items";
import { STOREHOUSE } from "./sight";

const AMOUNT = "amount";
// So many amounts stand in a row.
const ABREAST = 2;
const SIDES = ["crescent", "half", "full"];

/** Answers that lie nowhere on the table, or in several places at once, under the prompt. */
export function Choices() {
  const words = useWords();
  const { sight, choosing, hints } = useAlley();
  if (sight.listed.length === 0) return null;
  const areAmounts = sight.listed.some(({ points }) => points?.[0]?.zone === AMOUNT);
  return (
    <RovingGrid
      label={words.phrase("table-choices")}
      columns={areAmounts ? ABREAST : 1}
      className={areAmounts ? "choices are-amounts" : "choices"}
    >
      {sight.listed.map((answer) => {
        const key = `answer/${answer.choice}`;
        const isChosen = choosing.chosen?.answer === answer;
        return (
          <button
            key={key}
            type="button"
            className={`choice${isChosen ? " is-chosen" : ""}`}
            data-place={key}
            data-legal="true"
            data-choice={answer.choice}
            aria-pressed={isChosen}
            onClick={() => choosing.pickAnswer(key, [answer], answer)}
          >
            <HintDiscs numbers={hints.get(key)} />
            <ChoiceBody answer={answer} />
            <Meant numbers={hints.get(key)} />
            {answer.is_wall && (
              <span className="outcome-wall" role="img" aria-label={words.phrase("act-wall-mark")}>
                <Glyph name="wall" />
              </span>
            )}
          </button>
        );
      })}
    </RovingGrid>
  );
}

function ChoiceBody({ answer }: { answer: Answer }) {
  const words = useWords();
  const { sight } = useAlley();
  const verb = words.say(answer.verb ?? sight.question?.verb ?? { id: "verb-yes" });
  const points = answer.points ?? [];
  const [point] = points;
  const items = points.flatMap((each) => {
    const cell = sight.zone(each.zone, each.seat).cells[each.place ?? -1];
    const item = sight.items.get(each.thing || cell?.thing || "");
    return item ? [item] : [];
  });
  if (points.length > 1 && point?.zone === STOREHOUSE) {
    const slots = points.map((each) => (each.place ?? 0) + 1).join(", ");
    return (
      <>
        <Minis items={items} />
        <span className="choice-words">
          <b>{verb}</b> {[...new Set(items.map((item) => item.name))].join(", ")}
          <span className="quiet"> {words.phrase("table-slots", { slots })}</span>
        </span>
      </>
    );
  }
  const seat = point?.zone === "player" ? point.seat : undefined;
  return (
    <>
      {seat !== undefined && <SeatMark seat={seat} />}
      {SIDES.includes(point?.thing ?? "") && <MoonBadge side={point?.thing ?? ""} isStruck />}
      <Minis items={items.slice(0, 1)} />
      <span className="choice-words">
        <b>{verb}</b>{" "}
        {seat !== undefined
          ? seat === sight.view.seat
            ? words.phrase("table-yourself")
            : words.player(seat)
          : (items[0]?.name ?? sideName(words, point?.thing))}
      </span>
    </>
  );
}

function sideName(words: ReturnType<typeof useWords>, thing = ""): string {
  return SIDES.includes(thing) ? words.name("moon", thing) : "";
}

function Minis({ items }: { items: readonly Item[] }) {
  return items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: copies of an item are alike
    <span className="choice-card" key={at}>
      <Card item={item} size="mini" />
    </span>
  ));
}
