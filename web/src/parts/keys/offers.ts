import type { Drawn } from "../../protocol/types";
import type { Words } from "../../words/words";
import type { Naming } from "../naming";
import type { Answering } from "../useAnswering";
import { answerOptions, barredOptions, fitness, isMeant } from "./options";

/** Something that can be typed: what it is called, what it does, and how it goes on if it is chosen. */
export interface Offered {
  id: string;
  key: string;
  says: string;
  isWall?: boolean;
  isBarred?: boolean;
  /** Shows what would follow, where that can be told. */
  weigh?: () => void;
  /** Does it, or the next step of it; returns whether the line is free for something else. */
  act: () => boolean;
}

/** A command of the house: what is typed for it, in the reader's language, and what it does with the rest. */
export interface Command {
  name: string;
  act: (rest: string) => void;
  takesWords?: boolean;
}

// So many of what fits are listed.
const MOST = 60;

/** Returns what fits something typed: answers, then commands, then what is meant and not allowed. */
export function offersFor(
  typed: string,
  view: Drawn,
  naming: Naming,
  words: Words,
  answering: Answering,
  commands: readonly Command[],
): Offered[] {
  const answers = answerOptions(view, naming, words)
    .map((option) => ({ option, how: fitness(typed, option.key, option.says, option.answer.number) }))
    .filter(({ how }) => how > 0)
    .sort((one, other) => other.how - one.how)
    .map(
      ({ option: { answer, key, says, isPlain, isWall } }): Offered => ({
        id: `answer-${answer.choice}`,
        key,
        says: isPlain ? "" : says,
        isWall,
        weigh: () => answering.weigh(answer),
        act: () => answering.pick(answer),
      }),
    );
  const house = commandsFor(typed, words, commands);
  const barred =
    typed.trim() && answers.length + house.length === 0
      ? barredFor(typed, view, naming, words, answering)
      : [];
  return [...answers, ...house, ...barred].slice(0, MOST);
}

function commandsFor(typed: string, words: Words, commands: readonly Command[]): Offered[] {
  const [first = "", ...more] = typed.trim().split(/\s+/);
  const rest = more.join(" ");
  return commands.flatMap(({ name, act, takesWords = false }) => {
    const key = words.phrase(`command-${name}`);
    if (!key.startsWith(first.toLowerCase()) || (rest && (!takesWords || key !== first.toLowerCase())))
      return [];
    const done = () => {
      act(rest);
      return true;
    };
    return [{ id: `command-${name}`, key, says: words.phrase(`command-${name}-does`), act: done }];
  });
}

function barredFor(
  typed: string,
  view: Drawn,
  naming: Naming,
  words: Words,
  answering: Answering,
): Offered[] {
  return barredOptions(view, naming, words).flatMap(({ barred, reason, rule, places }, number) =>
    places
      .filter((place) => isMeant(typed, place))
      .map((place): Offered => {
        const tell = () => {
          answering.refuse(barred);
          return false;
        };
        const says = `${reason} ${rule}`;
        return { id: `barred-${number}-${place}`, key: place, says, isBarred: true, weigh: tell, act: tell };
      }),
  );
}
