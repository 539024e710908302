import { memo } from "react";
import { Glyph } from "../../art/glyphs";
import { ItemIcon } from "../../art/icons";
import { patternFill } from "../../art/patterns";
import type { Item } from "./items";

/** The back of an item: base with its star, moon with its crescent. What you know of it stands on it. */
export const CardBack = memo(function CardBack(props: {
  back: string;
  known?: Item | undefined;
  size?: "table" | "phone" | "mini";
}) {
  const { back, known, size = "table" } = props;
  const isMoon = back === "moon";
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
      {known && size === "mini" && <span className="mini-known">{known.letters}</span>}
    </span>
  );
});

function StarOrnament() {
  return (
    <g fill="none" stroke="#c9a054" strokeWidth="1.600">
      <rect x="10" y="10" width="100" height="130" rx="5" strokeOpacity=".8" />
      <path d="M15 27l12-12M105 27L93 15M15 123l12 12M105 123l-12 12" />
      <path d="M60 31l38 22v44L60 119 22 97V53z" />
      <circle cx="60" cy="75" r="30" strokeDasharray="1 5" strokeWidth="2.200" strokeLinecap="round" />
      <path
        d="M60 49l7 14 15.500-1L74 75l8.500 13-15.500-1-7 14-7-14-15.500 1L46 75l-8.500-13 15.500 1z"
        fill="#c9a054"
        stroke="none"
      />
    </g>
  );
}

function MoonOrnament() {
  return (
    <g fill="none" stroke="#9fd3bd" strokeWidth="1.600">
      <rect x="10" y="10" width="100" height="130" rx="5" strokeOpacity=".8" />
      <circle cx="60" cy="75" r="38" />
      <circle cx="60" cy="75" r="44" strokeDasharray="1 6" strokeWidth="2.200" strokeLinecap="round" />
      <g fill="#9fd3bd" stroke="none">
        <circle cx="20" cy="20" r="4" />
        <circle cx="100" cy="20" r="4" />
        <circle cx="20" cy="130" r="4" />
        <circle cx="100" cy="130" r="4" />
        <path d="M64 47a29 29 0 1025 37 24 24 0 01-25-37z" />
        <path d="M82 54l2.500 6 6 2.500-6 2.500L82 71l-2.500-6-6-2.500 6-2.500z" />
      </g>
    </g>
  );
}

function Medallion({ item }: { item: Item }) {
  return (
    <g>
      <circle cx="60" cy="72" r="31" fill={item.colour} stroke="#c9a054" strokeWidth="2" />
      <circle cx="60" cy="72" r="31" fill={patternFill(item.pattern)} />
      <ItemIcon item={item.id} x={60} y={72} size={42} />
    </g>
  );
}
