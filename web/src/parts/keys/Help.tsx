import { useWords } from "../../words/page";
import "../../styles/everyone.css";
import { Dialog } from "../Dialog";
import { close } from "../router";
import { perform, type Shortcut, useAllShortcuts } from "./shortcuts";

const EVERYWHERE = ["Tab", "arrows", "home", "enter", "escape", "hold"];

/** What keys do here, each also as a button. */
export default function Help() {
  const words = useWords();
  const shortcuts = useAllShortcuts();
  const done = ({ keys: [key = ""] }: Shortcut) => {
    close("help");
    // What opens next takes focus from the page, not from the help that goes.
    requestAnimationFrame(() => perform(key));
  };
  return (
    <Dialog label={words.phrase("help")} onClose={() => close("help")} className="aid">
      <h2>{words.phrase("help")}</h2>
      <p>{words.phrase("help-about")}</p>
      <h3>{words.phrase("help-moving")}</h3>
      <dl className="keys">
        {EVERYWHERE.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{words.phrase(`key-${key.toLowerCase()}`)}</kbd>
            </dt>
            <dd>{words.phrase(`help-${key.toLowerCase()}`)}</dd>
          </div>
        ))}
      </dl>
      {shortcuts.length > 0 && <h3>{words.phrase("help-letters")}</h3>}
      <dl className="keys">
        {shortcuts.map((shortcut) => (
          <div key={shortcut.says}>
            <dt>
              {shortcut.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>
              {shortcut.isKeyOnly ? (
                words.phrase(shortcut.says)
              ) : (
                <button type="button" className="button" onClick={() => done(shortcut)}>
                  {words.phrase(shortcut.says)}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
