import type { ReactNode } from "react";
import { Coin } from "../../art/glyphs";
import { Book, COLUMNS } from "../../games/merchants_of_magick/book";
import { Die } from "../../games/merchants_of_magick/Die";
import { MagickIcon } from "../../games/merchants_of_magick/icons";
import { figureOf, type Shown, traitOf, type Volume } from "./collection";
import "../../styles/magick/dice.css";

interface Props {
  shown: Shown;
  volume: Volume;
}

const kept = new WeakMap<Volume, Book>();

/** Returns what is printed on the sheet and the cards of a volume, made once. */
function bookOf(volume: Volume): Book {
  const book = kept.get(volume) ?? new Book(volume.things);
  kept.set(volume, book);
  return book;
}

function Paper(props: { name: string; coins?: number | undefined; window?: string; foot?: ReactNode }) {
  const { name, coins, window, foot } = props;
  return (
    <span className={window ? "paper" : "paper paper-order"}>
      {window && (
        <span className="paper-window">
          <MagickIcon id={window} />
        </span>
      )}
      {coins !== undefined && (
        <span className="paper-coin">
          <Coin figure={String(coins)} />
        </span>
      )}
      <span className="paper-name">{name}</span>
      {foot && <span className="paper-foot">{foot}</span>}
    </span>
  );
}

function tiles(ids: readonly (string | undefined)[]): ReactNode {
  return ids.map((id) => id && <MagickIcon key={id} id={id} className="paper-tile" />);
}

/** An adventurer: what it asks for, and what it pays. */
export function AdventurerFace({ shown: { entry }, volume }: Props) {
  const adventurer = bookOf(volume).adventurers.get(entry.id);
  const asked = [adventurer?.enchantment?.id, ...(adventurer?.items ?? []).map(({ row }) => row?.id)];
  return <Paper name={entry.name} coins={adventurer?.coins} window={entry.id} foot={tiles(asked)} />;
}

/** An order: its rows, and what it is worth. */
export function OrderFace({ shown: { entry }, volume }: Props) {
  const order = bookOf(volume).orders.get(entry.id);
  return (
    <Paper name={entry.name} coins={order?.coins} foot={tiles((order?.rows ?? []).map(({ id }) => id))} />
  );
}

/** A mastery: its column, and how many circles it asks for. */
export function MasteryFace({ shown: { entry } }: Props) {
  const circles = figureOf(entry, "circles")?.value ?? 0;
  const dots = Array.from({ length: circles }, (_, at) => at).map((at) => (
    <span key={at} className="paper-dot" />
  ));
  return (
    <Paper
      name={entry.name}
      window={entry.id}
      foot={
        <>
          {tiles([traitOf(entry, "column")])}
          {dots}
        </>
      }
    />
  );
}

/** A row of the sheet: the circles that it has. */
export function RowFace({ shown: { entry } }: Props) {
  const circles = COLUMNS.map((column) => ({ column, value: figureOf(entry, column)?.value ?? null }));
  return (
    <Paper
      name={entry.name}
      coins={figureOf(entry, "coins")?.value ?? 0}
      window={entry.id}
      foot={circles
        .filter(({ value }) => value !== null)
        .map(({ column, value }) => (
          <span key={column} className="paper-circle">
            <MagickIcon id={column} />
            <b>{value}</b>
          </span>
        ))}
    />
  );
}

/** A die, and the columns that it serves. */
export function DieFace({ shown: { entry } }: Props) {
  const served = COLUMNS.filter((column) => figureOf(entry, column)?.value);
  return (
    <span className="paper">
      <span className="paper-die">
        <Die die={entry.id} value={Number(entry.id.slice(1)) || 6} />
      </span>
      <span className="paper-name">{entry.name}</span>
      <span className="paper-foot">{tiles(served)}</span>
    </span>
  );
}
