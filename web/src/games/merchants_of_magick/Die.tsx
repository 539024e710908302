/** How each die is drawn in a square of 64: its outline, the sides in shade, its edges, and where its figure stands. */
interface Drawing {
  outline: string;
  shade: string;
  edges: string;
  figure: number;
}

const SQUARE: Drawing = {
  outline: "M13 7h38q6 0 6 6v38q0 6-6 6H13q-6 0-6-6V13q0-6 6-6z",
  shade: "",
  edges: "",
  figure: 41,
};
const DRAWINGS: Record<string, Drawing> = {
  d6: SQUARE,
  d8: {
    outline: "M32 3l28 31-28 27L4 34z",
    shade: "M4 34l28 9 28-9-28 27z",
    edges: "M4 34l28 9 28-9M32 43v18",
    figure: 34,
  },
  d10: {
    outline: "M32 3l26 21v16L32 61 6 40V24z",
    shade: "M6 40l12-4 14 9 14-9 12 4-26 21z",
    edges: "M32 3L18 36l14 9 14-9zM18 36L6 40M46 36l12 4M32 45v16M32 3L6 24M32 3l26 21",
    figure: 35,
  },
  d12: {
    outline:
      "M32 2.500l17.300 5.600 10.800 14.800v18.200L49.300 55.900 32 61.500l-17.300-5.600L3.900 41.100V22.900L14.700 8.100z",
    shade: "M22 45.800h20l7.300 10.100L32 61.500l-17.300-5.600z",
    edges:
      "M32 15l16.200 11.700L42 45.800H22l-6.200-19.100zM32 15V2.500M48.200 26.700l11.900-3.800M42 45.800l7.300 10.100M22 45.800l-7.300 10.100M15.800 26.700L3.900 22.900",
    figure: 41,
  },
};

/** A die with the side that is up. */
export function Die({ die, value }: { die: string; value: number }) {
  const drawing = DRAWINGS[die] ?? SQUARE;
  return (
    <svg className="die" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="die-body" d={drawing.outline} />
      <path className="die-shade" d={drawing.shade} />
      <path className="die-edges" d={drawing.edges} />
      <path className="die-outline" d={drawing.outline} />
      <text className="die-figure" x="32" y={drawing.figure} textAnchor="middle">
        {value}
      </text>
    </svg>
  );
}
