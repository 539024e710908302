import { createContext, type ReactNode, useContext } from "react";
import { SourceMark } from "../../parts/Provenance";
import type { Chapter, Paragraph, Piece } from "../../protocol/types";
import { typeset } from "../../words/typeset";
import type { Volume } from "../cards/collection";
import { together } from "./telling";
import "../../styles/how/page.css";
import "../../styles/how/figures.css";

/** What is drawn beside the chapters and steps of a guide, by their names. */
export type Figures = Readonly<Record<string, ReactNode>>;

/** What stands at the end of every guide, set apart. */
const ADVICE = "advice";
// A mark stays with what it vouches for.
const NO_BREAK = "\u00a0";

/** The things of the game that a guide teaches. */
export const TeachingContext = createContext<Volume | null>(null);

export function useTeaching(): Volume {
  const volume = useContext(TeachingContext);
  if (!volume) throw new Error("a guide has something to teach");
  return volume;
}

const NotesContext = createContext<NonNullable<Chapter["notes"]>>({});

/** What a chapter says beside its picture, by the name that it has there. */
export function Note({ name }: { name: string }) {
  return <Line words={useContext(NotesContext)[name] ?? []} />;
}

/** A line of a guide, with numbers set apart and marks where they are needed. */
function Line({ words }: { words: readonly (string | Piece)[] }) {
  return words.map((piece, at) =>
    typeof piece === "string" ? (
      typeset(piece)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces stay in their order
      <span key={at} className={piece.words ? "told-strong" : undefined}>
        {typeset(piece.words ?? "")}
        {piece.source && NO_BREAK}
        {piece.source && <SourceMark source={piece.source} />}
      </span>
    ),
  );
}

function Prose({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return together(paragraphs).map(({ isList, lines }, at) =>
    isList ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs stay in their order
      <ul key={at} className="how-list">
        {lines.map((words, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so do items
          <li key={place}>
            <Line words={words} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs stay in their order
      <p key={at}>
        <Line words={lines[0] ?? []} />
      </p>
    ),
  );
}

/** The chapters of a guide one below the other, each with its picture beside it. */
export function Guide({ chapters, figures }: { chapters: readonly Chapter[]; figures: Figures }) {
  const shown = chapters.map((chapter) => (
    <section
      key={chapter.name}
      id={chapter.name}
      className={classOf(chapter, figures)}
      aria-label={chapter.title}
    >
      <div className="how-words">
        <h2>{typeset(chapter.title)}</h2>
        <Prose paragraphs={chapter.paragraphs} />
      </div>
      <NotesContext value={chapter.notes ?? {}}>{figures[chapter.name]}</NotesContext>
      {chapter.steps && <Steps steps={chapter.steps} figures={figures} />}
    </section>
  ));
  return <div className="how-parts">{shown}</div>;
}

function Steps({ steps, figures }: { steps: readonly Chapter[]; figures: Figures }) {
  if (!steps.length) return null;
  return (
    <ol className="how-steps">
      {steps.map((step, at) => (
        <li key={step.name} className="panel">
          <span className="how-step-number" aria-hidden="true">
            {at + 1}
          </span>
          <h3>{typeset(step.title)}</h3>
          <NotesContext value={step.notes ?? {}}>{figures[step.name]}</NotesContext>
          <Prose paragraphs={step.paragraphs} />
        </li>
      ))}
    </ol>
  );
}

function classOf({ name, steps }: Chapter, figures: Figures): string {
  if (name === ADVICE) return "how-part how-advice panel";
  return figures[name] ? "how-part has-figure" : steps?.length ? "how-part has-steps" : "how-part";
}

/** A picture made of the pieces of the game; its caption is read out, the pieces are not. */
export function Figure({
  caption,
  className = "",
  children,
}: {
  caption?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={`how-figure ${className}`}>
      <div className="how-pieces" aria-hidden="true">
        {children}
      </div>
      {caption && (
        <figcaption>
          <Note name="caption" />
        </figcaption>
      )}
    </figure>
  );
}
