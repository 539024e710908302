import { type ComponentType, lazy } from "react";

/** A room of the house; one that has a name in its path is told it. */
export type Room = ComponentType<{ name: string }>;

/** Every room by its path, each loaded when it is first opened; what stands for `*` is its name. */
const ROOMS: Readonly<Record<string, Room>> = {
  "/": lazy(() => import("./pages/Home").then((found) => ({ default: found.Home }))),
  "/new": lazy(() => import("./pages/NewTable").then((found) => ({ default: found.NewTable }))),
  "/watch": lazy(() => import("./pages/Lists").then((found) => ({ default: found.Watch }))),
  "/replays": lazy(() => import("./pages/Lists").then((found) => ({ default: found.Replays }))),
  "/me": lazy(() => import("./pages/Me").then((found) => ({ default: found.Me }))),
  "/t/*": lazy(() => import("./pages/TablePage").then((found) => ({ default: found.TablePage }))),
  "/t/*/screen": lazy(() => import("./pages/ScreenPage").then((found) => ({ default: found.ScreenPage }))),
  "/replay/*": lazy(() => import("./pages/Replay").then((found) => ({ default: found.ReplayPage }))),
  "/cards": lazy(() => import("./pages/Cards").then((found) => ({ default: found.Cards }))),
  "/credits": lazy(() => import("./pages/Credits").then((found) => ({ default: found.Credits }))),
  "/how": lazy(() => import("./pages/HowToPlay").then((found) => ({ default: found.HowToPlay }))),
  "/how/*": lazy(() => import("./pages/HowToPlay").then((found) => ({ default: found.HowToPlay }))),
  "/rules": lazy(() => import("./pages/Rules").then((found) => ({ default: found.RulesPage }))),
  "/rules/*": lazy(() => import("./pages/Rules").then((found) => ({ default: found.RulesPage }))),
};

const PLACES = Object.entries(ROOMS).map(([path, Room]) => ({
  Room,
  pattern: new RegExp(`^${path.replace("*", "([^/]+)")}$`),
}));

/** Returns the room at a path and the name it has there; nothing where there is none. */
export function roomAt(path: string): { Room: Room; name: string } | null {
  for (const { Room, pattern } of PLACES) {
    const found = pattern.exec(path);
    if (found) return { Room, name: decoded(found[1] ?? "") };
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
