import { useMemo } from "react";
import { SeatMark } from "../art/glyphs";
import { PHONE, useMedia } from "../parts/useMedia";
import { useWidth } from "../parts/useWidth";
import type { Replay } from "../protocol/types";
import type { Looking } from "../store/replay";
import { useWords } from "../words/page";
import { CHART_WIDTH, FigureChart, useFigureNames } from "./ReplayChart";
import { ReplaySharing } from "./ReplaySharing";
import { momentsOf, momentText } from "./replayed";

const MOST_CHARTS = 3;

interface Props {
  looking: Looking;
  replay: Replay;
  go: (step: number) => void;
}

/** How the whole game went: charts under one cursor, and the key moments to go to. */
export function ReplayCourse({ looking, replay, go }: Props) {
  const words = useWords();
  const named = useFigureNames();
  const isPhone = useMedia(PHONE);
  const [charts, width] = useWidth<HTMLDivElement>(CHART_WIDTH);
  const { step } = looking;
  const moments = useMemo(
    () => momentsOf(replay.steps).map((at) => ({ at, text: momentText(words, replay, at) })),
    [words, replay],
  );
  return (
    <section className="course panel" aria-label={words.phrase("replay-course")} tabIndex={0}>
      <div ref={charts} className="course-charts">
        {replay.charts.length > 0 && (
          <ul className="course-names">
            {replay.players.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <SeatMark seat={seat} /> {words.player(seat)}
              </li>
            ))}
          </ul>
        )}
        {replay.charts.slice(0, MOST_CHARTS).map((chart) => (
          <figure key={chart.figure} className="course-chart">
            <figcaption>
              <b>{named(chart.figure)}</b>{" "}
              {chart.flags && (
                <span className="quiet">
                  {words.phrase("replay-flags", { figure: named(chart.flags).toLowerCase() })}
                </span>
              )}
            </figcaption>
            <FigureChart chart={chart} replay={replay} step={step} width={width} />
          </figure>
        ))}
      </div>
      <div className="course-moments">
        {isPhone && <ReplaySharing looking={looking} replay={replay} />}
        <h2>{words.phrase("replay-moments")}</h2>
        {moments.length === 0 && <p className="quiet">{words.phrase("replay-no-moments")}</p>}
        <ol className="moments">
          {moments.map(({ at, text }, number) => (
            <li key={at}>
              <button
                type="button"
                className={at === step ? "moment is-now" : at > step ? "moment is-later" : "moment"}
                aria-current={at === step ? "step" : undefined}
                onClick={() => go(at)}
              >
                <span className="moment-mark" aria-hidden="true">
                  {number + 1}
                </span>
                <span className="moment-words">{text}</span>
                <span className="quiet">{words.phrase("replay-turn-short", { turn: at })}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
