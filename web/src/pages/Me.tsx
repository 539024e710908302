import { useState } from "react";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { Arrive } from "./me/Arrive";
import { MyData } from "./me/MyData";
import { MyKey } from "./me/MyKey";
import { MyName } from "./me/MyName";
import "../styles/forms.css";
import "../styles/me.css";

/** Who one is here: the name, the key that opens everything of one's own, and what is kept. */
export function Me() {
  const words = useWords();
  useTitle(words.phrase("me-title"));
  const [, setTimes] = useState(0);
  const player = keys.player();
  const follow = () => setTimes((times) => times + 1);
  return (
    <>
      <TopBar key={player + keys.name()} />
      <main className="me">
        <h1>{words.phrase("me-title")}</h1>
        <p className="me-about">{words.phrase("me-about")}</p>
        {!keys.canKeep() && <p className="me-forgetful">{words.phrase("me-forgetful")}</p>}
        <div className="me-panels">
          <MyName called={keys.name()} onChange={follow} />
          <Arrive onChange={follow} />
          {player && <MyKey onChange={follow} />}
          {player && <MyData onChange={follow} />}
        </div>
      </main>
    </>
  );
}
