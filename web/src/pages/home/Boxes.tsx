import { BoxScene } from "../../art/box-scenes";
import { levelsOf } from "../../lobby/bots";
import { Link } from "../../parts/router";
import type { Games } from "../../protocol/types";
import { useWords } from "../../words/page";
import { BOXES, type Box } from "../tables";

interface Props {
  games: Games;
  isBusy: boolean;
  onPlay: (box: Box) => void;
}

/** The boxes on the shelf, and a word on whatever else is installed. */
export function Boxes({ games, isBusy, onPlay }: Props) {
  const words = useWords();
  const known = new Set(BOXES.map((box) => box.game));
  const others = games.games.filter((game) => !known.has(game.name)).length;
  return (
    <section className="home-boxes" aria-label={words.phrase("home-boxes")}>
      <ul className="boxes">
        {BOXES.map((box) => (
          <li key={box.id} className="box">
            <BoxScene box={box.id} />
            <div className="box-body">
              <h2>
                <Link
                  to={`/new?box=${box.id}`}
                  className="box-open"
                  label={words.phrase("home-box-open", { box: words.phrase(`home-title-${box.id}`) })}
                >
                  {words.phrase(`home-title-${box.id}`)}
                </Link>
              </h2>
              <p className="box-about">{words.phrase(`home-box-${box.id}`)}</p>
              <Chips box={box} games={games} />
              <p className="box-actions">
                <button type="button" className="button" disabled={isBusy} onClick={() => onPlay(box)}>
                  {words.phrase("home-box-play")}
                </button>
                <Link to={`/how/${box.taught}`} className="button">
                  {words.phrase("home-box-learn")}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Link to="/new" className="button home-open">
        {words.phrase("home-open-a-table")}
      </Link>
      {others > 0 && (
        <Link to="/new?game" className="another-game">
          <b>{words.phrase("home-another")}</b> {words.phrase("home-another-about", { count: others })}
        </Link>
      )}
    </section>
  );
}

function Chips({ box, games }: { box: Box; games: Games }) {
  const words = useWords();
  const game = games.games.find((each) => each.name === box.game);
  if (!game) return <p className="box-chips" />;
  const { least_seats: least, most_seats: most } = game;
  const wizards =
    Object.keys(game.options?.find((each) => each.name === "wizards")?.by_seat ?? {}).length - 1;
  return (
    <p className="box-chips">
      <span className="is-short">{words.phrase("home-seats", { least, most })}</span>
      <span className="is-long">{words.phrase("home-seats-long", { least, most })}</span>
      <span>{words.phrase("home-bots", { count: levelsOf(games.bots) })}</span>
      {least === 1 && <span>{words.phrase("home-solo")}</span>}
      {wizards > 0 && <span>{words.phrase("home-wizards", { count: wizards })}</span>}
    </p>
  );
}
