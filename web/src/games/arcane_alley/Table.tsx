import { useCallback, useMemo, useState } from "react";
import { useAgain } from "../../parts/again";
import { Dialog } from "../../parts/Dialog";
import { HintSheet } from "../../parts/hint/HintSheet";
import { useHint } from "../../parts/hint/useHinting";
import { PHONE, useMedia } from "../../parts/useMedia";
import { useTable } from "../../parts/useTable";
import type { Drawn, Things } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Actions } from "./Actions";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { type Alley, AlleyContext } from "./context";
import { copiesIn } from "./copies";
import { Flights } from "./Flights";
import { GameOver } from "./GameOver";
import { useAlleyHints, useAlleyTelling } from "./hints";
import { InspectionStage } from "./InspectionStage";
import { ItemInFull } from "./ItemInFull";
import { type Item, itemsOf, numberOf } from "./items";
import { Market, Moon } from "./Market";
import { Opponent } from "./Opponent";
import { OpponentTile } from "./OpponentTile";
import { Piles } from "./Piles";
import { Rail } from "./Rail";
import { SaleBurst } from "./SaleBurst";
import { salesOf } from "./sales";
import { Sight } from "./sight";
import { type Chosen, useChoosing } from "./useChoosing";
import { useStage } from "./useStage";
import { isSale } from "./verbs";
import { WizardInspector } from "./WizardInspector";
import "../../styles/alley.css";
import "../../styles/board.css";
import "../../styles/shelf.css";
import "../../styles/opponents.css";
import "../../styles/tracks.css";
import "../../styles/flights.css";
import "../../styles/alley-tray.css";
import "../../styles/alley-phone.css";
import "../../styles/alley-low.css";

/** Where tracks and log have no place beside the table, and open from the bar. */
const NARROW = "(max-width: 1180px)";

type Looked = { item: Item; isStruck: boolean } | { wizard: string };

/** The table of Arcane Alley, with or without Moonstruck Market. */
export default function AlleyTable({ view, things }: { view: Drawn; things: Things }) {
  const words = useWords();
  const again = useAgain();
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(NARROW) && !again;
  const { heard, sheet } = useTable();
  const items = useMemo(() => itemsOf(things), [things]);
  const sight = useMemo(() => new Sight(view, items), [view, items]);
  const choosing = useChoosing(sight);
  const sales = useMemo(() => salesOf(heard), [heard]);
  const [isRailOpen, setRailOpen] = useState(false);
  const [looked, setLooked] = useState<Looked | null>(null);
  const areRemembered = sheet?.terms.aids ?? true;
  const inFull = useCallback(
    (item: Item, isStruck: boolean) => (
      <ItemInFull
        item={item}
        items={sight.items}
        isStruck={isStruck}
        hasMoon={sight.hasMarket}
        copies={copiesIn(sight, item, areRemembered)}
      />
    ),
    [sight, areRemembered],
  );
  const inspect = useCallback((item: Item, isStruck: boolean) => setLooked({ item, isStruck }), []);
  const inspectWizard = useCallback((wizard: string) => setLooked({ wizard }), []);
  const lane = useMemo(() => laneOf(choosing.chosen, sight), [choosing.chosen, sight]);
  const { hints, ghost } = useAlleyHints(sight);
  const telling = useAlleyTelling(sight);
  const alley = useMemo(
    () => ({ sight, choosing, lane, hints, ghost, inFull, inspect, inspectWizard }),
    [sight, choosing, lane, hints, ghost, inFull, inspect, inspectWizard],
  );
  const [stage, closeStage] = useStage(view);
  const hasSheet = useHint().isOpen && isNarrow;
  const isOver = view.traits.phase === "over" && !stage && !again;
  const many = sight.seats > 4 ? " is-crowded" : "";
  return (
    <AlleyContext value={alley}>
      <div className={`alley${many}${stage ? " is-staged" : ""}`}>
        <Bar
          isPhone={isPhone}
          onRail={isNarrow && !isOver ? () => setRailOpen(true) : undefined}
          inspected={stage?.round}
        />
        {stage && (
          <InspectionStage
            inspection={stage}
            sight={sight}
            penalty={numberOf(things, "penalty")}
            onClose={closeStage}
          />
        )}
        {isOver ? (
          <GameOver sight={sight} things={things} />
        ) : (
          <main className="alley-main">
            <Board isPhone={isPhone} hasSheet={hasSheet} />
            <section className={`shelf panel${sight.hasMarket ? "" : " shelf-plain"}`}>
              {sight.hasMarket && <Moon />}
              <Piles />
              {sight.hasMarket && <Market />}
            </section>
            <section className="opponents" aria-label={words.phrase("table-opponents")}>
              {sight.others.map((seat) => {
                const sold = sales.filter((sale) => sale.seat === seat);
                const Other = isPhone ? OpponentTile : Opponent;
                return <Other key={seat} seat={seat} sold={sold} />;
              })}
            </section>
            {!isNarrow && (
              <aside className="rail">{again ? again.rail : <Rail sales={sales} telling={telling} />}</aside>
            )}
          </main>
        )}
        {!again && <Flights />}
        {!again && <SaleBurst />}
        {isNarrow && !isOver && (
          <HintSheet telling={telling}>
            <Actions />
          </HintSheet>
        )}
        {isRailOpen && (
          <Dialog
            label={words.phrase("table-open-drawer")}
            onClose={() => setRailOpen(false)}
            className="sheet drawer"
          >
            <Rail sales={sales} />
          </Dialog>
        )}
        <Closer looked={looked} things={things} inFull={inFull} onClose={() => setLooked(null)} />
      </div>
    </AlleyContext>
  );
}

/** What somebody looks at closely: a card or a wizard. */
function Closer(props: {
  looked: Looked | null;
  things: Things;
  inFull: Alley["inFull"];
  onClose: () => void;
}) {
  const { looked, things, inFull, onClose } = props;
  if (looked === null) return null;
  if ("wizard" in looked) {
    const entry = things.entries.find(({ kind, id }) => kind === "wizard" && id === looked.wizard);
    return entry ? <WizardInspector entry={entry} game={things.game} onClose={onClose} /> : null;
  }
  return (
    <Dialog label={looked.item.name} onClose={onClose} className="inspector">
      {inFull(looked.item, looked.isStruck)}
    </Dialog>
  );
}

/** Returns the slots of a set that what is chosen certainly sells, with that of the choice itself. */
function laneOf(chosen: Chosen | null, sight: Sight): readonly number[] {
  const told = chosen?.told;
  const sale = [...(told?.certain ?? []), ...(told?.later ?? [])].find(
    (sure) => isSale(String(sure.event.event)) && sure.event.seat === sight.view.seat,
  );
  return (sale?.event.slots as number[] | undefined) ?? [];
}
