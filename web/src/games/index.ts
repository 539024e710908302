import { type ComponentType, lazy } from "react";
import type { Drawn, Things } from "../protocol/types";

export type TableComponent = ComponentType<{ view: Drawn; things: Things }>;

/** The games that have a table of their own, each loaded when it is first played. */
const TABLES: Record<string, TableComponent> = {
  arcane_alley: lazy(() => import("./arcane_alley/Table")),
  merchants_of_magick: lazy(() => import("./merchants_of_magick/Table")),
};

const PLAIN: TableComponent = lazy(() => import("./plain/Table"));

/** Returns the table for a game; any other is drawn from its view alone. */
export function tableFor(game: string): TableComponent {
  return TABLES[game] ?? PLAIN;
}
