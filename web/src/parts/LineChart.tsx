import { useId, useMemo } from "react";
import { SeatShape } from "../art/glyphs";
import "../styles/chart.css";

const WIDTH = 620;
const LEFT = 40;
// What stands at the right of a line's end: its name and value, or its value alone.
const NAMES = 112;
const VALUES = 44;
const TOP = 14;
const APART = 18;
const DASHES = ["", "7 5", "2 4", "9 4 2 4", "12 4", "4 3", "1 5", "10 3 3 3"];

interface Props {
  label: string;
  names: readonly string[];
  /** For every seat its values, one for each moment. */
  series: readonly (readonly number[])[];
  step: number;
  /** Where parts of the game end, with their names. */
  parts: readonly { at: number; name: string }[];
  flags?: readonly { at: number; seat: number }[];
  /** The moment that is looked at: what comes later is drawn faintly. */
  cursor?: number | undefined;
  /** A value that a line across marks. */
  limit?: number | undefined;
  /** Whether names stand at the ends of the lines, or somebody else tells them. */
  isNamed?: boolean;
  width?: number;
  height?: number;
}

/** Lines over the game, told apart by dash as well as by colour, each with its mark and its name at its end. */
export function LineChart({
  label,
  names,
  series,
  step,
  parts,
  flags = [],
  cursor,
  limit,
  isNamed = true,
  width = WIDTH,
  height = 300,
}: Props) {
  const right = width - (isNamed ? NAMES : VALUES);
  const bottom = height - (parts.some((part) => part.name) ? 34 : 10);
  const count = Math.max(2, ...series.map((values) => values.length));
  const most = Math.max(step, Math.ceil(Math.max(...series.flat()) / step) * step);
  const least = Math.min(0, Math.floor(Math.min(...series.flat()) / step) * step);
  const x = (at: number) => LEFT + (at / (count - 1)) * (right - LEFT);
  const y = (value: number) => bottom - ((value - least) / (most - least)) * (bottom - TOP);
  const ticks = Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step);
  const now = Math.min(cursor ?? count - 1, count - 1);
  const ends = spread(
    series.map((values, seat) => ({ seat, value: values[now] ?? 0, y: y(values[now] ?? 0) })),
    bottom,
  );
  const said = names.map((name, seat) => `${name} ${series[seat]?.[now] ?? 0}`).join(", ");
  const id = useId();
  // A line is drawn once, however often the cursor moves.
  const lines = useMemo(() => {
    const across = (at: number) => LEFT + (at / (count - 1)) * (right - LEFT);
    const up = (value: number) => bottom - ((value - least) / (most - least)) * (bottom - TOP);
    return series.map((values, seat) => (
      <polyline
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat goes by its number
        key={seat}
        className="chart-line"
        stroke={`var(--seat-${seat})`}
        strokeDasharray={DASHES[seat]}
        strokeWidth={seat === 0 ? 3 : 2}
        points={values.map((value, at) => `${across(at).toFixed(1)},${up(value).toFixed(1)}`).join(" ")}
      />
    ));
  }, [series, count, right, bottom, least, most]);
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${label}: ${said}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${LEFT} ${y(tick)}H${right}`} />
          <text className="chart-tick" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {parts.map((part, at) => (
        <g key={part.at}>
          <path className="chart-part" d={`M${x(part.at)} ${TOP}V${bottom}`} />
          <text
            className="chart-tick"
            x={(x(part.at) + x(parts[at - 1]?.at ?? 0)) / 2}
            y={height - 10}
            textAnchor="middle"
          >
            {part.name}
          </text>
        </g>
      ))}
      {limit !== undefined && limit <= most && (
        <path className="chart-limit" d={`M${LEFT} ${y(limit)}H${right}`} />
      )}
      {cursor === undefined ? (
        lines
      ) : (
        <>
          <clipPath id={`${id}-before`}>
            <rect x="0" y="0" width={x(now)} height={height} />
          </clipPath>
          <clipPath id={`${id}-later`}>
            <rect x={x(now)} y="0" width={width} height={height} />
          </clipPath>
          <g clipPath={`url(#${id}-before)`}>{lines}</g>
          <g className="chart-later" clipPath={`url(#${id}-later)`}>
            {lines}
          </g>
        </>
      )}
      {flags.map((flag) => (
        <path
          key={`${flag.at}-${flag.seat}`}
          className={flag.at > now ? "chart-later" : ""}
          fill={`var(--seat-${flag.seat})`}
          d={`M${x(flag.at)} ${TOP - 10}v16h-1.500v-16zM${x(flag.at)} ${TOP - 10}h12l-3 4.500 3 4.500h-12z`}
        />
      ))}
      {cursor !== undefined && <path className="chart-cursor" d={`M${x(now)} ${TOP - 10}V${bottom}`} />}
      {ends.map(({ seat, value, y: at, shown }) => (
        <g key={seat}>
          <circle cx={x(now)} cy={at} r={3.5} fill={`var(--seat-${seat})`} />
          <SeatShape seat={seat} x={right + 14} y={shown} size={isNamed ? 12 : 9} />
          <text className="chart-name" x={right + 24} y={shown + 5} fill={`var(--seat-${seat})`}>
            {isNamed ? `${names[seat]} ${value}` : value}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface End {
  seat: number;
  value: number;
  y: number;
}

/** Returns the ends of lines with places for their names that do not run together, nor below the chart. */
function spread(ends: readonly End[], bottom: number): (End & { shown: number })[] {
  let last = Number.NEGATIVE_INFINITY;
  // Where there are many, they stand as close as they must.
  const apart = Math.min(APART, (bottom - TOP) / Math.max(1, ends.length - 1));
  const placed = [...ends]
    .sort((one, other) => one.y - other.y)
    .map((end) => {
      last = Math.max(end.y, last + apart);
      return { ...end, shown: last };
    });
  let least = bottom + apart;
  for (const end of placed.toReversed()) {
    end.shown = Math.min(end.shown, least - apart);
    least = end.shown;
  }
  return placed;
}
