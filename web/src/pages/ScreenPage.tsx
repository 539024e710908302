import { Suspense, useEffect, useState } from "react";
import { SeatMark } from "../art/glyphs";
import { screenFor, tableFor } from "../games";
import { TableWords } from "../parts/TableWords";
import { TopBar } from "../parts/TopBar";
import { StoreContext, useTable } from "../parts/useTable";
import { http } from "../protocol/http";
import type { Drawn, Things } from "../protocol/types";
import { LiveTable } from "../store/live";
import { useWords } from "../words/page";
import "../styles/screen.css";

const NOBODY_SEATED = "";

/** A table in large for everybody around it: what lies open, whose turn it is, and the way in for a phone. */
export function ScreenPage({ name }: { name: string }) {
  const [store, setStore] = useState<LiveTable | null>(null);
  useEffect(() => {
    // Whoever opens it may hold a seat in this browser: a screen shows what everybody may see.
    const opened = new LiveTable(name, NOBODY_SEATED, "", http.things);
    setStore(opened);
    opened.open();
    return () => opened.close();
  }, [name]);
  if (store === null) return null;
  return (
    <StoreContext value={store}>
      <TableWords>
        <Shown name={name} />
      </TableWords>
    </StoreContext>
  );
}

function Shown({ name }: { name: string }) {
  const words = useWords();
  const { sheet, things, view, wrong } = useTable();
  if (sheet && things && view && sheet.state !== "waiting") {
    return <Playing view={view} things={things} />;
  }
  return (
    <>
      <TopBar />
      <main className="screen-door">
        <h1>{wrong?.text || words.phrase(sheet ? "screen-join" : "loading")}</h1>
        {sheet && <p className="screen-link">{`${location.host}/t/${name}`}</p>}
        <ul className="screen-seats">
          {sheet?.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={at} className={seat.name || seat.bot ? "is-taken" : ""}>
              <SeatMark seat={at} />
              {seat.name || seat.bot ? words.player(at) : words.phrase("wait-seat-free")}
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

function Playing({ view, things }: { view: Drawn; things: Things }) {
  const words = useWords();
  const Screen = screenFor(view.game);
  const Table = tableFor(view.game);
  const loading = (
    <main className="page-note">
      <h1>{words.phrase("loading")}</h1>
    </main>
  );
  return (
    <Suspense fallback={loading}>
      {Screen ? (
        <Screen view={view} things={things} />
      ) : (
        <div className="screen-enlarged">
          <Table view={view} things={things} />
        </div>
      )}
    </Suspense>
  );
}
