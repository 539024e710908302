import { useMemo } from "react";
import { Lantern } from "../../art/glyphs";
import { NO_MARKS } from "../../parts/hint/marks";
import { LatestLines } from "../../parts/LatestLines";
import { Naming } from "../../parts/naming";
import { useAnswering } from "../../parts/useAnswering";
import type { Drawn, Things } from "../../protocol/types";
import { useWords } from "../../words/page";
import { PlainContext, usePlain } from "./context";
import { Everything } from "./Everything";
import { PlainOver, useIsOver } from "./PlainOver";
import "../../styles/plain/table.css";
import "../../styles/plain/shelf.css";
import "../../styles/plain/asking.css";
import "../../styles/plain/screen.css";

/** The table of any game in large: what lies open, and who is asked. */
export default function PlainScreen({ view, things }: { view: Drawn; things: Things }) {
  const words = useWords();
  const answering = useAnswering();
  const naming = useMemo(() => new Naming(things, words), [things, words]);
  const plain = useMemo(
    () => ({ view, things, naming, answering, offers: [], at: new Map(), hints: NO_MARKS }),
    [view, things, naming, answering],
  );
  return (
    <PlainContext value={plain}>
      <main className="plain plain-screen">
        <ScreenHead />
        <Everything />
        <LatestLines count={4} />
      </main>
    </PlainContext>
  );
}

function ScreenHead() {
  const words = useWords();
  const { view, things } = usePlain();
  const isOver = useIsOver();
  if (isOver) return <PlainOver />;
  const names = view.asked.map((seat) => words.player(seat)).join(", ");
  return (
    <header className="plain-screen-head">
      <Lantern />
      <h1>{words.phrase("table-waiting-for", { names })}</h1>
      <p>{things.title}</p>
    </header>
  );
}
