import { PaperLantern } from "./lanterns";

const WIDTH = 1440;
const FOOT = 480;

const STARS: readonly (readonly [number, number, number])[] = [
  [40, 118, 1.2],
  [92, 60, 1.6],
  [148, 92, 1],
  [230, 34, 1.3],
  [318, 128, 1.1],
  [362, 52, 1.7],
  [452, 140, 1],
  [508, 44, 1.3],
  [566, 98, 1.1],
  [604, 150, 1.5],
  [664, 30, 1.2],
  [700, 118, 1],
  [744, 60, 1.4],
  [922, 46, 1.2],
  [968, 132, 1.6],
  [1022, 84, 1],
  [1096, 40, 1.4],
  [1150, 120, 1.1],
  [1212, 66, 1.5],
  [1282, 34, 1],
  [1336, 104, 1.3],
  [1402, 58, 1.1],
];

/** Where the string is tied, and how far it hangs through between. */
const POSTS: readonly (readonly [number, number])[] = [
  [-40, 74],
  [300, 82],
  [660, 66],
  [1078, 84],
  [1480, 70],
];
const SAG = 92;
const HUNG = [0.17, 0.37, 0.58, 0.8];
const SIZES = [0.82, 0.68, 0.94, 0.74, 0.88];

/** Houses as where they begin, how wide they are, where the walls end and how high the roof goes. */
type House = readonly [x: number, width: number, walls: number, peak: number];

const FAR: readonly House[] = [
  [-30, 80, 330, 268],
  [40, 64, 306, 236],
  [96, 110, 340, 284],
  [196, 48, 296, 198],
  [238, 96, 328, 262],
  [326, 118, 342, 290],
  [430, 66, 308, 240],
  [488, 130, 346, 296],
  [604, 72, 312, 250],
  [668, 104, 338, 284],
  [762, 52, 300, 226],
  [806, 120, 336, 288],
  [906, 58, 292, 196],
  [958, 96, 330, 268],
  [1044, 120, 344, 292],
  [1154, 60, 302, 228],
  [1206, 108, 334, 278],
  [1304, 76, 312, 250],
  [1372, 110, 340, 286],
];
const NEAR: readonly House[] = [
  [-60, 150, 402, 352],
  [84, 84, 378, 322],
  [160, 150, 408, 362],
  [300, 110, 390, 340],
  [556, 160, 372, 262],
  [706, 110, 404, 360],
  [806, 146, 388, 336],
  [944, 96, 410, 366],
  [1030, 150, 392, 338],
  [1172, 110, 406, 360],
  [1272, 130, 386, 330],
  [1392, 120, 404, 356],
];
const EAVES = 7;

function houses(all: readonly House[]): string {
  return all
    .map(
      ([x, width, walls, peak]) =>
        `M${x} ${FOOT}V${walls}H${x - EAVES}L${x + width / 2} ${peak}L${x + width + EAVES} ${walls}H${x + width}V${FOOT}z`,
    )
    .join("");
}

/** The roofs of the far town, the towers on them, and the hall with its dome among the near ones. */
const FAR_TOWN = `${houses(FAR)}M214 214l6-34 6 34zM920 212l6-40 6 40zM1178 244l6-30 6 30z`;
const NEAR_TOWN = `${houses(NEAR)}M404 ${FOOT}V396h-8a76 66 0 01152 0h-8v84zM468 332l4-26 4 26zM200 372v-30h14v22zM872 346v-24h12v16z`;

const WINDOWS: readonly (readonly [number, number])[] = [
  [58, 330],
  [112, 404],
  [128, 404],
  [212, 324],
  [236, 424],
  [262, 352],
  [346, 410],
  [380, 412],
  [450, 330],
  [448, 420],
  [492, 420],
  [612, 398],
  [640, 398],
  [672, 424],
  [690, 330],
  [714, 330],
  [774, 326],
  [850, 412],
  [902, 414],
  [922, 322],
  [966, 434],
  [1010, 352],
  [1070, 418],
  [1112, 420],
  [1168, 330],
  [1214, 430],
  [1290, 416],
  [1330, 340],
  [1356, 414],
  [1420, 432],
];

/** Returns a point of the string between two posts. */
function onString(at: number, t: number): [number, number] {
  const [x, y] = POSTS[at] ?? [0, 0];
  const [toX, toY] = POSTS[at + 1] ?? [0, 0];
  return [x + (toX - x) * t, y + (toY - y) * t + SAG * 2 * t * (1 - t)];
}

const STRING = POSTS.slice(1)
  .map(([x, y], at) => {
    const [fromX, fromY] = POSTS[at] ?? [0, 0];
    return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${(fromY + y) / 2 + SAG} ${x} ${y}`;
  })
  .join("");

/** The market from afar: by night stars, moon and lit lanterns, by day a pale sun and the same roofs. */
export function MarketScene() {
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${WIDTH} ${FOOT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className="scene-stars">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g className="scene-moon">
        <circle cx="812" cy="168" r="170" fill="url(#moon-glow)" className="scene-glow" />
        <circle cx="812" cy="168" r="58" className="scene-disc" />
        <g className="scene-craters">
          <circle cx="795" cy="156" r="11" />
          <circle cx="827" cy="184" r="15" />
          <circle cx="836" cy="148" r="8" />
          <circle cx="797" cy="194" r="6" />
        </g>
      </g>
      <path d={FAR_TOWN} className="scene-far" />
      <path d={NEAR_TOWN} className="scene-near" />
      <g className="scene-windows">
        {WINDOWS.map(([x, y]) => (
          <path key={`${x}-${y}`} d={`M${x} ${y + 12}v-8a4 4 0 018 0v8z`} />
        ))}
      </g>
      <path d={STRING} className="scene-string" />
      {POSTS.slice(1).flatMap((_, at) =>
        HUNG.map((t, place) => {
          const [x, y] = onString(at, t);
          return <PaperLantern key={x} x={x} y={y + 6} size={SIZES[(at * 3 + place) % SIZES.length] ?? 1} />;
        }),
      )}
    </svg>
  );
}
