import { useMemo } from "react";
import { BoxScene } from "../art/box-scenes";
import { SceneDefinitions } from "../art/lanterns";
import { Legend } from "../parts/Provenance";
import { ReadingGames, ReadingHead } from "../parts/ReadingHead";
import { Link } from "../parts/router";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../parts/useLoaded";
import { useTitle } from "../parts/useTitle";
import { http } from "../protocol/http";
import type { Guide as GuideSheet } from "../protocol/types";
import { useWords, WordsContext } from "../words/page";
import { type Volume, volumeOf } from "./cards/collection";
import { ALLEY_FIGURES } from "./how/AlleyGuide";
import { Figure, type Figures, Guide, TeachingContext } from "./how/Guide";
import { MAGICK_FIGURES } from "./how/MagickGuide";
import { MARKET_FIGURES } from "./how/MarketGuide";
import { measured } from "./how/telling";

/** A box that can be taught: by the name of its guide, its game, and its name in the words. */
interface Taught {
  name: string;
  game: string;
  box: string;
  figures: Figures;
}

const TAUGHT: readonly Taught[] = [
  { name: "arcane_alley", game: "arcane_alley", box: "alley", figures: ALLEY_FIGURES },
  { name: "moonstruck_market", game: "arcane_alley", box: "market", figures: MARKET_FIGURES },
  { name: "merchants_of_magick", game: "merchants_of_magick", box: "magick", figures: MAGICK_FIGURES },
];

/** What a game has to teach with: its things, and its guides by name. */
interface Teaching {
  volume: Volume;
  guides: ReadonlyMap<string, GuideSheet>;
}

async function teachingOf(name: string): Promise<Teaching> {
  const [{ games }, { guides }] = await Promise.all([http.games(), http.guidesOf(name)]);
  const game = games.find((each) => each.name === name);
  if (!game) throw new Error("it is not installed");
  return { volume: await volumeOf(game), guides: new Map(guides.map((guide) => [guide.name, guide])) };
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
  const { value: teaching, isMissing } = useLoaded(taught.game, () => teachingOf(taught.game));
  const guide = teaching?.guides.get(taught.name);
  if (!teaching || !guide) {
    return <p>{words.phrase(isMissing || teaching ? "how-missing" : "loading")}</p>;
  }
  return <Told taught={taught} title={title} volume={teaching.volume} guide={guide} />;
}

/** The picture on the box, with which every guide begins. */
function Scene({ box }: { box: string }) {
  return (
    <Figure className="how-scene">
      <BoxScene box={box} />
    </Figure>
  );
}

function Told(props: { taught: Taught; title: string; volume: Volume; guide: GuideSheet }) {
  const { taught, title, volume, guide } = props;
  const { box, game, figures } = taught;
  const { words } = volume;
  const { sources, minutes } = useMemo(() => measured(guide), [guide]);
  return (
    <WordsContext value={words}>
      <TeachingContext value={volume}>
        <p className="how-about">
          <b>{title}</b>
          <span>
            {words.phrase("how-players", { least: volume.game.least_seats, most: volume.game.most_seats })}
          </span>
          <span>{words.phrase("how-minutes", { minutes })}</span>
        </p>
        <Guide chapters={guide.chapters} figures={{ goal: <Scene box={box} />, ...figures }} />
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
