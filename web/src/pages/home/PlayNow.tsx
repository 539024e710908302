import { useState } from "react";
import { levelOf } from "../../lobby/bots";
import { LevelStepper } from "../../lobby/LevelStepper";
import { Segments } from "../../parts/Segments";
import { Stepper } from "../../parts/Stepper";
import { PHONE, useMedia } from "../../parts/useMedia";
import type { Games } from "../../protocol/types";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import { BOXES, keepQuick, lastQuick, type Quick } from "../tables";

interface Props {
  games: Games;
  isBusy: boolean;
  name: string;
  onName: (name: string) => void;
  onPlay: (quick: Quick) => void;
}

/** A game against bots at once, as the last one was, and what can be changed about that. */
export function PlayNow({ games, isBusy, name, onName, onPlay }: Props) {
  const words = useWords();
  const [quick, setQuick] = useState(lastQuick);
  const [isChanging, setChanging] = useState(false);
  const isPhone = useMedia(PHONE);
  const [isKnown] = useState(keys.name() !== "");
  const change = (part: Partial<Quick>) => {
    const next = fitting({ ...quick, ...part }, games);
    setQuick(next);
    keepQuick(next);
  };
  return (
    <div className="play-now">
      <p className="play-now-line">
        <button
          type="button"
          className="button button-primary"
          disabled={isBusy}
          onClick={() => onPlay(fitting(quick, games))}
        >
          {words.phrase("home-play-now")}
        </button>
        <span className="play-now-what">
          <span>{tellQuick(words, quick, isPhone)}</span>{" "}
          <button
            type="button"
            className="as-link"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {words.phrase(isChanging ? "home-change-done" : "home-change")}
          </button>
        </span>
      </p>
      {isChanging && <Change games={games} quick={quick} onChange={change} />}
      {(isChanging || !isKnown) && (
        <label className="home-name">
          <span>{words.phrase("home-your-name")}</span>
          <input
            className="field"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            placeholder={words.phrase("home-guest")}
            onChange={(event) => onName(event.target.value)}
          />
          <span className="quiet">{words.phrase("home-name-hint")}</span>
        </label>
      )}
    </div>
  );
}

function Change({
  games,
  quick,
  onChange,
}: {
  games: Games;
  quick: Quick;
  onChange: (part: Partial<Quick>) => void;
}) {
  const words = useWords();
  const { least, most } = botsFor(quick, games);
  return (
    <div className="play-now-change panel">
      <Segments
        legend={words.phrase("home-change-box")}
        segments={BOXES.map(({ id }) => ({ value: id, title: words.phrase(`home-title-${id}`) }))}
        picked={quick.box.id}
        onPick={(id) => onChange({ box: BOXES.find((box) => box.id === id) ?? quick.box })}
      />
      <div className="play-now-bots">
        <Stepper
          label={words.phrase("home-change-bots")}
          value={quick.bots}
          least={least}
          most={most}
          onChange={(bots) => onChange({ bots })}
        >
          <b>{words.phrase("home-change-bots-count", { bots: quick.bots })}</b>
        </Stepper>
        <LevelStepper
          label={words.phrase("home-change-level")}
          bots={games.bots}
          bot={quick.bot}
          onChange={(bot) => onChange({ bot })}
        />
      </div>
    </div>
  );
}

function botsFor({ box, bots }: Quick, { games }: Games): { least: number; most: number } {
  const game = games.find((each) => each.name === box.game);
  return game ? { least: game.least_seats - 1, most: game.most_seats - 1 } : { least: bots, most: bots };
}

/** Returns the same with as many bots as its box has seats for, and one that there is. */
function fitting(quick: Quick, games: Games): Quick {
  const { least, most } = botsFor(quick, games);
  const bot = games.bots.length && !games.bots.includes(quick.bot) ? (games.bots[0] ?? quick.bot) : quick.bot;
  return { ...quick, bot, bots: Math.min(Math.max(quick.bots, least), most) };
}

/** Returns what would be played at once; in a hand without the level, which is told where it can be changed. */
function tellQuick(words: Words, { box, bots, bot }: Quick, isShort: boolean): string {
  const called = words.phrase(`home-title-${box.id}`);
  if (bots === 0) return words.phrase("home-quick-alone", { box: called });
  if (isShort) return words.phrase("home-quick-short", { box: called, bots });
  const level = levelOf(bot);
  return level
    ? words.phrase("home-quick", { box: called, bots, level })
    : words.phrase("home-quick-other", { box: called, bots, bot });
}
