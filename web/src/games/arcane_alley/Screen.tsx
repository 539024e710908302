import { useMemo } from "react";
import { Glyph, SeatMark } from "../../art/glyphs";
import { NO_MARKS } from "../../parts/hint/marks";
import { LatestLines } from "../../parts/LatestLines";
import { RoundSeals } from "../../parts/TopBar";
import { useTable } from "../../parts/useTable";
import { http } from "../../protocol/http";
import type { Drawn, Things } from "../../protocol/types";
import { useWords } from "../../words/page";
import { CardBack } from "./CardBack";
import { AlleyContext, useAlley } from "./context";
import { Flights } from "./Flights";
import { GameOver } from "./GameOver";
import { InspectionStage } from "./InspectionStage";
import { itemsOf, numberOf } from "./items";
import { Market, Moon } from "./Market";
import { Piles } from "./Piles";
import { SaleBurst } from "./SaleBurst";
import { Score } from "./Score";
import { Storehouse } from "./Storehouse";
import { Sight, STASH } from "./sight";
import { Tracks } from "./Tracks";
import { useChoosing } from "./useChoosing";
import { useStage } from "./useStage";
import "../../styles/board.css";
import "../../styles/shelf.css";
import "../../styles/opponents.css";
import "../../styles/tracks.css";
import "../../styles/flights.css";
import "../../styles/alley-screen.css";

const LINES = 3;
const nothing = () => undefined;

/** The table of Arcane Alley in large: everybody's storehouse, the market, the moon, and whose turn it is. */
export default function AlleyScreen({ view, things }: { view: Drawn; things: Things }) {
  const items = useMemo(() => itemsOf(things), [things]);
  const sight = useMemo(() => new Sight(view, items), [view, items]);
  const choosing = useChoosing(sight);
  const alley = useMemo(
    () => ({
      sight,
      choosing,
      lane: [],
      hints: NO_MARKS,
      ghost: null,
      inFull: nothing,
      inspect: nothing,
      inspectWizard: nothing,
    }),
    [sight, choosing],
  );
  const [stage, closeStage] = useStage(view);
  return (
    <AlleyContext value={alley}>
      <div className="alley-screen">
        {stage && (
          <InspectionStage
            inspection={stage}
            sight={sight}
            penalty={numberOf(things, "penalty")}
            onClose={closeStage}
          />
        )}
        {view.traits.phase === "over" && !stage ? (
          <GameOver sight={sight} things={things} />
        ) : (
          <main className={`alley-around seats-${sight.seats}`}>
            <ScreenHead />
            <ol className="around-seats">
              {view.players.map(({ seat }) => (
                <ScreenSeat key={seat} seat={seat} />
              ))}
            </ol>
            <aside className="around-rail">
              <section className="shelf panel">
                {sight.hasMarket && <Moon />}
                <Piles />
                {sight.hasMarket && <Market />}
              </section>
              <Tracks />
              <Join />
            </aside>
            <LatestLines count={LINES} />
          </main>
        )}
        <Flights />
        <SaleBurst />
      </div>
    </AlleyContext>
  );
}

/** Whose turn it is, and how near the inspection is. */
function ScreenHead() {
  const words = useWords();
  const { sight } = useAlley();
  const { round = 1, rounds = 3, triggered = -1 } = sight.view.figures;
  const { turn, asked } = sight.view;
  const names = asked.map((seat) => words.player(seat)).join(", ");
  return (
    <header className="around-head">
      <RoundSeals round={round} rounds={rounds} />
      <h1>
        {turn >= 0 ? (
          <>
            <SeatMark seat={turn} /> {words.phrase("screen-turn", { name: words.player(turn) })}
          </>
        ) : (
          words.phrase("table-waiting-for", { names })
        )}
      </h1>
      {turn >= 0 && asked.length > 0 && !asked.includes(turn) && (
        <p>{words.phrase("table-waiting-for", { names })}</p>
      )}
      <p className="around-note">
        {triggered >= 0
          ? words.phrase("table-triggered", { name: words.player(triggered) })
          : words.phrase("table-not-triggered")}
      </p>
    </header>
  );
}

/** Somebody at the table: what lies open, the score, and how many items are still hidden or in the hand. */
function ScreenSeat({ seat }: { seat: number }) {
  const words = useWords();
  const { sight } = useAlley();
  const wizard = sight.player(seat).traits?.wizard;
  const stash = sight.zone(STASH, seat).cells;
  const isTurn = sight.view.turn === seat;
  return (
    <li className={isTurn ? "around-seat panel is-turn" : "around-seat panel"}>
      <header>
        <h2>
          <SeatMark seat={seat} /> <span>{words.player(seat)}</span>
        </h2>
        {wizard && <span className="quiet">{words.name("wizard", wizard)}</span>}
        {sight.view.figures.start === seat && (
          <span className="first">
            <Glyph name="hexagon" /> {words.phrase("table-first")}
          </span>
        )}
        <Score sight={sight} seat={seat} />
      </header>
      <div className="around-body">
        <Storehouse seat={seat} size="table" />
        <div className="around-facts">
          <p>
            <span className="quiet">{words.phrase("table-hidden")}</span> <b>{sight.hidden(seat)}</b>
          </p>
          <p>
            <span className="quiet">{words.phrase("table-stash")}</span>
            <span className="stash-backs" data-spot={`stash/${seat}/-1`}>
              {stash.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand has no order
                <span className="stash-back" key={at}>
                  <CardBack back={cell.back ?? ""} size="mini" />
                </span>
              ))}
            </span>
          </p>
        </div>
      </div>
    </li>
  );
}

/** The way in for a phone: to one's seat, or to watch. */
function Join() {
  const words = useWords();
  const { sheet } = useTable();
  if (!sheet) return null;
  return (
    <section className="around-join panel">
      <img src={http.qr(sheet.table)} alt="" />
      <p>
        <b>{words.phrase("screen-phone")}</b>
        <span className="quiet">{`${location.host}/t/${sheet.table}`}</span>
      </p>
    </section>
  );
}
