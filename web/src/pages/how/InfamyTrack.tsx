const LAST = 24;
const STEP = 20;
const LEFT = 24;
const LINE = 62;

/** A track of infamy on which a marker passes the end and begins again, which costs a fine. */
export function InfamyTrack({ before, gained }: { before: number; gained: number }) {
  const after = (before + gained) % (LAST + 1);
  const x = (infamy: number) => LEFT + infamy * STEP;
  return (
    <svg className="infamy-track" viewBox={`0 0 ${LEFT * 2 + LAST * STEP} 108`} focusable="false">
      <path d={`M${x(0)} ${LINE}H${x(LAST)}`} stroke="currentColor" strokeOpacity=".5" strokeWidth="2" />
      {Array.from({ length: LAST + 1 }, (_, infamy) => infamy).map((infamy) => (
        <g key={infamy}>
          <circle cx={x(infamy)} cy={LINE} r={infamy % 4 ? 2.5 : 4} fill="currentColor" fillOpacity=".7" />
          {infamy % 4 === 0 && (
            <text x={x(infamy)} y={LINE + 24} textAnchor="middle">
              {infamy}
            </text>
          )}
        </g>
      ))}
      <path
        className="infamy-leap"
        d={`M${x(before)} ${LINE - 12}Q${x(LAST)} 2 ${x(LAST) + 16} ${LINE - 16}M${x(0) - 16} ${LINE - 16}Q${x(0)} 16 ${x(after)} ${LINE - 14}`}
        fill="none"
        strokeWidth="2.500"
        strokeDasharray="5 5"
      />
      <circle className="infamy-was" cx={x(before)} cy={LINE} r="9" />
      <circle className="infamy-is" cx={x(after)} cy={LINE} r="9" />
      <g className="infamy-flag" transform={`translate(${x(LAST) + 2} 8)`}>
        <path d="M0 34V0h20l-5 7 5 7H0" />
      </g>
    </svg>
  );
}
