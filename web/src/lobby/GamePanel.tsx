import { useId } from "react";
import { BoxScene } from "../art/box-scenes";
import { Glyph } from "../art/glyphs";
import { Segments } from "../parts/Segments";
import { Switch } from "../parts/Switch";
import { PHONE, useMedia } from "../parts/useMedia";
import type { GameSheet, Games, Offer, Offered } from "../protocol/types";
import { useWords } from "../words/page";
import { chosenOf, type Draft, withFile, withGame, withOption } from "./draft";
import { FileButton } from "./FileButton";
import { optionAbout, optionTitle, valueTitle } from "./naming";
import { Row } from "./Row";

/** The games that have a picture of their own, and what they are usually played with. */
const PICTURED: Readonly<Record<string, { box: string; options: Record<string, string> }>> = {
  arcane_alley: { box: "alley", options: { wizards: "random" } },
  merchants_of_magick: { box: "magick", options: {} },
};
const MODULES = "modules";
const EDITION = "edition";

interface Props {
  games: Games;
  draft: Draft;
  offer: Offer | null;
  onChange: (draft: Draft) => void;
}

/** Which game, with which modules, by which numbers. */
export function GamePanel({ games, draft, offer, onChange }: Props) {
  const words = useWords();
  const group = useId();
  const others = games.games.filter((game) => !PICTURED[game.name]);
  const pick = (game: GameSheet) =>
    onChange(withGame(draft, game.name, PICTURED[game.name]?.options ?? {}, game.most_seats));
  const options = offer?.offered ?? [];
  const modules = options.find((option) => option.name === MODULES);
  const edition = options.find((option) => option.name === EDITION);
  return (
    <section className="panel form-panel" aria-label={words.phrase("new-game")}>
      <fieldset className="game-tiles">
        <legend className="visually-hidden">{words.phrase("new-game")}</legend>
        {games.games
          .filter((game) => PICTURED[game.name])
          .map((game) => (
            <label key={game.name} className={`game-tile${game.name === draft.game ? " is-picked" : ""}`}>
              <input
                type="radio"
                name={group}
                checked={game.name === draft.game}
                onChange={() => pick(game)}
              />
              <BoxScene box={PICTURED[game.name]?.box ?? ""} />
              <span className="game-tile-words">
                <b>{game.title}</b>
                <span>
                  {words.phrase("home-seats-long", { least: game.least_seats, most: game.most_seats })}
                </span>
              </span>
              {game.name === draft.game && (
                <span className="game-tile-seal">
                  <Glyph name="check" />
                </span>
              )}
            </label>
          ))}
        {others.length > 0 && <OtherGames games={others} draft={draft} onPick={pick} />}
      </fieldset>
      {(modules || edition) && !draft.start && (
        <div className="form-modules">
          {modules && <Modules option={modules} draft={draft} onChange={onChange} />}
          {edition && <Edition offer={offer} draft={draft} onChange={onChange} />}
        </div>
      )}
    </section>
  );
}

function OtherGames(props: { games: readonly GameSheet[]; draft: Draft; onPick: (game: GameSheet) => void }) {
  const words = useWords();
  const { games, draft, onPick } = props;
  const chosen = games.find((game) => game.name === draft.game);
  return (
    <label className={`game-tile is-other${chosen ? " is-picked" : ""}`}>
      <span className="game-tile-glyph">
        <Glyph name="grid" />
      </span>
      <span className="game-tile-words">
        <b>{words.phrase("home-another")}</b>
        <span className="picker">
          <select
            value={chosen?.name ?? ""}
            onChange={(event) => {
              const game = games.find((each) => each.name === event.target.value);
              if (game) onPick(game);
            }}
          >
            <option value="" disabled>
              {words.phrase("new-installed", { count: games.length })}
            </option>
            {games.map((game) => (
              <option key={game.name} value={game.name}>
                {game.title}
              </option>
            ))}
          </select>
          <Glyph name="down" />
        </span>
      </span>
    </label>
  );
}

function Modules(props: { option: Offered; draft: Draft; onChange: (draft: Draft) => void }) {
  const words = useWords();
  const { option, draft, onChange } = props;
  const [none = "", ...others] = Object.keys(option.values ?? {});
  const set = (value: string) => onChange(withOption(draft, option.name, value, []));
  if (others.length !== 1 || others[0] === undefined) {
    return (
      <Segments
        legend={optionTitle(words, option.name)}
        segments={Object.entries(option.values ?? {}).map(([value, title]) => ({
          value,
          title: valueTitle(words, option.name, value, title),
          whyNot: option.why_not?.[value],
        }))}
        picked={chosenOf(draft, option)}
        onPick={set}
      />
    );
  }
  const [module] = others;
  const about = `module-${module}`;
  return (
    <Switch
      title={option.values?.[module] ?? module}
      note={words.has(about) ? words.phrase(about) : optionAbout(words, option)}
      isOn={chosenOf(draft, option) === module}
      whyNot={option.why_not?.[chosenOf(draft, option) === module ? none : module]}
      onChange={(isOn) => set(isOn ? module : none)}
    />
  );
}

function Edition(props: { offer: Offer | null; draft: Draft; onChange: (draft: Draft) => void }) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const { offer, draft, onChange } = props;
  const name = offer?.options?.[EDITION];
  const hasNumbers = Object.keys(offer?.options ?? {}).some((option) => option.startsWith(`${EDITION}.`));
  const title = optionTitle(words, EDITION);
  const called =
    name || draft.edition?.name || words.phrase(hasNumbers ? "edition-numbers" : "edition-canon");
  const controls = (
    <p className="form-edition">
      <span>{title}</span>
      <b>{called}</b>
      <FileButton
        title={words.phrase("edition-bring")}
        accept=".toml"
        onBring={(file) => onChange(withFile(draft, EDITION, file))}
      />
      {(draft.edition || name || hasNumbers) && (
        <button type="button" className="as-link" onClick={() => onChange(withFile(draft, EDITION, null))}>
          {words.phrase("edition-drop")}
        </button>
      )}
    </p>
  );
  return isPhone ? (
    <Row title={title} value={called}>
      {controls}
    </Row>
  ) : (
    controls
  );
}
