import type { Notice } from "../protocol/types";

const HINT: Notice["what"] = "hint_taken";

/** Returns what everybody should know with one thing more: of hints the latest of each other seat, and none of one's own. */
export function noticesWith(notices: readonly Notice[], notice: Notice, reader: number): readonly Notice[] {
  if (notice.what !== HINT) return [...notices, notice];
  const others = notices.filter(({ what, seat }) => what !== HINT || seat !== notice.seat);
  return notice.seat === reader ? others : [...others, notice];
}
