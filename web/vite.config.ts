import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { credits } from "./scripts/credits.ts";
import { rounded } from "./scripts/rounding.ts";
import { growingText } from "./scripts/text-size.ts";

const ICONS = "virtual:game-icons";
// Icons are drawn on a square of 512; a tenth of that unit is finer than any screen shows them.
const DIGITS = 1;
const SERVER = process.env.HEXMONGER_SERVER ?? "http://127.0.0.1:8000";

/** Returns the program that this page is built with, by its number. */
function program(): string {
  const text = readFileSync(new URL("../pyproject.toml", import.meta.url), "utf-8");
  return /^version = "([^"]+)"/m.exec(text)?.[1] ?? "";
}

/** Gives the page the few icons that it draws, of the thousands in the collection. */
function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === ICONS ? `\0${ICONS}` : null),
    load(id) {
      if (id !== `\0${ICONS}`) return null;
      const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf-8"));
      const all = read("./node_modules/@iconify-json/game-icons/icons.json").icons;
      const wanted: Record<string, string[]> = read("./src/art/icon-credits.json");
      const names = Object.values(wanted).flat();
      const drawn = names.map((name) => {
        const path = /d="([^"]+)"/.exec(all[name]?.body ?? "")?.[1];
        if (path === undefined) throw new Error(`there is no icon called ${name}`);
        return [name, rounded(path, DIGITS)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}

export default defineConfig({
  plugins: [react(), gameIcons(), credits()],
  css: { postcss: { plugins: [growingText()] } },
  define: { __PROGRAM__: JSON.stringify(program()) },
  build: {
    outDir: "../src/hexmonger/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2023",
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}", "scripts/*.test.ts"] },
} as never);
