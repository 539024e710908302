import { SeatMark } from "../art/glyphs";
import { useWords } from "../words/page";
import "../styles/standings.css";

/** A column of the standings: what it counts, and how many of it a seat has. */
export interface Counted {
  name: string;
  title: string;
  figure: (seat: number) => number | undefined;
  /** Whether it is what decides. */
  isTotal?: boolean;
}

/** Returns seats from the best place to the last. */
export function inOrder(seats: readonly number[], places: readonly number[]): number[] {
  return seats.toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** How a game ended: everybody in the order of their places, with what was counted. Alone nobody has a place. */
export function Standings(props: {
  order: readonly number[];
  places: readonly number[];
  columns: readonly Counted[];
}) {
  const { order, places, columns } = props;
  const words = useWords();
  const isAlone = order.length === 1;
  return (
    <div className="standings">
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span className="visually-hidden">{words.phrase("end-place")}</span>
            </th>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} className={places[seat] === 1 && !isAlone ? "is-winner" : ""}>
              <td className="standings-place">{!isAlone && places[seat]}</td>
              <th scope="row">
                <SeatMark seat={seat} /> {words.player(seat)}
              </th>
              {columns.map(({ name, figure, isTotal }) => (
                <td key={name} className={isTotal ? "standings-total" : ""}>
                  {figure(seat) ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
