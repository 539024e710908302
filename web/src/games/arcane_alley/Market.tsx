import { Fragment } from "react";
import { Coin, Glyph } from "../../art/glyphs";
import { MoonDie, MoonPhase } from "../../art/moon";
import { RovingGrid } from "../../parts/RovingGrid";
import type { Cell } from "../../protocol/types";
import { useWords } from "../../words/page";
import { useAlley } from "./context";
import { Place } from "./Place";
import { MARKET } from "./sight";

const SIDES = ["crescent", "half", "full"];

/** The moon die with the order of its sides. */
export function Moon() {
  const words = useWords();
  const { sight } = useAlley();
  const side = sight.moon;
  const moves = sight.view.figures.moon_seat ?? -1;
  const next =
    moves < 0
      ? words.phrase("table-moon-locked")
      : moves === sight.view.seat
        ? words.phrase("table-moon-next-you")
        : words.phrase("table-moon-next", { name: words.player(moves) });
  return (
    <div className="moon">
      <MoonDie side={side} />
      <div>
        <h2 className="moon-name">{words.phrase("table-moon", { side })}</h2>
        <p className="moon-order" role="img" aria-label={words.phrase("table-moon-order")}>
          {SIDES.map((each, at) => (
            <Fragment key={each}>
              {at > 0 && <Glyph name="next" className="moon-arrow" />}
              <svg
                viewBox="0 0 20 20"
                className={each === side ? "moon-step is-up" : "moon-step"}
                aria-hidden="true"
              >
                <MoonPhase side={each} x={10} y={10} r={7.5} fill="currentColor" />
              </svg>
            </Fragment>
          ))}
        </p>
        {SIDES.includes(side) && <p className="moon-next quiet">{next}</p>}
      </div>
    </div>
  );
}

/** The stalls of the market, each with what its item costs the reader. */
export function Market() {
  const words = useWords();
  const { sight } = useAlley();
  return (
    <section className="market" aria-label={words.phrase("table-market")}>
      <h2>{words.phrase("table-market")}</h2>
      <RovingGrid label={words.phrase("table-market")} columns={1} className="stalls">
        {sight.zone(MARKET).cells.map((cell, stall) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stalls have no other name
          <Stall key={stall} cell={cell} stall={stall} />
        ))}
      </RovingGrid>
    </section>
  );
}

function Stall({ cell, stall }: { cell: Cell; stall: number }) {
  const words = useWords();
  const { sight } = useAlley();
  const spot = { zone: MARKET, place: stall };
  const shown = sight.shown(cell);
  const item = shown.item;
  const where =
    item === undefined
      ? words.phrase("place-market-empty", { number: stall + 1 })
      : words.phrase("place-market", { number: stall + 1, gold: cell.value ?? 0 });
  const isLegal = sight.answers(spot).length > 0;
  return (
    <div className={`stall inset${isLegal ? " is-lit" : ""}`}>
      <span className="stall-card">
        <Place spot={spot} shown={shown} where={where} size="mini" />
      </span>
      {item && (
        <div className="stall-words" aria-hidden="true">
          <span className="stall-name">{item.name}</span>
          <span className="stall-timing">
            {item.moments.map((moment) => (
              <span key={moment}>
                <Glyph name={moment} /> {words.phrase("card-moment", { moment })}
              </span>
            ))}
          </span>
        </div>
      )}
      {item && (
        <span className="stall-price" aria-hidden="true">
          <Coin figure={String(cell.value ?? 0)} />
          <span className="quiet">{words.phrase("table-cost")}</span>
        </span>
      )}
    </div>
  );
}
