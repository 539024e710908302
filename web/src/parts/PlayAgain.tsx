import { useState } from "react";
import { http, Refused } from "../protocol/http";
import { keys } from "../store/keys";
import { giveWords } from "../store/sealing";
import { useWords } from "../words/page";
import { go } from "./router";
import { useLive, useTable } from "./useTable";

/** Leads everybody who played here to the same next table; whoever is alone with bots begins at once. */
export function PlayAgain() {
  const words = useWords();
  const live = useLive();
  const { sheet, seat } = useTable();
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isOver = sheet?.state === "over" || sheet?.state === "closed";
  if (!live || !sheet || seat < 0 || !isOver || sheet.starts === "record") return null;
  const people = sheet.seats.filter((each) => !each.bot && !each.is_free).length;
  const playAgain = async () => {
    const key = keys.player();
    const { table } = await http.rematch(key, sheet.table);
    const mine = await http.seatsOfMine(key, table);
    for (const { secret } of mine) keys.keepSeat(table, secret ?? "");
    // Where nobody else has to come, nobody is waited for.
    if (mine.length === people) {
      await Promise.all(mine.map(({ secret }) => giveWords(table, secret ?? "")));
      await http.start(key, table).catch(() => {});
    }
    go(`/t/${table}`);
  };
  const again = () => {
    setBusy(true);
    setTrouble("");
    playAgain().catch((error: unknown) => {
      setBusy(false);
      setTrouble(error instanceof Refused && error.message ? error.message : words.phrase("went-wrong"));
    });
  };
  return (
    <>
      <button type="button" className="button button-primary" disabled={isBusy} onClick={again}>
        {words.phrase("end-again")}
      </button>
      {sheet.rematch && <span className="quiet">{words.phrase("again-others")}</span>}
      {trouble && <span className="trouble">{trouble}</span>}
    </>
  );
}
