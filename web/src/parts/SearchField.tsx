import { Glyph } from "../art/glyphs";
import "../styles/search.css";

interface Props {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field to look for something in a page. */
export function SearchField({ label, hint, value, onChange }: Props) {
  return (
    <label className="search-field">
      <Glyph name="search" />
      <input
        type="search"
        value={value}
        aria-label={label}
        placeholder={hint}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
