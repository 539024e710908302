import { useMemo } from "react";
import { type HintMarks, marksOf } from "../../parts/hint/marks";
import type { Telling } from "../../parts/hint/reasons";
import { useHint } from "../../parts/hint/useHinting";
import type { Naming } from "../../parts/naming";
import type { Drawn } from "../../protocol/types";
import { useWords } from "../../words/page";

/** Returns how hints are told of any game: an answer by its verb and what it points at. */
export function usePlainTelling(view: Drawn, naming: Naming): Telling {
  const words = useWords();
  return useMemo((): Telling => {
    const question = view.question ?? { name: "", prompt: { id: "" }, verb: { id: "" }, answers: [] };
    return {
      title: ({ answers }) =>
        answers.map((answer) => {
          const { verb, about } = naming.answer(view, question, answer);
          return about ? words.phrase("aid-option", { verb, where: about }) : verb;
        }),
      sign: () => "",
      isSaid: () => false,
      unit: "points",
    };
  }, [view, naming, words]);
}

/** Returns which answers options begin with: places have the numbers of the answers themselves. */
export function usePlainHints(): HintMarks {
  const { advised } = useHint();
  return useMemo(() => marksOf(advised, () => []), [advised]);
}
