import { SeatMark } from "../art/glyphs";
import { useWords } from "../words/page";
import { Pieces } from "./Pieces";
import { useTable } from "./useTable";

/** The last few lines of the log, the latest first, for a screen that nobody scrolls. */
export function LatestLines({ count }: { count: number }) {
  const words = useWords();
  const { log } = useTable();
  return (
    <ol className="latest-lines" aria-live="polite">
      {log
        .slice(-count)
        .reverse()
        .map((line) => (
          <li key={line.number}>
            <SeatMark seat={line.seat} />{" "}
            <span>
              <Pieces pieces={words.pieces(line.said)} />
            </span>
          </li>
        ))}
    </ol>
  );
}
