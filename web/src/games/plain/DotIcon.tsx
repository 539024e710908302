/** An icon as a game draws it in dots: a hash sign is one, anything else is none. */
export function DotIcon({ rows }: { rows: readonly string[] }) {
  const width = Math.max(...rows.map((row) => row.length));
  const dots = rows.flatMap((row, y) => [...row].map((dot, x) => (dot === "#" ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg className="dot-icon" viewBox={`0 0 ${width} ${rows.length}`} aria-hidden="true" focusable="false">
      <path d={dots.join("")} fill="currentColor" />
    </svg>
  );
}
