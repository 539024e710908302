import { useEffect, useMemo, useRef, useState } from "react";
import { Glyph, Lantern, SeatMark } from "../../art/glyphs";
import { Chat } from "../../parts/Chat";
import { outcomes, textOf } from "../../parts/foretelling";
import { Log } from "../../parts/Log";
import { Pieces } from "../../parts/Pieces";
import { RovingGrid } from "../../parts/RovingGrid";
import { Tabs } from "../../parts/Tabs";
import { TopBar, TurnOrder } from "../../parts/TopBar";
import { useStore, useTable } from "../../parts/useTable";
import type { Answer, Asked, Cell, Drawn, Foretold, Things, Zone } from "../../protocol/types";
import { useWords } from "../../words/page";
import { differences } from "./changes";
import { Naming } from "./naming";

/** A table for any game, drawn from its zones, cells, answers and log alone. */
export default function PlainTable({ view, things }: { view: Drawn; things: Things }) {
  const words = useWords();
  const { question } = useTable();
  const naming = useMemo(() => new Naming(things, words), [things, words]);
  const [chosen, setChosen] = useState<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with nothing chosen
  useEffect(() => setChosen(null), [question]);
  const numbers = useMemo(() => numbered(view.question), [view.question]);
  const seats = view.players.map((player) => player.seat);
  const mine = view.seat;
  const zonesOf = (seat: number) => view.zones.filter((zone) => zone.seat === seat);
  const shared = { naming, numbers, chosen };
  return (
    <div className="plain">
      <TopBar right={<TurnOrder seats={seats} turn={view.turn} />}>
        <p className="round-words">
          <b>{things.title}</b> <span className="round-note">{figuresText(view.figures, naming)}</span>
        </p>
      </TopBar>
      <main className="plain-main">
        <section className="plain-table panel">
          {seats
            .filter((seat) => seat !== mine)
            .map((seat) => (
              <Owner key={seat} seat={seat} view={view} zones={zonesOf(seat)} {...shared} />
            ))}
          <div className="plain-common">
            {zonesOf(-1).map((zone) => (
              <Shelf key={zone.name} zone={zone} {...shared} />
            ))}
          </div>
          {mine >= 0 && <Owner seat={mine} view={view} zones={zonesOf(mine)} {...shared} />}
        </section>
        <Asking view={view} naming={naming} chosen={chosen} onChoose={setChosen} />
        <aside className="rail">
          <Tabs
            label={words.phrase("table-log")}
            tabs={[
              { name: "log", title: words.phrase("table-log"), body: <Log /> },
              { name: "chat", title: words.phrase("table-chat"), body: <Chat /> },
            ]}
          />
        </aside>
      </main>
    </div>
  );
}

type Numbers = ReadonlyMap<string, number>;

interface Shared {
  naming: Naming;
  numbers: Numbers;
  chosen: Answer | null;
}

const keyOf = (zone: string, seat: number, place: number) => `${zone}/${seat}/${place}`;

/** Returns the number of the answer that points at each cell. */
function numbered(question: Asked | null | undefined): Numbers {
  const found = new Map<string, number>();
  question?.answers.forEach((answer, at) => {
    for (const { zone, seat = -1, place = -1 } of answer.points ?? []) {
      const key = keyOf(zone, seat, place);
      if (place >= 0 && !found.has(key)) found.set(key, at + 1);
    }
  });
  return found;
}

function figuresText(figures: Record<string, number>, naming: Naming): string {
  return Object.entries(figures)
    .map(([name, value]) => `${naming.figure(name)} ${value}`)
    .join(", ");
}

function Owner({ seat, view, zones, ...shared }: { seat: number; view: Drawn; zones: Zone[] } & Shared) {
  const words = useWords();
  const figures = view.players[seat]?.figures ?? {};
  return (
    <section className={`plain-owner${seat === view.seat ? " inset" : ""}`} aria-label={words.player(seat)}>
      <header>
        <SeatMark seat={seat} />
        <h2>{words.player(seat)}</h2>
        <span className="plain-figures">
          {Object.entries(figures).map(([name, value]) => (
            <span key={name}>
              {shared.naming.figure(name)} <b>{value}</b>
            </span>
          ))}
        </span>
      </header>
      <div className="plain-shelves">
        {zones.map((zone) => (
          <Shelf key={zone.name} zone={zone} {...shared} />
        ))}
      </div>
    </section>
  );
}

function Shelf({ zone, naming, numbers, chosen }: { zone: Zone } & Shared) {
  const isHere = (place: number) =>
    chosen?.points?.some((p) => p.zone === zone.name && (p.seat ?? -1) === zone.seat && p.place === place) ??
    false;
  return (
    <div className="plain-shelf">
      <h3>
        {naming.zone(zone.name)} <span className="quiet">{zone.size}</span>
      </h3>
      <ul
        style={zone.columns ? { "--columns": zone.columns } : undefined}
        className={zone.columns ? "in-rows" : ""}
      >
        {zone.cells.map((cell, place) => (
          <PlainCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
            key={place}
            cell={cell}
            naming={naming}
            number={numbers.get(keyOf(zone.name, zone.seat, place))}
            isChosen={isHere(place)}
          />
        ))}
        {zone.size > zone.cells.length && <PlainCell cell={{ face: "hidden" }} naming={naming} />}
      </ul>
    </div>
  );
}

function PlainCell(props: { cell: Cell; naming: Naming; number?: number | undefined; isChosen?: boolean }) {
  const words = useWords();
  const { cell, naming, number, isChosen = false } = props;
  const face = cell.face ?? "open";
  const { word, note } = naming.cell(cell);
  const classes = [
    "plain-cell",
    `plain-${face}`,
    number !== undefined && "is-legal",
    isChosen && "is-chosen",
  ];
  return (
    <li className={classes.filter(Boolean).join(" ")}>
      {number !== undefined && <span className="plain-number">{number}</span>}
      {face === "hidden" ? (
        <span className="visually-hidden">{words.phrase("place-hidden")}</span>
      ) : (
        <b>{word}</b>
      )}
      {face === "empty" && <span className="visually-hidden">{words.phrase("place-empty")}</span>}
      {note && <span>{note}</span>}
    </li>
  );
}

/** The prompt, the answers under it, why others are refused, and what would change. */
function Asking(props: {
  view: Drawn;
  naming: Naming;
  chosen: Answer | null;
  onChoose: (answer: Answer) => void;
}) {
  const { view, naming, chosen, onChoose } = props;
  const words = useWords();
  const store = useStore();
  const { isBusy } = useTable();
  const [told, setTold] = useState<Foretold | null>(null);
  const latest = useRef(0);
  const question = view.question;
  useEffect(() => {
    setTold(null);
    if (chosen === null) return;
    latest.current += 1;
    const ticket = latest.current;
    store.preview([chosen.choice], true).then((reply) => ticket === latest.current && setTold(reply));
  }, [chosen, store]);
  const pick = (answer: Answer) => (answer === chosen ? store.choose(answer.choice) : onChoose(answer));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      const answer = /^[1-9]$/.test(event.key) ? question?.answers[Number(event.key) - 1] : undefined;
      if (answer) onChoose(answer);
      if (event.key === "u" && view.undo?.can) store.takeBack();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [question, onChoose, store, view]);
  const changed = told?.view ? differences(view, told.view, naming, words) : [];
  const lines = told ? outcomes(words, told, chosen?.is_wall ?? false) : [];
  return (
    <section className="plain-asking panel">
      <div className={question ? "prompt is-asked" : "prompt"}>
        <Lantern />
        <h1 aria-live="polite">
          {question ? (
            <Pieces pieces={words.pieces(question.prompt)} />
          ) : (
            words.phrase("table-waiting-for", {
              names: view.asked.map((seat) => words.player(seat)).join(", "),
            })
          )}
        </h1>
      </div>
      {question && (
        <RovingGrid label={words.phrase("table-choices")} columns={1} className="choices">
          {question.answers.map((answer, at) => {
            const { verb, about } = naming.answer(view, question, answer);
            return (
              <button
                key={answer.choice}
                type="button"
                className={`choice${answer === chosen ? " is-chosen" : ""}`}
                data-place={`answer/${answer.choice}`}
                data-legal="true"
                aria-pressed={answer === chosen}
                onClick={() => pick(answer)}
              >
                <span className="plain-number">{at + 1}</span>
                <span className="choice-words">
                  <b>{verb}</b> {about}
                </span>
                {answer.is_wall && <Glyph name="wall" className="outcome-wall" />}
              </button>
            );
          })}
        </RovingGrid>
      )}
      {question?.barred?.map((barred) => (
        <p className="plain-barred" key={`${barred.rule}-${barred.reason.id}`}>
          <Glyph name="lock" /> <Pieces pieces={words.pieces(barred.reason)} />{" "}
          <span className="rule-id">{barred.rule}</span>
        </p>
      ))}
      <section className="plain-changes" aria-live="polite">
        {chosen && <h3>{words.phrase("preview-title")}</h3>}
        {lines.map((line) => (
          <p key={textOf(line.pieces)}>
            <Pieces pieces={line.pieces} /> {line.isLearned && <Glyph name="wall" className="outcome-wall" />}
          </p>
        ))}
        <dl>
          {changed.map((each) => (
            <div key={each.what}>
              <dt>{each.what}</dt>
              <dd>{each.was}</dd>
              <dd className={each.tone}>{each.becomes}</dd>
            </div>
          ))}
        </dl>
      </section>
      {view.seat >= 0 && (
        <div className="act-row">
          <button
            type="button"
            className="button"
            disabled={!view.undo?.can || isBusy}
            onClick={() => store.takeBack()}
          >
            <Glyph name="undo" /> {words.phrase("table-undo-short")}
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={chosen === null || isBusy}
            onClick={() => chosen && store.choose(chosen.choice)}
          >
            {chosen?.is_wall && <Glyph name="wall" />}
            {chosen && question
              ? naming.answer(view, question, chosen).verb
              : words.phrase("table-what-to-do")}
          </button>
        </div>
      )}
    </section>
  );
}
