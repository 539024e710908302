import { paceWords } from "../../lobby/facts";
import { optionTitle, valueTitle } from "../../lobby/naming";
import type { Offer, TableSheet } from "../../protocol/types";
import { useWords } from "../../words/page";
import { missingAt } from "./readiness";
import type { Hosting } from "./useHosting";

interface Props {
  sheet: TableSheet;
  offer: Offer | null;
  hosting: Hosting;
  text: string;
}

/** What was agreed on, and what one does next. */
export function AtTable({ sheet, offer, hosting, text }: Props) {
  const words = useWords();
  const { terms, watchers = 0 } = sheet;
  const options = (offer?.offered ?? []).flatMap((option) => {
    const chosen = option.chosen ?? "";
    if (!chosen || option.name === "modules" || option.why_not?.[chosen]) return [];
    const isBySeat = !option.values?.[chosen] && chosen.includes(",");
    const value = isBySeat
      ? words.phrase("value-by-seat")
      : valueTitle(words, option.name, chosen, option.values?.[chosen] ?? chosen);
    return [[optionTitle(words, option.name), value] as const];
  });
  const watching =
    terms.watch === "nobody"
      ? words.phrase("terms-watch-nobody")
      : words.phrase(terms.is_open === false ? "wait-watched-link" : "wait-watched-all", { count: watchers });
  const hasCompany = sheet.seats.filter((seat) => !seat.bot).length > 1;
  const rows = [
    ...options,
    [words.phrase("terms-pace"), paceWords(words, terms.pace ?? 0)],
    [words.phrase("terms-undo"), words.phrase(`terms-undo-${terms.undo ?? "friendly"}`)],
    [words.phrase("terms-aids"), words.phrase(terms.aids === false ? "wait-off" : "wait-on")],
    ...(terms.hints && hasCompany ? [[words.phrase("terms-hints"), words.phrase("wait-on")] as const] : []),
    [words.phrase("wait-watching"), watching],
  ] as const;
  return (
    <section className="panel at-table">
      <h2>{words.phrase("wait-facts")}</h2>
      <dl>
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Next sheet={sheet} hosting={hosting} text={text} />
    </section>
  );
}

/** Being ready, beginning, or leaving. */
export function Next({ sheet, hosting, text }: { sheet: TableSheet; hosting: Hosting; text: string }) {
  const words = useWords();
  const { free, unready } = missingAt(sheet);
  const { isHost, isSeated, isBusy, here } = hosting;
  const isMissing = [...here].some((at) => unready.includes(at));
  const isFull = free === 0;
  if (!isSeated)
    return <p className="next-note">{words.phrase(isFull ? "wait-full" : "wait-choose-seat")}</p>;
  const others = unready.filter((at) => !here.has(at)).map((at) => words.player(at));
  const note = !isFull
    ? words.phrase("wait-begin-hint")
    : others.length
      ? words.phrase("wait-not-ready-yet", { names: words.list(others), count: others.length })
      : isHost
        ? words.phrase("wait-all-ready")
        : words.phrase("wait-for-host");
  return (
    <div className="next">
      <p className="next-note" role="status">
        {sheet.is_opening ? words.phrase("wait-opening") : note}
      </p>
      <p className="next-acts">
        <button type="button" className="button" disabled={isBusy} onClick={hosting.leave}>
          {words.phrase("wait-get-up")}
        </button>
        {isHost && isFull ? (
          <button
            type="button"
            className="button button-primary"
            disabled={isBusy}
            onClick={() => hosting.begin(text)}
          >
            {words.phrase("wait-begin")}
          </button>
        ) : (
          <button
            type="button"
            className="button button-primary"
            disabled={isBusy || !isMissing || (sheet.is_opening ?? false)}
            onClick={() => hosting.ready(text)}
          >
            {words.phrase(isMissing ? (here.size > 1 ? "wait-we-ready" : "wait-i-ready") : "wait-ready-now")}
          </button>
        )}
      </p>
    </div>
  );
}
