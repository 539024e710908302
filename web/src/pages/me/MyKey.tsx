import { useState } from "react";
import { Glyph } from "../../art/glyphs";
import { CopyButton } from "../../parts/CopyButton";
import { Dialog } from "../../parts/Dialog";
import { http } from "../../protocol/http";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { claimed } from "../enrolling";
import { Said } from "./Said";
import { useAttempt } from "./useAttempt";

/** The key that opens all of one's seats on another device: shown when it is asked for, and never in a link. */
export function MyKey({ onChange }: { onChange: () => void }) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { attempt, isBusy, ...came } = useAttempt();
  const renew = () =>
    attempt(async () => {
      setAsking(false);
      const before = keys.player();
      const tables = await http.myTables(before);
      const { key } = await http.newKey(before);
      keys.keepPlayer(key);
      for (const { table } of tables) for (const secret of keys.seats(table)) keys.dropSeat(table, secret);
      await Promise.allSettled(tables.map(({ table }) => claimed(table)));
      setShown(true);
      onChange();
      return words.phrase("me-key-renewed");
    });
  return (
    <section className="panel me-panel">
      <h2>{words.phrase("me-key")}</h2>
      <p>{words.phrase("me-key-note")}</p>
      {isShown && (
        <div className="me-key">
          <code>{keys.player()}</code>
          <CopyButton text={keys.player()} />
        </div>
      )}
      <p className="me-actions">
        <button type="button" className="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          <Glyph name="key" /> {words.phrase(isShown ? "me-key-hide" : "me-key-show")}
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={() => setAsking(true)}>
          {words.phrase("me-key-renew")}
        </button>
      </p>
      <Said {...came} />
      {isAsking && (
        <Dialog label={words.phrase("me-key-renew")} onClose={() => setAsking(false)} className="asking">
          <h2>{words.phrase("me-key-renew")}</h2>
          <p>{words.phrase("me-key-renew-note")}</p>
          <button type="button" className="button button-primary" onClick={renew}>
            {words.phrase("me-key-renew-yes")}
          </button>
        </Dialog>
      )}
    </section>
  );
}
