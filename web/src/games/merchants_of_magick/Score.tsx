import { useWords } from "../../words/page";
import { useMagick } from "./context";
import { NextTitle } from "./Titles";

export const SCORES = ["items", "spells", "masteries", "orders", "charms", "adventurer"] as const;

/** What a sheet brings as it stands, and what the mark that is picked would add, by the server's count. */
export function Score({ seat }: { seat: number }) {
  const words = useWords();
  const { desk, after, reader } = useMagick();
  const adventurer = desk.book.adventurers.get(desk.player(seat).traits?.adventurer ?? "")?.name;
  const line = (name: string) => {
    const now = desk.figure(name, seat);
    const more = seat === desk.mine && after ? after.figure(name) - now : 0;
    const said = name === "adventurer" && adventurer ? adventurer : words.phrase(`magick-score-${name}`);
    return (
      <tr key={name} className={name === "coins" ? "score-total" : ""}>
        <th scope="row">{said}</th>
        <td>{now}</td>
        <td className="gain">{more > 0 && words.phrase("magick-gain", { count: more })}</td>
      </tr>
    );
  };
  return (
    <section className="magick-score panel">
      <h2>
        {seat === reader
          ? words.phrase("magick-your-score")
          : words.phrase("magick-score-of", { name: words.player(seat) })}
      </h2>
      <table>
        <tbody>{[...SCORES, "coins"].map(line)}</tbody>
      </table>
      {desk.seats.length === 1 && <NextTitle coins={desk.figure("coins", seat)} />}
    </section>
  );
}
