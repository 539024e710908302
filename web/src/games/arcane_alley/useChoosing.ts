import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "../../parts/useTable";
import type { Answer, Barred, Foretold, Spot } from "../../protocol/types";
import { type Sight, spotKey } from "./sight";

/** What is chosen and not yet done, and what would follow. */
export interface Chosen {
  key: string;
  answers: readonly Answer[];
  answer: Answer;
  told: Foretold | null;
}

/** Somebody's choice in the making: pick a place, see what follows, do it. */
export interface Choosing {
  chosen: Chosen | null;
  refused: { key: string; barred: Barred } | null;
  /** Picks a place; the same one again does it. */
  pick: (spot: Spot) => void;
  pickAnswer: (key: string, answers: readonly Answer[], answer: Answer) => void;
  act: (answer?: Answer) => void;
  clear: () => void;
}

export function useChoosing(sight: Sight | null, question: number): Choosing {
  const store = useStore();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState<Choosing["refused"]>(null);
  const asked = useRef(0);

  // A new question begins with nothing chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the question is what changes
  useEffect(() => {
    setChosen(null);
    setRefused(null);
  }, [question]);

  const pickAnswer = useCallback(
    (key: string, answers: readonly Answer[], answer: Answer) => {
      setRefused(null);
      setChosen({ key, answers, answer, told: null });
      asked.current += 1;
      const ticket = asked.current;
      store.preview([answer.choice]).then((told) => {
        if (ticket !== asked.current) return;
        setChosen((now) => (now?.answer === answer ? { ...now, told } : now));
      });
    },
    [store],
  );

  const act = useCallback(
    (answer?: Answer) => {
      const done = answer ?? chosen?.answer;
      if (done === undefined) return;
      store.choose(done.choice);
    },
    [store, chosen],
  );

  const pick = useCallback(
    (spot: Spot) => {
      if (sight === null) return;
      const key = spotKey(spot);
      const answers = sight.answers(spot);
      const first = answers[0];
      if (first === undefined) {
        const barred = sight.barred(spot);
        setChosen(null);
        setRefused(barred ? { key, barred } : null);
      } else if (chosen?.key === key) {
        act();
      } else {
        pickAnswer(key, answers, first);
      }
    },
    [sight, chosen, act, pickAnswer],
  );

  const clear = useCallback(() => {
    setChosen(null);
    setRefused(null);
  }, []);

  return { chosen, refused, pick, pickAnswer, act, clear };
}
