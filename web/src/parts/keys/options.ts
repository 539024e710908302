import type { Answer, Barred, Drawn } from "../../protocol/types";
import type { Words } from "../../words/words";
import { nameOf } from "../nameOf";
import type { Naming } from "../naming";

/** An answer as it is read out and typed: its key, and a phrase that says what it does where. */
export interface AnswerOption {
  answer: Answer;
  key: string;
  says: string;
  /** Whether the phrase says no more than the key. */
  isPlain: boolean;
  isWall: boolean;
}

/** What can't be answered, for one reason, and where that was meant. */
export interface BarredOption {
  barred: Barred;
  reason: string;
  rule: string;
  places: readonly string[];
}

/** Returns all answers to the question that waits, in words. */
export function answerOptions(view: Drawn, naming: Naming, words: Words): AnswerOption[] {
  const { question } = view;
  if (!question) return [];
  return question.answers.map((answer) => {
    const { verb, about } = naming.answer(view, question, answer);
    const isNamed = (answer.points ?? []).every(
      (point) => naming.named(view, point) || point.zone === "player",
    );
    const where = (isNamed ? "" : labelled(answer, words)) || about;
    const says = where ? words.phrase("aid-option", { verb, where }) : verb;
    const isPlain = says.toLowerCase().replace(":", "") === answer.key.toLowerCase();
    return { answer, key: answer.key, says, isPlain, isWall: answer.is_wall ?? false };
  });
}

/** Returns what is not allowed and why, in words. */
export function barredOptions(view: Drawn, naming: Naming, words: Words): BarredOption[] {
  return (view.question?.barred ?? []).map((barred) => ({
    barred,
    reason: words.say(barred.reason),
    rule: barred.rule,
    places: Object.values(barred.points).map((points) =>
      points.map((point) => naming.spot(view, point)).join(", "),
    ),
  }));
}

/** Returns the name of the place that stands for an answer, as the table itself gives it. */
function labelled(answer: Answer, words: Words): string {
  const place = document.querySelector(`[data-choice="${answer.choice}"]`);
  const legal = words.phrase("place-legal");
  const label = place ? nameOf(place) : "";
  return label.endsWith(legal) ? label.slice(0, -legal.length).replace(/,\s*$/, "") : label;
}

/** Returns how well something typed fits an option: 0 for not at all. */
export function fitness(typed: string, key: string, says: string, number = -1): number {
  const wanted = typed.trim().toLowerCase();
  const name = key.toLowerCase();
  if (!wanted) return 1;
  if (name === wanted || `#${number}` === wanted) return 4;
  if (name.startsWith(wanted)) return 3;
  const there = `${name} ${says.toLowerCase()}`.split(/[\s,:;()]+/);
  return wanted.split(/\s+/).every((word) => there.some((each) => each.startsWith(word))) ? 2 : 0;
}

/** Whether something typed may mean a place that is barred: a word or a number of it is there. */
export function isMeant(typed: string, place: string): boolean {
  const there = place.toLowerCase().split(/[\s,:;()]+/);
  const wanted = typed.toLowerCase().split(/\s+/);
  return wanted.some((word) =>
    /^\d+$/.test(word)
      ? there.includes(word)
      : word.length > 2 && there.some((each) => each.startsWith(word)),
  );
}
