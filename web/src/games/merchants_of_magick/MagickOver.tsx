import { useMemo } from "react";
import { AfterGame } from "../../parts/AfterGame";
import { LineChart } from "../../parts/LineChart";
import { inOrder, Standings } from "../../parts/Standings";
import { PHONE, useMedia } from "../../parts/useMedia";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { bestRound, course, lastLead, places } from "./chronicle";
import { useMagick } from "./context";
import { MagickIcon } from "./icons";
import { SCORES } from "./Score";
import { TitleLadder } from "./Titles";

/** The end: who won, where the coins came from, and how it went. */
export function MagickOver() {
  const words = useWords();
  const { heard } = useTable();
  const { desk, look } = useMagick();
  const rounds = useMemo(() => course(desk.view, heard), [desk.view, heard]);
  const placed = useMemo(() => places(desk.view, heard), [desk.view, heard]);
  const order = inOrder(desk.seats, placed);
  const isAlone = order.length === 1;
  const isPhone = useMedia(PHONE);
  return (
    <main className="magick-over">
      <div className="over-words">
        <header className="over-title">
          {(isAlone || placed[desk.mine] === 1) && <MagickIcon id="won" className="wreath" />}
          <div>
            <h1>{isAlone ? <TitleAlone /> : <TitleTogether order={order} placed={placed} />}</h1>
            {!isAlone && <Story order={order} placed={placed} rounds={rounds} />}
          </div>
        </header>
        <Coins order={order} placed={placed} />
        {isAlone && <TitleLadder coins={desk.figure("coins", 0)} />}
        <Facts rounds={rounds} />
        <AfterGame>
          <button type="button" className="button" onClick={() => look(desk.mine)}>
            {words.phrase("magick-end-sheets")}
          </button>
        </AfterGame>
      </div>
      <section className="over-chart panel">
        <h2>
          {words.phrase("magick-end-chart")}{" "}
          <span className="quiet">{words.phrase("magick-end-chart-note")}</span>
        </h2>
        <LineChart
          label={words.phrase("magick-end-chart")}
          names={desk.seats.map((seat) => words.player(seat))}
          series={desk.seats.map((seat) => rounds.map((coins) => coins[seat] ?? 0))}
          step={Math.max(...rounds.flat()) > 40 ? 20 : 10}
          parts={rounds.slice(1).map((_, at) => ({ at: at + 1, name: String(at + 1) }))}
          width={isPhone ? 350 : 620}
          height={isPhone ? 260 : 440}
        />
      </section>
    </main>
  );
}

function TitleAlone() {
  const words = useWords();
  const { heard } = useTable();
  const { desk } = useMagick();
  const rating = heard.findLast(({ event }) => event.event === "rated")?.event.rating ?? "novice";
  return words.phrase("magick-end-alone", {
    coins: desk.figure("coins", 0),
    title: words.phrase(`magick-title-${rating}`),
  });
}

function TitleTogether({ order, placed }: { order: readonly number[]; placed: readonly number[] }) {
  const words = useWords();
  const { desk } = useMagick();
  const winners = order.filter((seat) => placed[seat] === 1);
  const coins = desk.figure("coins", winners[0] ?? 0);
  const isMine = winners.includes(desk.view.seat);
  if (winners.length > 1) {
    const names = winners.map((seat) => words.player(seat)).join(", ");
    return words.phrase(isMine ? "magick-end-shared-you" : "magick-end-shared", { coins, names });
  }
  return isMine
    ? words.phrase("magick-end-you", { coins })
    : words.phrase("magick-end", { name: words.player(winners[0] ?? 0), coins });
}

/** How it was decided, in a sentence: by what broke a tie, or who led before. */
function Story(props: {
  order: readonly number[];
  placed: readonly number[];
  rounds: readonly (readonly number[])[];
}) {
  const words = useWords();
  const { desk } = useMagick();
  const [first = 0, second = 0] = props.order;
  const lead = desk.figure("coins", first) - desk.figure("coins", second);
  const both = { one: words.player(first), other: words.player(second) };
  const names = words.phrase("list-last", { before: both.one, last: both.other });
  const compared = (name: string) =>
    words.phrase("magick-end-to", { one: desk.figure(name, first), other: desk.figure(name, second) });
  const before = lastLead(props.rounds, first);
  const said = () => {
    if (lead === 0 && desk.figure("fulfilled", first) !== desk.figure("fulfilled", second)) {
      const coins = desk.figure("coins", first);
      return words.phrase("magick-end-level-orders", { names, coins, orders: compared("fulfilled") });
    }
    if (lead === 0 && props.placed[second] !== 1) {
      return words.phrase("magick-end-level-potions", { names, potions: compared("potions") });
    }
    if (before) {
      const { seat, coins, round } = before;
      return words.phrase("magick-end-lead", { name: words.player(seat), coins, round });
    }
    return lead > 0 ? words.phrase("magick-end-ahead", { coins: lead, name: both.other }) : "";
  };
  return <p className="over-story">{said()}</p>;
}

/** What everybody's coins came from. */
function Coins({ order, placed }: { order: readonly number[]; placed: readonly number[] }) {
  const words = useWords();
  const { desk } = useMagick();
  // In a hand the total comes first, and the rest can be pushed along.
  const names = useMedia(PHONE) ? ["coins", ...SCORES] : [...SCORES, "coins"];
  const columns = names.map((name) => ({
    name,
    title: words.phrase(`magick-score-${name}`),
    figure: (seat: number) => desk.figure(name, seat) || (name === "coins" ? 0 : undefined),
    isTotal: name === "coins",
  }));
  return <Standings order={order} places={placed} columns={columns} />;
}

/** A few figures of one's own game. */
function Facts({ rounds }: { rounds: readonly (readonly number[])[] }) {
  const words = useWords();
  const { desk } = useMagick();
  const best = bestRound(rounds, desk.mine);
  const rows = desk.book.rows.filter((row) => desk.isComplete(row)).length;
  const fulfilled = desk.figure("fulfilled");
  const facts: [number, string][] = [
    [best.coins, words.phrase("magick-end-best-round", { count: best.coins, round: best.round })],
    [fulfilled, words.phrase("magick-end-orders", { count: fulfilled, coins: desk.figure("orders") })],
    [rows, words.phrase("magick-end-rows", { count: rows, all: desk.book.rows.length })],
    [desk.figure("potions"), words.phrase("magick-end-potions", { count: desk.figure("potions") })],
  ];
  return (
    <ul className="over-facts">
      {facts.map(([figure, text]) => (
        <li key={text} className="panel">
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
