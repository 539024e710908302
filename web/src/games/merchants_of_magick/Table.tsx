import { useEffect, useMemo, useState } from "react";
import { Glyph, Lantern, SeatMark } from "../../art/glyphs";
import { Chat } from "../../parts/Chat";
import { outcomes, textOf } from "../../parts/foretelling";
import { Log } from "../../parts/Log";
import { Pieces } from "../../parts/Pieces";
import { RovingGrid } from "../../parts/RovingGrid";
import { Tabs } from "../../parts/Tabs";
import { TopBar } from "../../parts/TopBar";
import { useAnswering } from "../../parts/useAnswering";
import { useStore, useTable } from "../../parts/useTable";
import type { Barred, Drawn, Things } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Die } from "./art";
import { Belt } from "./Belt";
import { Book } from "./book";
import { Desk, MagickContext, useMagick } from "./context";
import { MagickOver } from "./MagickOver";
import { Sheet } from "./Sheet";
import { Workshop } from "./Workshop";

const SCORES = ["items", "spells", "masteries", "orders", "charms", "adventurer"];

/** The table of Merchants of Magick: a real sheet, dice, orders on their belt, and a live score. */
export default function MagickTable({ view, things }: { view: Drawn; things: Things }) {
  const words = useWords();
  const store = useStore();
  const { chat } = useTable();
  const book = useMemo(() => new Book(things), [things]);
  const desk = useMemo(() => new Desk(view, book), [view, book]);
  const answering = useAnswering();
  const [refused, refuse] = useState<Barred | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view has new reasons
  useEffect(() => refuse(null), [view]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "u" && view.undo?.can) store.takeBack();
      if (event.key === "Escape") answering.clear();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store, view, answering]);
  const magick = useMemo(() => ({ desk, answering, refused, refuse }), [desk, answering, refused]);
  return (
    <MagickContext value={magick}>
      <div className="magick">
        <MagickBar />
        {view.traits.phase === "over" ? (
          <MagickOver />
        ) : (
          <main className="magick-main">
            <section className="magick-middle">
              <div className="magick-head">
                <MagickPrompt />
                <Dice />
              </div>
              <Sheet />
            </section>
            <div className="magick-right">
              <Score />
              <Consequences />
              <MagickActions />
            </div>
            <Workshop />
            <Belt />
            <aside className="magick-log">
              <Tabs
                label={words.phrase("table-log")}
                tabs={[
                  { name: "log", title: words.phrase("table-log"), body: <Log /> },
                  { name: "chat", title: words.phrase("table-chat"), badge: chat.length, body: <Chat /> },
                ]}
              />
            </aside>
          </main>
        )}
      </div>
    </MagickContext>
  );
}

function MagickBar() {
  const words = useWords();
  const { desk } = useMagick();
  const { round = 1, rounds = 10 } = desk.view.figures;
  const others = desk.view.players.map((player) => player.seat).filter((seat) => seat !== desk.view.seat);
  return (
    <TopBar
      right={
        <ul className="who-crafts">
          {others.map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} /> {words.player(seat)}{" "}
              {desk.view.asked.includes(seat) ? (
                <span className="quiet">{words.phrase("magick-crafting")}</span>
              ) : (
                <Glyph name="check" />
              )}
            </li>
          ))}
        </ul>
      }
    >
      <p className="round-words">
        <b>{words.phrase("table-round", { round, rounds })}</b>
      </p>
      <span className="round-dots" aria-hidden="true">
        {Array.from({ length: rounds }, (_, at) => at + 1).map((each) => (
          <span key={each} className={each < round ? "is-done" : each === round ? "is-now" : ""} />
        ))}
      </span>
    </TopBar>
  );
}

function MagickPrompt() {
  const words = useWords();
  const { desk } = useMagick();
  const { question, asked } = desk.view;
  return (
    <div className={question ? "prompt is-asked" : "prompt"}>
      <Lantern />
      <div>
        <h1 tabIndex={-1} aria-live="polite">
          {question ? (
            <Pieces pieces={words.pieces(question.prompt)} />
          ) : (
            words.phrase("table-waiting-for", { names: asked.map((seat) => words.player(seat)).join(", ") })
          )}
        </h1>
        <p className="quiet">{words.phrase("magick-pencil-note")}</p>
      </div>
    </div>
  );
}

function Dice() {
  const words = useWords();
  const { desk, answering, refuse } = useMagick();
  return (
    <RovingGrid label={words.phrase("magick-dice")} columns={4} className="dice">
      {desk.zone("dice").cells.map((cell, place) => {
        const answer = desk.answer("dice", place);
        const isChosen = answer !== undefined && answering.answer === answer;
        const isHeld = cell.marks?.includes("held") ?? false;
        const isSpent = cell.marks?.includes("spent") ?? false;
        const state = isHeld ? "magick-held" : isSpent ? "magick-spent" : "";
        const name = cell.thing ?? "";
        const label = [
          `${name}: ${cell.value ?? 0}`,
          state && words.phrase(state),
          answer && words.phrase("place-legal"),
        ];
        const classes = [
          "die-place",
          answer && "is-lit",
          isHeld && "is-held",
          isSpent && "is-spent",
          isChosen && "is-chosen",
        ];
        return (
          <button
            key={name}
            type="button"
            className={classes.filter(Boolean).join(" ")}
            data-place={`dice/${place}`}
            data-legal={answer !== undefined}
            aria-label={label.filter(Boolean).join(", ")}
            aria-pressed={answer ? isChosen : undefined}
            aria-disabled={!answer}
            onClick={() => {
              refuse(answer ? null : (desk.barred("dice", place) ?? null));
              if (answer) answering.pick(answer);
            }}
          >
            <Die die={name} value={cell.value ?? 0} />
            <span data-text={state ? `${name}, ${words.phrase(state)}` : name} />
          </button>
        );
      })}
    </RovingGrid>
  );
}

function Score() {
  const words = useWords();
  const { desk, answering } = useMagick();
  const next = answering.told?.view?.players[desk.mine]?.figures;
  const line = (name: string) => {
    const now = desk.figure(name);
    const more = (next?.[name] ?? now) - now;
    return (
      <tr key={name} className={name === "coins" ? "score-total" : ""}>
        <th scope="row">{words.phrase(`magick-score-${name}`)}</th>
        <td>{now}</td>
        <td className="gain">{more > 0 ? `+${more}` : ""}</td>
      </tr>
    );
  };
  return (
    <section className="magick-score panel">
      <h2>{words.phrase("magick-your-score")}</h2>
      <table>
        <tbody>{[...SCORES, "coins"].map(line)}</tbody>
      </table>
    </section>
  );
}

function Consequences() {
  const words = useWords();
  const { answering, refused, desk } = useMagick();
  if (refused) {
    return (
      <section className="preview inset" aria-live="polite">
        <h3>{words.phrase("preview-refused")}</h3>
        <p className="preview-refusal">
          <Glyph name="lock" />
          <span>
            <Pieces pieces={words.pieces(refused.reason)} /> <span className="rule-id">{refused.rule}</span>
          </span>
        </p>
      </section>
    );
  }
  const { answer, told } = answering;
  const lines = answer && told ? outcomes(words, told, answer.is_wall ?? false) : [];
  return (
    <section className="preview inset" aria-live="polite">
      {answer ? <h3>{words.phrase("preview-title")}</h3> : null}
      {!answer && (
        <p className="quiet">{words.phrase(desk.view.question ? "preview-none" : "preview-not-asked")}</p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={textOf(line.pieces)} className={line.isQuiet ? "outcome quiet" : "outcome"}>
            <Glyph
              name={line.event === "next" || line.event === "perhaps" ? line.event : "dot"}
              className="outcome-glyph"
            />
            <span>
              <Pieces pieces={line.pieces} />
            </span>
            {line.isLearned && (
              <span className="outcome-wall" role="img" aria-label={words.phrase("preview-learned")}>
                <Glyph name="wall" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MagickActions() {
  const words = useWords();
  const store = useStore();
  const { isBusy } = useTable();
  const { desk, answering } = useMagick();
  const { view } = desk;
  const { answer } = answering;
  const verb = answer ? words.say(answer.verb ?? view.question?.verb ?? { id: "verb-die" }) : "";
  if (view.seat < 0) return <p className="quiet">{words.phrase("table-watching")}</p>;
  return (
    <div className="actions">
      <div className="act-row">
        <button
          type="button"
          className="button button-primary"
          disabled={!answer || isBusy}
          onClick={() => answering.act()}
        >
          {answer?.is_wall && <Glyph name="wall" />}
          {verb || words.phrase("table-what-to-do")}
        </button>
        <button
          type="button"
          className="button"
          disabled={!view.undo?.can || isBusy}
          onClick={() => store.takeBack()}
        >
          <Glyph name="undo" /> {words.phrase("table-undo-short")}
        </button>
      </div>
      {desk.plain.map((plain) => (
        <button
          key={plain.choice}
          type="button"
          className={plain === answer ? "button commit is-chosen" : "button commit"}
          data-legal="true"
          aria-pressed={plain === answer}
          aria-label={`${words.say(plain.verb ?? view.question?.verb ?? { id: "verb-commit" })}, ${words.phrase("place-legal")}`}
          disabled={isBusy}
          onClick={() => answering.pick(plain)}
        >
          {plain.is_wall && <Glyph name="wall" />}
          {words.say(plain.verb ?? view.question?.verb ?? { id: "verb-commit" })}
        </button>
      ))}
      <p className="quiet">{words.phrase("magick-commit-note")}</p>
    </div>
  );
}
