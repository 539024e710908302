import paths from "virtual:game-icons";
import { Glyph } from "./glyphs";
import { MoonPhase } from "./moon";

const SIDE = 512;

/** An icon of the collection by itself; it says nothing to a screen reader. */
export function Icon({ icon, className = "" }: { icon: string; className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[icon] ?? ""} />
    </svg>
  );
}

/** What a game is known by in a list. */
export function GameEmblem({ game, hasModules = false }: { game: string; hasModules?: boolean }) {
  if (game === "arcane_alley" && hasModules) {
    return (
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="8.500" fill="none" stroke="currentColor" strokeOpacity=".5" />
        <MoonPhase side="crescent" x={10} y={10} r={8} fill="currentColor" />
      </svg>
    );
  }
  if (game === "arcane_alley") return <Icon icon="crystal-ball" />;
  if (game === "merchants_of_magick") return <Icon icon="d12" />;
  return <Glyph name="grid" />;
}
