import { type FormEvent, useState } from "react";
import { go } from "../../parts/router";
import { http } from "../../protocol/http";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { claimed } from "../enrolling";
import { Said } from "./Said";
import { useAttempt } from "./useAttempt";

// A code is typed by hand and short; a key is not.
const LONGEST_CODE = 16;

/** Comes to this device from another one: with a player key, or with the code of one seat. */
export function Arrive({ onChange }: { onChange: () => void }) {
  const words = useWords();
  const [text, setText] = useState("");
  const { attempt, isBusy, ...came } = useAttempt();
  const arrive = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.replace(/\s/g, "");
    attempt(async () => {
      const said = typed.length <= LONGEST_CODE ? await withCode(typed) : await withKey(typed);
      setText("");
      onChange();
      return said;
    });
  };
  const withCode = async (code: string) => {
    const { table, secret = "" } = await http.redeem(code);
    keys.keepSeat(table, secret);
    go(`/t/${table}`);
    return "";
  };
  const withKey = async (key: string) => {
    const { name } = await http.me(key);
    keys.keepPlayer(key);
    keys.keepName(name);
    const tables = await http.myTables(key);
    await Promise.allSettled(tables.map(({ table }) => claimed(table)));
    return words.phrase("me-arrived", { name, count: tables.length });
  };
  return (
    <section className="panel me-panel">
      <h2>{words.phrase("me-arrive")}</h2>
      <form className="me-form" onSubmit={arrive}>
        <label>
          <span>{words.phrase("me-arrive-label")}</span>
          <input
            className="field"
            value={text}
            required
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={isBusy || !text.trim()}>
          {words.phrase("me-arrive-go")}
        </button>
      </form>
      <p className="quiet">{words.phrase("me-arrive-note")}</p>
      <Said {...came} />
    </section>
  );
}
