import { useMemo } from "react";
import { Coin, Glyph, SeatMark } from "../../art/glyphs";
import { BotChip } from "../../parts/BotChip";
import { NO_MARKS } from "../../parts/hint/marks";
import { LatestLines } from "../../parts/LatestLines";
import type { Drawn, Things } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Book } from "./book";
import { Desk, MagickContext, useMagick } from "./context";
import { Die } from "./Die";
import { Flask, MagickIcon } from "./icons";
import { MagickOver } from "./MagickOver";
import { MiniSheet } from "./MiniSheet";
import { Orders } from "./Orders";
import { useCrafting } from "./useCrafting";
import "../../styles/magick/table.css";
import "../../styles/magick/sheet.css";
import "../../styles/magick/dice.css";
import "../../styles/magick/belt.css";
import "../../styles/magick/over.css";
import "../../styles/magick/screen.css";

const nothing = () => undefined;

/** The table of Merchants of Magick in large: the dice, the masteries, and how everybody stands. */
export default function MagickScreen({ view, things }: { view: Drawn; things: Things }) {
  const book = useMemo(() => new Book(things), [things]);
  const desk = useMemo(() => new Desk(view, book, 0), [view, book]);
  const crafting = useCrafting(desk, null);
  const magick = useMemo(
    () => ({ desk, after: null, reader: -1, crafting, hints: NO_MARKS, look: nothing, inspect: nothing }),
    [desk, crafting],
  );
  return (
    <MagickContext value={magick}>
      <div className="magick magick-screen">{view.traits.phase === "over" ? <MagickOver /> : <Shown />}</div>
    </MagickContext>
  );
}

function Shown() {
  const { desk } = useMagick();
  return (
    <main className={`screen-main seats-${desk.seats.length}`}>
      <header className="screen-head">
        <ScreenRound />
        <ScreenDice />
        <ScreenMasteries />
      </header>
      <ol className="screen-around">
        {desk.seats.map((seat) => (
          <ScreenSeat key={seat} seat={seat} />
        ))}
      </ol>
      <LatestLines count={3} />
    </main>
  );
}

function ScreenRound() {
  const words = useWords();
  const { desk } = useMagick();
  const { round = 1, rounds = 10 } = desk.view.figures;
  const crafting = desk.view.asked;
  return (
    <div className="screen-round">
      <h1>{words.phrase("table-round", { round, rounds })}</h1>
      <span className="round-dots" aria-hidden="true">
        {Array.from({ length: rounds }, (_, at) => at + 1).map((each) => (
          <span key={each} className={each < round ? "is-done" : each === round ? "is-now" : ""} />
        ))}
      </span>
      <p>
        {words.phrase("magick-so-many-committed", {
          count: desk.seats.length - crafting.length,
          all: desk.seats.length,
        })}
      </p>
    </div>
  );
}

function ScreenDice() {
  const { desk } = useMagick();
  return (
    <ul className="screen-dice">
      {desk.zone("dice").cells.map((cell) => (
        <li key={cell.thing}>
          <Die die={cell.thing ?? ""} value={cell.value ?? 0} />
          <span className="visually-hidden">{cell.value}</span>
          <span>{cell.thing}</span>
        </li>
      ))}
    </ul>
  );
}

/** The two masteries, and how far everybody is with each. */
function ScreenMasteries() {
  const words = useWords();
  const { desk } = useMagick();
  const all = desk.seats.map((seat) => desk.masteries(seat));
  return (
    <ul className="screen-masteries">
      {desk.masteries(0).map(({ mastery, coins, later }, at) => (
        <li key={mastery.id} className="panel">
          <p>
            <MagickIcon id={mastery.id} /> <b>{mastery.name}</b>{" "}
            <b className="gain">
              {words.phrase(later === coins ? "magick-brings-only" : "magick-brings", { coins, later })}
            </b>
          </p>
          <p className="screen-progress">
            {desk.seats.map((seat) => {
              const progress = all[seat]?.[at];
              const count = Math.min(progress?.marks.length ?? 0, mastery.circles);
              return (
                <span key={seat}>
                  <SeatMark seat={seat} />{" "}
                  {progress?.scored != null ? (
                    <Glyph name="check" />
                  ) : (
                    words.phrase("magick-of", { count, all: mastery.circles })
                  )}
                </span>
              );
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A player: whether the round is committed, coins and potions, the adventurer, the sheet in small, the orders. */
function ScreenSeat({ seat }: { seat: number }) {
  const words = useWords();
  const { desk } = useMagick();
  const isCrafting = desk.view.asked.includes(seat);
  const adventurer = desk.book.adventurers.get(desk.player(seat).traits?.adventurer ?? "");
  return (
    <li className={isCrafting ? "screen-seat panel is-crafting" : "screen-seat panel"}>
      <header>
        <h2>
          <SeatMark seat={seat} /> <span>{words.player(seat)}</span>
        </h2>
        <BotChip seat={seat} />
        <span className="screen-state">
          {!isCrafting && <Glyph name="check" />}
          {words.phrase(isCrafting ? "magick-crafting" : "magick-committed")}
        </span>
        <span className="screen-figures">
          <Coin />
          <b className="gain">{desk.figure("coins", seat)}</b>
          <span className="visually-hidden">{words.phrase("magick-score-coins")}</span>
          <Flask />
          <b>{desk.figure("potions", seat)}</b>
          <span className="visually-hidden">
            {words.phrase("magick-potions", { count: desk.figure("potions", seat) })}
          </span>
        </span>
      </header>
      <div className="screen-body">
        <MiniSheet seat={seat} />
        <div className="screen-things">
          {adventurer && (
            <p className="screen-adventurer">
              <MagickIcon id={adventurer.id} /> <b>{adventurer.name}</b>
              {adventurer.items.map(({ group, row }) => (
                <span key={group} className={desk.figure(group, seat) ? "order-row is-done" : "order-row"}>
                  {row && <MagickIcon id={row.id} />}
                  <span className="visually-hidden">{row?.name}</span>
                </span>
              ))}
            </p>
          )}
          <Orders seat={seat} isSmall />
        </div>
      </div>
    </li>
  );
}
