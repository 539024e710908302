/** Where a card is: of which game it is, of which kind, and which one. */
export interface Place {
  game: string;
  kind: string;
  id: string;
}

const CARD = "card";

/** Returns where a card can be read. */
export function addressOfCard(game: string, kind: string, id: string): string {
  return `/cards?${CARD}=${[game, kind, id].map(encodeURIComponent).join("/")}`;
}

/** Returns the card that an address asks for, if it does. */
export function cardIn(query: URLSearchParams): Place | null {
  const [game = "", kind = "", id = ""] = (query.get(CARD) ?? "").split("/");
  return game && id ? { game, kind, id } : null;
}
