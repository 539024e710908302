import { type FormEvent, useEffect, useState } from "react";
import { BoxScene, MarketScene, SceneDefinitions } from "../art/scenes";
import { go, Link } from "../parts/router";
import { TopBar } from "../parts/TopBar";
import { http, Refused } from "../protocol/http";
import type { Listed } from "../protocol/types";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { BOXES, type Box, openTable, playNow, tableIn } from "./tables";

/** The door in: play at once, three boxes to choose from, and the tables that wait. */
export function Home() {
  const words = useWords();
  const [name, setName] = useState(keys.name());
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const enter = (work: (name: string) => Promise<string>) => {
    setBusy(true);
    setTrouble("");
    work(name.trim() || words.phrase("home-guest")).then(
      (table) => go(`/t/${table}`),
      (error: unknown) => {
        setBusy(false);
        setTrouble(error instanceof Refused && error.message ? error.message : words.phrase("went-wrong"));
      },
    );
  };
  const usual = BOXES[1] as Box;
  return (
    <div className="home-page">
      <SceneDefinitions />
      <MarketScene />
      <TopBar />
      <main className="home">
        <section className="home-hero">
          <h1>{words.phrase("home-title")}</h1>
          <p className="home-about">{words.phrase("home-about")}</p>
          <p className="home-now">
            <button
              type="button"
              className="button button-primary"
              disabled={isBusy}
              onClick={() => enter((called) => playNow(called, usual))}
            >
              {words.phrase("home-play-now")}
            </button>
            <span>{words.phrase("home-play-now-what", { game: words.phrase("home-title-market") })}</span>
          </p>
          <label className="home-name">
            <span>{words.phrase("home-your-name")}</span>
            <input
              className="field"
              value={name}
              maxLength={40}
              placeholder={words.phrase("home-guest")}
              onChange={(event) => setName(event.target.value)}
            />
            <span className="quiet">{words.phrase("home-name-hint")}</span>
          </label>
          {trouble && <p className="trouble">{trouble}</p>}
        </section>
        <ul className="boxes">
          {BOXES.map((box) => (
            <li key={box.id} className="box">
              <BoxScene box={box.id} />
              <div className="box-body">
                <h2>{words.phrase(`home-title-${box.id}`)}</h2>
                <p>{words.phrase(`home-box-${box.id}`)}</p>
                <p className="box-chips">
                  <span>{words.phrase("home-seats", { least: box.least, most: box.most })}</span>
                  {box.least === 1 && <span>{words.phrase("home-solo")}</span>}
                </p>
                <p className="box-actions">
                  <button
                    type="button"
                    className="button"
                    disabled={isBusy}
                    onClick={() => enter((called) => playNow(called, box))}
                  >
                    {words.phrase("home-box-play")}
                  </button>
                  <button
                    type="button"
                    className="button"
                    disabled={isBusy}
                    onClick={() => enter((called) => openTable(called, box))}
                  >
                    {words.phrase("home-open-a-table")}
                  </button>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <aside className="home-rail">
          <Join />
          <Tables title="home-continue" none="home-none-mine" load={mine} />
          <Tables title="home-watch" none="home-none-watch" load={playing} />
        </aside>
      </main>
    </div>
  );
}

function Join() {
  const words = useWords();
  const [text, setText] = useState("");
  const join = (event: FormEvent) => {
    event.preventDefault();
    const table = tableIn(text);
    if (table) go(`/t/${encodeURIComponent(table)}`);
  };
  return (
    <section className="panel home-panel">
      <h2>{words.phrase("home-join")}</h2>
      <form className="home-join" onSubmit={join}>
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
    </section>
  );
}

const mine = () => (keys.player() ? http.myTables(keys.player()) : Promise.resolve([]));
const playing = () => http.tables("playing");
const MOST_TABLES = 6;

function Tables({ title, none, load }: { title: string; none: string; load: () => Promise<Listed[]> }) {
  const words = useWords();
  const [tables, setTables] = useState<Listed[]>([]);
  useEffect(() => {
    load().then(setTables, () => setTables([]));
  }, [load]);
  const shown = tables.filter((table) => table.state !== "closed").slice(0, MOST_TABLES);
  return (
    <section className="panel home-panel">
      <h2>{words.phrase(title)}</h2>
      {shown.length === 0 && <p className="quiet">{words.phrase(none)}</p>}
      <ul>
        {shown.map((table) => (
          <li key={table.table}>
            <Link to={`/t/${table.table}`} className="home-table">
              <b>{table.title}</b>
              <span className="quiet">
                {[table.place, ...(table.players ?? [])].filter(Boolean).join(", ")}
              </span>
              {table.is_waiting && <span className="your-turn">{words.phrase("home-your-turn")}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
