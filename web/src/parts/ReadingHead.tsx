import type { ReactNode } from "react";
import { useWords } from "../words/page";
import { Link } from "./router";
import "../styles/reading.css";

/** The rooms to read in, each with the word for its title. */
const ROOMS = {
  rules: "rules-title",
  how: "how-title",
  cards: "cards-title",
  credits: "credits-title",
} as const;

interface Props {
  room: keyof typeof ROOMS;
  /** What stands at the right. */
  children?: ReactNode;
}

/** The head of a room to read in, with the ways to the others. */
export function ReadingHead({ room, children }: Props) {
  const words = useWords();
  const others = Object.entries(ROOMS).filter(([name]) => name !== room);
  return (
    <header className="reading-head">
      <h1>{words.phrase(ROOMS[room])}</h1>
      <nav aria-label={words.phrase("reading-rooms")}>
        {others.map(([name, title]) => (
          <Link key={name} to={`/${name}`}>
            {words.phrase(title)}
          </Link>
        ))}
      </nav>
      {children}
    </header>
  );
}

interface GamesProps {
  links: readonly { to: string; title: string; isCurrent: boolean }[];
}

/** The games that one can read about, of which one is open. */
export function ReadingGames({ links }: GamesProps) {
  const words = useWords();
  return (
    <nav className="reading-games" aria-label={words.phrase("reading-games")}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} isCurrent={link.isCurrent}>
          {link.title}
        </Link>
      ))}
    </nav>
  );
}
