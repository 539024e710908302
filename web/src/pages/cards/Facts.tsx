import type { ReactNode } from "react";
import { Coin, Glyph, Shield } from "../../art/glyphs";
import { MoonBadge } from "../../art/moon";
import { SourceMark } from "../../parts/Provenance";
import type { Figure, Known } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Shown } from "./collection";
import type { Copies } from "./decks";
import { spoken } from "./Filters";

// How moonlight changes an effect stands in its sentences.
const SAID = "moonstruck";
// What a die serves is said in its sentence, column by column.
const COUNTED_OUT = "die";

/** What is printed on a thing: figures, moments, traits, and how many of it there are. */
export function Facts({ shown, copies }: { shown: Shown; copies: Copies }) {
  const words = useWords();
  const { entry } = shown;
  const traits = (entry.traits ?? []).filter(([name]) => name !== SAID);
  const numbers = entry.kind === COUNTED_OUT ? [] : entry.numbers;
  const figures = [...entry.figures, ...numbers].filter(
    ({ name, value }) =>
      value !== null && !copies.columns.includes(name) && !traits.some(([trait]) => trait === name),
  );
  const counted = copies.of(shown);
  return (
    <ul className="facts">
      {figures.map((figure) => (
        <FigureFact key={figure.name} figure={figure} />
      ))}
      {(entry.when.names ?? []).map((moment) => (
        <Fact key={moment} source={entry.when.source ?? ""} sign={<Glyph name={moment} />}>
          {words.phrase("card-moment", { moment })}
        </Fact>
      ))}
      {traits.map(([name, known]) => (
        <TraitFact key={name} name={name} known={known} />
      ))}
      {copies.column && (
        <Fact source={counted?.source ?? ""} sign={<b>{counted?.value ?? 0}</b>}>
          {words.phrase("cards-copies-word", { count: counted?.value ?? 0 })}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ sign, source, children }: { sign: ReactNode; source: string; children: ReactNode }) {
  return (
    <li>
      <span className="fact-sign">{sign}</span>
      <span>{children}</span>
      {source && <SourceMark source={source} />}
    </li>
  );
}

function FigureFact({ figure }: { figure: Figure }) {
  const words = useWords();
  const { name, value, was } = figure;
  const text = value !== null && value < 0 ? `−${-value}` : String(value);
  const id = `cards-figure-${name}`;
  const drawn =
    name === "gold" || name === "coins" ? (
      <Coin figure={text} />
    ) : (
      name === "infamy" && <Shield figure={text} />
    );
  const sign = drawn ? (
    <>
      <span className="visually-hidden">{text}</span>
      {drawn}
    </>
  ) : (
    <b>{text}</b>
  );
  return (
    <Fact sign={sign} source={figure.source}>
      {words.has(id) ? words.phrase(id) : name.replaceAll("_", " ")}
      {typeof was === "number" && <span className="quiet"> {words.phrase("cards-was", { was })}</span>}
    </Fact>
  );
}

function TraitFact({ name, known }: { name: string; known: Known }) {
  const words = useWords();
  if (name === "moon") {
    const isNone = known.words === "none";
    return (
      <Fact
        source={known.source}
        sign={isNone ? <b>–</b> : <MoonBadge side={known.words} isStruck={false} />}
      >
        {isNone ? words.phrase("cards-without-moon") : words.phrase("card-moon", { side: known.words })}
      </Fact>
    );
  }
  const id = `cards-facet-${name}`;
  return (
    <li className="is-trait">
      <span className="quiet">{words.has(id) ? words.phrase(id) : spoken(name)}</span>
      <b>{spoken(known.words)}</b>
      <SourceMark source={known.source} />
    </li>
  );
}
