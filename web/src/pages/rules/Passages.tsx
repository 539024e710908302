import { createContext, type ReactNode, useContext } from "react";
import { SourceMark } from "../../parts/Provenance";
import { anchorOf } from "../../parts/RuleLink";
import type { Passage, Piece } from "../../protocol/types";
import { typeset } from "../../words/typeset";

/** What a text knows of the page it stands on: which rules there are, and which words are looked for. */
export interface Reading {
  rules: ReadonlySet<string>;
  looked: readonly string[];
}

// A mark stays with what it vouches for.
const NO_BREAK = "\u00a0";

export const ReadingContext = createContext<Reading>({ rules: new Set(), looked: [] });

/** Words of the rules, each passage with the mark of how it is known behind it. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  return passages.map((passage, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: passages stay in their order
    <span key={at} className="passage">
      {passage.words.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces stay in their order
        <Words key={place} piece={piece} />
      ))}
      {passage.source && (
        <>
          {NO_BREAK}
          <SourceMark source={passage.source} />
        </>
      )}{" "}
    </span>
  ));
}

function Words({ piece }: { piece: string | Piece }) {
  const { rules } = useContext(ReadingContext);
  if (typeof piece === "string") return <Looked text={piece} />;
  const text = <Looked text={piece.words ?? ""} />;
  const mark = piece.source ? <SourceMark source={piece.source} /> : null;
  switch (piece.kind) {
    case "strong":
      return <b>{text}</b>;
    case "emphasis":
      return <em>{text}</em>;
    case "code":
      return <code>{text}</code>;
    case "rule":
      return rules.has(piece.words ?? "") ? <a href={`#${anchorOf(piece.words ?? "")}`}>{text}</a> : text;
    case "noted":
      return (
        <>
          ({text}
          {NO_BREAK}
          {mark})
        </>
      );
    default:
      return (
        <>
          {NO_BREAK}
          {mark}
        </>
      );
  }
}

/** Text with the words that are looked for set apart. */
export function Looked({ text }: { text: string }): ReactNode {
  const { looked } = useContext(ReadingContext);
  if (!looked.length) return typeset(text);
  const found = new RegExp(`(${looked.map(escaped).join("|")})`, "gi");
  return text.split(found).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces stay in their order
    at % 2 ? <mark key={at}>{typeset(piece)}</mark> : typeset(piece),
  );
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", "['’]");
}
