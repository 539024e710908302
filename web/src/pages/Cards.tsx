import { useDeferredValue, useMemo, useState } from "react";
import { Glyph } from "../art/glyphs";
import { Dialog } from "../parts/Dialog";
import { ReadingHead } from "../parts/ReadingHead";
import { go, useAddress } from "../parts/router";
import { SearchField } from "../parts/SearchField";
import { Tabs } from "../parts/Tabs";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../parts/useLoaded";
import { useMedia } from "../parts/useMedia";
import { useTitle } from "../parts/useTitle";
import { useWords, WordsContext } from "../words/page";
import { addressOfCard, cardIn, type Place } from "./cards/address";
import { CardGrid } from "./cards/CardGrid";
import { collect, type Shelf, type Shown, shelvesOf, type Volume } from "./cards/collection";
import { DeckChoice } from "./cards/DeckChoice";
import { Detail } from "./cards/Detail";
import { useCopies } from "./cards/decks";
import { Filters, spoken } from "./cards/Filters";
import { type Chosen, countChosen, facetsOf, found } from "./cards/facets";
import "../styles/cards/page.css";
import "../styles/cards/filters.css";
import "../styles/cards/detail.css";

// Where there is no room for it beside the cards, one is read before them, and so are the filters.
const NARROW = "(max-width: 1080px)";
const NOTHING: Chosen = {};

/** All cards of all games, to be looked through, filtered and read in full. */
export function Cards() {
  const words = useWords();
  useTitle(words.phrase("cards-title"));
  const { value: volumes, isMissing } = useLoaded("cards", collect);
  return (
    <>
      <TopBar />
      {volumes ? (
        <Browser volumes={volumes} />
      ) : (
        <main className="page-note">
          <h1>{words.phrase(isMissing ? "went-wrong" : "loading")}</h1>
        </main>
      )}
    </>
  );
}

/** Returns the thing that an address asks for: by its kind and name, or by its name alone. */
function shownAt(volumes: readonly Volume[], place: Place | null): Shown | undefined {
  const all = volumes.find(({ game }) => game.name === place?.game)?.shown ?? [];
  const named = all.filter(({ entry }) => entry.id === place?.id);
  return named.find(({ entry }) => entry.kind === place?.kind) ?? named[0];
}

function Browser({ volumes }: { volumes: readonly Volume[] }) {
  const words = useWords();
  const { query } = useAddress();
  const shelves = useMemo(() => shelvesOf(volumes), [volumes]);
  const asked = shownAt(volumes, cardIn(query));
  const [opened, setOpened] = useState("");
  const shelf = shelves.find((each) =>
    opened ? nameOf(each) === opened : asked && each.shown.includes(asked),
  );
  const open = shelf ?? shelves[0];
  if (!open) return null;
  return (
    <WordsContext value={open.volume.words}>
      <ShelfPage
        shelf={open}
        asked={asked && open.shown.includes(asked) ? asked : undefined}
        tabs={shelves.map((each) => ({
          name: nameOf(each),
          title: titleOf(words, each, shelves),
          badge: each.shown.length,
        }))}
        onOpen={setOpened}
        onAsk={({ game, entry }) => {
          setOpened("");
          go(addressOfCard(game, entry.kind, entry.id), true);
        }}
      />
    </WordsContext>
  );
}

function nameOf({ volume, name }: Shelf): string {
  return `${volume.game.name}/${name}`;
}

/** Returns what a shelf is called, with its game where that is a stranger's or two would be called the same. */
function titleOf(words: ReturnType<typeof useWords>, shelf: Shelf, shelves: readonly Shelf[]): string {
  const id = `cards-shelf-${shelf.name}`;
  const title = words.has(id) ? words.phrase(id) : spoken(shelf.name);
  const isAlone = words.has(id) && shelves.find(({ name }) => name === shelf.name) === shelf;
  return isAlone ? title : words.phrase("cards-shelf-of", { title, game: shelf.volume.game.title });
}

interface ShelfProps {
  shelf: Shelf;
  asked: Shown | undefined;
  tabs: { name: string; title: string; badge: number }[];
  onOpen: (name: string) => void;
  onAsk: (shown: Shown) => void;
}

function ShelfPage({ shelf, asked, tabs, onOpen, onAsk }: ShelfProps) {
  const words = useWords();
  const [search, setSearch] = useState("");
  const [chosenOf, setChosenOf] = useState<Record<string, Chosen>>({});
  const [isFiltering, setFiltering] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const isNarrow = useMedia(NARROW);
  const name = nameOf(shelf);
  const chosen = chosenOf[name] ?? NOTHING;
  const setChosen = (wanted: Chosen) => setChosenOf({ ...chosenOf, [name]: wanted });
  const later = useDeferredValue(search);
  const facets = useMemo(() => facetsOf(shelf), [shelf]);
  const shown = useMemo(() => found(shelf, facets, chosen, later), [shelf, facets, chosen, later]);
  const copies = useCopies(shelf.volume, shelf.shown);
  const read = asked ?? (isNarrow ? undefined : shelf.shown[0]);
  const isFiltered = shown.length < shelf.shown.length;
  const filters = <Filters shelf={shelf} facets={facets} chosen={chosen} onChoose={setChosen} />;
  const ask = (each: Shown) => {
    setClosed(false);
    onAsk(each);
  };
  const showAll = () => {
    setSearch("");
    setChosen(NOTHING);
  };
  const detail = read && <Detail shown={read} volume={shelf.volume} copies={copies} onChoose={ask} />;
  const status = words.phrase("cards-found", { count: shown.length, all: shelf.shown.length });
  return (
    <main className="cards-page">
      <aside className="cards-filters panel" aria-label={words.phrase("cards-filters")}>
        <search>
          <SearchField
            label={words.phrase("cards-search")}
            hint={words.phrase("cards-search")}
            value={search}
            onChange={setSearch}
          />
        </search>
        {isNarrow ? (
          <button type="button" className="button" onClick={() => setFiltering(true)}>
            <Glyph name="filter" /> {words.phrase("cards-filters")}
            {countChosen(chosen) > 0 && <span className="badge">{countChosen(chosen)}</span>}
          </button>
        ) : (
          filters
        )}
        {!isNarrow && <p className="quiet">{words.phrase("cards-edition")}</p>}
      </aside>
      <div className="cards-middle">
        <ReadingHead room="cards">
          <DeckChoice copies={copies} />
        </ReadingHead>
        <Tabs
          className="cards-tabs"
          label={words.phrase("cards-shelves")}
          shown={name}
          onShow={onOpen}
          tabs={tabs.map((tab) => ({
            ...tab,
            body: (
              <>
                <p className={isFiltered ? "cards-found" : "visually-hidden"}>
                  <span role="status">{status}</span>
                  {isFiltered && (
                    <button type="button" className="cards-all" onClick={showAll}>
                      {words.phrase("cards-show-all")}
                    </button>
                  )}
                </p>
                <CardGrid
                  label={words.phrase("cards-title")}
                  shown={shown}
                  volume={shelf.volume}
                  copies={copies}
                  chosen={read?.key ?? ""}
                  onChoose={ask}
                />
              </>
            ),
          }))}
        />
      </div>
      {!isNarrow && detail && (
        <aside className="cards-detail panel" aria-label={read.entry.name}>
          {detail}
        </aside>
      )}
      {isNarrow && detail && !isClosed && (
        <Dialog label={read.entry.name} onClose={() => setClosed(true)} className="cards-sheet">
          {detail}
        </Dialog>
      )}
      {isNarrow && isFiltering && (
        <Dialog
          label={words.phrase("cards-filters")}
          onClose={() => setFiltering(false)}
          className="cards-sheet"
        >
          <div className="cards-filters">{filters}</div>
          <p className="quiet">{status}</p>
        </Dialog>
      )}
    </main>
  );
}
