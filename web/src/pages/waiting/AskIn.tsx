import { useState } from "react";
import { Glyph } from "../../art/glyphs";
import { CopyButton } from "../../parts/CopyButton";
import { http } from "../../protocol/http";
import type { TableSheet } from "../../protocol/types";
import { useWords } from "../../words/page";

/** The link of a table: to be scanned, copied or sent. */
export function AskIn({ sheet }: { sheet: TableSheet }) {
  const words = useWords();
  const [isDrawn, setDrawn] = useState(true);
  const link = `${location.origin}/t/${sheet.table}`;
  const title = sheet.name || sheet.title;
  const canShare = typeof navigator.share === "function";
  return (
    <section className="ask-in">
      {isDrawn && (
        <img
          className="ask-in-qr"
          src={http.qr(sheet.table)}
          alt={words.phrase("wait-qr")}
          width="136"
          height="136"
          onError={() => setDrawn(false)}
        />
      )}
      <div className="ask-in-words">
        <h2>{words.phrase("wait-link")}</h2>
        <p>{words.phrase("wait-link-note")}</p>
      </div>
      <p className="ask-in-link">
        <span>
          {location.host}/t/<b>{sheet.table}</b>
        </span>
        <CopyButton text={link} label={words.phrase("wait-link-of")} />
        {canShare && (
          <button
            type="button"
            className="button"
            onClick={() => navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <Glyph name="share" /> {words.phrase("wait-share")}
          </button>
        )}
      </p>
    </section>
  );
}
