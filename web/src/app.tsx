import { lazy, Suspense } from "react";
import { PatternDefinitions } from "./art/patterns";
import { Boundary } from "./parts/Boundary";
import { Link, useAddress } from "./parts/router";
import { TopBar } from "./parts/TopBar";
import { roomAt } from "./rooms";
import { useWords } from "./words/page";

const Help = lazy(() => import("./parts/keys/Help"));
const Settings = lazy(() => import("./parts/Settings"));

/** The whole page: which of its rooms is open. */
export function App() {
  const { path, query } = useAddress();
  return (
    <Boundary>
      <PatternDefinitions />
      <Suspense fallback={<Loading />}>
        <Opened path={path} />
      </Suspense>
      <Suspense>
        {query.has("settings") && <Settings />}
        {query.has("help") && <Help />}
      </Suspense>
    </Boundary>
  );
}

function Opened({ path }: { path: string }) {
  const found = roomAt(path);
  return found ? <found.Room key={path} name={found.name} /> : <Nowhere />;
}

function Loading() {
  const words = useWords();
  return (
    <main className="page-note">
      <h1>{words.phrase("loading")}</h1>
    </main>
  );
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
