import { useState } from "react";
import { Dialog } from "../../parts/Dialog";
import { http } from "../../protocol/http";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { Said } from "./Said";
import { useAttempt } from "./useAttempt";

/** All that is kept of somebody, to be taken along or forgotten. */
export function MyData({ onChange }: { onChange: () => void }) {
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const { attempt, isBusy, ...came } = useAttempt();
  const download = () =>
    attempt(async () => {
      const data = await http.dataOfMine(keys.player());
      const link = document.createElement("a");
      link.href = URL.createObjectURL(
        new Blob([JSON.stringify(data, null, 1)], { type: "application/json" }),
      );
      link.download = "hexmonger.json";
      link.click();
      URL.revokeObjectURL(link.href);
      return words.phrase("me-data-done");
    });
  const forget = () =>
    attempt(async () => {
      setAsking(false);
      const tables = await http.myTables(keys.player());
      await http.forget(keys.player());
      for (const { table } of tables) for (const secret of keys.seats(table)) keys.dropSeat(table, secret);
      keys.keepPlayer("");
      keys.keepName("");
      onChange();
      return undefined;
    });
  return (
    <section className="panel me-panel">
      <h2>{words.phrase("me-data")}</h2>
      <p>{words.phrase("me-data-note")}</p>
      <p className="me-actions">
        <button type="button" className="button" disabled={isBusy} onClick={download}>
          {words.phrase("me-data-download")}
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={() => setAsking(true)}>
          {words.phrase("me-forget")}
        </button>
      </p>
      <Said {...came} />
      {isAsking && (
        <Dialog label={words.phrase("me-forget")} onClose={() => setAsking(false)} className="asking">
          <h2>{words.phrase("me-forget")}</h2>
          <p>{words.phrase("me-forget-note")}</p>
          <button type="button" className="button button-primary" onClick={forget}>
            {words.phrase("me-forget-yes")}
          </button>
        </Dialog>
      )}
    </section>
  );
}
