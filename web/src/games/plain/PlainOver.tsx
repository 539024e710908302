import { SeatMark } from "../../art/glyphs";
import { AfterGame } from "../../parts/AfterGame";
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
  const order = result
    ? seats.toSorted((one, other) => (result.places[one] ?? 0) - (result.places[other] ?? 0))
    : seats;
  const winners = result ? order.filter((seat) => result.places[seat] === 1) : [];
  const names = winners.map((seat) => words.player(seat)).join(", ");
  // A figure that is the score itself is told once.
  const isScore = (name: string) =>
    seats.every((seat) => view.players[seat]?.figures[name] === result?.scores[seat]);
  const figures = [...new Set(view.players.flatMap((player) => Object.keys(player.figures)))].filter(
    (name) => !isScore(name),
  );
  const title = !result
    ? words.phrase("plain-over")
    : winners.length === 1 && winners[0] === view.seat
      ? words.phrase("plain-over-you", { score: result.scores[view.seat] ?? 0 })
      : words.phrase("plain-over-won", {
          names,
          count: winners.length,
          score: result.scores[winners[0] ?? 0] ?? 0,
        });
  return (
    <section className="plain-over panel">
      <h1>{title}</h1>
      <div className="plain-standings">
        <table>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <span className="visually-hidden">{words.phrase("end-place")}</span>
              </th>
              {figures.map((name) => (
                <th key={name} scope="col">
                  {naming.figure(name)}
                </th>
              ))}
              {result && <th scope="col">{words.phrase("plain-score")}</th>}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} className={winners.includes(seat) ? "is-winner" : ""}>
                <td>{result?.places[seat] ?? ""}</td>
                <th scope="row">
                  <SeatMark seat={seat} /> {words.player(seat)}
                </th>
                {figures.map((name) => (
                  <td key={name}>{view.players[seat]?.figures[name] ?? "–"}</td>
                ))}
                {result && <td className="plain-final">{result.scores[seat]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Charts />
      <AfterGame />
    </section>
  );
}
