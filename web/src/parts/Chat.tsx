import { type FormEvent, useState } from "react";
import { Glyph, SeatMark } from "../art/glyphs";
import { useWords } from "../words/page";
import { useStore, useTable } from "./useTable";

const LONGEST = 500;

/** What is said at the table; names and lines are text and nothing else. */
export function Chat() {
  const words = useWords();
  const store = useStore();
  const { chat } = useTable();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    store.chat(text.trim());
    setText("");
  };
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite">
        {chat.length === 0 && <li className="quiet">{words.phrase("chat-empty")}</li>}
        {chat.map((line) => (
          <li key={line.number}>
            <p className="chat-name">
              <SeatMark seat={line.seat ?? -1} /> <b>{line.name}</b>
            </p>
            <p>{line.is_removed ? words.phrase("chat-removed") : line.text}</p>
          </li>
        ))}
      </ol>
      <form className="chat-form" onSubmit={send}>
        <input
          className="field"
          value={text}
          maxLength={LONGEST}
          placeholder={words.phrase("chat-say")}
          aria-label={words.phrase("chat-say")}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" aria-label={words.phrase("chat-send")}>
          <Glyph name="send" />
        </button>
      </form>
    </div>
  );
}
