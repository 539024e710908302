import { useWords } from "../../words/page";
import { COLUMNS, markOf } from "./book";
import { useMagick } from "./context";

/** A sheet in small: a dot for every circle, rows as they stand, complete ones tinted. */
export function MiniSheet({ seat }: { seat: number }) {
  const words = useWords();
  const { desk } = useMagick();
  const sheet = desk.sheet(seat);
  const complete = desk.book.rows.filter((row) => desk.isComplete(row, seat)).length;
  const said = words.phrase("magick-end-rows", { count: complete, all: desk.book.rows.length });
  return (
    <div className="mini-sheet" role="img" aria-label={`${complete} ${said}`}>
      {[true, false].map((isItem) => (
        <span key={String(isItem)} className="mini-half">
          {desk.book.rows
            .filter((row) => row.isItem === isItem)
            .map((row) => (
              <span key={row.id} className={desk.isComplete(row, seat) ? "mini-row is-complete" : "mini-row"}>
                {(isItem ? COLUMNS.slice(0, 3) : COLUMNS.slice(3)).map((column) => {
                  const circle = row.circles.find((each) => each.column === column);
                  const mark = circle ? markOf(sheet, circle.place) || "open" : "none";
                  return <i key={column} className={`is-${mark}`} />;
                })}
              </span>
            ))}
        </span>
      ))}
    </div>
  );
}
