import { useShortcuts } from "../keys/shortcuts";
import { useHint } from "./useHinting";

/** Lets a key ask for a hint; where others would know of it, it only leads to the button that does. */
export function HintKey() {
  const { open, ask, hasCompany } = useHint();
  const act = () => {
    open(true);
    if (!hasCompany) ask();
  };
  useShortcuts([{ keys: ["h"], says: "hint-key", act }]);
  return null;
}
