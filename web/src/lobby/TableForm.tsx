import { type ReactNode, useEffect, useState } from "react";
import { SceneDefinitions } from "../art/lanterns";
import { PHONE, useMedia } from "../parts/useMedia";
import { Refused } from "../protocol/http";
import type { Games } from "../protocol/types";
import { useWords } from "../words/page";
import { type Draft, layingOf, withStart } from "./draft";
import { GamePanel } from "./GamePanel";
import { OptionsPanel } from "./OptionsPanel";
import { SeatsPanel } from "./SeatsPanel";
import { StartPanel } from "./StartPanel";
import { NameField, Summary } from "./Summary";
import { useOffer } from "./useOffer";
import "../styles/forms.css";
import "../styles/new-table.css";
import "../styles/summary.css";
import "../styles/new-table-phone.css";

interface Props {
  games: Games;
  first: Draft;
  /** What stands over the form. */
  head: ReactNode;
  isChange?: boolean;
  onDone: (draft: Draft) => Promise<void>;
  onLeave?: () => void;
}

/** Everything that can be chosen about a table, and the table as it would be. */
export function TableForm({ games, first, head, isChange = false, onDone, onLeave }: Props) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const [draft, setDraft] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const { offer, trouble, isAsking } = useOffer(layingOf(draft));
  const game = games.games.find((each) => each.name === (draft.start ? offer?.game : draft.game)) ?? null;
  const brought = draft.start && !isAsking && offer?.seats ? offer.seats : 0;
  useEffect(() => {
    if (brought) setDraft((now) => withStart(now, now.start, brought));
  }, [brought]);
  const change = (next: Draft) => {
    setRefused("");
    setDraft(next);
  };
  const name = (next: string) => change({ ...draft, name: next });
  const done = () => {
    setBusy(true);
    setRefused("");
    onDone(draft).catch((error: unknown) => {
      setBusy(false);
      setRefused(error instanceof Refused && error.message ? error.message : words.phrase("went-wrong"));
    });
  };
  const start = !isChange && <StartPanel draft={draft} offer={offer} onChange={change} />;
  const shown = game ?? games.games.find((each) => each.name === draft.game);
  return (
    <div className="new-table-columns">
      <SceneDefinitions />
      <div className="new-table-form">
        <header className="new-table-head">
          {head}
          {isPhone && <NameField name={draft.name} onName={name} />}
        </header>
        <GamePanel games={games} draft={draft} offer={offer} onChange={change} />
        {shown && <SeatsPanel game={shown} bots={games.bots} draft={draft} offer={offer} onChange={change} />}
        <OptionsPanel draft={draft} offer={offer} onChange={change} />
        {isPhone && start}
      </div>
      <Summary
        draft={draft}
        offer={offer}
        trouble={refused || trouble}
        isBusy={isBusy}
        isChange={isChange}
        start={!isPhone && start}
        onName={name}
        onDone={done}
        onLeave={onLeave}
      />
    </div>
  );
}
