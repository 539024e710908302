import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer, Foretold } from "../protocol/types";
import { useStore, useTable } from "./useTable";

/** An answer in the making: pick it, see what follows, pick it again to give it. */
export interface Answering {
  answer: Answer | null;
  told: Foretold | null;
  pick: (answer: Answer) => void;
  act: () => void;
  clear: () => void;
}

export function useAnswering(): Answering {
  const store = useStore();
  const { question } = useTable();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [told, setTold] = useState<Foretold | null>(null);
  const asked = useRef(0);
  const clear = useCallback(() => {
    asked.current += 1;
    setAnswer(null);
    setTold(null);
  }, []);
  // A new question begins with nothing chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the question is what changes
  useEffect(clear, [question]);
  const act = useCallback(() => {
    if (answer) store.choose(answer.choice);
  }, [store, answer]);
  const pick = useCallback(
    (picked: Answer) => {
      if (picked === answer) {
        store.choose(picked.choice);
        return;
      }
      setAnswer(picked);
      setTold(null);
      asked.current += 1;
      const ticket = asked.current;
      store.preview([picked.choice], true).then((reply) => {
        if (ticket === asked.current) setTold(reply);
      });
    },
    [store, answer],
  );
  return { answer, told, pick, act, clear };
}
