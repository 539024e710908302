import { SeatShape } from "../../art/glyphs";
import { PHONE, useMedia } from "../../parts/useMedia";
import { useWords } from "../../words/page";
import { figureText } from "./items";

const LEFT = 46;
const AXIS = 104;
// As wide as a desk or a hand gives room for.
const WIDE = 840;
const NARROW = 380;
const MARKER = 23;
const OF_A_FINE = 25;

interface Props {
  seat: number;
  was: number;
  now: number;
  fines: number;
  most: number;
}

/** The track of infamy with where a marker was and where it goes; past its end it leaves a flag and begins again. */
export function InfamyWrap({ seat, was, now, fines, most }: Props) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const width = isPhone ? NARROW : WIDE;
  const right = width - 60;
  const x = (value: number) => LEFT + (Math.min(Math.max(value, 0), most) / most) * (right - LEFT);
  const change = now - was + fines * OF_A_FINE;
  const said = fines
    ? words.phrase("inspection-past", { was, sum: change, total: was + change, now, most })
    : words.phrase("inspection-walk", { was, change: signed(change), now });
  return (
    <figure className="wrap inset">
      <svg viewBox={`0 0 ${width} 148`} role="img" aria-label={said}>
        <path className="track-axis" d={`M${LEFT} ${AXIS}H${right}`} />
        {Array.from({ length: most + 1 }, (_, tick) => tick).map((tick) => (
          <g key={tick}>
            <path
              className="track-axis"
              d={`M${x(tick)} ${AXIS - (tick % 4 ? 4 : 9)}v${tick % 4 ? 8 : 18}`}
            />
            {tick % 4 === 0 && (
              <text className="wrap-tick" x={x(tick)} y={AXIS + 31} textAnchor="middle">
                {tick}
              </text>
            )}
          </g>
        ))}
        {fines > 0 ? (
          <Flagged
            from={x(was)}
            to={x(now)}
            pole={right + 12}
            fines={fines}
            change={change}
            said={isPhone ? "" : said}
          />
        ) : (
          <>
            {change !== 0 && <Arc from={x(was)} to={x(now)} />}
            <text
              className="wrap-said"
              x={Math.min(Math.max((x(was) + x(now)) / 2, 90), width - 90)}
              y="34"
              textAnchor="middle"
            >
              {said}
            </text>
          </>
        )}
        <g opacity=".45">
          <SeatShape seat={seat} x={x(was)} y={AXIS - 5} size={MARKER - 2} />
        </g>
        <g className="wrap-marker">
          <SeatShape seat={seat} x={x(now)} y={AXIS - 5} size={MARKER} />
        </g>
      </svg>
      {isPhone && fines > 0 && <figcaption aria-hidden="true">{said}</figcaption>}
    </figure>
  );
}

/** A marker that passes the end: the flag it leaves, and the way from the beginning. */
function Flagged(props: {
  from: number;
  to: number;
  pole: number;
  fines: number;
  change: number;
  said: string;
}) {
  const { from, to, pole, fines, change, said } = props;
  const words = useWords();
  const middle = Math.min(Math.max((LEFT + to) / 2, 190), 300);
  return (
    <>
      <Arc from={from} to={pole} />
      <text className="wrap-said" x={(from + pole) / 2} y="30" textAnchor="middle">
        {signed(change)}
      </text>
      <Arc from={LEFT - 10} to={to} isLater />
      <text className="wrap-said" x={middle} y="22" textAnchor="middle">
        {said}
      </text>
      <path className="wrap-pole" d={`M${pole} ${AXIS}V4`} />
      <g className="wrap-flag">
        <path d={`M${pole} 4h-74l9 14-9 14h74z`} />
        <text x={pole - 33} y="23" textAnchor="middle">
          {words.phrase("inspection-plus-fine", { count: fines })}
        </text>
      </g>
    </>
  );
}

/** The way of a marker, with a head where it lands. */
function Arc({ from, to, isLater = false }: { from: number; to: number; isLater?: boolean }) {
  const lift = Math.min(62, 20 + Math.abs(to - from) / 6);
  const foot = AXIS - 20;
  return (
    <path
      className={isLater ? "wrap-arc is-later" : "wrap-arc"}
      d={`M${from} ${foot}Q${(from + to) / 2} ${foot - lift} ${to} ${foot}`}
      markerEnd="url(#wrap-head)"
    />
  );
}

function signed(value: number): string {
  return value < 0 ? figureText(value) : `+${value}`;
}
