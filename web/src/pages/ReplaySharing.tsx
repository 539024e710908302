import { useState } from "react";
import { Glyph } from "../art/glyphs";
import type { Replay } from "../protocol/types";
import type { Looking } from "../store/replay";
import { useWords } from "../words/page";
import { addressOf } from "./replaying";

/** A link to this moment, and the record to keep. */
export function ReplaySharing({ looking, replay }: { looking: Looking; replay: Replay }) {
  const words = useWords();
  const [copied, setCopied] = useState("");
  // Not every browser lets a page copy, such as over plain HTTP: then the link is there to be taken.
  const [isShown, setShown] = useState(false);
  const address = new URL(addressOf(replay.table, looking), location.href).href;
  const copy = () => {
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject();
    copying.then(
      () => setCopied(address),
      () => setShown(!isShown),
    );
  };
  const said = words.phrase(copied === address ? "replay-copied" : "replay-link");
  const record = words.phrase("replay-download");
  return (
    <div className="sharing">
      <button type="button" className="button" aria-label={said} title={said} onClick={copy}>
        <Glyph name={copied === address ? "check" : "link"} />
        <span className="sharing-words">{said}</span>
      </button>
      <a
        className="button"
        href={`/api/tables/${encodeURIComponent(replay.table)}/record`}
        aria-label={record}
        title={record}
        download
      >
        <Glyph name="download" />
        <span className="sharing-words">{record}</span>
      </a>
      {isShown && (
        <input
          className="field sharing-link"
          aria-label={words.phrase("replay-link")}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
