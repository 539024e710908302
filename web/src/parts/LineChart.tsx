import { SeatShape } from "../art/glyphs";

const WIDTH = 620;
const LEFT = 40;
const RIGHT = 520;
const TOP = 14;
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
  height?: number;
}

/** Lines over the game, told apart by dash and end mark as well as by colour, each with its name at its end. */
export function LineChart({ label, names, series, step, parts, flags = [], height = 300 }: Props) {
  const bottom = height - 34;
  const count = Math.max(2, ...series.map((values) => values.length));
  const most = Math.max(step, Math.ceil(Math.max(...series.flat()) / step) * step);
  const least = Math.min(0, Math.floor(Math.min(...series.flat()) / step) * step);
  const x = (at: number) => LEFT + (at / (count - 1)) * (RIGHT - LEFT);
  const y = (value: number) => bottom - ((value - least) / (most - least)) * (bottom - TOP);
  const ticks = Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step);
  const ends = spread(
    series.map((values, seat) => ({ seat, value: values.at(-1) ?? 0, y: y(values.at(-1) ?? 0) })),
  );
  const said = names.map((name, seat) => `${name} ${series[seat]?.at(-1) ?? 0}`).join(", ");
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={`${label}: ${said}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${LEFT} ${y(tick)}H${RIGHT}`} />
          <text className="track-tick" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {parts.map((part, at) => (
        <g key={part.name}>
          <path className="chart-part" d={`M${x(part.at)} ${TOP}V${bottom}`} />
          <text
            className="track-tick"
            x={(x(part.at) + x(parts[at - 1]?.at ?? 0)) / 2}
            y={height - 10}
            textAnchor="middle"
          >
            {part.name}
          </text>
        </g>
      ))}
      {series.map((values, seat) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat goes by its number
          key={seat}
          className="chart-line"
          stroke={`var(--seat-${seat})`}
          strokeDasharray={DASHES[seat]}
          strokeWidth={seat === 0 ? 3 : 2}
          points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
        />
      ))}
      {flags.map((flag) => (
        <path
          key={`${flag.at}-${flag.seat}`}
          fill={`var(--seat-${flag.seat})`}
          d={`M${x(flag.at)} ${TOP - 10}v16h-1.500v-16zM${x(flag.at)} ${TOP - 10}h12l-3 4.500 3 4.500h-12z`}
        />
      ))}
      {ends.map(({ seat, value, y: at, shown }) => (
        <g key={seat}>
          <SeatShape seat={seat} x={RIGHT} y={at} size={13} />
          <text className="chart-name" x={RIGHT + 14} y={shown + 5} fill={`var(--seat-${seat})`}>
            {names[seat]} {value}
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

/** Returns the ends of lines with places for their names that do not run together. */
function spread(ends: readonly End[]): (End & { shown: number })[] {
  let last = Number.NEGATIVE_INFINITY;
  return [...ends]
    .sort((one, other) => one.y - other.y)
    .map((end) => {
      last = Math.max(end.y, last + 18);
      return { ...end, shown: last };
    });
}
