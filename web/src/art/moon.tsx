/** The side of the moon that an item belongs to, or that the die shows, drawn by us. */
type Colours = { dark: string; lit: string; rim: string };

const UNLIT: Colours = { dark: "#2b4740", lit: "#dfe9da", rim: "#b9cdbf" };
const STRUCK: Colours = { dark: "#07513a", lit: "#8cffd3", rim: "#1fae7a" };

/** The lit part of a moon in a circle around a point. */
export function MoonPhase(props: { side: string; x: number; y: number; r: number; fill: string }) {
  const { side, x, y, r, fill } = props;
  if (side === "full") {
    return (
      <g fill={fill}>
        <circle cx={x} cy={y} r={r} />
        <g fill="#000" fillOpacity=".13">
          <circle cx={x - r * 0.3} cy={y - r * 0.25} r={r * 0.2} />
          <circle cx={x + r * 0.35} cy={y + r * 0.15} r={r * 0.26} />
          <circle cx={x - r * 0.15} cy={y + r * 0.45} r={r * 0.15} />
        </g>
      </g>
    );
  }
  if (side === "half") {
    return (
      <g fill={fill}>
        <circle cx={x} cy={y} r={r * 0.94} fill="none" stroke={fill} strokeWidth={r * 0.12} />
        <path d={`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}z`} />
      </g>
    );
  }
  if (side === "crescent") {
    const d = `M${x + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 1 0 ${x + r * 0.98} ${y + r * 0.2}A${r * 0.82} ${r * 0.82} 0 0 1 ${x + r * 0.2} ${y - r * 0.98}z`;
    return <path d={d} fill={fill} />;
  }
  return (
    <circle
      cx={x}
      cy={y}
      r={r * 0.9}
      fill="none"
      stroke={fill}
      strokeWidth={r * 0.15}
      strokeDasharray="3 3"
    />
  );
}

/** The badge on an item: a dark disc with its lit part pale, so that full never looks like new. */
export function MoonBadge({ side, isStruck = false }: { side: string; isStruck?: boolean }) {
  const { dark, lit, rim } = isStruck ? STRUCK : UNLIT;
  if (side === "all") {
    return (
      <svg className="moon-badge moon-badge-all" viewBox="0 0 60 28" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="58" height="26" rx="13" fill={dark} stroke={rim} strokeWidth="1.200" />
        <MoonPhase side="crescent" x={14} y={14} r={7} fill={lit} />
        <MoonPhase side="full" x={30} y={14} r={7} fill={lit} />
        <g transform="rotate(180 46 14)">
          <MoonPhase side="crescent" x={46} y={14} r={7} fill={lit} />
        </g>
      </svg>
    );
  }
  return (
    <svg className="moon-badge" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="13" fill={dark} stroke={rim} strokeWidth="1.200" />
      <MoonPhase side={side} x={14} y={14} r={7} fill={lit} />
    </svg>
  );
}

/** The moon die: a hexagon in brass with the side that is up. */
export function MoonDie({ side }: { side: string }) {
  return (
    <svg key={side} className="moon-die" viewBox="0 0 64 72" aria-hidden="true" focusable="false">
      <path
        d="M32 2l29 17v34L32 70 3 53V19z"
        fill="#07513a"
        stroke="var(--brass)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M32 7.500l24.500 14v29L32 64.500 7.500 50.500v-29z"
        fill="none"
        stroke="#3ee2a2"
        strokeOpacity=".35"
      />
      <MoonPhase side={side} x={32} y={36} r={15} fill="#8cffd3" />
    </svg>
  );
}
