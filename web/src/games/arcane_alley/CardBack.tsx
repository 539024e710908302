import { memo } from "react";
import { Glyph } from "../../art/glyphs";
import { ItemIcon } from "../../art/icons";
import { patternFill } from "../../art/patterns";
import type { Item } from "./items";

/** The back of an item: base with its star, moon with its crescent. What you know of it stands on it. */
export const CardBack = memo(function CardBack(props: {
  back: string;
  known?: Item | undefined;
  size?: "table" | "phone" | "mini" | "cell";
}) {
  const { back, known, size = "table" } = props;
  const isMoon = back === "moon";
  if (size === "cell") return <CellBack isMoon={isMoon} known={known} />;
  return (
    <span className={`back back-${size} ${isMoon ? "back-moon" : "back-base"}`}>
      <svg viewBox="0 0 120 150" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="120" height="150" rx="9" fill={`url(#${isMoon ? "moon" : "base"}-back)`} />
      </svg>
      <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
        {isMoon ? <MoonOrnament /> : <StarOrnament />}
        {known && <Medallion item={known} />}
      </svg>
      {known && size !== "mini" && (
        <span className="plate">
          <Glyph name="eye" />
          <span>{known.name}</span>
        </span>
      )}
      {known && size === "mini" && (
        <span className="mini-known" style={{ "--type": known.colour }} data-text={known.letters} />
      )}
    </span>
  );
});

/** A back as a cell: its star or its crescent; what you know of it are its letters. */
function CellBack({ isMoon, known }: { isMoon: boolean; known: Item | undefined }) {
  return (
    <span className={`back back-cell ${isMoon ? "back-moon" : "back-base"}${known ? " is-known" : ""}`}>
      {known ? (
        <span data-text={known.letters} />
      ) : (
        <svg viewBox="0 0 25 22" aria-hidden="true" focusable="false">
          {isMoon ? (
            <path d="M14.500 6a5.500 5.500 0 104 8 4.500 4.500 0 01-4-8z" fill="#9fd3bd" />
          ) : (
            <path
              d="M12.500 5.500l1.400 4 4.100 1.500-4.100 1.500-1.400 4-1.400-4L7 11l4.100-1.500z"
              fill="#e9cc8c"
            />
          )}
        </svg>
      )}
    </span>
  );
}

const STAR =
  "M60.0 48.0L66.1 64.4L83.4 61.5L72.2 75.0L83.4 88.5L66.1 85.6L60.0 102.0L53.9 85.6L36.6 88.5L47.8 75.0L36.6 61.5L53.9 64.4z";

function StarOrnament() {
  return (
    <g fill="none" stroke="#c9a054" strokeWidth="1.600" opacity=".85">
      <rect x="11" y="11" width="98" height="128" rx="6" strokeOpacity=".85" />
      <path d="M18 30l12-12M102 30L90 18M18 120l12 12M102 120l-12 12" />
      <path d="M60 30l39 22.500v45L60 120 21 97.500v-45z" />
      <path
        d="M60 38l32 18.500v37L60 112 28 93.500v-37z"
        strokeDasharray=".1 4.900"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path d={STAR} fill="#c9a054" stroke="none" />
    </g>
  );
}

function MoonOrnament() {
  return (
    <g fill="none" stroke="#9fd3bd" strokeWidth="1.500">
      <rect x="11" y="11" width="98" height="128" rx="6" strokeOpacity=".85" />
      <circle cx="60" cy="75" r="36" />
      <circle cx="60" cy="75" r="42" strokeDasharray=".1 5" strokeWidth="2" strokeLinecap="round" />
      <g fill="#9fd3bd" stroke="none">
        <circle cx="22" cy="22" r="3.800" />
        <circle cx="98" cy="22" r="3.800" />
        <circle cx="22" cy="128" r="3.800" />
        <circle cx="98" cy="128" r="3.800" />
        <path d="M63 49a26.500 26.500 0 1024 34 22 22 0 01-24-34z" />
        <path d="M81 56l2.400 5.600 5.600 2.400-5.600 2.400L81 72l-2.400-5.600L73 64l5.600-2.400z" />
      </g>
    </g>
  );
}

function Medallion({ item }: { item: Item }) {
  return (
    <g>
      <circle cx="60" cy="70" r="30" fill={item.colour} stroke="#c9a054" strokeWidth="2" />
      <circle cx="60" cy="70" r="30" fill={patternFill(item.pattern)} />
      <ItemIcon item={item} x={60} y={70} size={42} />
    </g>
  );
}
