import { PREFERENCES, type Preference, prefer, usePreferred } from "../store/preferences";
import { useWords } from "../words/page";
import { Dialog } from "./Dialog";
import { close } from "./router";
import { Segments } from "./Segments";
import { Slider } from "./Slider";
import "../styles/forms.css";

const GROUPS: readonly (readonly [string, readonly Preference[]])[] = [
  ["settings-play", ["forced", "confirm", "pace"]],
  ["settings-look", ["theme", "text-size", "motion", "drawing"]],
  ["settings-hear", ["spoken", "sounds"]],
  ["settings-keys", ["letters"]],
];

/** What somebody prefers, chosen and seen at once. */
export default function Settings() {
  const words = useWords();
  return (
    <Dialog label={words.phrase("settings")} onClose={() => close("settings")} className="settings">
      <h2>{words.phrase("settings")}</h2>
      {GROUPS.map(([title, names]) => (
        <section key={title} className="settings-group">
          <h3>{words.phrase(title)}</h3>
          {names.map((name) =>
            name === "text-size" ? <TextSize key={name} /> : <Values key={name} name={name} />,
          )}
        </section>
      ))}
      <p className="quiet">{words.phrase("settings-kept")}</p>
    </Dialog>
  );
}

function Values({ name }: { name: Preference }) {
  const words = useWords();
  const note = `${name}-note`;
  return (
    <div>
      <Segments
        legend={words.phrase(name)}
        segments={PREFERENCES[name].map((value) => ({ value, title: words.phrase(`${name}-${value}`) }))}
        picked={usePreferred(name)}
        onPick={(value) => prefer(name, value)}
      />
      {words.has(note) && <p className="quiet segments-note">{words.phrase(note)}</p>}
    </div>
  );
}

function TextSize() {
  const words = useWords();
  const sizes = PREFERENCES["text-size"].map(Number);
  return (
    <Slider
      label={words.phrase("text-size")}
      value={Number(usePreferred("text-size"))}
      least={Math.min(...sizes)}
      most={Math.max(...sizes)}
      step={25}
      say={(size) => words.phrase("text-size-is", { size })}
      onChange={(size) => prefer("text-size", String(size))}
    />
  );
}
