import { PHONE, useMedia } from "../parts/useMedia";
import type { Offer } from "../protocol/types";
import { useWords } from "../words/page";
import type { Brought, Draft } from "./draft";
import { FileButton } from "./FileButton";

interface Props {
  draft: Draft;
  offer: Offer | null;
  onChange: (draft: Draft) => void;
}

/** With what the game begins: a deal, or something that was brought along; at a desk it stands on the parchment. */
export function StartPanel({ draft, offer, onChange }: Props) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const bring = (kind: "record" | "position", file: Brought) => onChange({ ...draft, start: { kind, file } });
  const controls = (
    <p className="start-buttons">
      <FileButton
        title={words.phrase("start-bring-record")}
        className={isPhone ? "button" : "as-link"}
        onBring={(file) => bring("record", file)}
      />
      <FileButton
        title={words.phrase("start-bring-position")}
        className={isPhone ? "button" : "as-link"}
        onBring={(file) => bring("position", file)}
      />
      {draft.start && (
        <button type="button" className="as-link" onClick={() => onChange({ ...draft, start: null })}>
          {words.phrase("start-drop")}
        </button>
      )}
    </p>
  );
  const note = draft.start
    ? words.phrase("start-brought", { file: draft.start.file.name })
    : words.phrase(isPhone ? "start-deal" : "start-short");
  const goesOn = draft.start && !offer?.trouble && words.phrase(`start-${offer?.starts ?? "position"}-note`);
  return (
    <section
      className={isPhone ? "panel form-panel start-panel" : "start-panel"}
      aria-label={words.phrase("start-title")}
    >
      {isPhone && <h2>{words.phrase("start-title")}</h2>}
      <p className={isPhone ? "quiet" : ""}>
        {note} {goesOn}
      </p>
      {controls}
    </section>
  );
}
