import { useWords } from "../../words/page";
import type { Copies } from "./decks";

// Between the name of a deck and that of its number of players; neither has one.
const BETWEEN = " ";

/** For which deck, and how many players, copies are counted. */
export function DeckChoice({ copies }: { copies: Copies }) {
  const words = useWords();
  const { decks, columns, deck, column } = copies;
  if (!decks.length || decks.length * columns.length < 2) return null;
  return (
    <label className="deck-choice">
      <span>{words.phrase("cards-copies-for")}</span>
      <select
        className="select"
        value={[deck, column].join(BETWEEN)}
        onChange={(event) => {
          const [name = "", players = ""] = event.target.value.split(BETWEEN);
          copies.choose(name, players);
        }}
      >
        {decks.flatMap(({ name, title }) =>
          columns.map((each) => (
            <option key={`${name}${each}`} value={[name, each].join(BETWEEN)}>
              {words.phrase("cards-deck", { title, players: each })}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
