import { type ChangeEvent, useRef } from "react";
import { Glyph } from "../art/glyphs";
import type { Brought } from "./draft";

interface Props {
  title: string;
  accept?: string;
  className?: string;
  onBring: (file: Brought) => void;
}

/** Brings a file along, as text. */
export function FileButton({ title, accept, className = "button", onBring }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // It takes a moment to read, and the form may be another one then.
  const latest = useRef(onBring);
  latest.current = onBring;
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const text = await file.text();
    latest.current({ name: file.name, text });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={title}
        onChange={bring}
      />
      <button type="button" className={className} onClick={() => input.current?.click()}>
        <Glyph name="share" /> {title}
      </button>
    </>
  );
}
