import { keys } from "./keys";

/** A choice in hand, as it outlives a reload: for which question it was picked, and whether it was drawn. */
export interface Draft {
  question: number;
  choice: number;
  draw: boolean;
}

const nameOf = (table: string, seat: number) => `picked.${table}.${seat}`;

export function keptDraft(table: string, seat: number): Draft | null {
  try {
    return JSON.parse(keys.draft(nameOf(table, seat))) as Draft;
  } catch {
    return null;
  }
}

export function keepDraft(table: string, seat: number, draft: Draft | null): void {
  keys.keepDraft(nameOf(table, seat), draft ? JSON.stringify(draft) : "");
}
