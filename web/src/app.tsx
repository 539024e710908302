import { PatternDefinitions } from "./art/patterns";
import { Cards } from "./pages/Cards";
import { Home } from "./pages/Home";
import { TablePage } from "./pages/TablePage";
import { Boundary } from "./parts/Boundary";
import { Link, useAddress } from "./parts/router";
import { Settings } from "./parts/Settings";
import { TopBar } from "./parts/TopBar";
import { useWords } from "./words/page";

/** The whole page: which of its rooms is open. */
export function App() {
  const { path, query } = useAddress();
  return (
    <Boundary>
      <PatternDefinitions />
      <Room path={path} />
      {query.has("settings") && <Settings />}
    </Boundary>
  );
}

function Room({ path }: { path: string }) {
  const table = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (table) return <TablePage key={table} name={decodeURIComponent(table)} />;
  if (path === "/") return <Home />;
  if (path === "/cards") return <Cards />;
  return <Nowhere />;
}

function Nowhere() {
  const words = useWords();
  return (
    <>
      <TopBar />
      <main className="page-note">
        <h1>{words.phrase("not-found")}</h1>
        <Link to="/" className="button">
          {words.phrase("to-the-start")}
        </Link>
      </main>
    </>
  );
}
