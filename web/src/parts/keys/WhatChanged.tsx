import { SeatMark } from "../../art/glyphs";
import type { LogLine } from "../../store/log";
import { useWords } from "../../words/page";
import { Dialog } from "../Dialog";
import { Pieces } from "../Pieces";

/** What has happened since somebody's last choice, in the order in which it did. */
export function WhatChanged({ lines, onClose }: { lines: readonly LogLine[]; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog label={words.phrase("aid-what-changed")} onClose={onClose} className="aid">
      <h2>{words.phrase("aid-what-changed")}</h2>
      {lines.length === 0 && <p>{words.phrase("aid-nothing-changed")}</p>}
      <ol className="log">
        {lines.map((line) => (
          <li key={line.number} className={line.isHeading ? "log-line log-heading" : "log-line"}>
            <span className="log-mark">{!line.isHeading && <SeatMark seat={line.seat} />}</span>
            <span>
              <Pieces pieces={words.pieces(line.said)} />
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
