import { Stepper } from "../parts/Stepper";
import { useWords } from "../words/page";
import { callBot, ladderOf, tellBot } from "./bots";

interface Props {
  label: string;
  bots: readonly string[];
  bot: string;
  onChange: (bot: string) => void;
}

/** Which bot, as a step on the ladder. */
export function LevelStepper({ label, bots, bot, onChange }: Props) {
  const words = useWords();
  const ladder = ladderOf(bots);
  const at = Math.max(0, ladder.indexOf(bot));
  return (
    <Stepper
      label={label}
      value={at}
      least={0}
      most={ladder.length - 1}
      onChange={(next) => onChange(ladder[next] ?? bot)}
    >
      <span className="level-bars" aria-hidden="true">
        {ladder.map((each, step) => (
          <span key={each} className={step <= at ? "is-lit" : ""} />
        ))}
      </span>
      <b>{callBot(words, bot)}</b>
      <span className="visually-hidden">{tellBot(words, bot)}</span>
    </Stepper>
  );
}
