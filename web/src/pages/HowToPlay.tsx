import { type ComponentType, useMemo } from "react";
import { SceneDefinitions } from "../art/lanterns";
import { Legend } from "../parts/Provenance";
import { ReadingGames, ReadingHead } from "../parts/ReadingHead";
import { Link } from "../parts/router";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../parts/useLoaded";
import { useTitle } from "../parts/useTitle";
import { http } from "../protocol/http";
import long from "../words/en/long/how.ftl?raw";
import { PAGE_WORDS, useWords, WordsContext } from "../words/page";
import { Words } from "../words/words";
import { type Volume, volumeOf } from "./cards/collection";
import { AlleyGuide } from "./how/AlleyGuide";
import { factsOf, toldIn } from "./how/facts";
import { type Teaching, TeachingContext } from "./how/Guide";
import { MagickGuide } from "./how/MagickGuide";
import { MarketGuide } from "./how/MarketGuide";
import "../styles/how.css";

/** A box that can be taught: by its name in the address, its game, and its name in the words. */
interface Taught {
  name: string;
  game: string;
  box: string;
  Guide: ComponentType;
}

const TAUGHT: readonly Taught[] = [
  { name: "arcane_alley", game: "arcane_alley", box: "alley", Guide: AlleyGuide },
  { name: "moonstruck_market", game: "arcane_alley", box: "market", Guide: MarketGuide },
  { name: "merchants_of_magick", game: "merchants_of_magick", box: "magick", Guide: MagickGuide },
];
const WORDS_A_MINUTE = 200;

async function volumeNamed(name: string): Promise<Volume> {
  const { games } = await http.games();
  const game = games.find((each) => each.name === name);
  if (!game) throw new Error("it is not installed");
  return volumeOf(game);
}

/** How a game is played, for somebody who has never seen it. */
export function HowToPlay({ name }: { name: string }) {
  const words = useWords();
  const taught = TAUGHT.find((each) => each.name === (name || TAUGHT[0]?.name));
  const title = taught ? words.phrase(`home-title-${taught.box}`) : "";
  useTitle(title && words.phrase("how-of", { game: title }));
  return (
    <>
      <TopBar />
      <SceneDefinitions />
      <main className="how-page">
        <ReadingHead room="how" />
        <ReadingGames
          links={TAUGHT.map((each) => ({
            to: `/how/${each.name}`,
            title: words.phrase(`home-title-${each.box}`),
            isCurrent: each === taught,
          }))}
        />
        {taught ? <Lesson taught={taught} title={title} /> : <p>{words.phrase("how-missing")}</p>}
      </main>
    </>
  );
}

function Lesson({ taught, title }: { taught: Taught; title: string }) {
  const words = useWords();
  const { value: volume, isMissing } = useLoaded(taught.game, () => volumeNamed(taught.game));
  if (!volume) return <p>{words.phrase(isMissing ? "how-missing" : "loading")}</p>;
  return <Told taught={taught} title={title} volume={volume} />;
}

/** Returns the words of the guides, with those of the game and the page behind them. */
function longWords({ things }: Volume): Words {
  const named = new Map(things.entries.map((entry) => [`${entry.kind}:${entry.id}`, entry.name]));
  const own = [{ language: "en", texts: [long] }];
  return new Words([...own, ...things.catalogues, ...PAGE_WORDS], named);
}

function Told({ taught, title, volume }: { taught: Taught; title: string; volume: Volume }) {
  const { box, game, Guide } = taught;
  const words = useMemo(() => longWords(volume), [volume]);
  const teaching: Teaching = useMemo(
    () => ({ box, volume, facts: factsOf(volume.things.entries) }),
    [box, volume],
  );
  const { sources, minutes } = useMemo(() => measured(words, teaching), [words, teaching]);
  return (
    <WordsContext value={words}>
      <TeachingContext value={teaching}>
        <p className="how-about">
          <b>{title}</b>
          <span>
            {words.phrase("how-players", { least: volume.game.least_seats, most: volume.game.most_seats })}
          </span>
          <span>{words.phrase("how-minutes", { minutes })}</span>
        </p>
        <Guide />
        {sources.length > 0 && (
          <aside className="how-marks">
            <p className="quiet">{words.phrase("how-marks")}</p>
            <Legend sources={sources} />
          </aside>
        )}
        <p className="how-ways">
          {box === "market" && (
            <Link to="/how/arcane_alley" className="button">
              {words.phrase("how-first")}
            </Link>
          )}
          <Link to={`/rules/${taught.name === game ? game : taught.name}`} className="button">
            {words.phrase("how-rules")}
          </Link>
          <Link to="/cards" className="button">
            {words.phrase("how-cards")}
          </Link>
          <Link to={`/new?box=${box}`} className="button button-primary">
            {words.phrase("how-play")}
          </Link>
        </p>
      </TeachingContext>
    </WordsContext>
  );
}

/** Returns which marks stand in a guide, and how long it takes to read. */
function measured(words: Words, { box, facts }: Teaching): { sources: string[]; minutes: number } {
  const ids = [...long.matchAll(/^(how-[\w-]+) =/gm)].map((found) => found[1] ?? "");
  const told = ids
    .filter((id) => id.startsWith(`how-${box}-`))
    .flatMap((id) => toldIn(words.phrase(id, facts)));
  const count = told.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const sources = [...new Set(told.map(({ source }) => source).filter(Boolean))];
  return { sources, minutes: Math.max(1, Math.round(count / WORDS_A_MINUTE)) };
}
