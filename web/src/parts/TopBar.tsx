import type { ReactNode } from "react";
import { Glyph, Lantern, SeatMark } from "../art/glyphs";
import { useWords } from "../words/page";
import { useAgain } from "./again";
import { DealBadge } from "./DealBadge";
import { HouseNav, Myself } from "./HouseNav";
import { type Door, Menu } from "./Menu";
import { Link } from "./router";
import { Clock, useTableDoor, Watching } from "./tableDoor";
import { PHONE, useMedia } from "./useMedia";

const HOME: Door = { to: "/", name: "to-the-start", glyph: "home" };
const SETTINGS: Door = { to: "?settings", name: "settings", glyph: "gear" };
const DOORS: readonly Door[] = [
  { to: "/cards", name: "home-cards", glyph: "book" },
  { to: "?help", name: "help", glyph: "perhaps" },
  SETTINGS,
];

/** The bar over every page: the house, what is going on, and the doors at its right; at a table in a hand, a menu. */
export function TopBar({ children, right }: { children?: ReactNode; right?: ReactNode }) {
  const words = useWords();
  const again = useAgain();
  // Without anything going on it is the bar of the house itself.
  const isHouse = !children && !again;
  const isPhone = useMedia(PHONE);
  const doors = [...useTableDoor(), ...DOORS];
  const middle = (
    <div className="top-middle">
      {isHouse ? <HouseNav /> : children}
      {again?.title}
    </div>
  );
  if (isPhone && children) {
    return (
      <header className="top-bar">
        <Menu doors={[HOME, ...doors]} />
        {middle}
        <div className="top-right">
          {again ? again.badge : right}
          <Watching />
          <Clock />
        </div>
      </header>
    );
  }
  return (
    <header className={`top-bar${isHouse ? " is-house" : ""}`}>
      <Link to="/" className="house">
        <Lantern />
        <span className="house-name">{words.phrase("house")}</span>
      </Link>
      {middle}
      <div className="top-right">
        {again ? again.badge : right}
        <DealBadge />
        <Watching />
        <Clock />
        {isHouse && <Myself />}
        {(isHouse ? [SETTINGS] : doors).map(({ to, name, glyph }) => (
          <Link key={to} to={to} className="icon-button" label={words.phrase(name)}>
            <Glyph name={glyph} />
          </Link>
        ))}
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
