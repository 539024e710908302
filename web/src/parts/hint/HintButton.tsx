import { Glyph } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { useHint } from "./useHinting";

/** Opens the hints where they have no tab beside the table; nothing where none may be asked for. */
export function HintButton() {
  const words = useWords();
  const { adviser, isOpen, open, close } = useHint();
  if (!adviser) return null;
  return (
    <button
      type="button"
      className="icon-button hint-button"
      aria-label={words.phrase("hint")}
      aria-expanded={isOpen}
      onClick={isOpen ? close : () => open(true)}
    >
      <Glyph name="bulb" />
    </button>
  );
}
