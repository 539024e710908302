import type { ReactNode } from "react";
import { Coin, Glyph } from "../../art/glyphs";
import { COLUMNS, type Column } from "../../games/merchants_of_magick/book";
import { Die } from "../../games/merchants_of_magick/Die";
import { Flask, MagickIcon } from "../../games/merchants_of_magick/icons";
import { figureOf } from "../cards/collection";
import { Face } from "../cards/Face";
import { Figure, type Figures, useTeaching } from "./Guide";
import "../../styles/how/magick.css";
import "../../styles/magick/dice.css";

const DICE = ["d6", "d8", "d10", "d12"];
/** Rows of the sheet, and which of their circles are marked. */
const ROWS: readonly (readonly [string, readonly Column[]])[] = [
  ["pendant", ["steel"]],
  ["sword", ["steel"]],
  ["fiery", ["elemental"]],
  ["of_the_dwarves", []],
];

/** What is drawn beside the guide to Merchants of Magick. */
export const MAGICK_FIGURES: Figures = {
  sheet: <Rows />,
  "round-roll": <Dice />,
  "round-mark": <Mark />,
  "round-claim": <Cards kind="order" ids={["fiery_helmet_of_the_orcs"]} />,
  "round-pass": <Belt />,
  potions: (
    <Figure caption className="how-potion">
      <Lifted />
    </Figure>
  ),
  adventurer: <Cards kind="adventurer" ids={["witch", "knight"]} />,
  masteries: <Cards kind="mastery" ids={["blacksmith", "wildkeeper"]} />,
};

function useEntry(kind: string, id: string) {
  return useTeaching().shown.find(({ entry }) => entry.kind === kind && entry.id === id);
}

function CardPiece({ kind, id }: { kind: string; id: string }) {
  const volume = useTeaching();
  const shown = useEntry(kind, id);
  return shown ? (
    <span className="card">
      <Face shown={shown} volume={volume} />
    </span>
  ) : null;
}

function Cards({ kind, ids }: { kind: string; ids: readonly string[] }) {
  return (
    <Figure className={ids.length > 1 ? "how-pair" : "how-one"}>
      {ids.map((id) => (
        <CardPiece key={id} kind={kind} id={id} />
      ))}
    </Figure>
  );
}

function Circle({ children, isMarked = false }: { children: ReactNode; isMarked?: boolean }) {
  return (
    <span className={isMarked ? "how-circle is-marked" : "how-circle"}>
      {isMarked ? <Glyph name="check" /> : children}
    </span>
  );
}

/** Some rows as they stand on the sheet. */
function Rows() {
  return (
    <Figure caption className="how-sheet">
      {ROWS.map(([id, marked]) => (
        <SheetRow key={id} id={id} marked={marked} />
      ))}
    </Figure>
  );
}

function SheetRow({ id, marked }: { id: string; marked: readonly Column[] }) {
  const item = useEntry("item", id);
  const spell = useEntry("spell", id);
  const entry = (item ?? spell)?.entry;
  if (!entry) return null;
  const columns = item ? COLUMNS.slice(0, 3) : COLUMNS.slice(3);
  return (
    <span className="how-row">
      <MagickIcon id={id} />
      <b>{entry.name}</b>
      {columns.map((column) => {
        const number = figureOf(entry, column)?.value ?? null;
        return (
          <span key={column} className="how-cell">
            <MagickIcon id={column} />
            {number === null ? (
              <span className="how-circle is-none" />
            ) : (
              <Circle isMarked={marked.includes(column)}>
                {item ? "≥" : "≤"}
                {number}
              </Circle>
            )}
          </span>
        );
      })}
      <span className="how-coin">
        <Coin figure={String(figureOf(entry, "coins")?.value ?? 0)} />
      </span>
    </span>
  );
}

/** The four dice, each with the columns that it serves. */
function Dice() {
  return (
    <Figure className="how-dice">
      {DICE.map((die) => (
        <DieServing key={die} die={die} />
      ))}
    </Figure>
  );
}

function DieServing({ die }: { die: string }) {
  const entry = useEntry("die", die)?.entry;
  const served = COLUMNS.filter((column) => entry && figureOf(entry, column)?.value);
  return (
    <span className="how-die">
      <Die die={die} value={Number(die.slice(1))} />
      <span>
        {served.map((column) => (
          <MagickIcon key={column} id={column} />
        ))}
      </span>
    </span>
  );
}

function Mark() {
  return (
    <Figure className="how-few">
      <Die die="d6" value={4} />
      <Glyph name="next" />
      <span className="how-circle is-pencil">4</span>
    </Figure>
  );
}

function Lifted() {
  return (
    <>
      <Die die="d8" value={5} />
      <span className="how-flask">
        <Flask /> 1
      </span>
      <Glyph name="next" />
      <span className="how-circle is-pencil">6</span>
    </>
  );
}

function Belt() {
  return (
    <Figure className="how-belt">
      <Glyph name="left" />
      <CardPiece kind="order" id="divine_ring" />
      <CardPiece kind="order" id="sword_of_the_dwarves" />
      <Glyph name="left" />
    </Figure>
  );
}
