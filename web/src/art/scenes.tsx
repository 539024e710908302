import paths from "virtual:game-icons";
import { MoonPhase } from "./moon";

/** An icon of the collection inside a scene, in a square around a point. */
function At({ icon, x, y, size, fill }: { icon: string; x: number; y: number; size: number; fill: string }) {
  const scale = size / 512;
  return (
    <path
      d={paths[icon] ?? ""}
      fill={fill}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

/** A paper lantern that hangs from a point. */
function PaperLantern({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="46" cy="20" fill="url(#lantern-glow)" />
      <path d="M0 -6v8" stroke="#3a2a12" strokeWidth="1.500" />
      <rect x="-7" y="2" width="14" height="4" rx="1.500" fill="#7a5218" />
      <path d="M-8 6h16c5 8 5 20 0 28H-8c-5-8-5-20 0-28z" fill="url(#lantern-paper)" />
      <path d="M-3 6c-3 9-3 19 0 28M3 6c3 9 3 19 0 28" fill="none" stroke="#b5651d" strokeOpacity=".55" />
      <rect x="-7" y="34" width="14" height="4" rx="1.500" fill="#7a5218" />
    </g>
  );
}

/** Gradients that the scenes share, once on a page. */
export function SceneDefinitions() {
  return (
    <svg className="visually-hidden" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="lantern-glow">
          <stop offset="0" stopColor="#ffb84a" stopOpacity=".45" />
          <stop offset="1" stopColor="#ffb84a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lantern-paper" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffdc94" />
          <stop offset=".6" stopColor="#ffab38" />
          <stop offset="1" stopColor="#d9761a" />
        </linearGradient>
        <radialGradient id="moon-glow">
          <stop offset="0" stopColor="#bfe9d2" stopOpacity=".5" />
          <stop offset="1" stopColor="#1d6b5a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="alley-arch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffc25a" />
          <stop offset="1" stopColor="#c4681a" />
        </linearGradient>
      </defs>
    </svg>
  );
}

const STARS: readonly (readonly [number, number])[] = [
  [70, 40],
  [160, 90],
  [240, 30],
  [330, 120],
  [420, 50],
  [520, 95],
  [600, 25],
  [690, 70],
  [900, 40],
  [980, 110],
  [1060, 30],
  [1150, 85],
  [1240, 45],
  [1330, 100],
  [1400, 30],
];
/** Where the string is tied, and how far it hangs through between. */
const POSTS: readonly (readonly [number, number])[] = [
  [-30, 70],
  [300, 82],
  [662, 62],
  [1080, 84],
  [1470, 66],
];
const SAG = 74;
const HUNG = [0.16, 0.38, 0.62, 0.84];

/** Returns a point of the string between two posts. */
function onString(at: number, t: number): [number, number] {
  const [x, y] = POSTS[at] ?? [0, 0];
  const [toX, toY] = POSTS[at + 1] ?? [0, 0];
  return [x + (toX - x) * t, y + (toY - y) * t + SAG * 2 * t * (1 - t)];
}

function stringPath(): string {
  return POSTS.slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = POSTS[at] ?? [0, 0];
      return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${(fromY + y) / 2 + SAG} ${x} ${y}`;
    })
    .join("");
}

const ROOFS =
  "M0 470V330l40-30 30 20v-50l50-60 50 60v40l60-40 50 36v-70l44-52 44 52v60q60-70 120 0v30l40-26 60 40v-90l70-80 70 80v90l60-34 46 30v-60l50-56 50 56v40l70-50 60 44v-70l50-60 50 60v80l60-40 60 40v150z";
const WINDOWS: readonly (readonly [number, number])[] = [
  [120, 300],
  [250, 330],
  [310, 270],
  [420, 350],
  [500, 320],
  [640, 300],
  [690, 290],
  [706, 290],
  [850, 330],
  [930, 340],
  [1010, 300],
  [1120, 330],
  [1210, 310],
  [1290, 350],
  [1380, 300],
];

/** The night market from afar: sky, moon, roofs, and lanterns on a string. */
export function MarketScene() {
  return (
    <svg
      className="scene"
      viewBox="0 0 1440 470"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {STARS.map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y} r="1.300" fill="#cbd0e6" />
      ))}
      <circle cx="812" cy="168" r="150" fill="url(#moon-glow)" />
      <MoonPhase side="full" x={812} y={168} r={58} fill="#d7ecd9" />
      <path d={ROOFS} fill="#2c2b66" opacity=".75" transform="translate(-40 -46) scale(1.100 1)" />
      <path d={ROOFS} fill="#1b1f4a" transform="translate(-160 20) scale(1.300 .95)" />
      {WINDOWS.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x} ${y + 14}v-9a4.500 4.500 0 019 0v9z`}
          fill="#f2b54a"
          opacity=".75"
        />
      ))}
      <path d={stringPath()} fill="none" stroke="#05060f" strokeWidth="2.500" />
      {POSTS.slice(1).flatMap((_, at) =>
        HUNG.map((t, place) => {
          const [x, y] = onString(at, t);
          return <PaperLantern key={x} x={x} y={y + 4} size={[0.85, 0.7, 0.95, 0.75][(at + place) % 4]} />;
        }),
      )}
    </svg>
  );
}

/** The picture on a box. */
export function BoxScene({ box }: { box: string }) {
  return (
    <svg
      className="box-scene"
      viewBox="0 0 286 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {box === "alley" ? <AlleyScene /> : box === "market" ? <StallsScene /> : <ShelvesScene />}
      <rect x="7" y="7" width="272" height="186" rx="8" fill="none" stroke="#e9cc8c" strokeOpacity=".7" />
    </svg>
  );
}

function AlleyScene() {
  return (
    <>
      <rect width="286" height="200" fill="#1d2456" />
      <path d="M48 200V95a95 95 0 01190 0v105z" fill="#463456" />
      <path d="M76 200V104a67 67 0 01134 0v96z" fill="#7c4a3d" />
      <path d="M98 200v-92a45 45 0 0190 0v92z" fill="#c4772c" />
      <path d="M114 200v-88a29 29 0 0158 0v88z" fill="url(#alley-arch)" />
      <path d="M128 145h30l14 55h-58z" fill="#ffdc94" opacity=".5" />
      <path d="M0 90h56M0 148h70M230 90h56M216 148h70" stroke="#8a5a1e" strokeWidth="5" />
      <At icon="voodoo-doll" x={26} y={62} size={44} fill="#c9aeff" />
      <At icon="crystal-ball" x={42} y={122} size={44} fill="#ffdc94" />
      <At icon="cauldron" x={34} y={174} size={44} fill="#8fa6d8" />
      <At icon="frog-prince" x={258} y={66} size={40} fill="#9bbf5a" />
      <At icon="magic-lamp" x={240} y={124} size={46} fill="#ffdc94" />
      <At icon="evil-book" x={256} y={176} size={40} fill="#ff94ae" />
      <PaperLantern x={116} y={8} size={1} />
      <PaperLantern x={172} y={10} size={1.25} />
    </>
  );
}

function StallsScene() {
  return (
    <>
      <rect width="286" height="200" fill="#08352c" />
      <circle cx="143" cy="84" r="120" fill="url(#moon-glow)" />
      <MoonPhase side="full" x={143} y={84} r={60} fill="#d7ecd9" />
      <MoonPhase side="crescent" x={42} y={48} r={13} fill="#8cffd3" />
      <MoonPhase side="half" x={246} y={48} r={12} fill="#8cffd3" />
      <At icon="cat" x={143} y={106} size={62} fill="#0c2b26" />
      {[0, 96, 192].map((x, at) => (
        <g key={x} transform={`translate(${x} 126)`}>
          <path
            d="M2 0h90v14a9 9 0 01-18 0 9 9 0 01-18 0 9 9 0 01-18 0 9 9 0 01-18 0 9 9 0 01-18 0z"
            fill="#f3e8cd"
          />
          <path
            d="M2 0h18v14a9 9 0 01-18 0zM38 0h18v14a9 9 0 01-18 0zM74 0h18v14a9 9 0 01-18 0z"
            fill={["#8c1d3f", "#0e6b4f", "#5b3ba3"][at]}
          />
          <path d="M4 40h86v34H4z" fill="#123f36" />
          <path d="M2 40h90" stroke="#c9a054" strokeWidth="4" />
        </g>
      ))}
      <At icon="egg-eye" x={46} y={154} size={26} fill="#ffdc94" />
      <At icon="crystal-growth" x={143} y={154} size={26} fill="#ffdc94" />
      <At icon="flower-star" x={239} y={154} size={26} fill="#ffdc94" />
    </>
  );
}

function ShelvesScene() {
  return (
    <>
      <rect width="286" height="200" fill="#4a1836" />
      <rect y="60" width="286" height="80" fill="#5c1f3f" />
      <path d="M0 60h286M0 122h286M0 180h286" stroke="#a3702a" strokeWidth="4" />
      <At icon="round-potion" x={26} y={38} size={34} fill="#c9aeff" />
      <At icon="scroll-unfurled" x={120} y={36} size={36} fill="#f3e8cd" />
      <At icon="visored-helm" x={258} y={36} size={36} fill="#cbd0e6" />
      <At icon="round-potion" x={72} y={40} size={30} fill="#8cffd3" />
      <At icon="round-potion" x={204} y={40} size={32} fill="#ff94ae" />
      <At icon="gem-pendant" x={78} y={98} size={38} fill="#8fc7ff" />
      <At icon="backpack" x={222} y={98} size={40} fill="#e9cc8c" />
      <At icon="warhammer" x={262} y={96} size={36} fill="#cbd0e6" />
      <At icon="hourglass" x={26} y={98} size={36} fill="#e9cc8c" />
      <path
        d="M143 74l27 20-10 32h-34l-10-32z"
        fill="#f6edd7"
        stroke="#2a2033"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <text x="143" y="111" textAnchor="middle" className="scene-number">
        12
      </text>
      <path d="M78 150l22 20-22 20-22-20z" fill="#e9a94a" stroke="#2a2033" strokeWidth="2" />
      <rect x="196" y="150" width="34" height="34" rx="5" fill="#f6edd7" stroke="#2a2033" strokeWidth="2" />
      {[158, 167, 176].map((y) => (
        <g key={y} fill="#2a2033">
          <circle cx="206" cy={y} r="2.600" />
          <circle cx="220" cy={y} r="2.600" />
        </g>
      ))}
    </>
  );
}
