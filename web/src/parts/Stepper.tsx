import type { ReactNode } from "react";
import { Glyph } from "../art/glyphs";
import { useWords } from "../words/page";

interface Props {
  /** What is counted, for those who hear it. */
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  children: ReactNode;
}

/** A small number, one step at a time. */
export function Stepper({ label, value, least, most, onChange, children }: Props) {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="stepper-step"
        aria-label={words.phrase("step-less", { label })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Glyph name="minus" />
      </button>
      <output className="stepper-value" aria-live="polite">
        {children}
      </output>
      <button
        type="button"
        className="stepper-step"
        aria-label={words.phrase("step-more", { label })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Glyph name="plus" />
      </button>
    </div>
  );
}
