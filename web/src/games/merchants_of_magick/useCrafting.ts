import { useCallback, useEffect, useRef } from "react";
import { type Answering, useAnswering } from "../../parts/useAnswering";
import { useStore, useTable } from "../../parts/useTable";
import type { Barred } from "../../protocol/types";
import type { Desk } from "./context";

/** A round in the making: a die is taken up at once, a circle is picked and then marked, a round committed. */
export interface Crafting extends Omit<Answering, "refused"> {
  refused: Barred | null;
  takeUp: (place: number) => void;
  pickCircle: (place: number) => void;
  commit: () => void;
}

export function useCrafting(desk: Desk): Crafting {
  const store = useStore();
  const { isBusy } = useTable();
  const answering = useAnswering();
  const { pick, weigh, act, refuse } = answering;
  const wanted = useRef(-1);

  // A die that was wanted instead of the one in hand is taken up once that lies on the table again.
  useEffect(() => {
    if (isBusy || wanted.current < 0) return;
    const answer = desk.answer("dice", wanted.current);
    wanted.current = -1;
    if (answer) store.choose(answer.choice);
  }, [desk, store, isBusy]);

  const takeUp = useCallback(
    (place: number) => {
      const answer = desk.answer("dice", place);
      const marks = desk.zone("dice").cells[place]?.marks ?? [];
      const isWaiting = desk.view.question?.name === "circle" && marks.length === 0;
      if (answer) {
        store.choose(answer.choice);
      } else if (isWaiting && desk.view.undo?.can) {
        wanted.current = place;
        store.takeBack();
      } else {
        refuse(desk.barred("dice", place) ?? null);
      }
    },
    [desk, store, refuse],
  );

  const pickCircle = useCallback(
    (place: number) => {
      const answer = desk.answer("sheet", place);
      if (answer) pick(answer);
      else refuse(desk.barred("sheet", place) ?? null);
    },
    [desk, pick, refuse],
  );

  /** Commits the round; where results are left, it is asked for once more. */
  const commit = useCallback(() => {
    const answer = desk.commit;
    if (answer === undefined) refuse(desk.barredCommit ?? null);
    else if (!desk.hasResultsLeft) pick(answer);
    else if (answering.answer === answer) act(answer);
    else weigh(answer);
  }, [desk, pick, weigh, act, refuse, answering.answer]);

  return { ...answering, refused: answering.refused?.barred ?? null, takeUp, pickCircle, commit };
}
