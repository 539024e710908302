import { type ReactNode, useMemo, useState } from "react";
import { Glyph } from "../../art/glyphs";
import { copy } from "../../parts/copying";
import { Pieces } from "../../parts/Pieces";
import { Legend, SourceMark } from "../../parts/Provenance";
import { addressOfRule, RuleLink } from "../../parts/RuleLink";
import { Link } from "../../parts/router";
import { useLoaded } from "../../parts/useLoaded";
import { http } from "../../protocol/http";
import { useWords } from "../../words/page";
import { Passages } from "../rules/Passages";
import { BOXES } from "../tables";
import { addressOfCard } from "./address";
import { PROMO, type Shown, type Volume } from "./collection";
import type { Copies } from "./decks";
import { Face, hasMini } from "./Face";
import { Facts } from "./Facts";
import { relatedTo } from "./related";

interface Props {
  shown: Shown;
  volume: Volume;
  copies: Copies;
  onChoose: (shown: Shown) => void;
}

/** One thing in full: its face, its figures, each sentence with how it is known, and what it has to do with. */
export function Detail({ shown, volume, copies, onChoose }: Props) {
  const words = useWords();
  const { entry, game } = shown;
  const { value: rules } = useLoaded(game, () => http.rulesOf(game));
  const box = BOXES.find((each) => each.game === game && !each.options.modules === !entry.book);
  const related = useMemo(() => relatedTo(shown, volume, rules), [shown, volume, rules]);
  return (
    <div className="detail">
      <div className="detail-head">
        <span className="card detail-card">
          <Face shown={shown} volume={volume} size="large" />
        </span>
        <div>
          <h2>{entry.name}</h2>
          <p className="detail-kind">{shown.from === PROMO ? words.phrase("cards-promo") : shown.from}</p>
          <Facts shown={shown} copies={copies} />
        </div>
      </div>
      <div className="detail-text">
        <p>
          {entry.sentences.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences stay in their order
            <span key={at}>
              <Pieces pieces={words.pieces(sentence.said)} />
              {"\u00a0"}
              <SourceMark source={sentence.source} />{" "}
            </span>
          ))}
        </p>
        <Legend sources={shown.sources} />
      </div>
      <Related label={words.phrase("cards-rules")}>
        {[
          ...related.rules.map((rule) => <RuleLink key={rule} game={game} rule={rule} />),
          ...(related.isRuled
            ? [
                <Link key={entry.rule} to={addressOfRule(game, entry.rule)} className="rule-id">
                  {words.phrase("cards-in-the-rules")}
                </Link>,
              ]
            : []),
        ]}
      </Related>
      {(["sellsWith", "meets", "asks", "askedBy"] as const).map((how) => (
        <Related key={how} label={words.phrase(`cards-${how}`)}>
          {related[how].map((other) => (
            <Other key={other.key} shown={other} volume={volume} onChoose={onChoose} />
          ))}
        </Related>
      ))}
      {related.quoted && (
        <blockquote className="detail-rule">
          <h3>{related.quoted.rule}</h3>
          <p>
            <Passages passages={related.quoted.passages ?? []} />
          </p>
        </blockquote>
      )}
      <div className="detail-actions">
        {box && (
          <Link to={`/new?box=${box.id}`} className="button button-primary">
            {words.phrase("cards-try")}
          </Link>
        )}
        <CopyLink address={addressOfCard(game, entry.kind, entry.id)} />
      </div>
    </div>
  );
}

function Related({ label, children }: { label: string; children: ReactNode[] }) {
  if (!children.length) return null;
  return (
    <div className="related">
      <span className="quiet">{label}</span>
      <span className="related-things">{children}</span>
    </div>
  );
}

function Other({
  shown,
  volume,
  onChoose,
}: {
  shown: Shown;
  volume: Volume;
  onChoose: (shown: Shown) => void;
}) {
  if (!hasMini(shown)) {
    return (
      <button type="button" className="related-name" onClick={() => onChoose(shown)}>
        {shown.entry.name}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="card card-mini related-mini"
      title={shown.entry.name}
      onClick={() => onChoose(shown)}
    >
      <span className="visually-hidden">{shown.entry.name}</span>
      <Face shown={shown} volume={volume} size="mini" />
    </button>
  );
}

function CopyLink({ address }: { address: string }) {
  const words = useWords();
  const [copied, setCopied] = useState("");
  const isCopied = copied === address;
  return (
    <button
      type="button"
      className="button"
      onClick={() => copy(location.origin + address).then((isDone) => isDone && setCopied(address))}
    >
      <Glyph name={isCopied ? "check" : "link"} />
      <span role="status">{words.phrase(isCopied ? "cards-copied" : "cards-copy-link")}</span>
    </button>
  );
}
