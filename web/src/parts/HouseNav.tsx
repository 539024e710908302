import { Glyph, SeatMark } from "../art/glyphs";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { Link, useAddress } from "./router";

const DOORS = [
  { to: "/", name: "nav-play", glyph: "hexagon", rooms: /^\/(new)?$/ },
  { to: "/watch", name: "nav-watch", glyph: "eye", rooms: /^\/watch/ },
  { to: "/replays", name: "nav-replays", glyph: "scroll", rooms: /^\/replay/ },
  { to: "/rules", name: "nav-rules", glyph: "book", rooms: /^\/(rules|how|cards|credits)/ },
] as const;

/** The doors of the house: in its bar, on a phone along its foot. */
export function HouseNav() {
  const words = useWords();
  const { path } = useAddress();
  return (
    <nav className="house-nav" aria-label={words.phrase("nav")}>
      {DOORS.map(({ to, name, glyph, rooms }) => (
        <Link key={to} to={to} className="house-door" isCurrent={rooms.test(path)}>
          <Glyph name={glyph} />
          <span>{words.phrase(name)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Who one is here, and the way to change that. */
export function Myself() {
  const words = useWords();
  const { path } = useAddress();
  const name = keys.name();
  return (
    <Link to="/me" className="myself" isCurrent={path === "/me"}>
      <span className="visually-hidden">{words.phrase("nav-me")} </span>
      <Glyph name="people" />
      <SeatMark seat={0} />
      <b>{name || words.phrase("home-guest")}</b>
    </Link>
  );
}
