import { type ReactNode, useId } from "react";
import { Glyph } from "../art/glyphs";

export interface Segment {
  value: string;
  title: string;
  glyph?: string;
  /** Why it can't be picked; it stays in sight all the same. */
  whyNot?: string;
}

interface Props {
  legend: ReactNode;
  segments: readonly Segment[];
  picked: string;
  onPick: (value: string) => void;
  className?: string;
}

/** One of a few, side by side. */
export function Segments({ legend, segments, picked, onPick, className = "" }: Props) {
  const id = useId();
  const reasons = [...new Set(segments.map((each) => each.whyNot).filter(Boolean))];
  return (
    <fieldset className={`segments ${className}`} aria-describedby={reasons.length ? `${id}-why` : undefined}>
      <legend>{legend}</legend>
      <span className="segments-row">
        {segments.map(({ value, title, glyph, whyNot }) => (
          <label
            key={value}
            className={`segment${value === picked ? " is-picked" : ""}${whyNot ? " is-barred" : ""}`}
          >
            <input
              type="radio"
              name={id}
              checked={value === picked}
              disabled={!!whyNot && value !== picked}
              onChange={() => onPick(value)}
            />
            {glyph && <Glyph name={glyph} />}
            {title}
          </label>
        ))}
      </span>
      {reasons.length > 0 && (
        <span id={`${id}-why`} className="why-not">
          {reasons.join(" ")}
        </span>
      )}
    </fieldset>
  );
}
