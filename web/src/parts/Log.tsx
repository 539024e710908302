import { Fragment, memo, useState } from "react";
import { Glyph, SeatMark } from "../art/glyphs";
import type { LogLine } from "../store/log";
import { useWords } from "../words/page";
import { Pieces } from "./Pieces";
import { useTable } from "./useTable";

const MOST_LINES = 30;

/** What happened, the latest first, with the wall where undo ends. */
export function Log() {
  const words = useWords();
  const { log, wall, seat, since } = useTable();
  const [most, setMost] = useState(MOST_LINES);
  const latest = log.slice(-most).reverse();
  const canTakeBack = log.some((line) => line.number > wall);
  let hasWall = !canTakeBack || seat < 0;
  return (
    <ol className="log">
      {latest.map((line) => {
        const isWallHere = !hasWall && line.number <= wall;
        if (isWallHere) hasWall = true;
        return (
          <Fragment key={line.number}>
            {isWallHere && (
              <li className="log-wall">
                <Glyph name="wall" /> {words.phrase("table-wall")}
              </li>
            )}
            <LogEntry line={line} isSince={since.numbers.has(line.number)} />
          </Fragment>
        );
      })}
      {log.length > most && (
        <li>
          <button type="button" className="log-more" onClick={() => setMost(most + MOST_LINES)}>
            {words.phrase("table-earlier-lines", { count: log.length - most })}
          </button>
        </li>
      )}
    </ol>
  );
}

/** A line of it, which never changes: so that those before are not drawn again with every new one. */
const LogEntry = memo(function LogEntry({ line, isSince }: { line: LogLine; isSince: boolean }) {
  const words = useWords();
  const classes = ["log-line", line.isHeading && "log-heading", isSince && "is-since"];
  return (
    <li className={classes.filter(Boolean).join(" ")}>
      <span className="log-mark">{!line.isHeading && <SeatMark seat={line.seat} />}</span>
      <span>
        {isSince && <span className="visually-hidden">{words.phrase("since-line")} </span>}
        <Pieces pieces={words.pieces(line.said)} />
      </span>
    </li>
  );
});
