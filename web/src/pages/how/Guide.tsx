import { createContext, type ReactNode, useContext } from "react";
import { SourceMark } from "../../parts/Provenance";
import { useWords } from "../../words/page";
import { typeset } from "../../words/typeset";
import type { Volume } from "../cards/collection";
import { paragraphsOf, toldIn } from "./facts";

/** A part of a guide: what it is called in the words, what is drawn beside it, and its steps. */
export interface GuidePart {
  name: string;
  figure?: ReactNode;
  steps?: { name: string; figure?: ReactNode }[];
}

/** What stands at the end of every guide, set apart. */
const ADVICE = "advice";

/** What a guide is told with: the game's things, and what is filled in. */
export interface Teaching {
  box: string;
  volume: Volume;
  facts: Record<string, string>;
}

export const TeachingContext = createContext<Teaching | null>(null);

export function useTeaching(): Teaching {
  const teaching = useContext(TeachingContext);
  if (!teaching) throw new Error("a guide has something to teach");
  return teaching;
}

/** Returns what says the words of a guide by their name in it. */
export function useTold(): (name: string) => string {
  const words = useWords();
  const { box, facts } = useTeaching();
  return (name) => words.phrase(`how-${box}-${name}`, facts);
}

/** A line of a guide, with numbers set apart and marks where they are needed. */
export function Line({ text }: { text: string }) {
  return toldIn(text).map(({ text: words, isStrong, source }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces stay in their order
    <span key={at} className={isStrong && words ? "told-strong" : undefined}>
      {typeset(words)}
      {source && words && "\u00a0"}
      {source && <SourceMark source={source} />}
    </span>
  ));
}

function Prose({ text }: { text: string }) {
  return paragraphsOf(text).map(({ isList, lines }) =>
    isList ? (
      <ul key={lines[0]} className="how-list">
        {lines.map((line) => (
          <li key={line}>
            <Line text={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={lines[0]}>
        <Line text={lines[0] ?? ""} />
      </p>
    ),
  );
}

/** The parts of a guide one below the other, each with its picture beside it. */
export function Guide({ parts }: { parts: readonly GuidePart[] }) {
  const told = useTold();
  const shown = parts.map(({ name, figure, steps }) => (
    <section key={name} id={name} className={classOf(name, figure, steps)} aria-label={told(name)}>
      <div className="how-words">
        <h2>{told(name)}</h2>
        <Prose text={told(`${name}-text`)} />
      </div>
      {figure}
      {steps && (
        <ol className="how-steps">
          {steps.map((step, at) => (
            <li key={step.name} className="panel">
              <span className="how-step-number" aria-hidden="true">
                {at + 1}
              </span>
              <h3>{told(`${name}-${step.name}`)}</h3>
              {step.figure}
              <Prose text={told(`${name}-${step.name}-text`)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  ));
  return <div className="how-parts">{shown}</div>;
}

function classOf(name: string, figure: ReactNode, steps: unknown): string {
  if (name === ADVICE) return "how-part how-advice panel";
  return figure ? "how-part has-figure" : steps ? "how-part has-steps" : "how-part";
}

/** A picture made of the pieces of the game; its caption is read out, the pieces are not. */
export function Figure({
  caption,
  className = "",
  children,
}: {
  caption?: string;
  className?: string;
  children: ReactNode;
}) {
  const told = useTold();
  return (
    <figure className={`how-figure ${className}`}>
      <div className="how-pieces" aria-hidden="true">
        {children}
      </div>
      {caption && (
        <figcaption>
          <Line text={told(caption)} />
        </figcaption>
      )}
    </figure>
  );
}
