import { useState } from "react";
import { Glyph } from "../art/glyphs";
import { useWords } from "../words/page";
import { Dialog } from "./Dialog";
import { Link } from "./router";

/** A way out of the bar: where it leads, its name and its glyph. */
export interface Door {
  to: string;
  name: string;
  glyph: string;
}

/** The doors of the bar behind one button, where there is no room for all of them. */
export function Menu({ doors }: { doors: readonly Door[] }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={words.phrase("menu")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Glyph name="menu" />
      </button>
      {isOpen && (
        <Dialog label={words.phrase("menu")} onClose={() => setOpen(false)} className="menu">
          <h2>{words.phrase("house")}</h2>
          <ul className="menu-doors">
            {doors.map(({ to, name, glyph }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers to Enter as to a click
              <li key={to} onClick={() => setOpen(false)}>
                <Link to={to} className="menu-door">
                  <Glyph name={glyph} /> {words.phrase(name)}
                </Link>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
