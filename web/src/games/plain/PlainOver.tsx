import { AfterGame } from "../../parts/AfterGame";
import { inOrder, Standings } from "../../parts/Standings";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { Charts } from "./Charts";
import { usePlain } from "./context";

/** Whether the game has ended, and nobody is asked anything any longer. */
export function useIsOver(): boolean {
  const { sheet } = useTable();
  const { view } = usePlain();
  return sheet?.state === "over" && view.asked.length === 0;
}

/** The end: the places and scores that the game gives, and everybody's figures. */
export function PlainOver() {
  const words = useWords();
  const { sheet } = useTable();
  const { view, naming } = usePlain();
  const result = sheet?.result;
  const seats = view.players.map((player) => player.seat);
  const places = result?.places ?? [];
  const order = inOrder(seats, places);
  const winners = order.filter((seat) => places[seat] === 1);
  // A figure that is the score itself is told once.
  const isScore = (name: string) =>
    seats.every((seat) => view.players[seat]?.figures[name] === result?.scores[seat]);
  const names = new Set(view.players.flatMap((player) => Object.keys(player.figures)));
  const columns = [...names]
    .filter((name) => !isScore(name))
    .map((name) => ({
      name,
      title: naming.figure(name),
      figure: (seat: number) => view.players[seat]?.figures[name],
    }));
  const score = {
    name: "score",
    title: words.phrase("plain-score"),
    figure: (seat: number) => result?.scores[seat],
    isTotal: true,
  };
  const title = !result
    ? words.phrase("plain-over")
    : winners.length === 1 && winners[0] === view.seat
      ? words.phrase("plain-over-you", { score: result.scores[view.seat] ?? 0 })
      : words.phrase("plain-over-won", {
          names: winners.map((seat) => words.player(seat)).join(", "),
          count: winners.length,
          score: result.scores[winners[0] ?? 0] ?? 0,
        });
  return (
    <section className="plain-over panel">
      <h1>{title}</h1>
      <Standings order={order} places={places} columns={result ? [...columns, score] : columns} />
      <Charts />
      <AfterGame />
    </section>
  );
}
