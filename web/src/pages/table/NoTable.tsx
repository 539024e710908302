import { useState } from "react";
import { Link } from "../../parts/router";
import { TopBar } from "../../parts/TopBar";
import { useLive, useTable } from "../../parts/useTable";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { whyClosed } from "./Banners";
import type { SeatsHere } from "./useSeatsHere";

/** Where a link leads to no table, or to one that does not let this device in: why, and where to go instead. */
export function NoTable({ seats }: { seats: SeatsHere }) {
  const words = useWords();
  const { sheet, wrong, status } = useTable();
  if (status !== "closed" || !wrong) {
    const isClosed = sheet?.state === "closed" || !!sheet?.trouble;
    const why = sheet?.trouble || whyClosed(words, sheet?.why_closed ?? "");
    return <Note title={isClosed ? why : words.phrase("loading")} isOver={isClosed} />;
  }
  switch (wrong.code) {
    case "unknown":
      return (
        <Note title={words.phrase("no-table-unknown")} note={words.phrase("no-table-unknown-note")} isOver />
      );
    case "secret":
      return <SeatGone seats={seats} />;
    case "protocol":
      return (
        <Note
          title={words.phrase("no-table-protocol")}
          note={words.phrase("no-table-protocol-note")}
          isOver
        />
      );
    default:
      return <Note title={words.phrase("no-table-refused")} note={`${wrong.text}.`} isOver />;
  }
}

function Note(props: { title: string; note?: string; isOver?: boolean; children?: React.ReactNode }) {
  const words = useWords();
  return (
    <>
      <TopBar />
      <main className="page-note">
        <h1>{props.title}</h1>
        {props.note && <p className="quiet">{props.note}</p>}
        {props.children}
        {props.isOver && (
          <p className="act-row">
            <Link to="/" className="button">
              {words.phrase("to-the-start")}
            </Link>
            <Link to="/new" className="button">
              {words.phrase("home-open-a-table")}
            </Link>
          </p>
        )}
      </main>
    </>
  );
}

/** Whoever has the player key can have a seat back; anybody else can watch. */
function SeatGone({ seats }: { seats: SeatsHere }) {
  const words = useWords();
  const live = useLive();
  const [isRefused, setRefused] = useState(false);
  const lose = () => seats.lose(live?.secret ?? "");
  const take = async () => {
    const isMine = await seats.claim();
    if (isMine) lose();
    else setRefused(true);
  };
  return (
    <Note title={words.phrase("no-table-secret")} note={words.phrase("no-table-secret-note")} isOver>
      <p className="act-row">
        {keys.player() && !isRefused && (
          <button type="button" className="button button-primary" onClick={take}>
            {words.phrase("no-table-take")}
          </button>
        )}
        <button type="button" className="button" onClick={lose}>
          {words.phrase("no-table-watch")}
        </button>
      </p>
      {isRefused && <p className="trouble">{words.phrase("no-table-take-failed")}</p>}
    </Note>
  );
}
