import paths from "virtual:game-icons";
import { PaperLantern } from "./lanterns";
import { MoonPhase } from "./moon";
import "../styles/scene.css";

const ICON = 512;

/** An icon of the collection inside a scene, in a square around a point. */
function At({ icon, x, y, size, fill }: { icon: string; x: number; y: number; size: number; fill: string }) {
  return (
    <path
      d={paths[icon] ?? ""}
      fill={fill}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / ICON})`}
    />
  );
}

/** The picture on a box. */
export function BoxScene({ box, className = "" }: { box: string; className?: string }) {
  return (
    <svg className={`box-scene ${className}`} aria-hidden="true" focusable="false">
      <svg width="100%" height="100%" viewBox="0 0 286 200" preserveAspectRatio="xMidYMid slice">
        {box === "alley" ? <AlleyScene /> : box === "market" ? <StallsScene /> : <ShelvesScene />}
      </svg>
      <rect
        className="box-frame"
        x="6.500"
        y="6.500"
        rx="9"
        fill="none"
        stroke="#e9cc8c"
        strokeOpacity=".75"
      />
    </svg>
  );
}

function AlleyScene() {
  return (
    <>
      <rect width="286" height="200" fill="#1d2456" />
      <rect width="286" height="200" fill="url(#alley-warmth)" />
      <path d="M46 200V97a97 97 0 01194 0v103z" fill="#3b3061" fillOpacity=".75" />
      <path d="M74 200v-95a69 69 0 01138 0v95z" fill="#6e4253" fillOpacity=".85" />
      <path d="M96 200v-90a47 47 0 0194 0v90z" fill="#a9632f" />
      <path d="M114 200v-86a29 29 0 0158 0v86z" fill="url(#alley-arch)" />
      <path d="M130 142h26l18 58h-62z" fill="#ffe2a0" opacity=".55" />
      <g fill="#7a4d1a">
        <path d="M0 87h57v5H0zM0 147h72v5H0zM229 87h57v5h-57zM214 147h72v5h-72z" />
      </g>
      <At icon="voodoo-doll" x={26} y={64} size={42} fill="#b9a6e8" />
      <At icon="crystal-ball" x={44} y={124} size={44} fill="#ffdc94" />
      <At icon="cauldron" x={34} y={175} size={42} fill="#8ba0d6" />
      <At icon="frog-prince" x={260} y={67} size={40} fill="#92b560" />
      <At icon="magic-lamp" x={240} y={126} size={44} fill="#ffdc94" />
      <At icon="evil-book" x={256} y={176} size={38} fill="#f08ba4" />
      <path d="M113 0v10M172 0v12" stroke="#3a2a12" strokeWidth="1.500" />
      <PaperLantern x={113} y={4} size={0.95} />
      <PaperLantern x={172} y={4} size={1.35} />
    </>
  );
}

const STALLS = [
  { x: 0, cloth: "#8c1d3f", ware: "egg-eye" },
  { x: 97, cloth: "#0e6b4f", ware: "crystal-growth" },
  { x: 194, cloth: "#5b3ba3", ware: "flower-star" },
];

function StallsScene() {
  return (
    <>
      <rect width="286" height="200" fill="#06302a" />
      <circle cx="143" cy="84" r="130" fill="url(#moon-glow)" />
      <circle cx="143" cy="84" r="60" fill="url(#moon-face)" />
      <g fill="#3c6b5c" fillOpacity=".22">
        <circle cx="124" cy="70" r="11" />
        <circle cx="164" cy="98" r="15" />
        <circle cx="160" cy="56" r="7" />
      </g>
      <MoonPhase side="crescent" x={42} y={48} r={13} fill="#8cffd3" />
      <MoonPhase side="half" x={246} y={48} r={12} fill="#8cffd3" />
      <At icon="cat" x={146} y={106} size={58} fill="#071f1b" />
      {STALLS.map(({ x, cloth, ware }) => (
        <g key={x} transform={`translate(${x} 126)`}>
          <path d="M6 18h84v24H6z" fill="#2c3a2a" />
          <At icon={ware} x={48} y={31} size={26} fill="#ffe3a6" />
          <path
            d="M1 0h92v15a9.200 9 0 01-18.400 0 9.200 9 0 01-18.400 0 9.200 9 0 01-18.400 0 9.200 9 0 01-18.400 0 9.200 9 0 01-18.400 0z"
            fill="#f3e8cd"
          />
          <path
            d="M1 0h18.400v15a9.200 9 0 01-18.400 0zM37.800 0h18.400v15a9.200 9 0 01-18.400 0zM74.600 0H93v15a9.200 9 0 01-18.400 0z"
            fill={cloth}
          />
          <path d="M4 46h86v30H4z" fill="#0d3b33" />
          <path d="M1 42h92v5H1z" fill="#c9a054" />
        </g>
      ))}
    </>
  );
}

function ShelvesScene() {
  return (
    <>
      <rect width="286" height="200" fill="#3f1532" />
      <path d="M0 62h286v58H0z" fill="#591d40" />
      <path d="M0 122h286v62H0z" fill="#6a2142" />
      <path d="M0 58h286v5H0zM0 119h286v5H0zM0 181h286v5H0z" fill="#8f5f22" />
      <path d="M0 186h286v14H0z" fill="#3a1526" />
      <At icon="round-potion" x={24} y={38} size={36} fill="#b9b4ff" />
      <At icon="square-bottle" x={72} y={37} size={38} fill="#7fe6bf" />
      <At icon="scroll-unfurled" x={120} y={37} size={38} fill="#f3e8cd" />
      <At icon="potion-ball" x={215} y={37} size={38} fill="#ff9fbb" />
      <At icon="visored-helm" x={262} y={37} size={38} fill="#cbd0e6" />
      <At icon="spell-book" x={24} y={98} size={40} fill="#f2c27a" />
      <At icon="gem-pendant" x={72} y={97} size={38} fill="#8fc7ff" />
      <At icon="backpack" x={220} y={97} size={40} fill="#d8b878" />
      <At icon="warhammer" x={264} y={97} size={38} fill="#d5d9ea" />
      <g stroke="#2a1a22" strokeWidth="2" strokeLinejoin="round" fill="url(#die-face)">
        <path d="M143 62l27.500 9 13 21v29l-13 21-27.500 9-27.500-9-13-21V92l13-21z" />
        <path d="M143 84l25 18-9.500 29h-31L118 102z" fill="#fffaf0" />
        <path
          d="M143 84V62M168 102l15.500-10M158.500 131l12 11M127.500 131l-12 11M118 102l-15.500-10"
          fill="none"
        />
      </g>
      <text x="143" y="119" textAnchor="middle" className="scene-number">
        12
      </text>
      <g stroke="#2a1a22" strokeWidth="2" strokeLinejoin="round">
        <path d="M76 142l20 19-20 20-20-20z" fill="#f0b35a" />
        <path d="M76 142v24l20-5M76 166l-20-5M76 166v15" fill="none" />
        <rect x="192" y="146" width="34" height="34" rx="6" fill="#fffaf0" />
      </g>
      <g fill="#2a2033">
        {[154, 163, 172].map((y) => (
          <path
            key={y}
            d={`M202 ${y}m-2.800 0a2.800 2.800 0 105.600 0a2.800 2.800 0 10-5.600 0M216 ${y}m-2.800 0a2.800 2.800 0 105.600 0a2.800 2.800 0 10-5.600 0`}
          />
        ))}
      </g>
    </>
  );
}
