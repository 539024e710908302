import { useMemo, useState } from "react";
import { SeatMark } from "../../art/glyphs";
import { LineChart } from "../../parts/LineChart";
import { go } from "../../parts/router";
import { useTable } from "../../parts/useTable";
import { http, Refused } from "../../protocol/http";
import type { Things } from "../../protocol/types";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { course, type Ledger, ledgers } from "./chronicle";
import { figureText } from "./items";
import type { Sight } from "./sight";

const COLUMNS = ["start", "sets", "effects", "market", "bribes", "fines", "gold"] as const;

/** The end: who won, where the gold came from, and how it went. */
export function GameOver({ sight, things }: { sight: Sight; things: Things }) {
  const words = useWords();
  const { heard, sheet } = useTable();
  const [trouble, setTrouble] = useState("");
  const { view } = sight;
  const over = heard.findLast(({ event }) => event.event === "over")?.event;
  const places = (over?.places as number[] | undefined) ?? view.players.map(() => 1);
  const order = view.players
    .map((player) => player.seat)
    .sort((one, other) => (places[one] ?? 9) - (places[other] ?? 9));
  const winner = order[0] ?? 0;
  const gold = sight.figure(winner, "gold");
  const number = things.entries.find((entry) => entry.kind === "number" && entry.id === "gold");
  const start = number?.figures[0]?.value ?? 0;
  const ledger = useMemo(() => ledgers(view, heard, start), [view, heard, start]);
  const moments = useMemo(() => course(view, heard, start), [view, heard, start]);
  const rounds = [...new Set(moments.map((moment) => moment.round))];
  const parts = rounds.map((round) => ({
    at: moments.findLastIndex((moment) => moment.round === round),
    name: words.phrase("end-round", { round }),
  }));
  const names = view.players.map((player) => words.player(player.seat));
  const seats = view.players.map((player) => player.seat);
  const again = () => {
    if (!sheet) return;
    http.rematch(keys.player(), sheet.table).then(
      async ({ table }) => {
        for (const seated of await http.seatsOfMine(keys.player(), table))
          keys.keepSeat(table, seated.secret ?? "");
        await http.start(keys.player(), table).catch(() => undefined);
        go(`/t/${table}`);
      },
      (error: unknown) => setTrouble(error instanceof Refused ? error.message : words.phrase("went-wrong")),
    );
  };
  return (
    <main className="game-over">
      <div>
        <h1>
          {winner === view.seat
            ? words.phrase("end-title-you", { gold })
            : words.phrase("end-title", { name: words.player(winner), gold })}
        </h1>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <span className="visually-hidden">{words.phrase("end-place")}</span>
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {words.phrase(`end-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} className={seat === winner ? "is-winner" : ""}>
                <td className="ledger-place">{places[seat]}</td>
                <th scope="row">
                  <SeatMark seat={seat} /> {words.player(seat)}
                </th>
                {COLUMNS.map((column) => (
                  <LedgerCell key={column} ledger={ledger[seat]} column={column} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="act-row">
          <button type="button" className="button button-primary" onClick={again}>
            {words.phrase("end-again")}
          </button>
          <a className="button" href={`/api/tables/${sheet?.table}/record`} download>
            {words.phrase("end-record")}
          </a>
          <button type="button" className="button" onClick={() => go("/")}>
            {words.phrase("end-leave")}
          </button>
        </p>
        {trouble && <p className="trouble">{trouble}</p>}
      </div>
      <section className="charts panel">
        <h2>{words.phrase("end-gold-chart")}</h2>
        <LineChart
          label={words.phrase("end-gold-chart")}
          names={names}
          series={seats.map((seat) => moments.map((moment) => moment.gold[seat] ?? 0))}
          step={25}
          parts={parts}
        />
        <h2>
          {words.phrase("end-infamy-chart")} <span className="quiet">{words.phrase("end-infamy-note")}</span>
        </h2>
        <LineChart
          label={words.phrase("end-infamy-chart")}
          names={names}
          series={seats.map((seat) => moments.map((moment) => moment.infamy[seat] ?? 0))}
          step={8}
          parts={parts}
          flags={moments.flatMap((moment, at) => moment.fined.map((seat) => ({ at, seat })))}
          height={260}
        />
      </section>
    </main>
  );
}

function LedgerCell({ ledger, column }: { ledger: Ledger | undefined; column: (typeof COLUMNS)[number] }) {
  const value = ledger?.[column] ?? 0;
  const isPlain = column === "start" || column === "gold";
  const text = isPlain ? String(value) : value === 0 ? "–" : value > 0 ? `+${value}` : figureText(value);
  return <td className={`ledger-${column}${value < 0 ? " is-loss" : ""}`}>{text}</td>;
}
