/** The glyph of every kind of event, as lines of a preview have them. */
const GLYPHS: Record<string, string> = {
  gained_gold: "coin",
  lost_gold: "coin",
  bribed: "coin",
  bought: "coin",
  valued: "coin",
  gained_infamy: "shield",
  lost_infamy: "shield",
  counted: "shield",
  penalised: "shield",
  fined: "flag",
  paid_fines: "flag",
  triggered: "flag",
  inspection_began: "flag",
  drew: "eye",
  peeked: "eye",
  turned_up: "eye",
  revealed_from_deck: "eye",
  looked_at_stash: "eye",
  saw: "eye",
  seen: "eye",
  to_market: "eye",
  turned_down: "grid",
  closed: "grid",
  arranged: "moon",
  moon_turned: "moon",
  swapped: "swap",
  exchanged: "swap",
  replaced: "swap",
  returned: "back",
  left: "away",
  stashed: "away",
  discarded: "away",
  put_on_deck: "away",
  put_sideways: "away",
  set_aside: "away",
  set_aside_unseen: "away",
  played: "played",
  given: "played",
  took_from_discard: "away",
  took_from_stash: "away",
  took_from_market: "away",
  took_from_aside: "away",
  activated: "special",
  expended: "expend",
  sold: "sold",
  sold_moon_set: "sold",
  sold_mixed_set: "sold",
};

export function glyphOf(event: string): string {
  return GLYPHS[event] ?? "dot";
}

const GAINS = new Set(["gained_gold", "lost_infamy"]);
const LOSSES = new Set(["lost_gold", "gained_infamy", "fined", "paid_fines", "penalised"]);
const SALES = new Set(["sold", "sold_moon_set", "sold_mixed_set"]);

/** Whether an event is good or bad news for whoever it is about. */
export function toneOf(event: string): "gain" | "loss" | "" {
  return GAINS.has(event) ? "gain" : LOSSES.has(event) ? "loss" : "";
}

export function isSale(event: string): boolean {
  return SALES.has(event);
}
