import { type ComponentType, lazy } from "react";
import type { Drawn, Things } from "../protocol/types";

export type TableComponent = ComponentType<{ view: Drawn; things: Things }>;

/** The games that have a table of their own, each loaded when it is first played. */
const TABLES: Record<string, TableComponent> = {
  arcane_alley: lazy(() => import("./arcane_alley/Table")),
  merchants_of_magick: lazy(() => import("./merchants_of_magick/Table")),
};

export const plainTable: TableComponent = lazy(() => import("./plain/Table"));

/** Returns the table for a game; any other, or every one for who prefers that, is drawn from its view alone. */
export function tableFor(game: string, isPlain = false): TableComponent {
  return (isPlain ? undefined : TABLES[game]) ?? plainTable;
}

/** The games that have a screen of their own: the public view in large, for everybody around one table. */
const SCREENS: Record<string, TableComponent> = {
  arcane_alley: lazy(() => import("./arcane_alley/Screen")),
  merchants_of_magick: lazy(() => import("./merchants_of_magick/Screen")),
};

const plainScreen: TableComponent = lazy(() => import("./plain/Screen"));

/** Returns the screen for a game; nothing for one whose table is shown as those who watch see it, enlarged. */
export function screenFor(game: string): TableComponent | undefined {
  return SCREENS[game] ?? (TABLES[game] ? undefined : plainScreen);
}
