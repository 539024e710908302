import { useState } from "react";
import { SceneDefinitions } from "../art/lanterns";
import { MarketScene } from "../art/market-scene";
import { go } from "../parts/router";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../parts/useLoaded";
import { usePolled } from "../parts/usePolled";
import { http, Refused } from "../protocol/http";
import type { Games } from "../protocol/types";
import { keys } from "../store/keys";
import { usePreferred } from "../store/preferences";
import { useWords } from "../words/page";
import { Boxes } from "./home/Boxes";
import { Join } from "./home/Join";
import { PlayNow } from "./home/PlayNow";
import { Tables } from "./home/Tables";
import { myOpenTables } from "./lists/mine";
import { lastQuick, playNow, type Quick } from "./tables";
import "../styles/forms.css";
import "../styles/lists.css";
import "../styles/scene.css";
import "../styles/home.css";
import "../styles/home-phone.css";

// So many tables are shown of one's own, and at the most of others' where there is room for them.
const FEW = 3;
const MANY = 6;
const NONE: Games = { games: [], bots: [] };

/** The door in: play at once, three boxes to choose from, and the tables that wait. */
export function Home() {
  const words = useWords();
  usePreferred("theme");
  const isDay = document.documentElement.dataset.theme === "day";
  const games = useLoaded("games", http.games).value ?? NONE;
  const mine = usePolled(myOpenTables);
  const playing = usePolled(() => http.tables("playing"), 30_000);
  const [name, setName] = useState(keys.name());
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const play = (quick: Quick) => {
    setBusy(true);
    setTrouble("");
    playNow(name.trim() || words.phrase("home-guest"), quick).then(
      (table) => go(`/t/${table}`),
      (error: unknown) => {
        setBusy(false);
        setTrouble(error instanceof Refused && error.message ? error.message : words.phrase("went-wrong"));
      },
    );
  };
  return (
    <div className="home-page">
      <SceneDefinitions />
      <MarketScene />
      <TopBar />
      <main className="home">
        <section className="home-hero">
          <h1>{words.phrase(isDay ? "home-title-day" : "home-title")}</h1>
          <p className="home-about">{words.phrase("home-about")}</p>
          <PlayNow games={games} isBusy={isBusy} name={name} onName={setName} onPlay={play} />
          {trouble && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
        </section>
        <Boxes games={games} isBusy={isBusy} onPlay={(box) => play({ ...lastQuick(), box })} />
        <aside className="home-rail">
          <Join />
          <Tables
            title={words.phrase("home-continue")}
            none={words.phrase("home-none-mine")}
            tables={mine.value}
            most={FEW}
            className="home-mine"
          />
          <Tables
            title={words.phrase("home-watch")}
            none={words.phrase("home-none-watch")}
            tables={playing.value}
            most={MANY}
            all="/watch"
            className="home-others"
          />
        </aside>
      </main>
    </div>
  );
}
