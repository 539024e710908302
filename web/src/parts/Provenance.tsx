import { useWords } from "../words/page";
import "../styles/provenance.css";

/** How something can be known, from what is certain to what is ours, with the letter that stands for it. */
const MARKS: Readonly<Record<string, string>> = {
  printed: "P",
  derived: "D",
  transcribed: "T",
  reconstructed: "R",
  ours: "O",
  corrected: "E",
};

/** Every way in which something can be known, in their order. */
export const SOURCES: readonly string[] = Object.keys(MARKS);

/** The mark of how something is known: filled, ringed or dashed, with its letter. */
export function SourceMark({ source }: { source: string }) {
  const words = useWords();
  return (
    <span className={`source source-${source}`} role="img" aria-label={words.phrase(`source-${source}`)}>
      {MARKS[source] ?? "?"}
    </span>
  );
}

/** What marks mean, each once and in their order. */
export function Legend({ sources }: { sources: Iterable<string> }) {
  const words = useWords();
  const used = new Set(sources);
  return (
    <ul className="sources">
      {SOURCES.filter((source) => used.has(source)).map((source) => (
        <li key={source}>
          <SourceMark source={source} /> <b>{words.phrase(`source-${source}`)}</b>{" "}
          <span className="quiet">{words.phrase(`source-${source}-note`)}</span>
        </li>
      ))}
    </ul>
  );
}
