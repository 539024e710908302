import { createContext, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { Answer, Barred, Foretold } from "../protocol/types";
import { preferred } from "../store/preferences";
import { useStore, useTable } from "./useTable";

/** Where an answer was picked, and what else could be meant there. */
interface Place {
  key: string;
  answers: readonly Answer[];
}

/** What is chosen and not yet done, and what would follow. */
export interface Chosen extends Place {
  answer: Answer;
  told: Foretold | null;
}

/** What was asked about and is not allowed. */
export interface Refused {
  key: string;
  barred: Barred;
}

/** The one choice in the making at a table: pick it, see what follows, do it. All ways to choose share it. */
export interface Answering {
  chosen: Chosen | null;
  answer: Answer | null;
  told: Foretold | null;
  refused: Refused | null;
  /** Picks an answer; picked again, or where nothing is to be confirmed, it is given. Returns whether it was. */
  pick: (answer: Answer, place?: Place) => boolean;
  /** Shows what would follow from an answer, and never gives it. */
  weigh: (answer: Answer, place?: Place) => void;
  /** Gives the answer that is chosen, or another one. */
  act: (answer?: Answer) => void;
  refuse: (barred: Barred | null, key?: string) => void;
  clear: () => void;
}

const nothing = () => undefined;

/** Where nobody can answer, as in a replay, nothing is ever chosen. */
const IDLE: Answering = {
  chosen: null,
  answer: null,
  told: null,
  refused: null,
  pick: () => false,
  weigh: nothing,
  act: nothing,
  refuse: nothing,
  clear: nothing,
};

export const AnsweringContext = createContext(IDLE);

/** Returns the choice in the making at this table. */
export function useAnswering(): Answering {
  return useContext(AnsweringContext);
}

/** Makes the choice that all parts of a table share. */
export function useChoiceInTheMaking(): Answering {
  const store = useStore();
  const { question, view, picked } = useTable();
  const [at, setAt] = useState<Place | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const answers = view?.question?.answers;

  // A new question begins with nothing refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the question is what changes
  useEffect(() => {
    setAt(null);
    setRefused(null);
  }, [question]);

  // Where nothing is asked, what was said of the table before holds no longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is what changes
  useEffect(() => {
    if (question === 0) setRefused(null);
  }, [question, view]);

  // What was picked is told in terms of the latest view, and may have been picked before a reload.
  const chosen = useMemo((): Chosen | null => {
    const now = (choice: number) => answers?.find((each) => each.choice === choice);
    const answer = picked ? now(picked.choice) : undefined;
    if (!picked || !answer) return null;
    const place = at?.answers.some(({ choice }) => choice === answer.choice) ? at : placeOf(answer);
    return {
      ...place,
      answers: place.answers.flatMap((each) => now(each.choice) ?? []),
      answer,
      told: picked.told,
    };
  }, [answers, picked, at]);

  const clear = useCallback(() => {
    store.unpick();
    setRefused(null);
  }, [store]);
  const refuse = useCallback(
    (barred: Barred | null, key = "") => {
      store.unpick();
      setRefused(barred && { key, barred });
    },
    [store],
  );
  const weigh = useCallback(
    (answer: Answer, place = placeOf(answer)) => {
      setRefused(null);
      setAt(place);
      store.pick(answer.choice, true);
    },
    [store],
  );
  const act = useCallback(
    (answer = chosen?.answer) => {
      if (answer) store.choose(answer.choice);
    },
    [store, chosen],
  );
  const pick = useCallback(
    (answer: Answer, place = placeOf(answer)) => {
      const isAlone = place.answers.length === 1;
      const isAgain = chosen?.key === place.key || (isAlone && chosen?.answer.choice === answer.choice);
      const isGiven = isAgain || !isConfirmed(answer, isAlone);
      if (isGiven) act(isAgain ? chosen?.answer : answer);
      else weigh(answer, place);
      return isGiven;
    },
    [chosen, act, weigh],
  );

  return useMemo(() => {
    const answer = chosen?.answer ?? null;
    return { chosen, answer, told: chosen?.told ?? null, refused, pick, weigh, act, refuse, clear };
  }, [chosen, refused, pick, weigh, act, refuse, clear]);
}

/** Whether an answer is only picked at first: as the person prefers, and where a place could mean another, too. */
function isConfirmed(answer: Answer, isAlone: boolean): boolean {
  const confirm = preferred("confirm");
  return confirm === "always" || !isAlone || (confirm === "wall" && (answer.is_wall ?? false));
}

function placeOf(answer: Answer): Place {
  return { key: `answer/${answer.choice}`, answers: [answer] };
}
