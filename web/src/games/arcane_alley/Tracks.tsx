import { SeatMark, SeatShape } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { useAlley } from "./context";

const WIDTH = 264;
const LEFT = 12;
const RIGHT = 252;
const AXIS = 32;
const GOLD_STEP = 25;
const LEAST_GOLD = 75;
const MARK = 13;
// Figures closer than this would run together.
const APART = 19;

/** Gold and infamy of everybody, each on a line with figures. */
export function Tracks() {
  const words = useWords();
  const { sight } = useAlley();
  const seats = sight.view.players.map((player) => player.seat);
  const golds = seats.map((seat) => sight.figure(seat, "gold"));
  const mostGold = Math.max(LEAST_GOLD, Math.ceil(Math.max(...golds) / GOLD_STEP) * GOLD_STEP);
  const goldStep = mostGold > 5 * GOLD_STEP ? 2 * GOLD_STEP : GOLD_STEP;
  const mostInfamy = sight.view.figures.most_infamy ?? 24;
  return (
    <section className="tracks panel">
      <Track
        name={words.phrase("table-gold")}
        note={words.phrase("table-gold-note", { rounds: sight.view.figures.rounds ?? 3 })}
        values={golds}
        most={mostGold}
        step={goldStep}
      />
      <Track
        name={words.phrase("table-infamy")}
        note={words.phrase("table-infamy-note", { fine: 25 })}
        values={seats.map((seat) => sight.figure(seat, "infamy"))}
        most={mostInfamy}
        step={4}
        hasEnd
      />
      <ul className="track-legend">
        {seats.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} /> {words.player(seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TrackProps {
  name: string;
  note: string;
  values: readonly number[];
  most: number;
  step: number;
  hasEnd?: boolean;
}

function Track({ name, note, values, most, step, hasEnd = false }: TrackProps) {
  const words = useWords();
  const x = (value: number) => LEFT + (Math.max(0, Math.min(value, most)) / most) * (RIGHT - LEFT);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const said = values.map((value, seat) => `${words.player(seat)} ${value}`).join(", ");
  const spread = apart(values.map((value, seat) => ({ seat, value, x: x(value) })));
  return (
    <div className="track">
      <header>
        <h2>{name}</h2>
        <span className="quiet">{note}</span>
      </header>
      <svg viewBox={`0 0 ${WIDTH} 56`} role="img" aria-label={`${name}: ${said}`}>
        <path className="track-axis" d={`M${LEFT} ${AXIS}H${RIGHT}`} />
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="track-axis" d={`M${x(tick)} ${AXIS + 2}v5`} />
            <text className="track-tick" x={x(tick)} y={AXIS + 20} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {hasEnd && <path className="track-end" d={`M${RIGHT} ${AXIS - 7}v14`} />}
        {spread.map(({ seat, value, x: at, shift }) => (
          <g key={seat}>
            <text
              className="track-figure"
              x={at + shift}
              y={AXIS - 12}
              textAnchor="middle"
              fill={`var(--seat-${seat})`}
            >
              {value}
            </text>
            <SeatShape seat={seat} x={at + shift / 3} y={AXIS} size={MARK} />
          </g>
        ))}
      </svg>
    </div>
  );
}

interface Mark {
  seat: number;
  value: number;
  x: number;
}

/** Returns marks with a shift for their figures, so that those of neighbours don't run together. */
function apart(marks: readonly Mark[]): (Mark & { shift: number })[] {
  const ordered = [...marks].sort((one, other) => one.x - other.x);
  const places = ordered.map((mark) => mark.x);
  for (let at = 1; at < places.length; at += 1) {
    places[at] = Math.max(places[at] ?? 0, (places[at - 1] ?? 0) + APART);
  }
  const over = Math.max(0, (places[places.length - 1] ?? 0) - RIGHT);
  for (let at = places.length - 1, limit = RIGHT + 4; over && at >= 0; at -= 1) {
    places[at] = Math.min(places[at] ?? 0, limit);
    limit = (places[at] ?? 0) - APART;
  }
  return ordered.map((mark, at) => ({ ...mark, shift: (places[at] ?? mark.x) - mark.x }));
}
