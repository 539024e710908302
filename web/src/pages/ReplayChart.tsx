import { useCallback, useMemo } from "react";
import { LineChart } from "../parts/LineChart";
import { Naming, spelled } from "../parts/naming";
import { useTable } from "../parts/useTable";
import type { Chart, Replay } from "../protocol/types";
import { useWords } from "../words/page";
import { chaptersOf } from "./replayed";

// A chart has about so many lines across.
const LINES = 4;
const STEPS = [1, 2, 5, 8, 10, 20, 25, 50, 100, 200, 500, 1000];
/** How wide a chart is before anybody has measured. */
export const CHART_WIDTH = 356;
const HEIGHT = 176;

/** Returns what figures are called, as a title has it. */
export function useFigureNames(): (figure: string) => string {
  const words = useWords();
  const { things } = useTable();
  const naming = useMemo(() => (things ? new Naming(things, words) : null), [things, words]);
  return useCallback((figure) => spelled(naming?.figure(figure) ?? figure), [naming]);
}

interface Props {
  chart: Chart;
  replay: Replay;
  step: number;
  width: number;
  height?: number;
}

/** One figure of all seats over the game, with what comes after a step drawn faintly. */
export function FigureChart({ chart, replay, step, width, height = HEIGHT }: Props) {
  const words = useWords();
  const named = useFigureNames();
  const { figure, flags = "", limit = 0 } = chart;
  const series = useMemo(() => replay.figures[figure] ?? [], [replay, figure]);
  const most = useMemo(() => Math.max(1, limit, ...series.flat()), [series, limit]);
  const parts = useMemo(
    () =>
      chaptersOf(replay.steps)
        .slice(0, -1)
        .map(({ last }) => ({ at: last, name: "" })),
    [replay],
  );
  const flagged = useMemo(() => risesIn(replay.figures[flags] ?? []), [replay, flags]);
  return (
    <LineChart
      label={named(figure)}
      names={replay.players.map((_, seat) => words.player(seat))}
      series={series}
      step={STEPS.find((each) => most / each <= LINES) ?? most}
      parts={parts}
      flags={flagged}
      cursor={step}
      limit={limit || undefined}
      isNamed={false}
      width={width}
      height={height}
    />
  );
}

/** Returns where the figure of a seat is higher than it was. */
function risesIn(series: readonly (readonly number[])[]): { at: number; seat: number }[] {
  return series.flatMap((values, seat) =>
    values.flatMap((value, at) => (at > 0 && value > (values[at - 1] ?? 0) ? [{ at, seat }] : [])),
  );
}
