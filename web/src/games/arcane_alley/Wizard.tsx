import { WizardEmblem } from "../../art/wizards";
import { useWords } from "../../words/page";
import { useAlley } from "./context";

/** A seat's wizard by name; it opens what the wizard can do. */
export function Wizard({ seat }: { seat: number }) {
  const words = useWords();
  const { sight, inspectWizard } = useAlley();
  const wizard = sight.player(seat).traits?.wizard;
  if (!wizard) return null;
  const name = words.name("wizard", wizard);
  return (
    <button
      type="button"
      className="wizard"
      aria-label={words.phrase("wizard-look", { name })}
      onClick={() => inspectWizard(wizard)}
    >
      <WizardEmblem wizard={wizard} />
      <span>{name}</span>
    </button>
  );
}
