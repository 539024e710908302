import { type RefObject, useEffect, useRef } from "react";
import { Glyph } from "../../art/glyphs";
import { HintDiscs, Meant } from "../../parts/hint/HintDiscs";
import { useShortcuts } from "../../parts/keys/shortcuts";
import { RovingGrid } from "../../parts/RovingGrid";
import { useWords } from "../../words/page";
import { ownedBy } from "./changes";
import { usePlain } from "./context";
import { MOST_IN_A_LIST, type Offer, typed } from "./offers";

const DIGITS = [..."0123456789"];

/** The answers, numbered as their cells are; more than a handful stand in groups by zone. */
export function Answers() {
  const words = useWords();
  const { offers } = usePlain();
  const list = useRef<HTMLDivElement>(null);
  useDigits(list);
  const isLong = offers.length > MOST_IN_A_LIST;
  const groups = isLong ? [...new Set(offers.map((offer) => offer.group))] : [];
  return (
    <div ref={list} className={isLong ? "plain-answers is-long" : "plain-answers"}>
      <RovingGrid label={words.phrase("table-choices")} columns={1} className="answer-list">
        {isLong
          ? groups.map((group) => <Group key={group} name={group} />)
          : offers.map((offer) => <AnswerButton key={offer.answer.choice} offer={offer} />)}
      </RovingGrid>
    </div>
  );
}

function Group({ name }: { name: string }) {
  const words = useWords();
  const { view, naming, offers } = usePlain();
  const [zone = "", seat = "-1"] = name.split("/");
  const title = words.has(`plain-group-${zone}`)
    ? words.phrase(`plain-group-${zone}`)
    : zone
      ? ownedBy(view, Number(seat), naming.zone(zone), words)
      : words.phrase("plain-group-else");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the list of answers, which is a set of fields already
    <div role="group" aria-label={title} className="answer-group">
      <p className="answer-group-name" aria-hidden="true">
        {title}
      </p>
      {offers
        .filter((offer) => offer.group === name)
        .map((offer) => (
          <AnswerButton key={offer.answer.choice} offer={offer} />
        ))}
    </div>
  );
}

function AnswerButton({ offer }: { offer: Offer }) {
  const words = useWords();
  const { answering, hints } = usePlain();
  const meant = hints.get(`answer/${offer.answer.choice}`);
  const isChosen = offer.answer === answering.answer;
  return (
    <button
      type="button"
      className={isChosen ? "answer is-chosen" : "answer"}
      data-place={`answer/${offer.answer.choice}`}
      data-number={offer.number}
      data-choice={offer.answer.choice}
      data-legal="true"
      aria-pressed={isChosen}
      onClick={() => answering.pick(offer.answer)}
    >
      <span className="plain-number">{offer.number}</span>
      <span className="answer-words">
        <b>{offer.title}</b>
        {offer.note && <span>{offer.note}</span>}
      </span>
      <HintDiscs numbers={meant} />
      <Meant numbers={meant} />
      {offer.answer.is_wall && (
        <span className="outcome-wall" role="img" aria-label={words.phrase("act-wall-mark")}>
          <Glyph name="wall" />
        </span>
      )}
    </button>
  );
}

/** Lets digits answer: they pick, the same again does it; where there are many, several make one number. */
function useDigits(list: RefObject<HTMLElement | null>) {
  const { offers, answering } = usePlain();
  const before = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers have other numbers
  useEffect(() => {
    before.current = "";
  }, [offers]);
  const act = (digit: string) => {
    const numbers = offers.map((offer) => offer.number);
    before.current = typed(before.current, digit, numbers);
    const offer = offers.find((each) => String(each.number) === before.current);
    if (!offer) return;
    list.current?.querySelector<HTMLElement>(`[data-number="${offer.number}"]`)?.focus();
    answering.pick(offer.answer);
  };
  useShortcuts([{ keys: DIGITS, says: "aid-digits", isKeyOnly: true, act }]);
}
