import { SeatMark } from "../art/glyphs";

/** The table from above: everybody around it, in the order of their turns. */
export function Seating({ names, free }: { names: readonly string[]; free: readonly boolean[] }) {
  return (
    <div className="seating" aria-hidden="true">
      <svg viewBox="0 0 300 130" focusable="false">
        <ellipse cx="150" cy="65" rx="104" ry="54" className="seating-round" />
        <path d="M150 12l54 26v54l-54 26-54-26V38z" className="seating-table" />
        <path d="M150 22l44 21v44l-44 21-44-21V43z" className="seating-inlay" />
        <g className="seating-lantern" transform="translate(134 45)">
          <path d="M16 1v4M12 5h8M10.500 9h11l3.500 5H7zM9 14.500v17h14v-17M6.500 32.500h19v4h-19z" />
          <path
            d="M16 18c4.500 4.500 4 7 2.500 9.200-1.200 1.600-3.800 1.600-5 0C12 25 12.500 23.500 16 18z"
            className="seating-flame"
          />
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
