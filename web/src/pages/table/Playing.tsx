import { Suspense } from "react";
import { plainTable, tableFor } from "../../games";
import { Boundary, WentWrong } from "../../parts/Boundary";
import { Playable } from "../../parts/Playable";
import type { Drawn, Things } from "../../protocol/types";
import { usePreferred } from "../../store/preferences";
import { useWords } from "../../words/page";
import { Banner } from "./Banner";

interface Props {
  view: Drawn;
  things: Things;
}

/** The game on the table; where its own table can't be drawn, the plain one stands in, and nothing is lost. */
export function Playing({ view, things }: Props) {
  const Table = tableFor(view.game, usePreferred("drawing") === "plain");
  return (
    <Boundary instead={(again) => <DrawnPlainly view={view} things={things} onAgain={again} />}>
      <Suspense fallback={<Loading />}>
        <Playable view={view} things={things}>
          <Table view={view} things={things} />
        </Playable>
      </Suspense>
    </Boundary>
  );
}

function DrawnPlainly({ view, things, onAgain }: Props & { onAgain: () => void }) {
  const words = useWords();
  const Plain = plainTable;
  const again = (
    <button type="button" className="button" onClick={onAgain}>
      {words.phrase("life-broken-again")}
    </button>
  );
  return (
    <Boundary instead={() => <WentWrong />}>
      <div className="drawn-plainly" role="status">
        <Banner actions={again}>{words.phrase("life-broken")}</Banner>
      </div>
      <Suspense fallback={<Loading />}>
        <Playable view={view} things={things}>
          <Plain view={view} things={things} />
        </Playable>
      </Suspense>
    </Boundary>
  );
}

export function Loading() {
  const words = useWords();
  return (
    <main className="page-note">
      <h1>{words.phrase("loading")}</h1>
    </main>
  );
}
