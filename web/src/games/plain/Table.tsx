import { useMemo } from "react";
import { useAgain } from "../../parts/again";
import { Chat } from "../../parts/Chat";
import { Did } from "../../parts/Did";
import { Log } from "../../parts/Log";
import { Naming } from "../../parts/naming";
import { Link } from "../../parts/router";
import { Tabs } from "../../parts/Tabs";
import { TopBar, TurnOrder } from "../../parts/TopBar";
import { useAnswering } from "../../parts/useAnswering";
import { useTable } from "../../parts/useTable";
import type { Drawn, Things } from "../../protocol/types";
import { usePreferred } from "../../store/preferences";
import { useWords } from "../../words/page";
import { Asking } from "./Asking";
import { PlainContext, usePlain } from "./context";
import { Everything } from "./Everything";
import { offersOf, pointedAt } from "./offers";
import { PlainOver, useIsOver } from "./PlainOver";
import "../../styles/plain/table.css";
import "../../styles/plain/shelf.css";
import "../../styles/plain/asking.css";

/** A table for any game, drawn from its zones, cells, answers, looks and log alone. */
export default function PlainTable({ view, things }: { view: Drawn; things: Things }) {
  const words = useWords();
  const answering = useAnswering();
  const naming = useMemo(() => new Naming(things, words), [things, words]);
  const offers = useMemo(
    () => (view.question ? offersOf(view, view.question, naming, words) : []),
    [view, naming, words],
  );
  const at = useMemo(() => pointedAt(view, offers), [view, offers]);
  const plain = useMemo(
    () => ({ view, things, naming, answering, offers, at }),
    [view, things, naming, answering, offers, at],
  );
  return (
    <PlainContext value={plain}>
      <div className="plain">
        <PlainBar />
        <main className="plain-main">
          <Everything />
          <Beside />
          <Rail />
        </main>
      </div>
    </PlainContext>
  );
}

function PlainBar() {
  const words = useWords();
  const { view, things, naming } = usePlain();
  const seats = view.players.map((player) => player.seat);
  const [first = -1] = view.asked;
  // A figure below nothing stands for nobody and nothing.
  const figures = Object.entries(view.figures)
    .filter(([, value]) => value >= 0)
    .map(([name, value]) => words.phrase("plain-figure", { name: naming.figure(name), value }));
  return (
    <TopBar right={<TurnOrder seats={seats} turn={view.turn >= 0 ? view.turn : first} />}>
      <p className="round-words">
        <b>{things.title}</b> <span className="round-note">{figures.join(", ")}</span>
      </p>
    </TopBar>
  );
}

/** What is asked; in a replay what was done, and at the end how it ended. */
function Beside() {
  const again = useAgain();
  const isOver = useIsOver();
  if (again) {
    return (
      <section className="plain-asking panel">
        {again.head}
        <Did />
      </section>
    );
  }
  return isOver ? <PlainOver /> : <Asking />;
}

function Rail() {
  const words = useWords();
  const again = useAgain();
  const { unread } = useTable();
  const { things } = usePlain();
  const preferred = usePreferred("drawing");
  return (
    <aside className="rail plain-rail">
      {again ? (
        again.rail
      ) : (
        <>
          <Tabs
            label={words.phrase("table-log")}
            tabs={[
              { name: "log", title: words.phrase("table-log"), body: <Log /> },
              { name: "chat", title: words.phrase("table-chat"), badge: unread, body: <Chat /> },
              { name: "rules", title: words.phrase("rules"), body: <RulesOf game={things.game} /> },
            ]}
          />
          <p className="plain-note">
            {words.phrase(preferred === "plain" ? "plain-preferred" : "plain-drawn-from")}
          </p>
        </>
      )}
    </aside>
  );
}

function RulesOf({ game }: { game: string }) {
  const words = useWords();
  const { things } = usePlain();
  return (
    <div className="plain-rules">
      <Link to={`/rules/${encodeURIComponent(game)}`} className="button">
        {words.phrase("plain-rules-of", { title: things.title })}
      </Link>
    </div>
  );
}
