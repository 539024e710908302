import { useMemo, useState } from "react";
import { useAgain } from "../../parts/again";
import { Chat } from "../../parts/Chat";
import { Did } from "../../parts/Did";
import { HintButton } from "../../parts/hint/HintButton";
import { HintSheet } from "../../parts/hint/HintSheet";
import { useHintTab } from "../../parts/hint/HintTab";
import type { Telling } from "../../parts/hint/reasons";
import { useHint } from "../../parts/hint/useHinting";
import { Log } from "../../parts/Log";
import { Naming } from "../../parts/naming";
import { Link } from "../../parts/router";
import { Tabs } from "../../parts/Tabs";
import { TopBar, TurnOrder } from "../../parts/TopBar";
import { useAnswering } from "../../parts/useAnswering";
import { useMedia } from "../../parts/useMedia";
import { useTable } from "../../parts/useTable";
import type { Drawn, Things } from "../../protocol/types";
import { usePreferred } from "../../store/preferences";
import { useWords } from "../../words/page";
import { Acting, Asking } from "./Asking";
import { PlainContext, usePlain } from "./context";
import { Everything } from "./Everything";
import { usePlainHints, usePlainTelling } from "./hints";
import { offersOf, pointedAt } from "./offers";
import { PlainOver, useIsOver } from "./PlainOver";
import "../../styles/plain/table.css";
import "../../styles/plain/shelf.css";
import "../../styles/plain/asking.css";

/** Where everything stands in one column, and what can be done at the foot. */
const NARROW = "(max-width: 860px)";

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
  const hints = usePlainHints();
  const telling = usePlainTelling(view, naming);
  const isNarrow = useMedia(NARROW);
  const hasSheet = useHint().isOpen && isNarrow;
  const plain = useMemo(
    () => ({ view, things, naming, answering, offers, at, hints }),
    [view, things, naming, answering, offers, at, hints],
  );
  return (
    <PlainContext value={plain}>
      <div className="plain">
        <PlainBar hasHint={isNarrow} />
        <main className="plain-main">
          <Everything />
          <Beside hasSheet={hasSheet} />
          <Rail telling={isNarrow ? undefined : telling} />
        </main>
        {hasSheet && (
          <HintSheet telling={telling}>
            <Acting />
          </HintSheet>
        )}
      </div>
    </PlainContext>
  );
}

function PlainBar({ hasHint }: { hasHint: boolean }) {
  const words = useWords();
  const { view, things, naming } = usePlain();
  const seats = view.players.map((player) => player.seat);
  const [first = -1] = view.asked;
  // A figure below nothing stands for nobody and nothing.
  const figures = Object.entries(view.figures)
    .filter(([, value]) => value >= 0)
    .map(([name, value]) => words.phrase("plain-figure", { name: naming.figure(name), value }));
  return (
    <TopBar
      right={
        <>
          <TurnOrder seats={seats} turn={view.turn >= 0 ? view.turn : first} />
          {hasHint && <HintButton />}
        </>
      }
    >
      <p className="round-words">
        <b>{things.title}</b> <span className="round-note">{figures.join(", ")}</span>
      </p>
    </TopBar>
  );
}

/** What is asked; in a replay what was done, and at the end how it ended. */
function Beside({ hasSheet }: { hasSheet: boolean }) {
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
  return isOver ? <PlainOver /> : <Asking hasSheet={hasSheet} />;
}

function Rail({ telling }: { telling: Telling | undefined }) {
  const words = useWords();
  const again = useAgain();
  const { unread } = useTable();
  const { things } = usePlain();
  const preferred = usePreferred("drawing");
  const [shown, setShown] = useState("log");
  const hint = useHintTab(telling);
  return (
    <aside className="rail plain-rail">
      {again ? (
        again.rail
      ) : (
        <>
          <Tabs
            label={words.phrase("table-log")}
            shown={hint.isShown ? "hint" : shown}
            onShow={(name) => hint.show(name) && setShown(name)}
            tabs={[
              ...hint.tabs,
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
