import { LineChart } from "../../parts/LineChart";
import { useLoaded } from "../../parts/useLoaded";
import { PHONE, useMedia } from "../../parts/useMedia";
import { useTable } from "../../parts/useTable";
import { http } from "../../protocol/http";
import { useWords } from "../../words/page";
import { usePlain } from "./context";

// More figures than this are not worth a look in one place.
const MOST = 3;
const LINES = 5;

/** How the figures of everybody went, where the game has any that change. */
export function Charts() {
  const words = useWords();
  const { sheet } = useTable();
  const { view, naming } = usePlain();
  const isPhone = useMedia(PHONE);
  const table = sheet?.table ?? "";
  const { value: replay } = useLoaded(table, () => http.replay(table));
  const changing = Object.entries(replay?.figures ?? {}).filter(([, seats]) =>
    seats.some((values) => new Set(values).size > 1),
  );
  return changing.slice(0, MOST).map(([name, series]) => {
    const most = Math.max(1, ...series.flat());
    return (
      <section key={name} className="plain-chart">
        <h2>{naming.figure(name)}</h2>
        <LineChart
          label={naming.figure(name)}
          names={view.players.map((player) => words.player(player.seat))}
          series={series}
          step={Math.max(1, Math.ceil(most / LINES))}
          parts={[]}
          width={isPhone ? 340 : 350}
          height={190}
        />
      </section>
    );
  });
}
