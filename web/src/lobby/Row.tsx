import { type ReactNode, useId, useState } from "react";
import { Glyph } from "../art/glyphs";
import { Dialog } from "../parts/Dialog";
import { PHONE, useMedia } from "../parts/useMedia";

interface Props {
  title: string;
  note?: string;
  /** What is chosen now, where the choice itself is a step away. */
  value: string;
  children: ReactNode;
}

/** A line of a form: what can be chosen stands at its end, on a phone behind it in a sheet of its own. */
export function Row({ title, note, value, children }: Props) {
  const id = useId();
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) {
    return (
      <div className="form-row">
        <p className="form-row-words" id={id}>
          <b>{title}</b>
          {note && <span>{note}</span>}
        </p>
        {children}
      </div>
    );
  }
  return (
    <>
      <button type="button" className="form-row" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b>{title}</b>
        <span className="form-row-value">{value}</span>
        <Glyph name="next" />
      </button>
      {isOpen && (
        <Dialog label={title} onClose={() => setOpen(false)} className="form-sheet">
          <h2>{title}</h2>
          {note && <p className="quiet">{note}</p>}
          {children}
        </Dialog>
      )}
    </>
  );
}
