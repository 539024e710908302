import { Glyph } from "../../art/glyphs";
import { RovingGrid } from "../../parts/RovingGrid";
import { useWords } from "../../words/page";
import { Flask, RowIcon } from "./art";
import { type Circle, COLUMNS, isComplete, markOf, type Row } from "./book";
import { useMagick } from "./context";

/** The score sheet: items at the left, spells at the right, a circle wherever a row has one in a column. */
export function Sheet() {
  const { desk } = useMagick();
  return (
    <div className="sheet">
      <Half
        rows={desk.book.rows.filter((row) => row.isItem)}
        columns={COLUMNS.slice(0, 3)}
        name="magick-items"
      />
      <Half
        rows={desk.book.rows.filter((row) => !row.isItem)}
        columns={COLUMNS.slice(3)}
        name="magick-spells"
      />
    </div>
  );
}

function Half({ rows, columns, name }: { rows: readonly Row[]; columns: readonly string[]; name: string }) {
  const words = useWords();
  const { desk } = useMagick();
  const isServed = (column: string) =>
    rows.some((row) =>
      row.circles.some((circle) => circle.column === column && desk.answer("sheet", circle.place)),
    );
  const sign = name === "magick-items" ? "≥" : "≤";
  return (
    <RovingGrid label={words.phrase(name)} columns={1} className="sheet-half">
      <div className="sheet-head" aria-hidden="true">
        <span />
        {columns.map((column) => (
          <span key={column} className={isServed(column) ? "is-served" : ""}>
            {words.phrase(`column-${column}`)} {sign}
          </span>
        ))}
        <span />
      </div>
      {rows.map((row, at) => (
        <SheetRow key={row.id} row={row} columns={columns} isFirst={rows[at - 1]?.group !== row.group} />
      ))}
    </RovingGrid>
  );
}

function SheetRow({ row, columns, isFirst }: { row: Row; columns: readonly string[]; isFirst: boolean }) {
  const words = useWords();
  const { desk } = useMagick();
  const isDone = isComplete(desk.sheet(), row);
  return (
    <div className={`sheet-row${isDone ? " is-complete" : ""}${isFirst ? " is-first" : ""}`}>
      <span className="sheet-name">
        <RowIcon id={row.id} />
        <span>
          {row.name}
          {row.note && <span className="sheet-note">{words.say(row.note)}</span>}
        </span>
      </span>
      {columns.map((column) => {
        const circle = row.circles.find((each) => each.column === column);
        return circle ? <SheetCircle key={column} circle={circle} row={row} /> : <span key={column} />;
      })}
      <span className={isDone ? "sheet-coin is-earned" : "sheet-coin"}>{row.coins}</span>
    </div>
  );
}

function SheetCircle({ circle, row }: { circle: Circle; row: Row }) {
  const words = useWords();
  const { desk, answering, refuse } = useMagick();
  const mark = markOf(desk.sheet(), circle.place);
  const answer = desk.answer("sheet", circle.place);
  const barred = desk.barred("sheet", circle.place);
  const potions = Number(answer?.verb?.fields?.potions ?? 0);
  const needed = Number(barred?.reason.fields?.needed ?? 0);
  const isChosen = answer !== undefined && answering.answer === answer;
  const isFar = barred?.reason.id === "why-too-few-potions";
  const label = [
    `${row.name}, ${words.phrase(`column-${circle.column}`)} ${circle.number}`,
    mark ? words.phrase(`magick-${mark}`) : "",
    answer && potions ? words.phrase("magick-for-potions", { potions }) : "",
    isFar ? words.phrase("magick-out-of-reach") : "",
    answer ? words.phrase("place-legal") : "",
  ];
  const classes = [
    "circle",
    mark && `is-${mark}`,
    answer && "is-lit",
    isFar && "is-far",
    isChosen && "is-chosen",
  ];
  return (
    <button
      type="button"
      className="circle-place"
      data-place={`sheet/${circle.place}`}
      data-legal={answer !== undefined}
      aria-label={label.filter(Boolean).join(", ")}
      aria-pressed={answer ? isChosen : undefined}
      aria-disabled={!answer}
      onClick={() => {
        if (answer) {
          refuse(null);
          answering.pick(answer);
        } else {
          answering.clear();
          refuse(barred ?? null);
        }
      }}
    >
      <span className={classes.filter(Boolean).join(" ")}>
        {mark === "ink" ? <Glyph name="check" /> : circle.number}
      </span>
      {(potions > 0 || isFar) && (
        <span className={isFar ? "flask-badge is-far" : "flask-badge"}>
          <Flask /> {potions || needed}
        </span>
      )}
    </button>
  );
}
