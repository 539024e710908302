import "../../styles/hint-discs.css";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import { useHint } from "./useHinting";

/** The numbers of the options that mean a place, on its lower left; they are said where the place is named. */
export function HintDiscs({ numbers }: { numbers: readonly number[] | undefined }) {
  const words = useWords();
  const { laid } = useHint();
  if (!numbers?.length) return null;
  return (
    <span className="hint-discs" aria-hidden="true">
      {numbers.map((number) => (
        <span
          key={number}
          className={number === laid + 1 ? "hint-disc is-laid" : "hint-disc"}
          data-text={number}
          data-called={words.phrase("hint")}
        />
      ))}
    </span>
  );
}

/** Returns what is said of a place that options mean. */
export function meantWords(words: Words, numbers: readonly number[] | undefined): string {
  return numbers?.length
    ? words.phrase("hint-meant", { numbers: words.list(numbers.map(String)), count: numbers.length })
    : "";
}

/** The same where the name of a place is made of what stands in it. */
export function Meant({ numbers }: { numbers: readonly number[] | undefined }) {
  const words = useWords();
  const said = meantWords(words, numbers);
  return said ? <span className="visually-hidden">, {said}</span> : null;
}
