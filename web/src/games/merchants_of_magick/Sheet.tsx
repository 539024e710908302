import { RovingGrid } from "../../parts/RovingGrid";
import { useWords } from "../../words/page";
import { COLUMNS, markOf, type Row } from "./book";
import { CircleMark, CirclePlace } from "./Circle";
import { useMagick } from "./context";
import { MagickIcon } from "./icons";
import { ledPlace } from "./moving";

export type HalfName = "items" | "spells";

const HALVES: Record<HalfName, { columns: readonly (typeof COLUMNS)[number][]; sign: string }> = {
  items: { columns: COLUMNS.slice(0, 3), sign: "≥" },
  spells: { columns: COLUMNS.slice(3), sign: "≤" },
};

/** The score sheet of a seat: items at the left, spells at the right. */
export function Sheet({ seat }: { seat: number }) {
  return (
    <div className="sheet">
      <SheetHalf half="items" seat={seat} />
      <SheetHalf half="spells" seat={seat} />
    </div>
  );
}

/** Half of a sheet, with a circle wherever a row has one in a column; only one's own can be marked. */
export function SheetHalf({ half, seat }: { half: HalfName; seat: number }) {
  const words = useWords();
  const { desk } = useMagick();
  const rows = desk.book.rows.filter((row) => row.isItem === (half === "items"));
  const groups = [...new Set(rows.map((row) => row.group))];
  const body = (
    <>
      <SheetHead half={half} rows={rows} isMine={seat === desk.view.seat} />
      {groups.map((group) => (
        <div key={group} className="sheet-group">
          <span className="sheet-group-name" aria-hidden="true">
            {words.phrase(`magick-group-${group}`)}
          </span>
          {rows.map(
            (row, at) =>
              row.group === group && <SheetRow key={row.id} row={row} at={at} half={half} seat={seat} />,
          )}
        </div>
      ))}
    </>
  );
  const label = words.phrase(`magick-${half}`);
  if (seat !== desk.view.seat) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: nothing can be entered here
      <div className={`sheet-half sheet-${half}`} role="group" aria-label={label}>
        {body}
      </div>
    );
  }
  return (
    <RovingGrid label={label} columns={3} lead={ledPlace} className={`sheet-half sheet-${half}`}>
      {body}
    </RovingGrid>
  );
}

function SheetHead({ half, rows, isMine }: { half: HalfName; rows: readonly Row[]; isMine: boolean }) {
  const words = useWords();
  const { desk, crafting } = useMagick();
  const { columns, sign } = HALVES[half];
  const lit = crafting.foreseen ?? desk;
  const isServed = (column: string) =>
    isMine &&
    rows.some((row) =>
      row.circles.some((circle) => circle.column === column && lit.answer("sheet", circle.place)),
    );
  return (
    <div className="sheet-head" aria-hidden="true">
      {columns.map((column) => (
        <span key={column} className={`sheet-${column}${isServed(column) ? " is-served" : ""}`}>
          <MagickIcon id={column} />
          <span>
            {words.phrase(`column-${column}`)} {sign}
          </span>
        </span>
      ))}
    </div>
  );
}

function SheetRow({ row, at, half, seat }: { row: Row; at: number; half: HalfName; seat: number }) {
  const words = useWords();
  const { desk, inspect } = useMagick();
  const sheet = desk.sheet(seat);
  const isDone = desk.isComplete(row, seat);
  const marked = row.circles.filter((circle) => markOf(sheet, circle.place)).length;
  const said = words.phrase(isDone ? "magick-row-complete" : "magick-row", {
    row: row.name,
    coins: row.coins,
    marked,
    circles: row.circles.length,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the sheet, not a set of fields
    <div className={isDone ? "sheet-row is-complete" : "sheet-row"} role="group" aria-label={said}>
      <MagickIcon id={row.id} />
      {/* By keys a row is looked at from its circles, so that Tab leads past its name. */}
      <button
        type="button"
        tabIndex={-1}
        className={row.note ? "sheet-name has-note" : "sheet-name"}
        onClick={() => inspect(row.isItem ? "item" : "spell", row.id)}
      >
        <span>{row.name}</span>
        {row.note && <span className="sheet-note">{words.say(row.note)}</span>}
      </button>
      {HALVES[half].columns.map((column, number) => {
        const circle = row.circles.find((each) => each.column === column);
        if (!circle) return <span key={column} className="circle-none" />;
        return seat === desk.view.seat ? (
          <CirclePlace key={column} circle={circle} row={row} at={at} column={number} />
        ) : (
          <CircleMark key={column} circle={circle} row={row} seat={seat} />
        );
      })}
      <span className={isDone ? "sheet-coin is-earned" : "sheet-coin"} aria-hidden="true">
        {row.coins}
      </span>
    </div>
  );
}
