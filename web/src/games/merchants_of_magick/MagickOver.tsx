import { SeatMark } from "../../art/glyphs";
import { go } from "../../parts/router";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { useMagick } from "./context";

const COLUMNS = ["items", "spells", "masteries", "orders", "charms", "adventurer", "coins"];

/** The end: what everybody's sheet brought. */
export function MagickOver() {
  const words = useWords();
  const { sheet } = useTable();
  const { desk } = useMagick();
  const order = desk.view.players
    .map((player) => player.seat)
    .sort((one, other) => desk.figure("coins", other) - desk.figure("coins", one));
  const winner = order[0] ?? 0;
  const coins = desk.figure("coins", winner);
  return (
    <main className="game-over">
      <div>
        <h1>
          {winner === desk.view.seat
            ? words.phrase("magick-end-you", { coins })
            : words.phrase("magick-end", { name: words.player(winner), coins })}
        </h1>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.phrase("end-place")}</span>
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {words.phrase(`magick-score-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} className={seat === winner ? "is-winner" : ""}>
                <th scope="row">
                  <SeatMark seat={seat} /> {words.player(seat)}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className={column === "coins" ? "ledger-gold" : ""}>
                    {desk.figure(column, seat)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="act-row">
          <a className="button" href={`/api/tables/${sheet?.table}/record`} download>
            {words.phrase("end-record")}
          </a>
          <button type="button" className="button button-primary" onClick={() => go("/")}>
            {words.phrase("end-leave")}
          </button>
        </p>
      </div>
    </main>
  );
}
