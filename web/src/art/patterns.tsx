import type { ReactNode } from "react";

/** A pattern: the width and height of its tile, and what is drawn on it in white lines. */
type Tile = readonly [number, number, ReactNode];

const TILES: Record<string, Tile> = {
  diamonds: [14, 14, <path key="a" d="M7 1l6 6-6 6-6-6z" />],
  dots: [9, 9, <circle key="a" cx="4.500" cy="4.500" r="1.100" />],
  rings: [16, 16, <path key="a" d="M8 3a5 5 0 100 10A5 5 0 008 3zm0 3a2 2 0 100 4 2 2 0 000-4z" />],
  checks: [14, 14, <path key="a" d="M0 0h7v7H0zM7 7h7v7H7z" fill="#fff" stroke="none" opacity=".7" />],
  diagonals: [8, 8, <path key="a" d="M-2 10L10 -2M-2 2L2 -2M6 10l4-4" />],
  chevrons: [12, 8, <path key="a" d="M0 7l6-5 6 5" />],
  lattice: [12, 12, <path key="a" d="M0 0l12 12M12 0L0 12" />],
  waves: [16, 8, <path key="a" d="M0 4c4-5 4-5 8 0s4 5 8 0" />],
  crosses: [12, 12, <path key="a" d="M6 3.500v5M3.500 6h5" />],
  bubbles: [
    18,
    18,
    <path
      key="a"
      d="M5 2a3 3 0 100 6 3 3 0 000-6zm8 8a4 4 0 100 8 4 4 0 000-8zM14 3a1 1 0 100 2 1 1 0 000-2z"
    />,
  ],
  scales: [14, 12, <path key="a" d="M0 0a7 6 0 0014 0M-7 6a7 6 0 0014 0M7 6a7 6 0 0014 0" />],
  "upright lines": [7, 7, <path key="a" d="M3.500 0v7" />],
  petals: [18, 18, <path key="a" d="M9 1q5 8 0 16Q4 9 9 1zM1 9q8-5 16 0Q9 14 1 9z" />],
  "level lines": [7, 7, <path key="a" d="M0 3.500h7" />],
  stitches: [10, 8, <path key="a" d="M1 2h5M6 6h4M0 6h1" strokeDasharray="3 2" />],
  zigzag: [10, 8, <path key="a" d="M0 6l2.500-4L5 6l2.500-4L10 6" />],
  phases: [20, 12, <path key="a" d="M5 2a4 4 0 104 6 5 5 0 01-4-6zM15 3a3 3 0 100 6 3 3 0 000-6z" />],
  cogs: [
    16,
    16,
    <path
      key="a"
      d="M8 5a3 3 0 100 6 3 3 0 000-6zM8 1.500v2M8 12.500v2M1.500 8h2M12.500 8h2M3.400 3.400l1.400 1.400M11.200 11.200l1.400 1.400M3.400 12.600l1.400-1.400M11.200 4.800l1.400-1.400"
    />,
  ],
  rays: [
    24,
    24,
    <path
      key="a"
      d="M12 12L12 0M12 12L24 12M12 12L12 24M12 12L0 12M12 12L24 0M12 12L24 24M12 12L0 24M12 12L0 0"
    />,
  ],
};

/** Returns what fills a shape with a pattern; one that nobody knows is plain. */
export function patternFill(name: string): string {
  return name in TILES ? `url(#pattern-${name.replace(" ", "-")})` : "none";
}

/** Every pattern, once on a page, for shapes to be filled with. */
export function PatternDefinitions() {
  return (
    <svg className="visually-hidden" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(TILES).map(([name, [width, height, lines]]) => (
          <pattern
            key={name}
            id={`pattern-${name.replace(" ", "-")}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
          >
            <g fill="none" stroke="#fff" strokeWidth="1" opacity=".2">
              {lines}
            </g>
          </pattern>
        ))}
        <radialGradient id="light-behind" cx=".5" cy=".52" r=".68">
          <stop offset="0" stopColor="#fff" stopOpacity=".24" />
          <stop offset=".55" stopColor="#fff" stopOpacity=".05" />
          <stop offset="1" stopColor="#000" stopOpacity=".24" />
        </radialGradient>
        <radialGradient id="coin-fill" cx=".36" cy=".3" r=".85">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset=".45" stopColor="#f7cd63" />
          <stop offset="1" stopColor="#d9982b" />
        </radialGradient>
        <linearGradient id="shield-fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#98203f" />
          <stop offset="1" stopColor="#7a1736" />
        </linearGradient>
        <marker
          id="wrap-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0l10 5-10 5z" fill="var(--wine-text)" />
        </marker>
        <linearGradient id="base-back" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2e3a86" />
          <stop offset="1" stopColor="#1a2159" />
        </linearGradient>
        <linearGradient id="moon-back" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12664f" />
          <stop offset="1" stopColor="#073429" />
        </linearGradient>
      </defs>
    </svg>
  );
}
