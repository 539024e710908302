import { WizardEmblem } from "../../art/wizards";
import { Dialog } from "../../parts/Dialog";
import { Pieces } from "../../parts/Pieces";
import { Legend, SourceMark } from "../../parts/Provenance";
import { RuleLink } from "../../parts/RuleLink";
import type { Entry } from "../../protocol/types";
import { useWords } from "../../words/page";
import "../../styles/in-full.css";

/** A wizard in full: what the wizard can do, with where that is known from. */
export function WizardInspector(props: { entry: Entry; game: string; onClose: () => void }) {
  const { entry, game, onClose } = props;
  const words = useWords();
  return (
    <Dialog label={entry.name} onClose={onClose} className="inspector inspector-wizard">
      <div className="in-full">
        <div className="in-full-emblem">
          <WizardEmblem wizard={entry.id} />
        </div>
        <div className="in-full-words">
          <p className="in-full-kind">{words.phrase("wizard-kind")}</p>
          <h2>{entry.name}</h2>
          <p className="in-full-text">
            {entry.sentences.map((sentence) => (
              <span key={sentence.said.id}>
                <Pieces pieces={words.pieces(sentence.said)} /> <SourceMark source={sentence.source} />{" "}
              </span>
            ))}
          </p>
          <Legend sources={entry.sentences.map((sentence) => sentence.source)} />
          <p className="in-full-foot">
            <span className="quiet">{words.phrase("card-rule")}</span>{" "}
            <RuleLink game={game} rule={entry.rule}>
              {words.phrase("cards-in-the-rules")}
            </RuleLink>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
