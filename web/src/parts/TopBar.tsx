import type { ReactNode } from "react";
import { Glyph, Lantern, SeatMark } from "../art/glyphs";
import { useWords } from "../words/page";
import { Link } from "./router";

/** The bar over every page: the house, what is going on, and the doors at its right. */
export function TopBar({ children, right }: { children?: ReactNode; right?: ReactNode }) {
  const words = useWords();
  return (
    <header className="top-bar">
      <Link to="/" className="house">
        <Lantern />
        <span className="house-name">{words.phrase("house")}</span>
      </Link>
      <div className="top-middle">{children}</div>
      <div className="top-right">
        {right}
        <Link to="/cards" className="icon-button" label={words.phrase("home-cards")}>
          <Glyph name="book" />
        </Link>
        <Link to="?settings" className="icon-button" label={words.phrase("settings")}>
          <Glyph name="gear" />
        </Link>
      </div>
    </header>
  );
}

/** The rounds as seals: those that are over checked, this one bright. */
export function RoundSeals({
  round,
  rounds,
  isOver = false,
}: {
  round: number;
  rounds: number;
  isOver?: boolean;
}) {
  return (
    <span className="seals" aria-hidden="true">
      {Array.from({ length: rounds }, (_, at) => at + 1).map((each) => {
        const isDone = each < round || isOver;
        return (
          <span key={each} className={`round-seal${isDone ? " is-done" : each === round ? " is-now" : ""}`}>
            {isDone ? <Glyph name="check" /> : each}
          </span>
        );
      })}
    </span>
  );
}

/** Who comes after whom, with whose turn it is. */
export function TurnOrder({ seats, turn }: { seats: readonly number[]; turn: number }) {
  const words = useWords();
  return (
    <ol className="turn-order" aria-label={words.phrase("table-turn-order")}>
      {seats.map((seat) => (
        <li
          key={seat}
          className={seat === turn ? "is-turn" : ""}
          aria-current={seat === turn ? "true" : undefined}
        >
          <span className="turn-pill">
            <SeatMark seat={seat} />
            <span>{words.player(seat)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
