import { Coin } from "../../art/glyphs";
import { Dialog } from "../../parts/Dialog";
import { Pieces } from "../../parts/Pieces";
import { Legend, SourceMark } from "../../parts/Provenance";
import { RuleLink } from "../../parts/RuleLink";
import type { Entry, Figure } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import { useMagick } from "./context";
import { MagickIcon } from "./icons";

/** What is looked at closely: a thing of the glossary. */
export interface Looked {
  kind: string;
  id: string;
}

// What is said in sentences beside it, or counted elsewhere.
const UNTOLD = ["copies", "enchantment", "accessory", "weapon", "armor"];

/** A row, an order, a card or a die in full: its numbers and sentences, each with how it is known. */
export function InFull({ looked, onClose }: { looked: Looked; onClose: () => void }) {
  const words = useWords();
  const { desk } = useMagick();
  const entry = desk.book.entry(looked.kind, looked.id);
  if (!entry) return null;
  const figures = [...entry.figures, ...entry.numbers].filter(
    ({ name, value }) => value !== null && !UNTOLD.includes(name) && entry.kind !== "die",
  );
  const sources = [...figures.map(({ source }) => source), ...entry.sentences.map(({ source }) => source)];
  return (
    <Dialog label={entry.name} onClose={onClose} className="magick-in-full">
      <header>
        <span className="in-full-face">
          <MagickIcon
            id={faceOf(entry, desk.book.orders.get(entry.id)?.rows.find((row) => row.isItem)?.id)}
          />
        </span>
        <div>
          <h2>{entry.name}</h2>
          <p className="quiet">{kindOf(entry, words)}</p>
        </div>
      </header>
      <ul className="in-full-figures">
        {figures.map((figure) => (
          <InFullFigure key={figure.name} figure={figure} />
        ))}
      </ul>
      <p className="in-full-sentences">
        {entry.sentences.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences stay in their order
          <span key={at}>
            <Pieces pieces={words.pieces(sentence.said)} />
            {"\u00a0"}
            <SourceMark source={sentence.source} />{" "}
          </span>
        ))}
      </p>
      <Legend sources={sources} />
      <p>
        <RuleLink game={desk.view.game} rule={entry.rule} />
      </p>
    </Dialog>
  );
}

function InFullFigure({ figure }: { figure: Figure }) {
  const words = useWords();
  const { name, value, source, was } = figure;
  const column = `column-${name}`;
  return (
    <li>
      {name === "coins" ? (
        <Coin figure={String(value)} />
      ) : words.has(column) ? (
        <MagickIcon id={name} />
      ) : null}
      <span>
        {words.has(column) ? words.phrase(column) : words.phrase(`magick-figure-${name}`)} <b>{value}</b>
        {typeof was === "number" && <span className="quiet"> {words.phrase("cards-was", { was })}</span>}
      </span>
      <SourceMark source={source} />
    </li>
  );
}

function faceOf(entry: Entry, item: string | undefined): string {
  return entry.kind === "order" ? (item ?? "") : entry.id;
}

function kindOf(entry: Entry, words: Words): string {
  const group = entry.traits?.find(([name]) => name === "group")?.[1].words;
  return words.phrase(group ? `magick-group-${group}` : `magick-kind-${entry.kind}`);
}
