import { Wreath } from "../../art/icons";
import { useWords } from "../../words/page";
import type { Decision } from "./over";
import type { Sight } from "./sight";

interface Props {
  sight: Sight;
  order: readonly number[];
  places: readonly number[];
  decision: Decision | null;
}

/** Who won, and in a sentence how that was decided. */
export function Verdict({ sight, order, places, decision }: Props) {
  const words = useWords();
  const winners = order.filter((seat) => places[seat] === 1);
  const isMine = winners.includes(sight.view.seat);
  const gold = sight.figure(winners[0] ?? 0, "gold");
  const names = winners
    .map((seat) => words.player(seat))
    .reduce((before, last) => words.phrase("list-last", { before, last }));
  const title = winners.length > 1 ? "end-title-shared" : isMine ? "end-title-you" : "end-title";
  return (
    <header className="verdict">
      <Wreath />
      <div>
        <h1>{words.phrase(title, { name: names, gold })}</h1>
        {decision && <p className="verdict-how">{said(words, sight, decision, isMine)}</p>}
      </div>
    </header>
  );
}

function said(words: ReturnType<typeof useWords>, sight: Sight, decision: Decision, isMine: boolean): string {
  if (decision.how === "shared") return words.phrase("end-how-shared");
  const isYou = decision.seat === sight.view.seat;
  const given = { ...decision, name: words.player(decision.seat), inside: words.phrase("reader-inside") };
  if (decision.how === "infamy" || decision.how === "ahead") {
    return words.phrase(`end-how-${decision.how}${isYou ? "-of-you" : isMine ? "-you" : ""}`, given);
  }
  return words.phrase(`end-how-${decision.how}${isYou ? "-of-you" : ""}`, given);
}
