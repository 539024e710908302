import { Suspense, useEffect, useMemo, useState } from "react";
import { tableFor } from "../games";
import { TopBar } from "../parts/TopBar";
import { StoreContext, useStore, useTable } from "../parts/useTable";
import { http } from "../protocol/http";
import type { Drawn, Things } from "../protocol/types";
import { keys } from "../store/keys";
import { TableStore } from "../store/table";
import { PAGE_WORDS, useWords, WordsContext } from "../words/page";
import { Words } from "../words/words";
import { WaitingRoom } from "./WaitingRoom";

/** A table by its name: the waiting room, then the game. */
export function TablePage({ name }: { name: string }) {
  const [store, setStore] = useState<TableStore | null>(null);
  const [secret, setSecret] = useState(keys.seat(name));
  useEffect(() => {
    const opened = new TableStore(name, secret, keys.player(), http.things);
    setStore(opened);
    opened.open();
    return () => opened.close();
  }, [name, secret]);
  if (store === null) return null;
  return (
    <StoreContext value={store}>
      <AtTable onSeated={setSecret} />
    </StoreContext>
  );
}

function AtTable({ onSeated }: { onSeated: (secret: string) => void }) {
  const { things, sheet, seat, view } = useTable();
  const base = useMemo(() => {
    const named = new Map(things?.entries.map((entry) => [`${entry.kind}:${entry.id}`, entry.name]) ?? []);
    return new Words([...(things?.catalogues ?? []), ...PAGE_WORDS], named);
  }, [things]);
  const names = sheet?.seats.map((each, at) =>
    each.bot ? base.phrase(`bot-name-${at}`) : (each.name ?? ""),
  );
  const called = JSON.stringify(names ?? []);
  const words = useMemo(() => base.for(JSON.parse(called) as string[], seat), [base, called, seat]);
  return (
    <WordsContext value={words}>
      <Banner />
      {sheet && things && view && sheet.state !== "waiting" ? (
        <Playing view={view} things={things} />
      ) : (
        <Before onSeated={onSeated} />
      )}
    </WordsContext>
  );
}

function Playing({ view, things }: { view: Drawn; things: Things }) {
  const words = useWords();
  const Table = tableFor(view.game);
  const loading = (
    <main className="page-note">
      <h1>{words.phrase("loading")}</h1>
    </main>
  );
  return (
    <Suspense fallback={loading}>
      <Table view={view} things={things} />
    </Suspense>
  );
}

function Before({ onSeated }: { onSeated: (secret: string) => void }) {
  const words = useWords();
  const { sheet, wrong } = useTable();
  if (sheet && sheet.state === "waiting") return <WaitingRoom sheet={sheet} onSeated={onSeated} />;
  return (
    <>
      <TopBar />
      <main className="page-note">
        <h1>
          {wrong?.text ||
            (sheet?.why_closed
              ? words.phrase("wait-closed", { why: sheet.why_closed })
              : words.phrase("loading"))}
        </h1>
      </main>
    </>
  );
}

/** Says when the connection is lost, and what was refused. */
function Banner() {
  const words = useWords();
  const store = useStore();
  const { status, wrong, sheet, seat, view } = useTable();
  const standIn = view && seat >= 0 ? sheet?.seats[seat]?.stand_in : "";
  return (
    <div className="banners" aria-live="assertive">
      {status === "lost" && (
        <p className="banner">
          {words.phrase("status-lost")}
          <button type="button" className="button" onClick={() => store.hurry()}>
            {words.phrase("try-again")}
          </button>
        </p>
      )}
      {wrong?.text && view && (
        <p className="banner">
          {wrong.text}
          <button type="button" className="button" onClick={() => store.dismiss()}>
            {words.phrase("close")}
          </button>
        </p>
      )}
      {standIn && (
        <p className="banner">
          {words.phrase("stand-in", { bot: standIn })}
          <button type="button" className="button" onClick={() => store.comeBack()}>
            {words.phrase("stand-in-back")}
          </button>
        </p>
      )}
    </div>
  );
}
