import { useCallback, useEffect, useRef } from "react";
import { type Answering, useAnswering } from "../../parts/useAnswering";
import { useStore, useTable } from "../../parts/useTable";
import type { Barred } from "../../protocol/types";
import type { Desk } from "./context";

/** A round in the making: a die is picked and taken up, a circle picked and marked, the round committed. */
export interface Crafting extends Omit<Answering, "refused"> {
  refused: Barred | null;
  /** Whether what is picked is a die. */
  isDie: boolean;
  /** The desk with the die in hand that is picked: the circles that it would light. */
  foreseen: Desk | null;
  pickDie: (place: number) => void;
  pickCircle: (place: number) => void;
  commit: () => void;
}

/** What is picked once it can be: a die instead of the one in hand, or a circle for the die that is picked. */
interface Wanted {
  zone: string;
  place: number;
}

export function useCrafting(desk: Desk, after: Desk | null): Crafting {
  const store = useStore();
  const { isBusy } = useTable();
  const answering = useAnswering();
  const { pick, weigh, act, refuse, answer: picked } = answering;
  const isDie = picked?.points?.[0]?.zone === "dice";
  const foreseen = isDie ? after : null;
  const wanted = useRef<Wanted | null>(null);

  useEffect(() => {
    if (isBusy || wanted.current === null) return;
    const { zone, place } = wanted.current;
    wanted.current = null;
    const answer = desk.answer(zone, place);
    if (answer) pick(answer);
  }, [desk, pick, isBusy]);

  const pickDie = useCallback(
    (place: number) => {
      const answer = desk.answer("dice", place);
      if (answer) {
        pick(answer);
      } else if (desk.isOtherDie(place)) {
        wanted.current = { zone: "dice", place };
        store.takeBack();
      } else {
        refuse(desk.barred("dice", place) ?? null);
      }
    },
    [desk, store, pick, refuse],
  );

  const pickCircle = useCallback(
    (place: number) => {
      const answer = desk.answer("sheet", place);
      if (answer) {
        pick(answer);
      } else if (foreseen?.answer("sheet", place)) {
        wanted.current = { zone: "sheet", place };
        act();
      } else {
        refuse((foreseen ?? desk).barred("sheet", place) ?? null);
      }
    },
    [desk, foreseen, pick, act, refuse],
  );

  /** Commits the round; where results are left, it is asked for once more. */
  const commit = useCallback(() => {
    const answer = desk.commit;
    if (answer === undefined) refuse(desk.barredCommit ?? null);
    else if (!desk.hasResultsLeft) pick(answer);
    else if (picked === answer) act(answer);
    else weigh(answer);
  }, [desk, pick, weigh, act, refuse, picked]);

  const refused = answering.refused?.barred ?? null;
  return { ...answering, refused, isDie, foreseen, pickDie, pickCircle, commit };
}
