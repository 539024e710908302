import { type FormEvent, useEffect, useRef, useState } from "react";
import { Glyph, SeatMark } from "../art/glyphs";
import type { Line } from "../protocol/types";
import { keys } from "../store/keys";
import type { LiveTable } from "../store/live";
import type { ChatName } from "../store/state";
import "../styles/chat.css";
import { useWords } from "../words/page";
import { clockAt } from "./timeWords";
import { useLive, useTable } from "./useTable";

const LONGEST = 500;

/** What is said at the table, and apart from that by those who watch; names and lines are text and nothing else. */
export function Chat() {
  const live = useLive();
  const { sheet, seat, unread } = useTable();
  const own: ChatName = seat < 0 ? "watchers" : "table";
  const [shown, setShown] = useState<ChatName>(own);
  // Players read what was said by those who watched once the game is over.
  const hasBoth = seat < 0 || sheet?.state === "over" || sheet?.state === "closed";
  useEffect(() => setShown(own), [own]);
  useEffect(() => {
    if (unread) live?.readChat();
  }, [unread, live]);
  if (!live) return null;
  return (
    <div className="chat">
      {hasBoth && <Which shown={shown} onShow={setShown} />}
      <Lines live={live} chat={shown} />
      {shown === own && <Speaking live={live} />}
    </div>
  );
}

function Which({ shown, onShow }: { shown: ChatName; onShow: (chat: ChatName) => void }) {
  const words = useWords();
  return (
    <fieldset className="segments chat-which">
      <legend className="visually-hidden">{words.phrase("table-chat")}</legend>
      {(["table", "watchers"] as const).map((chat) => (
        <label key={chat} className={chat === shown ? "segment is-picked" : "segment"}>
          <input type="radio" name="chat" checked={chat === shown} onChange={() => onShow(chat)} />
          {words.phrase(`chat-of-${chat}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Lines({ live, chat }: { live: LiveTable; chat: ChatName }) {
  const words = useWords();
  const { chats } = useTable();
  const lines = chats[chat];
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every line the latest is looked at
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <ol ref={list} className="chat-lines" aria-live="polite">
      {lines.length === 0 && <li className="quiet">{words.phrase("chat-empty")}</li>}
      {lines.map((line) => (
        <ChatLine key={line.number} live={live} chat={chat} line={line} />
      ))}
    </ol>
  );
}

function ChatLine({ live, chat, line }: { live: LiveTable; chat: ChatName; line: Line }) {
  const words = useWords();
  const { sheet, seat } = useTable();
  const [isOpen, setOpen] = useState(false);
  const isHost = sheet?.seats[seat]?.is_host ?? false;
  const isMine = seat >= 0 && line.seat === seat;
  const canMute = !isMine && keys.player() !== "";
  const { name } = line;
  return (
    <li className={line.is_removed ? "chat-line is-removed" : "chat-line"}>
      <p className="chat-line-head">
        <SeatMark seat={line.seat ?? -1} /> <b>{name}</b>
        {!!line.at && <time dateTime={new Date(line.at * 1000).toISOString()}>{clockAt(line.at)}</time>}
        {!line.is_removed && (canMute || isHost) && (
          <button
            type="button"
            className="chat-more"
            aria-expanded={isOpen}
            aria-label={words.phrase("chat-more", { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">⋯</span>
          </button>
        )}
      </p>
      <p>{line.is_removed ? words.phrase("chat-removed") : line.text}</p>
      {isOpen && !line.is_removed && (
        <p className="chat-acts">
          {canMute && (
            <button type="button" className="button" onClick={() => live.mute(chat, line)}>
              {words.phrase("chat-mute", { name })}
            </button>
          )}
          {isHost && (
            <button type="button" className="button" onClick={() => live.removeLine(chat, line.number)}>
              {words.phrase("chat-remove")}
            </button>
          )}
        </p>
      )}
    </li>
  );
}

/** Where something is said; what is typed and not sent outlives a reload. */
function Speaking({ live }: { live: LiveTable }) {
  const words = useWords();
  const { seat } = useTable();
  const draft = `chat.${live.name}`;
  const [text, setText] = useState(() => keys.draft(draft));
  const write = (typed: string) => {
    setText(typed);
    keys.keepDraft(draft, typed);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    write("");
    if (!(await live.chat(said))) write(said);
  };
  if (seat < 0 && !keys.player()) return <p className="quiet">{words.phrase("chat-name-first")}</p>;
  return (
    <>
      {seat < 0 && <p className="quiet">{words.phrase("chat-watchers-note")}</p>}
      <form className="chat-form" onSubmit={send}>
        <input
          className="field"
          value={text}
          maxLength={LONGEST}
          placeholder={words.phrase("chat-say")}
          aria-label={words.phrase("chat-say")}
          onChange={(event) => write(event.target.value)}
        />
        <button type="submit" className="button" aria-label={words.phrase("chat-send")}>
          <Glyph name="send" />
        </button>
      </form>
    </>
  );
}
