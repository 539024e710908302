import { useState } from "react";
import { Glyph } from "../art/glyphs";
import { useWords } from "../words/page";

/** Copies a text, where the browser lets it: without a secure context by selecting it in a field of its own. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (navigator.clipboard) await navigator.clipboard.writeText(text).catch(() => copyOldWay(text));
    else copyOldWay(text);
    setCopied(true);
  };
  return (
    <button type="button" className="button copy-button" onClick={copy}>
      <Glyph name={isCopied ? "check" : "copy"} />
      <span aria-live="polite">{words.phrase(isCopied ? "copied" : "copy")}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </button>
  );
}

function copyOldWay(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
