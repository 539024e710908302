import { useEffect } from "react";
import type { Answer, Drawn } from "../protocol/types";
import { usePreferred } from "../store/preferences";
import type { TableState } from "../store/state";
import { useWords } from "../words/page";
import { announce } from "./announcing";
import { useStore, useTable } from "./useTable";

// So long a question stands before it is answered by itself.
const BEAT = 700;

/** Answers questions that have a single answer, for whoever prefers that. */
export function useForced(): void {
  const words = useWords();
  const store = useStore();
  const table = useTable();
  const isWanted = usePreferred("forced") === "itself";
  const answer = isWanted ? forced(table) : undefined;
  const { question, view } = table;
  const choice = answer?.choice;
  const verb = answer?.verb ?? view?.question?.verb;
  const told = verb && words.phrase("aid-forced", { verb: words.say(verb) });
  useEffect(() => {
    if (choice === undefined) return;
    const timer = setTimeout(() => {
      if (store.current().question !== question) return;
      announce(told ?? "");
      store.choose(choice);
    }, BEAT);
    return () => clearTimeout(timer);
  }, [store, question, choice, told]);
}

/**
 * Returns the only answer, where giving it teaches nobody anything and nothing came to light just before: what somebody
 * has just seen stands until they go on themselves, and so does a question that they went back to.
 */
export function forced({ view, before, fresh, isBusy }: TableState): Answer | undefined {
  const [answer, ...more] = view?.question?.answers ?? [];
  if (!view || !before || !answer || more.length > 0 || answer.is_wall || isBusy) return undefined;
  const isBack = fresh.some(({ event }) => event.event === "took_back");
  return isBack || hasMoreInSight(before, view) ? undefined : answer;
}

/** Whether something lies in sight that did not before, wherever it lies now. */
function hasMoreInSight(before: Drawn, view: Drawn): boolean {
  const seen = inSight(before);
  return [...inSight(view)].some(([thing, count]) => count > (seen.get(thing) ?? 0));
}

function inSight({ zones }: Drawn): Map<string, number> {
  const found = new Map<string, number>();
  for (const { thing } of zones.flatMap(({ cells }) => cells)) {
    if (thing) found.set(thing, (found.get(thing) ?? 0) + 1);
  }
  return found;
}
