/** What a turn of a game is called after, by the events of whoever has it, the most telling first. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  arcane_alley: ["played", "activated", "expended", "discarded", "bought"],
  merchants_of_magick: ["completed", "marked", "marked_free"],
};

export function deedsOf(game: string): readonly string[] {
  return DEEDS[game] ?? [];
}
