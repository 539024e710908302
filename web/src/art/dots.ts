/** Returns the path of an icon that a game draws in dots, a unit each: a hash sign is one, anything else is none. */
export function dotsPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) => [...row].map((dot, x) => (dot === "#" ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

/** Returns how many dots an icon is wide. */
export function dotsAcross(rows: readonly string[]): number {
  return Math.max(...rows.map((row) => row.length));
}
