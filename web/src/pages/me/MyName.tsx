import { type FormEvent, useEffect, useState } from "react";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { enrolled } from "../enrolling";
import { Said } from "./Said";
import { useAttempt } from "./useAttempt";

/** The name that everybody sees, at every table. */
export function MyName({ called, onChange }: { called: string; onChange: () => void }) {
  const words = useWords();
  const [name, setName] = useState(called);
  useEffect(() => setName(called), [called]);
  const { attempt, isBusy, ...came } = useAttempt();
  const save = (event: FormEvent) => {
    event.preventDefault();
    attempt(async () => {
      await enrolled(name.trim());
      onChange();
      return words.phrase("me-name-saved", { name: keys.name() });
    });
  };
  return (
    <section className="panel me-panel">
      <h2>{words.phrase("me-name")}</h2>
      <form className="me-form" onSubmit={save}>
        <label>
          <span>{words.phrase("me-name-label")}</span>
          <input
            className="field"
            value={name}
            maxLength={40}
            required
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={isBusy || !name.trim()}>
          {words.phrase("me-name-save")}
        </button>
      </form>
      <p className="quiet">{words.phrase("me-name-note")}</p>
      <Said {...came} />
    </section>
  );
}
