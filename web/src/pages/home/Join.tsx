import { type FormEvent, useState } from "react";
import { go, Link } from "../../parts/router";
import { useWords } from "../../words/page";
import { tableIn } from "../tables";

/** The way to a table that somebody has told one of, and to one of one's own. */
export function Join() {
  const words = useWords();
  const [text, setText] = useState("");
  const join = (event: FormEvent) => {
    event.preventDefault();
    const table = tableIn(text);
    if (table) go(`/t/${encodeURIComponent(table)}`);
  };
  return (
    <section className="panel home-panel home-join">
      <h2>{words.phrase("home-join")}</h2>
      <form className="home-join-form" onSubmit={join}>
        <input
          className="field"
          value={text}
          placeholder={words.phrase("home-join-hint")}
          aria-label={words.phrase("home-join-hint")}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {words.phrase("home-join-go")}
        </button>
      </form>
      <p className="home-join-open">
        <span>{words.phrase("home-or-open")}</span>
        <Link to="/new" className="button">
          {words.phrase("home-open-a-table")}
        </Link>
      </p>
    </section>
  );
}
