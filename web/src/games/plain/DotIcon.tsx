import { dotsAcross, dotsPath } from "../../art/dots";

/** An icon as a game draws it in dots. */
export function DotIcon({ rows }: { rows: readonly string[] }) {
  const viewBox = `0 0 ${dotsAcross(rows)} ${rows.length}`;
  return (
    <svg className="dot-icon" viewBox={viewBox} aria-hidden="true" focusable="false">
      <path d={dotsPath(rows)} fill="currentColor" />
    </svg>
  );
}
