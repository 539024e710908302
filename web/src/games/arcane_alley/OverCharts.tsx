import { useState } from "react";
import { LineChart } from "../../parts/LineChart";
import { Slider } from "../../parts/Slider";
import { PHONE, useMedia } from "../../parts/useMedia";
import { useWidth } from "../../parts/useWidth";
import { useWords } from "../../words/page";
import type { Moment } from "./chronicle";
import type { Sight } from "./sight";

const GOLD_STEP = 25;
const INFAMY_STEP = 8;
const WIDE = 700;
/** How high both are: in a hand, in a low window, at a desk, and where there is plenty of room. */
const HEIGHTS = { phone: [260, 220], low: [320, 226], desk: [380, 276], large: [480, 360] } as const;

/** Gold and infamy over the game, under one cursor. */
export function OverCharts({ sight, moments }: { sight: Sight; moments: readonly Moment[] }) {
  const words = useWords();
  const size = useSize();
  const [gold, infamy] = HEIGHTS[size];
  const [panel, width] = useWidth<HTMLElement>(WIDE);
  const last = moments.length - 1;
  const [at, setAt] = useState(last);
  const cursor = at < last ? at : undefined;
  const rounds = [...new Set(moments.map((moment) => moment.round))];
  const parts = rounds.map((round) => ({
    at: moments.findLastIndex((moment) => moment.round === round),
    name: words.phrase("end-round", { round }),
  }));
  const seats = sight.view.players.map((player) => player.seat);
  const names = seats.map((seat) => words.player(seat));
  const most = Math.max(...moments.flatMap((moment) => moment.gold));
  const turns = moments[last]?.turn ?? 0;
  return (
    <section ref={panel} className="charts panel">
      <h2>{words.phrase("end-gold-chart")}</h2>
      <LineChart
        label={words.phrase("end-gold-chart")}
        names={names}
        series={seats.map((seat) => moments.map((moment) => moment.gold[seat] ?? 0))}
        step={most > 6 * GOLD_STEP ? 2 * GOLD_STEP : GOLD_STEP}
        parts={parts}
        cursor={cursor}
        width={width}
        height={gold}
      />
      <h2>
        {words.phrase("end-infamy-chart")} <span className="quiet">{words.phrase("end-infamy-note")}</span>
      </h2>
      <LineChart
        label={words.phrase("end-infamy-chart")}
        names={names}
        series={seats.map((seat) => moments.map((moment) => moment.infamy[seat] ?? 0))}
        step={INFAMY_STEP}
        parts={parts}
        flags={moments.flatMap((moment, place) => moment.fined.map((seat) => ({ at: place, seat })))}
        cursor={cursor}
        width={width}
        height={infamy}
      />
      <Slider
        label={words.phrase("end-turn")}
        value={at}
        least={0}
        most={last}
        say={(value) => words.phrase("end-turn-of", { turn: moments[value]?.turn ?? 0, turns })}
        onChange={setAt}
        className="charts-slider"
        isQuiet
      />
    </section>
  );
}

function useSize(): keyof typeof HEIGHTS {
  const isPhone = useMedia(PHONE);
  const isLow = useMedia("(max-height: 860px)");
  const isLarge = useMedia("(min-width: 1900px) and (min-height: 1000px)");
  return isPhone ? "phone" : isLow ? "low" : isLarge ? "large" : "desk";
}
