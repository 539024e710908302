import { SeatMark } from "../../art/glyphs";
import { useWords } from "../../words/page";
import type { Ledger as Lines } from "./chronicle";
import { figureText } from "./items";

const COLUMNS = ["start", "sets", "effects", "market", "bribes", "fines", "gold"] as const;

interface Props {
  order: readonly number[];
  places: readonly number[];
  ledgers: readonly Lines[];
  /** Whether there is a market to spend gold at. */
  hasMarket: boolean;
}

/** Where everybody's gold has come from, and where it went. */
export function Ledger({ order, places, ledgers, hasMarket }: Props) {
  const words = useWords();
  const columns = COLUMNS.filter((column) => column !== "market" || hasMarket);
  return (
    <div className="ledger-sheet">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.phrase("end-place")}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{words.phrase("end-player")}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.phrase(`end-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} className={places[seat] === 1 ? "is-winner" : ""}>
              <td className="ledger-place">{places[seat]}</td>
              <th scope="row">
                <SeatMark seat={seat} /> {words.player(seat)}
              </th>
              {columns.map((column) => (
                <Cell
                  key={column}
                  column={column}
                  called={words.phrase(`end-${column}`)}
                  value={ledgers[seat]?.[column] ?? 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A figure; in a hand it stands under what it is called. */
function Cell(props: { column: (typeof COLUMNS)[number]; called: string; value: number }) {
  const { column, called, value } = props;
  const isPlain = column === "start" || column === "gold";
  const text = isPlain ? String(value) : value === 0 ? "–" : value > 0 ? `+${value}` : figureText(value);
  return (
    <td className={`ledger-${column}${value < 0 ? " is-loss" : ""}`} data-called={called}>
      {text}
    </td>
  );
}
