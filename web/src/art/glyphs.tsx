import type { ReactNode } from "react";

/** The moments at which an item acts, each with a glyph of our own, in a square of 20. */
const TIMINGS: Record<string, ReactNode> = {
  played: <path d="M10 2v9M6.500 7.500L10 11l3.500-3.500M3 11v6h14v-6" />,
  sold: (
    <path d="M7.500 3.500a4.500 4.500 0 100 9 4.500 4.500 0 000-9zM9.500 14.800a4.500 4.500 0 103.600-7.700" />
  ),
  always: (
    <path d="M10 10c-2-3-3.500-4-5-4a4 4 0 000 8c1.500 0 3-1 5-4s3.500-4 5-4a4 4 0 010 8c-1.500 0-3-1-5-4z" />
  ),
  expend: <path d="M3 8h9v9H3zM8 4.500h5.500c2 0 3 1 3 3V9M14.300 7.200l2.200 2.200 2.200-2.200" />,
  special: <path d="M10 2l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="currentColor" />,
};

/** Lines of a preview have these besides. */
const VERBS: Record<string, ReactNode> = {
  ...TIMINGS,
  coin: <path d="M10 3a7 7 0 100 14 7 7 0 000-14zM10 6.500v7M7.500 8.500c0-3 5-2 5 0s-5 1-5 3 5 3 5 0" />,
  shield: (
    <path d="M3.500 3c2 1.500 4 1.500 6.500.5 2.500 1 4.500 1 6.500-.5v6c0 4-3 6.500-6.500 8.500C6.500 15.500 3.500 13 3.500 9z" />
  ),
  flag: <path d="M4 18V3h11l-2.500 3.500L15 10H4" />,
  eye: (
    <path d="M1.500 10S4.500 4.500 10 4.500 18.500 10 18.500 10 15.500 15.500 10 15.500 1.500 10 1.500 10zM10 7.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5z" />
  ),
  grid: <path d="M2.500 4h15v12h-15zM2.500 10h15M7.500 4v12M12.500 4v12" />,
  swap: <path d="M3 7h13M12.500 3.500L16 7l-3.500 3.500M17 13H4M7.500 9.500L4 13l3.500 3.500" />,
  back: <path d="M4 10a6 6 0 106-6H5M8 1L5 4l3 3" />,
  away: <path d="M4 16L15 5M8 5h7v7" />,
  moon: <path d="M11 2.500A7.500 7.500 0 1017.500 12 6.500 6.500 0 0111 2.500z" />,
  next: <path d="M6 4l7 6-7 6" />,
  perhaps: <path d="M6.500 7c0-5 7-5 7 0 0 3-3.500 2.500-3.500 6M10 16.500v.2" />,
  dot: <circle cx="10" cy="10" r="2.500" fill="currentColor" stroke="none" />,
  wall: <path d="M2 4h16v12H2zM2 8h16M2 12h16M8 4v4M13 4v0M5 8v4M12 8v4M8 12v4M14 12v4" />,
  lock: <path d="M5 9h10v8H5zM7 9V6a3 3 0 016 0v3" />,
  check: <path d="M4 10.500l4 4 8-9" />,
  undo: <path d="M7 3L3 7l4 4M3 7h8a5 5 0 010 10H8" />,
  book: (
    <path d="M10 5C8 3.500 5 3 2.500 3.500v12C5 15 8 15.500 10 17c2-1.500 5-2 7.500-1.500v-12C15 3 12 3.500 10 5zM10 5v12" />
  ),
  gear: (
    <path d="M10 7a3 3 0 100 6 3 3 0 000-6zM10 1.500v3M10 15.500v3M1.500 10h3M15.500 10h3M4 4l2.100 2.100M13.900 13.900L16 16M4 16l2.100-2.100M13.900 6.100L16 4" />
  ),
  send: <path d="M2.500 9.500l15-7-5 15-3-6.500zM9.500 11l8-8.500" />,
  copy: <path d="M7 7h10v10H7zM13 7V3H3v10h4" />,
  plus: <path d="M10 3v14M3 10h14" />,
  close: <path d="M4 4l12 12M16 4L4 16" />,
  card: <path d="M5 2.500h10v15H5zM7.500 11v-3a2.500 2.500 0 015 0v3z" />,
  search: <path d="M8.500 3a5.500 5.500 0 100 11 5.500 5.500 0 000-11zM12.500 12.500L17 17" />,
  filter: <path d="M3 5h14M6 10h8M8.500 15h3" />,
  link: (
    <path d="M8.500 11.500l3-3M9.500 6l2-2a3.200 3.200 0 014.500 4.500l-2 2M10.500 14l-2 2A3.200 3.200 0 014 11.500l2-2" />
  ),
  person: <path d="M10 3a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM3 17.500c0-3.500 3-5 7-5s7 1.500 7 5" />,
  bot: (
    <path d="M4 7.500h12v8.500H4zM10 7.500V4M10 2.800v.2M7.500 11v1M12.500 11v1M8 14h4M1.800 10.500v3M18.200 10.500v3" />
  ),
  clock: <path d="M10 2.500a7.500 7.500 0 100 15 7.500 7.500 0 000-15zM10 6v4.500l3 2" />,
  sun: (
    <path d="M10 6.500a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM10 1.500v2M10 16.500v2M1.500 10h2M16.500 10h2M4 4l1.400 1.400M14.600 14.600L16 16M4 16l1.400-1.400M14.600 5.400L16 4" />
  ),
  scroll: <path d="M4 3h12v14H4zM7 7h6M7 10h6M7 13h4" />,
  fair: (
    <path d="M10 2l7 2.500v5c0 4-3 7-7 8.500-4-1.500-7-4.500-7-8.500v-5zM6.800 9.800l2.400 2.400 4-4.500" />
  ),
  feather: (
    <path d="M3.500 16.500c0-6 4-12.500 13-13-.5 7-5 10.500-10 10.500M3.500 16.500L11 9M9.500 13.800l3-.3" />
  ),
  share: <path d="M10 12V2.500M6.500 6L10 2.500 13.500 6M4 10v7h12v-7" />,
  minus: <path d="M3 10h14" />,
  down: <path d="M4 7l6 6 6-6" />,
  key: <path d="M6.500 9a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM9 10l7.500-7.500M13 6l2.500 2.500" />,
  fan: <path d="M4 6.500l6-2 6 2M5.500 10.500l4.500-1.500 4.500 1.500M7 14.500l3-1 3 1" />,
  menu: <path d="M3 5h14M3 10h14M3 15h14" />,
  fork: <path d="M5 17V5M5 12c0-4 3-5 9-5M11 4l3.500 3-3.500 3" />,
  sealed: (
    <path d="M10 2l7 2.500v5c0 4-2.800 7-7 8.500-4.200-1.500-7-4.500-7-8.500v-5zM6.800 9.800l2.300 2.300 4.200-4.500" />
  ),
  broken: (
    <path d="M10 2l7 2.500v5c0 4-2.800 7-7 8.500-4.200-1.500-7-4.500-7-8.500v-5zM10 6.500v4M10 13.300v.1" />
  ),
  first: <path d="M4 4v12M16 4l-8 6 8 6z" fill="currentColor" />,
  previous: <path d="M14 4l-8 6 8 6z" fill="currentColor" />,
  play: <path d="M6 3.500l10 6.500-10 6.500z" fill="currentColor" />,
  pause: <path d="M6.500 4v12M13.500 4v12" strokeWidth="3" />,
  following: <path d="M6 4l8 6-8 6z" fill="currentColor" />,
  last: <path d="M16 4v12M4 4l8 6-8 6z" fill="currentColor" />,
  download: <path d="M10 3v9M6.500 8.500L10 12l3.500-3.500M3.500 16.500h13" />,
  hexagon: <path d="M10 2l7 4v8l-7 4-7-4V6z" fill="currentColor" />,
  home: <path d="M3 9.500L10 3l7 6.500M5 8v9h10V8M8.500 17v-5h3v5" />,
  left: <path d="M13 4l-7 6 7 6" />,
  people: (
    <path d="M8 9.500a3.200 3.200 0 100-6.400 3.200 3.200 0 000 6.400zM2 17c0-3.500 2.500-5.200 6-5.200s6 1.700 6 5.200M13 3.300a3.200 3.200 0 010 6M15.500 12.200c1.800.8 2.800 2.400 2.800 4.800" />
  ),
  log: <path d="M4 2.500h12v15H4zM7 6.500h6M7 10h6M7 13.500h3.500" />,
  bulb: (
    <path d="M7.300 14.200c0-2.200-2.500-3.100-2.500-6.400a5.200 5.200 0 0110.400 0c0 3.300-2.500 4.200-2.500 6.400zM7.700 16.800h4.600M9 19h2" />
  ),
  warning: <path d="M10 2.500l8 14.500H2zM10 8v4M10 14.500v.2" />,
};

/** A glyph of our own, drawn in lines; it says nothing to a screen reader. */
export function Glyph({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.700"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {VERBS[name] ?? VERBS.dot}
    </svg>
  );
}

/** The shapes of the seats, in a square of 20: a seat is never told by its colour alone. */
const SHAPES: readonly ReactNode[] = [
  <circle key="s" cx="10" cy="10" r="8" />,
  <path key="s" d="M10 2l9 16H1z" />,
  <path key="s" d="M2.500 2.500h15v15h-15z" />,
  <path key="s" d="M10 1l9 9-9 9-9-9z" />,
  <path key="s" d="M10 1l9 7-3.500 10.500h-11L1 8z" />,
  <path key="s" d="M7 1h6v6h6v6h-6v6H7v-6H1V7h6z" />,
  <path
    key="s"
    d="M10 .5l2.800 6.200 6.700.7-5 4.500 1.400 6.600L10 15.100l-5.900 3.400 1.400-6.600-5-4.500 6.700-.7z"
  />,
  <path key="s" d="M5.500 2h9L19 10l-4.500 8h-9L1 10z" />,
];

/** The mark of a seat inside another drawing, around a point. */
export function SeatShape({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <g
      className="seat-shape"
      fill={`var(--seat-${seat % SHAPES.length})`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}
    >
      {SHAPES[seat % SHAPES.length]}
    </g>
  );
}

/** The mark of a seat in a line of text. */
export function SeatMark({ seat }: { seat: number }) {
  if (seat < 0) return null;
  return (
    <svg className="seat-mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <SeatShape seat={seat} x={10} y={10} size={20} />
    </svg>
  );
}

/** A coin with a figure on it: gold. */
export function Coin({ figure }: { figure?: string }) {
  return (
    <svg className="coin" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" fill="#8a5a12" />
      <circle cx="20" cy="20" r="17.500" fill="url(#coin-fill)" />
      <circle cx="20" cy="20" r="14.500" fill="none" stroke="#a86f16" strokeOpacity=".45" strokeWidth="1" />
      {figure !== undefined && (
        <text x="20" y="28" textAnchor="middle" className="coin-figure">
          {figure}
        </text>
      )}
    </svg>
  );
}

/** A horned shield with a figure on it: infamy. */
export function Shield({ figure }: { figure?: string }) {
  return (
    <svg className="shield" viewBox="0 0 40 44" aria-hidden="true" focusable="false">
      <path
        d="M2.500 2c5 4 10.500 4.500 17.500 1.500C27 6.500 32.500 6 37.500 2c1 8 1 14-.5 20-2 9-8 15-17 20.500C11 37 5 31 3 22 1.500 16 1.500 10 2.500 2z"
        fill="url(#shield-fill)"
        stroke="#f3dcc4"
        strokeWidth="2"
      />
      {figure !== undefined && (
        <text x="20" y="28" textAnchor="middle" className="shield-figure">
          {figure}
        </text>
      )}
    </svg>
  );
}

/** The lantern that stands before a prompt, and in the mark of the house. */
export function Lantern({ className = "lantern" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 40" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--lantern)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M16 1v4M12 5h8M10.500 9h11l3.500 5H7zM9 14.500v17h14v-17M6.500 32.500h19v4h-19z" />
      </g>
      <path
        d="M16 18c4.500 4.500 4 7 2.500 9.200-1.200 1.600-3.800 1.600-5 0C12 25 12.500 23.500 16 18z"
        fill="var(--lantern)"
      />
    </svg>
  );
}
