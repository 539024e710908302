import { Glyph } from "../art/glyphs";
import { newDraft } from "../lobby/draft";
import { openTable } from "../lobby/settling";
import { TableForm } from "../lobby/TableForm";
import { go, Link, useAddress } from "../parts/router";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../parts/useLoaded";
import { useTitle } from "../parts/useTitle";
import { http } from "../protocol/http";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { enrolled } from "./enrolling";
import { BOXES } from "./tables";

/** A new table, with everything that can be chosen about it. */
export function NewTable() {
  const words = useWords();
  useTitle(words.phrase("new-title"));
  const { query } = useAddress();
  const { value: games, isMissing } = useLoaded("games", http.games);
  const box = BOXES.find((each) => each.id === query.get("box")) ?? BOXES[0];
  const known = new Set(BOXES.map((each) => each.game));
  const other = query.has("game") ? games?.games.find((game) => !known.has(game.name)) : undefined;
  const game = other ?? games?.games.find((each) => each.name === box?.game) ?? games?.games[0];
  return (
    <div className="new-table-page">
      <TopBar />
      <main className="new-table">
        {isMissing && <p className="trouble">{words.phrase("went-wrong")}</p>}
        {games && game && (
          <TableForm
            games={games}
            head={
              <>
                <Link to="/" className="icon-button new-table-back" label={words.phrase("to-the-start")}>
                  <Glyph name="left" />
                </Link>
                <h1>{words.phrase("new-title")}</h1>
                <p>{words.phrase("new-about")}</p>
              </>
            }
            first={newDraft(
              game.name,
              other ? {} : (box?.options ?? {}),
              Math.min(game.most_seats, Math.max(game.least_seats, 4)),
            )}
            onDone={async (draft) => {
              const key = await enrolled(keys.name() || words.phrase("home-guest"));
              const table = await openTable(key, draft);
              const { state } = await http.sheet(table);
              go(state === "over" ? `/replay/${table}` : `/t/${table}`);
            }}
          />
        )}
      </main>
    </div>
  );
}
