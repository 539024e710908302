import { useCallback, useEffect, useMemo, useState } from "react";
import { Chat } from "../../parts/Chat";
import { Log } from "../../parts/Log";
import { Tabs } from "../../parts/Tabs";
import { RoundSeals, TopBar, TurnOrder } from "../../parts/TopBar";
import { useStore, useTable } from "../../parts/useTable";
import type { Drawn, Things } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Actions } from "./Actions";
import { Choices } from "./Choices";
import { inspectionIn } from "./chronicle";
import { AlleyContext } from "./context";
import { Flights } from "./Flights";
import { GameOver } from "./GameOver";
import { InspectionStage } from "./InspectionStage";
import { Inspector } from "./Inspector";
import { type Item, itemsOf } from "./items";
import { Market, Moon } from "./Market";
import { Opponent } from "./Opponent";
import { Piles } from "./Piles";
import { PreviewPanel } from "./PreviewPanel";
import { Prompt } from "./Prompt";
import { SaleBurst } from "./SaleBurst";
import { SalesList } from "./SalesList";
import { Score } from "./Score";
import { Stash } from "./Stash";
import { Storehouse } from "./Storehouse";
import { salesOf } from "./sales";
import { Sight, STOREHOUSE, spotKey } from "./sight";
import { Tracks } from "./Tracks";
import { type Chosen, useChoosing } from "./useChoosing";
import { isSale } from "./verbs";

/** The table of Arcane Alley, with or without Moonstruck Market. */
export default function AlleyTable({ view, things }: { view: Drawn; things: Things }) {
  const words = useWords();
  const store = useStore();
  const { question, heard, chat } = useTable();
  const items = useMemo(() => itemsOf(things), [things]);
  const sight = useMemo(() => new Sight(view, items), [view, items]);
  const choosing = useChoosing(sight, question);
  const sales = useMemo(() => salesOf(heard), [heard]);
  const [looked, setLooked] = useState<{ item: Item; isStruck: boolean } | null>(null);
  const inspect = useCallback((item: Item, isStruck: boolean) => setLooked({ item, isStruck }), []);
  const lane = useMemo(() => laneOf(choosing.chosen, sight), [choosing.chosen, sight]);
  const alley = useMemo(() => ({ sight, choosing, lane, inspect }), [sight, choosing, lane, inspect]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "u" && view.undo?.can) store.takeBack();
      if (event.key === "Escape") choosing.clear();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store, view, choosing]);

  const inspection = useMemo(() => inspectionIn(view, heard), [view, heard]);
  const [seen, setSeen] = useState(() => inspection?.number ?? -1);
  const stage =
    inspection !== null && inspection.number > seen && inspection.counts.length > 0 ? inspection : null;
  const mine = sight.mine;
  const wizard = sight.player(mine).traits?.wizard;
  const many = sight.seats > 4 ? " is-crowded" : "";
  return (
    <AlleyContext value={alley}>
      <div className={`alley${many}`}>
        <AlleyBar sight={sight} />
        {stage && <InspectionStage inspection={stage} sight={sight} onClose={() => setSeen(stage.number)} />}
        {view.traits.phase === "over" && !stage ? (
          <GameOver sight={sight} things={things} />
        ) : (
          <main className="alley-main">
            <section className="board panel" aria-label={words.player(mine)}>
              <div className="board-head">
                <Prompt />
                <p className="board-me">
                  <span>
                    <b>{words.player(mine)}</b>
                    {wizard && <span className="wizard">{words.name("wizard", wizard)}</span>}
                  </span>
                  <Score sight={sight} seat={mine} />
                </p>
              </div>
              <div className="board-body">
                <Storehouse seat={mine} size="table" />
                <div className="board-side">
                  <h2 className="stash-title">{words.phrase("table-your-stash")}</h2>
                  <Stash />
                  <Choices />
                  <PreviewPanel />
                  <Actions />
                </div>
              </div>
            </section>
            <section className={`shelf panel${sight.hasMarket ? "" : " shelf-plain"}`}>
              {sight.hasMarket && <Moon />}
              <Piles />
              {sight.hasMarket && <Market />}
            </section>
            <section className="opponents" aria-label={words.phrase("table-opponents")}>
              {sight.others.map((seat) => (
                <Opponent key={seat} seat={seat} sold={sales.filter((sale) => sale.seat === seat)} />
              ))}
            </section>
            <aside className="rail">
              <Tracks />
              <Tabs
                label={words.phrase("table-log")}
                tabs={[
                  { name: "log", title: words.phrase("table-log"), body: <Log /> },
                  { name: "chat", title: words.phrase("table-chat"), badge: chat.length, body: <Chat /> },
                  { name: "sold", title: words.phrase("table-sets"), body: <SalesList sales={sales} /> },
                ]}
              />
            </aside>
          </main>
        )}
        <Flights />
        <SaleBurst />
        {looked && (
          <Inspector
            item={looked.item}
            items={items}
            isStruck={looked.isStruck}
            hasMoon={sight.hasMarket}
            onClose={() => setLooked(null)}
          />
        )}
      </div>
    </AlleyContext>
  );
}

function AlleyBar({ sight }: { sight: Sight }) {
  const words = useWords();
  const { round = 1, rounds = 3, triggered = -1, start = 0 } = sight.view.figures;
  const order = Array.from({ length: sight.seats }, (_, step) => (start + step) % sight.seats);
  const fewest = order.reduce(
    (one, other) => (sight.hidden(other) < sight.hidden(one) ? other : one),
    order[0] ?? 0,
  );
  const count = sight.hidden(fewest);
  const isYou = fewest === sight.view.seat;
  return (
    <TopBar right={<TurnOrder seats={order} turn={sight.view.turn} />}>
      <RoundSeals round={round} rounds={rounds} isOver={sight.view.traits.phase === "over"} />
      <p className="round-words">
        <b>{words.phrase("table-round", { round, rounds })}</b>{" "}
        <span className="round-note">
          {triggered >= 0
            ? words.phrase("table-triggered", { name: words.player(triggered) })
            : words.phrase("table-not-triggered")}{" "}
          {triggered < 0 && (
            <b className="emphasis">
              {isYou
                ? words.phrase("table-few-hidden-you", { count })
                : words.phrase("table-few-hidden", { name: words.player(fewest), count })}
            </b>
          )}
        </span>
      </p>
    </TopBar>
  );
}

/** Returns the slots of a set that what is chosen certainly sells, with that of the choice itself. */
function laneOf(chosen: Chosen | null, sight: Sight): ReadonlySet<string> {
  const told = chosen?.told;
  const sale = [...(told?.certain ?? []), ...(told?.later ?? [])].find(
    (sure) => isSale(String(sure.event.event)) && sure.event.seat === sight.view.seat,
  );
  const slots = (sale?.event.slots as number[] | undefined) ?? [];
  return new Set(slots.map((place) => spotKey({ zone: STOREHOUSE, seat: sight.view.seat, place })));
}
