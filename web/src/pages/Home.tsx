import { useState } from "react";
import { go } from "../parts/router";
import { TopBar } from "../parts/TopBar";
import { http, Refused } from "../protocol/http";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { enrolled } from "./enrolling";

const BOT = "greedy";

/** Makes a table with bots in every other seat, and begins. */
async function playNow(
  name: string,
  game: string,
  seats: number,
  options: Record<string, string>,
): Promise<string> {
  const key = await enrolled(name);
  const { table } = await http.lay(key, { game, seats, options });
  const seated = await http.sit(key, table, { seat: 0 });
  keys.keepSeat(table, seated.secret ?? "");
  for (let seat = 1; seat < seats; seat += 1) await http.sit(key, table, { seat, bot: BOT });
  await http.start(key, table);
  return table;
}

/** Opens a table that waits for others. */
async function openTable(
  name: string,
  game: string,
  seats: number,
  options: Record<string, string>,
): Promise<string> {
  const key = await enrolled(name);
  const { table } = await http.lay(key, { game, seats, options });
  const seated = await http.sit(key, table, { seat: 0 });
  keys.keepSeat(table, seated.secret ?? "");
  return table;
}

const MARKET = { modules: "moonstruck_market", wizards: "random" };

/** The door in: a name, a game, and play. */
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
  const boxes = [
    { id: "alley", title: words.phrase("cards-alley"), options: { wizards: "random" } },
    { id: "market", title: words.phrase("home-market"), options: MARKET },
  ];
  return (
    <>
      <TopBar />
      <main className="home">
        <h1>{words.phrase("home-title")}</h1>
        <p className="home-about">{words.phrase("home-about")}</p>
        <label className="home-name">
          <span>{words.phrase("home-your-name")}</span>
          <input
            className="field"
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className="home-now">
          <button
            type="button"
            className="button button-primary"
            disabled={isBusy}
            onClick={() => enter((called) => playNow(called, "arcane_alley", 4, MARKET))}
          >
            {words.phrase("home-play-now")}
          </button>
          <span>{words.phrase("home-play-now-what", { game: words.phrase("home-market") })}</span>
        </p>
        {trouble && <p className="trouble">{trouble}</p>}
        <ul className="boxes">
          {boxes.map((box) => (
            <li key={box.id} className="box">
              <h2>{box.title}</h2>
              <p>{words.phrase(`home-box-${box.id}`)}</p>
              <p className="box-actions">
                <button
                  type="button"
                  className="button"
                  disabled={isBusy}
                  onClick={() => enter((called) => playNow(called, "arcane_alley", 4, box.options))}
                >
                  {words.phrase("home-box-play")}
                </button>
                <button
                  type="button"
                  className="button"
                  disabled={isBusy}
                  onClick={() => enter((called) => openTable(called, "arcane_alley", 4, box.options))}
                >
                  {words.phrase("home-open-a-table")}
                </button>
              </p>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
