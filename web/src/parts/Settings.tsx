import { useState } from "react";
import { PREFERENCES, type Preference, prefer, preferred } from "../store/preferences";
import { useWords } from "../words/page";
import { Dialog } from "./Dialog";
import { go } from "./router";

/** What somebody prefers, chosen and seen at once. */
export function Settings() {
  const words = useWords();
  const [, setChanged] = useState(0);
  return (
    <Dialog label={words.phrase("settings")} onClose={() => go(location.pathname, true)} className="settings">
      <h2>{words.phrase("settings")}</h2>
      {(Object.keys(PREFERENCES) as Preference[]).map((name) => (
        <fieldset key={name} className="segments">
          <legend>{words.phrase(name)}</legend>
          {PREFERENCES[name].map((value) => (
            <label key={value} className={preferred(name) === value ? "segment is-picked" : "segment"}>
              <input
                type="radio"
                name={name}
                checked={preferred(name) === value}
                onChange={() => {
                  prefer(name, value);
                  setChanged((times) => times + 1);
                }}
              />
              {words.phrase(`${name}-${value}`)}
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
