/** A paper lantern that hangs from a point, lit or not. */
export function PaperLantern(props: { x: number; y: number; size?: number; isLit?: boolean }) {
  const { x, y, size = 1, isLit = true } = props;
  return (
    <g className="paper-lantern" transform={`translate(${x} ${y}) scale(${size})`}>
      {isLit && <circle className="lantern-halo" r="50" cy="20" fill="url(#lantern-glow)" />}
      <path className="lantern-cord" d="M0 -8v10M0 39v5" strokeWidth="1.500" />
      <path
        className={isLit ? "lantern-paper" : "lantern-paper is-unlit"}
        d="M-8 6h16c5.500 8.500 5.500 20.500 0 29H-8c-5.500-8.500-5.500-20.500 0-29z"
        fill={isLit ? "url(#lantern-paper)" : "none"}
      />
      <path
        className="lantern-ribs"
        d="M-3.500 6c-3 9-3 20 0 29M3.500 6c3 9 3 20 0 29"
        fill="none"
        stroke="#a4530f"
        strokeOpacity=".5"
      />
      <path className="lantern-caps" d="M-7.500 2h15v4.500h-15zM-7.500 34.500h15V39h-15z" />
    </g>
  );
}

/** Gradients that the scenes share, once on a page. */
export function SceneDefinitions() {
  return (
    <svg className="visually-hidden" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="lantern-glow">
          <stop offset="0" stopColor="#ffb84a" stopOpacity=".5" />
          <stop offset=".45" stopColor="#ffa030" stopOpacity=".16" />
          <stop offset="1" stopColor="#ff9a2a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="lantern-paper" cx=".5" cy=".42" r=".75">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset=".4" stopColor="#ffcb6a" />
          <stop offset="1" stopColor="#d97b1c" />
        </radialGradient>
        <radialGradient id="moon-glow">
          <stop offset=".25" stopColor="#8fdcc0" stopOpacity=".42" />
          <stop offset="1" stopColor="#1d6b5a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sun-glow">
          <stop offset=".3" stopColor="#fff6dc" stopOpacity=".95" />
          <stop offset="1" stopColor="#fff1c8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="moon-face" cx=".4" cy=".35" r=".8">
          <stop offset="0" stopColor="#eef6e6" />
          <stop offset="1" stopColor="#b9d8c6" />
        </radialGradient>
        <linearGradient id="alley-arch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd27a" />
          <stop offset=".5" stopColor="#f6a93b" />
          <stop offset="1" stopColor="#b55c16" />
        </linearGradient>
        <radialGradient id="alley-warmth" cx=".5" cy=".75" r=".7">
          <stop offset="0" stopColor="#c8752e" stopOpacity=".85" />
          <stop offset=".55" stopColor="#6a3f4c" stopOpacity=".5" />
          <stop offset="1" stopColor="#1d2456" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="die-face" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf4" />
          <stop offset="1" stopColor="#dccca4" />
        </linearGradient>
      </defs>
    </svg>
  );
}
