import { Glyph } from "../art/glyphs";
import { WizardEmblem } from "../art/wizards";

/** What stands for a value that a seat has: the emblem of a wizard, or a star. */
export function SeatEmblem({ option, value }: { option: string; value: string }) {
  if (option === "wizards" && value && value !== "none") return <WizardEmblem wizard={value} />;
  return <Glyph name="special" />;
}
