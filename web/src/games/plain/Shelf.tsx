import type { ReactNode } from "react";
import { NewsSeal, useNews } from "../../parts/News";
import type { Cell, Zone } from "../../protocol/types";
import { spotKey } from "../../store/spots";
import { useWords } from "../../words/page";
import { ownedBy } from "./changes";
import { usePlain } from "./context";
import { DotIcon } from "./DotIcon";
import { seenBy } from "./seeing";

// A zone with more cells than this has small ones.
const MOST_LARGE = 12;
// What a thing does stands on its cell if it is told in so many letters.
const LONGEST_SHORT = 24;

/** A zone: its name, who sees what lies there, and its cells on a brass edge. */
export function Shelf({ zone, isOwned = false }: { zone: Zone; isOwned?: boolean }) {
  const words = useWords();
  const { view, naming, answering, at } = usePlain();
  const then = answering.told?.view?.zones.find((each) => each.name === zone.name && each.seat === zone.seat);
  const isAsked = zone.cells.some((_, place) => at.has(spotKey({ zone: zone.name, seat: zone.seat, place })));
  const count = Math.max(zone.cells.length, then?.cells.length ?? 0);
  const isPile = zone.size > zone.cells.length;
  const classes = [
    "shelf-cells",
    zone.columns && "in-rows",
    count > MOST_LARGE && "are-many",
    isAsked && "is-asked",
  ];
  const name = naming.zone(zone.name);
  const cells = (
    <ul
      style={zone.columns ? { "--columns": zone.columns } : undefined}
      className={classes.filter(Boolean).join(" ")}
    >
      {isPile && <PileTop zone={zone} />}
      {Array.from({ length: count }, (_, place) => (
        <PlainCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
          key={place}
          zone={zone}
          place={place}
          cell={zone.cells[place]}
          then={then?.cells[place]}
        />
      ))}
      {count === 0 && !isPile && <li className="plain-cell plain-empty" aria-hidden="true" />}
    </ul>
  );
  const isFolded = count > MOST_LARGE && !isAsked && zone.seat >= 0 && zone.seat !== view.seat;
  return (
    <section className="plain-shelf" aria-label={isOwned ? ownedBy(view, zone.seat, name, words) : name}>
      <h3>
        {name} <span>{seenBy(view, zone, words)}</span>
      </h3>
      {isFolded ? (
        <details>
          <summary>{words.phrase("plain-places", { count })}</summary>
          {cells}
        </details>
      ) : (
        cells
      )}
    </section>
  );
}

/** The back of a pile that nobody looks through. */
function PileTop({ zone }: { zone: Zone }) {
  const { at } = usePlain();
  const key = spotKey({ zone: zone.name, seat: zone.seat });
  return at.has(key) ? (
    <li className="plain-place">
      <CellButton at={key} className="plain-cell plain-hidden">
        <Back />
      </CellButton>
    </li>
  ) : (
    <li className="plain-cell plain-hidden" aria-hidden="true">
      <Back />
    </li>
  );
}

function PlainCell(props: { zone: Zone; place: number; cell: Cell | undefined; then: Cell | undefined }) {
  const { zone, place, cell = { face: "empty" }, then } = props;
  const words = useWords();
  const { naming, at } = usePlain();
  const key = spotKey({ zone: zone.name, seat: zone.seat, place });
  const face = cell.face ?? "open";
  const { word, note } = naming.cell(cell);
  // What would come to an empty place stands there faintly, as long as an answer is picked.
  const coming = face === "empty" && then && then.face !== "empty" ? naming.cell(then).word : "";
  const news = useNews(key);
  const classes = `plain-cell plain-${face}${coming ? " is-coming" : ""}`;
  const look = cell.thing ? naming.look(cell.thing) : undefined;
  const short = look ? naming.short(look.id) : "";
  const said = note || (short.length <= LONGEST_SHORT ? short : "");
  const content = (
    <>
      {face === "hidden" && (
        <>
          <Back />
          <span className="visually-hidden">{words.phrase("place-hidden")}</span>
        </>
      )}
      {look?.colour && <span className="plain-band" style={{ background: look.colour }} />}
      {look?.icon && <DotIcon rows={look.icon} />}
      {face !== "hidden" && face !== "empty" && (
        <b className={word ? "" : "plain-place-number"}>{word || place + 1}</b>
      )}
      {face === "empty" &&
        (coming ? <b>{coming}</b> : <span className="visually-hidden">{words.phrase("place-empty")}</span>)}
      {said && <span>{said}</span>}
      {face === "known" && <span className="plain-eye">{words.phrase("plain-known")}</span>}
      {news.isNews && (
        <>
          <span className="visually-hidden">{words.phrase("place-news")}</span>
          <NewsSeal />
        </>
      )}
    </>
  );
  if (!at.has(key)) {
    return (
      <li className={classes} {...news.props}>
        {content}
      </li>
    );
  }
  return (
    <li className="plain-place" {...news.props}>
      <CellButton at={key} className={classes}>
        {content}
      </CellButton>
    </li>
  );
}

/** A place that answers point at: they are picked there as well as in the list, which is where Tab leads. */
function CellButton(props: { at: string; className: string; children: ReactNode }) {
  const { answering, at } = usePlain();
  const offers = at.get(props.at) ?? [];
  const isChosen = offers.some((offer) => offer.answer === answering.answer);
  const press = () => {
    const answers = offers.map((offer) => offer.answer);
    if (isChosen) answering.act();
    else if (answers[0]) answering.pick(answers[0], { key: props.at, answers });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${props.className} is-legal${isChosen ? " is-chosen" : ""}`}
      onClick={press}
    >
      <span className="plain-number">{offers.map((offer) => offer.number).join(", ")}</span>
      {props.children}
    </button>
  );
}

function Back() {
  return (
    <svg className="plain-back" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M20 4l14 8v16l-14 8-14-8V12z" fill="none" stroke="currentColor" strokeWidth="1.500" />
      <path
        d="M20 10.500l8.500 5v9.500l-8.500 5-8.500-5v-9.500z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeDasharray="1.500 3"
        strokeLinecap="round"
      />
    </svg>
  );
}
