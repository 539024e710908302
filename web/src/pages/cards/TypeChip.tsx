import { patternFill } from "../../art/patterns";
import { lettersOf, type Shelf } from "./collection";

/** The letters of a type on its colour and pattern. */
export function TypeChip({ letters, shelf }: { letters: string; shelf: Shelf }) {
  const { look } =
    shelf.shown.find(({ entry, look: each }) => lettersOf(entry) === letters && each?.colour) ?? {};
  return (
    <svg className="type-chip" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <rect x=".5" y=".5" width="43" height="43" rx="8" fill={look?.colour || "#2B2459"} />
      <rect x=".5" y=".5" width="43" height="43" rx="8" fill={patternFill(look?.pattern || "rays")} />
      <text x="22" y="29" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
}
