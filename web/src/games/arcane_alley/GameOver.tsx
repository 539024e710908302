import { useMemo } from "react";
import { AfterGame } from "../../parts/AfterGame";
import { useLater } from "../../parts/useLater";
import { useTable } from "../../parts/useTable";
import type { Things } from "../../protocol/types";
import { course, ledgers } from "./chronicle";
import { Highlights } from "./Highlights";
import { numberOf } from "./items";
import { Ledger } from "./Ledger";
import { OverCharts } from "./OverCharts";
import { decisionOf } from "./over";
import { allSales } from "./sales";
import type { Sight } from "./sight";
import { Verdict } from "./Verdict";
import "../../styles/alley-over.css";

/** The end: who won and how, where the gold came from, what was best, and how it went. */
export function GameOver({ sight, things }: { sight: Sight; things: Things }) {
  const { heard } = useTable();
  const isLater = useLater();
  const { view } = sight;
  const start = numberOf(things, "gold");
  const told = useMemo(() => {
    const over = heard.findLast(({ event }) => event.event === "over")?.event;
    const places = (over?.places as number[] | undefined) ?? view.players.map(() => 1);
    const order = view.players
      .map((player) => player.seat)
      .sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
    return {
      places,
      order,
      decision: decisionOf(view, heard, start, order, places),
      ledgers: ledgers(view, heard, start),
      moments: course(view, heard, start),
      sales: allSales(heard),
    };
  }, [view, heard, start]);
  return (
    <main className="game-over">
      <div className="over-left">
        <Verdict sight={sight} order={told.order} places={told.places} decision={told.decision} />
        <Ledger order={told.order} places={told.places} ledgers={told.ledgers} hasMarket={sight.hasMarket} />
        {isLater && <Highlights sight={sight} sales={told.sales} moments={told.moments} />}
        <AfterGame />
      </div>
      {isLater && <OverCharts sight={sight} moments={told.moments} />}
    </main>
  );
}
