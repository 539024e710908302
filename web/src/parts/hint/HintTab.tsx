import { lazy, Suspense } from "react";
import { useWords } from "../../words/page";
import type { Telling } from "./reasons";
import { useHint } from "./useHinting";

const HintPanel = lazy(() => import("./HintPanel"));

/** The hints as they are loaded when they are first looked at. */
export function Hints(props: { telling: Telling; isFolded?: boolean }) {
  return (
    <Suspense fallback={null}>
      <HintPanel {...props} />
    </Suspense>
  );
}

const NAME = "hint";

/** Returns the tab of hints, and whether it is shown; no tab where nobody may ask, or hints stand elsewhere. */
export function useHintTab(telling: Telling | undefined, isFolded = false) {
  const words = useWords();
  const { adviser, isOpen, open, close } = useHint();
  const isThere = adviser !== "" && telling !== undefined;
  return {
    tabs: isThere
      ? [{ name: NAME, title: words.phrase("hint"), body: <Hints telling={telling} isFolded={isFolded} /> }]
      : [],
    isShown: isThere && isOpen,
    /** Shows a tab; returns whether it is another one than that of hints. */
    show: (name: string): boolean => {
      if (name === NAME) open();
      else if (isThere) close();
      return name !== NAME;
    },
  };
}
