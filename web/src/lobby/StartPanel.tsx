import type { Offer } from "../protocol/types";
import { useWords } from "../words/page";
import type { Brought, Draft } from "./draft";
import { FileButton } from "./FileButton";

interface Props {
  draft: Draft;
  offer: Offer | null;
  onChange: (draft: Draft) => void;
}

/** With what the game begins: a deal, or something that was brought along. */
export function StartPanel({ draft, offer, onChange }: Props) {
  const words = useWords();
  const bring = (kind: "record" | "position", file: Brought) => onChange({ ...draft, start: { kind, file } });
  return (
    <section className="panel form-panel start-panel">
      <h2>{words.phrase("start-title")}</h2>
      <p className="quiet">
        {draft.start
          ? words.phrase("start-brought", { file: draft.start.file.name })
          : words.phrase("start-deal")}{" "}
        {draft.start && !offer?.trouble && words.phrase(`start-${offer?.starts ?? "position"}-note`)}
      </p>
      <p className="start-buttons">
        <FileButton title={words.phrase("start-bring-record")} onBring={(file) => bring("record", file)} />
        <FileButton
          title={words.phrase("start-bring-position")}
          onBring={(file) => bring("position", file)}
        />
        {draft.start && (
          <button type="button" className="as-link" onClick={() => onChange({ ...draft, start: null })}>
            {words.phrase("start-drop")}
          </button>
        )}
      </p>
    </section>
  );
}
