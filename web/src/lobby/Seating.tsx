import { SeatMark } from "../art/glyphs";

/** The table from above: everybody around it, in the order of their turns. */
export function Seating({ names, free }: { names: readonly string[]; free: readonly boolean[] }) {
  return (
    <div className="seating" aria-hidden="true">
      <svg viewBox="0 0 300 130" focusable="false">
        <ellipse cx="150" cy="65" rx="104" ry="54" className="seating-round" />
        <path d="M150 12l54 26v54l-54 26-54-26V38z" className="seating-table" />
        <path d="M150 22l44 21v44l-44 21-44-21V43z" className="seating-inlay" />
        <g className="seating-lantern" transform="translate(150 65)">
          <path d="M-9 -8h18l4 5v14h-26v-14zM-10 11h20v4h-20zM-6 -8l3 -6h6l3 6M0 -14v-5" />
          <path d="M0 -3c4 4 4 9 0 11-4-2-4-7 0-11z" className="seating-flame" />
        </g>
      </svg>
      {names.map((name, seat) => {
        const angle = (seat / names.length) * 2 * Math.PI - Math.PI / 2;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat goes by its number
            key={seat}
            className={`seating-seat${free[seat] ? " is-free" : ""}`}
            style={{ left: `${50 + 37 * Math.cos(angle)}%`, top: `${50 + 42 * Math.sin(angle)}%` }}
          >
            <SeatMark seat={seat} />
            <span>{name}</span>
          </span>
        );
      })}
    </div>
  );
}
