import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Legend } from "../parts/Provenance";
import { ReadingGames, ReadingHead } from "../parts/ReadingHead";
import { SearchField } from "../parts/SearchField";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../parts/useLoaded";
import { useTitle } from "../parts/useTitle";
import { http } from "../protocol/http";
import type { GameSheet, Rules } from "../protocol/types";
import { useWords } from "../words/page";
import { anchorIn, Book } from "./rules/Book";
import { Contents } from "./rules/Contents";
import { ReadingContext } from "./rules/Passages";
import { countOf, rulesIn, searched, sourcesIn, wanted } from "./rules/searching";
import { useHash } from "./rules/useHash";
import "../styles/rules.css";

/** The rules of a game and its modules; a module may stand in the address instead of its game. */
export function RulesPage({ name }: { name: string }) {
  const words = useWords();
  const { value: games, isMissing } = useLoaded("games", () => http.games().then((found) => found.games));
  const game = games && gameOf(games, name);
  if (!games || !game) {
    return (
      <>
        <TopBar />
        <main className="page-note">
          <h1>{words.phrase(isMissing || games ? "rules-missing" : "loading")}</h1>
        </main>
      </>
    );
  }
  return <RulesOf game={game} module={modulesOf(game)[name] ?? ""} games={games} />;
}

function modulesOf(game: GameSheet): Record<string, string> {
  return game.options?.find((option) => option.name === "modules")?.values ?? {};
}

/** Returns the game of a name or of a module; the first where none is named. */
function gameOf(games: readonly GameSheet[], name: string): GameSheet | undefined {
  if (!name) return games[0];
  return games.find((game) => game.name === name || Object.hasOwn(modulesOf(game), name));
}

function RulesOf({ game, module, games }: { game: GameSheet; module: string; games: readonly GameSheet[] }) {
  const words = useWords();
  useTitle(words.phrase("rules-of", { game: module || game.title }));
  const { value: rules, isMissing } = useLoaded(game.name, () => http.rulesOf(game.name));
  return (
    <>
      <TopBar />
      <main className="rules-page">
        <ReadingHead room="rules" />
        <ReadingGames
          links={games.map(({ name, title }) => ({
            to: `/rules/${name}`,
            title,
            isCurrent: name === game.name,
          }))}
        />
        {rules?.books.length ? (
          <Books rules={rules} module={module} />
        ) : (
          <p className="rules-none">
            {words.phrase(isMissing ? "rules-missing" : rules ? "rules-none" : "loading")}
          </p>
        )}
      </main>
    </>
  );
}

function Books({ rules, module }: { rules: Rules; module: string }) {
  const words = useWords();
  const page = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState("");
  const { anchor, times } = useHash();
  const looked = useMemo(() => wanted(search), [search]);
  const later = useDeferredValue(looked);
  const found = useMemo(
    () => rules.books.map((book) => searched(book, later)).filter((book) => book.sections.length),
    [rules, later],
  );
  const known = useMemo(() => rulesIn(rules.books), [rules]);
  const reading = useMemo(() => ({ rules: known, looked: later }), [known, later]);
  const [first] = known;
  const count = found.reduce((sum, book) => sum + countOf(book), 0);
  // Whoever follows a link wants to see where it leads, found or not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every link counts, the same one too
  useEffect(() => setSearch(""), [anchor, times]);
  useShown(page, later.length ? "" : anchor || (module && anchorIn(module)), times);
  return (
    <ReadingContext value={reading}>
      <div className="rules-body" ref={page}>
        <aside className="rules-side panel">
          <search>
            <SearchField
              label={words.phrase("rules-search")}
              hint={words.phrase("rules-search-hint", { rule: first ?? "" })}
              value={search}
              onChange={setSearch}
            />
            <p className="rules-found" role="status">
              {later.length > 0 && words.phrase("rules-found", { count })}
            </p>
          </search>
          <Contents books={found} />
        </aside>
        <div className="rules-books">
          {found.map((book) => (
            <Book key={book.title} book={book} game={rules.game} target={anchor} />
          ))}
          {!found.length && (
            <button type="button" className="button" onClick={() => setSearch("")}>
              {words.phrase("rules-all")}
            </button>
          )}
        </div>
        <aside className="rules-legend panel" aria-label={words.phrase("rules-how-known")}>
          <h2>{words.phrase("rules-how-known")}</h2>
          <Legend sources={sourcesIn(rules.books)} />
          <p className="quiet">{words.phrase("rules-edition")}</p>
          <p className="quiet">{words.phrase("rules-unofficial")}</p>
        </aside>
      </div>
    </ReadingContext>
  );
}

/** Brings what the address asks for before the reader's eyes, and lets them read on from there. */
function useShown(page: RefObject<HTMLElement | null>, anchor: string, times: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every link counts, the same one too
  useLayoutEffect(() => {
    if (!anchor) return;
    const found = page.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  }, [anchor, times]);
}
