import { useCallback, useMemo } from "react";
import { type Answering, type Chosen, type Refused, useAnswering } from "../../parts/useAnswering";
import type { Answer, Barred, Spot } from "../../protocol/types";
import { type Sight, spotKey } from "./sight";

export type { Chosen };

/** Said of a place that the question is not about. */
const NOT_ASKED: Barred = { reason: { id: "place-not-asked" }, rule: "", points: {} };

/** Somebody's choice in the making, by the places of this table. */
export interface Choosing {
  chosen: Chosen | null;
  refused: Refused | null;
  /** Picks a place, or one of several that point at the same spot; the same one again does it. */
  pick: (spot: Spot, nth?: number) => void;
  pickAnswer: (key: string, answers: readonly Answer[], answer: Answer) => void;
  act: Answering["act"];
  clear: () => void;
}

export function useChoosing(sight: Sight): Choosing {
  const answering = useAnswering();
  const { refused, pick: pickOne, refuse, act, clear } = answering;

  // What was chosen elsewhere, by typing or before a reload, is chosen where it lies.
  const chosen = useMemo(() => {
    const { chosen: found } = answering;
    const isListed = sight.listed.some(({ choice }) => choice === found?.answer.choice);
    return found && isNowhere(found) && !isListed ? { ...found, ...sight.placeOf(found.answer) } : found;
  }, [answering, sight]);

  const pickAnswer = useCallback(
    (key: string, answers: readonly Answer[], answer: Answer) => {
      pickOne(answer, { key, answers });
    },
    [pickOne],
  );

  const pick = useCallback(
    (spot: Spot, nth = 0) => {
      const key = nth ? `${spotKey(spot)}#${nth}` : spotKey(spot);
      const answers = sight.answers(spot);
      const [first] = answers;
      if (first === undefined) refuse(sight.barred(spot) ?? NOT_ASKED, key);
      else if (chosen?.key === key) act();
      else pickAnswer(key, answers, first);
    },
    [sight, chosen, act, pickAnswer, refuse],
  );

  return useMemo(
    () => ({ chosen, refused, pick, pickAnswer, act, clear }),
    [chosen, refused, pick, pickAnswer, act, clear],
  );
}

function isNowhere({ key }: Chosen): boolean {
  return key.startsWith("answer/");
}
