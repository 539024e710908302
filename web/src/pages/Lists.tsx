import { type ChangeEvent, useRef, useState } from "react";
import { go } from "../parts/router";
import { TopBar } from "../parts/TopBar";
import { usePolled } from "../parts/usePolled";
import { useTitle } from "../parts/useTitle";
import { http, Refused } from "../protocol/http";
import type { Listed } from "../protocol/types";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { enrolled } from "./enrolling";
import { myFinishedTables } from "./lists/mine";
import { TableRow } from "./lists/TableRow";
import "../styles/forms.css";
import "../styles/lists.css";

/** What is played in the open now, and where a seat is free. */
export function Watch() {
  const words = useWords();
  useTitle(words.phrase("nav-watch"));
  const playing = usePolled(() => http.tables("playing"));
  const open = usePolled(() => http.tables("open"));
  return (
    <>
      <TopBar />
      <main className="lists">
        <h1>{words.phrase("watch-title")}</h1>
        <p className="lists-about">{words.phrase("watch-about")}</p>
        <Late isLate={playing.isMissing || open.isMissing} />
        <div className="lists-columns">
          <List title="watch-playing" none="watch-playing-none" tables={playing.value} />
          <List title="watch-open" none="watch-open-none" tables={withSeats(open.value)} />
        </div>
      </main>
    </>
  );
}

/** Games that are over: one's own, and those that were played in the open. */
export function Replays() {
  const words = useWords();
  useTitle(words.phrase("nav-replays"));
  const mine = usePolled(myFinishedTables);
  const all = usePolled(() => http.tables("over"), 30_000);
  return (
    <>
      <TopBar />
      <main className="lists">
        <h1>{words.phrase("replays-title")}</h1>
        <p className="lists-about">{words.phrase("replays-about")}</p>
        <Late isLate={mine.isMissing || all.isMissing} />
        <div className="lists-columns">
          <List title="replays-mine" none="replays-mine-none" tables={mine.value} isAgain />
          <List title="replays-all" none="replays-all-none" tables={all.value} isAgain />
        </div>
        <Bring />
      </main>
    </>
  );
}

function withSeats(tables: readonly Listed[] | null): readonly Listed[] | null {
  return tables?.filter((table) => table.free) ?? null;
}

function Late({ isLate }: { isLate: boolean }) {
  const words = useWords();
  return <p role="status">{isLate ? words.phrase("list-late") : ""}</p>;
}

function List(props: { title: string; none: string; tables: readonly Listed[] | null; isAgain?: boolean }) {
  const words = useWords();
  const { tables, isAgain } = props;
  return (
    <section className="panel list-panel">
      <h2>{words.phrase(props.title)}</h2>
      {tables?.length === 0 && <p className="quiet">{words.phrase(props.none)}</p>}
      <ul>
        {tables?.map((table) => (
          <li key={table.table}>
            {isAgain ? <TableRow table={table} to={`/replay/${table.table}`} /> : <TableRow table={table} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Brings a record along from a file, and leads to where it is looked through. */
function Bring() {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState("");
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    setTrouble("");
    try {
      const key = await enrolled(keys.name() || words.phrase("home-guest"));
      const { table } = await http.lay(key, { record: await file.text(), terms: { is_open: false } });
      const { state } = await http.sheet(table);
      go(state === "over" ? `/replay/${table}` : `/t/${table}`);
    } catch (error) {
      setTrouble(error instanceof Refused && error.message ? error.message : words.phrase("went-wrong"));
    }
  };
  return (
    <section className="panel list-panel bring">
      <h2>{words.phrase("replays-bring")}</h2>
      <p className="quiet">{words.phrase("replays-bring-note")}</p>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.phrase("replays-bring")}
        onChange={bring}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {words.phrase("replays-bring-go")}
      </button>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
