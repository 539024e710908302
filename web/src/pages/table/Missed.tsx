import { SeatMark } from "../../art/glyphs";
import { Pieces } from "../../parts/Pieces";
import { useTable } from "../../parts/useTable";
import type { LiveTable } from "../../store/live";
import type { LogLine } from "../../store/log";
import { useWords } from "../../words/page";

const MOST_LINES = 4;

/** What happened since somebody was away, by player, until it is read. */
export function Missed({ live }: { live: LiveTable }) {
  const words = useWords();
  const { missed } = useTable();
  if (missed.length === 0) return null;
  return (
    <section className="banner missed" aria-label={words.phrase("missed-title")}>
      <div className="banner-words">
        <h2>{words.phrase("missed-title")}</h2>
        {grouped(missed).map(([seat, lines]) => (
          <div key={seat} className="missed-player">
            <h3>
              <SeatMark seat={seat} /> {seat < 0 ? words.phrase("missed-others") : words.player(seat)}
            </h3>
            <ul>
              {lines.slice(-MOST_LINES).map((line) => (
                <li key={line.number}>
                  <Pieces pieces={words.pieces(line.said)} />
                </li>
              ))}
              {lines.length > MOST_LINES && (
                <li className="quiet">{words.phrase("missed-more", { count: lines.length - MOST_LINES })}</li>
              )}
            </ul>
          </div>
        ))}
      </div>
      <button type="button" className="button" onClick={() => live.dismissMissed()}>
        {words.phrase("missed-close")}
      </button>
    </section>
  );
}

/** Returns lines by who they are about, in the order in which each was heard of first. */
export function grouped(lines: readonly LogLine[]): [number, LogLine[]][] {
  const found = new Map<number, LogLine[]>();
  for (const line of lines) found.set(line.seat, [...(found.get(line.seat) ?? []), line]);
  return [...found];
}
