import { SeatMark, Shield } from "../../art/glyphs";
import { PHONE, useMedia } from "../../parts/useMedia";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import { InfamyWrap } from "./InfamyWrap";
import type { Count, Inspection } from "./inspection";
import { figureText } from "./items";
import { type Sight, STOREHOUSE } from "./sight";

// So many addends stand in one line.
const IN_A_LINE = 3;

/** What everybody turned up and sold, before anything is counted. */
export function RevealPage({ inspection, sight }: { inspection: Inspection; sight: Sight }) {
  const words = useWords();
  return (
    <ul className="stage-reveals">
      {inspection.counts.map((count) => (
        <li key={count.seat} className="inset">
          <p>
            <SeatMark seat={count.seat} /> <b>{words.player(count.seat)}</b>{" "}
            <span className="quiet">
              {words.phrase("inspection-turned", { count: count.turnedUp.size, sets: count.sales.length })}
            </span>
          </p>
          <Minis ids={turnedUp(sight, count)} sight={sight} />
          {count.sales.map((items, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sales have no other name
            <Minis key={at} ids={items} sight={sight} />
          ))}
          {count.gold > 0 && <b className="gain">{words.phrase("inspection-gold", { gold: count.gold })}</b>}
        </li>
      ))}
    </ul>
  );
}

/** Items in a row, in small. */
function Minis({ ids, sight }: { ids: readonly string[]; sight: Sight }) {
  const found = ids.flatMap((id) => sight.items.get(id) ?? []);
  if (found.length === 0) return null;
  return (
    <p className="stage-minis">
      {found.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of an item are alike
        <span key={place} className="side-mini">
          <Card item={item} size="mini" />
        </span>
      ))}
    </p>
  );
}

/** Returns what was turned up of what a seat has left. */
function turnedUp(sight: Sight, count: Count): string[] {
  const { cells } = sight.zone(STOREHOUSE, count.seat);
  return [...count.turnedUp].flatMap((slot) => cells[slot]?.thing ?? []);
}

/** What a seat has left, in large, with the infamy of each stamped on it, the sum, and where the marker goes. */
export function CountPage({ count, sight }: { count: Count; sight: Sight }) {
  const words = useWords();
  const size = useMedia(PHONE) ? "phone" : "table";
  const zone = sight.zone(STOREHOUSE, count.seat);
  const left = zone.cells.map((cell) => sight.shown(cell));
  const parts = left.flatMap(({ item }) => (item ? [item.infamy] : []));
  const isWhole = parts.reduce((sum, part) => sum + part, 0) === count.sum;
  return (
    <>
      <div className="stage-body">
        <ul className={`stage-items columns-${zone.columns || 3}`}>
          {left.map(({ item, isStruck }, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
            <li key={slot} className={count.turnedUp.has(slot) ? "is-turned-up" : ""}>
              {item && (
                <>
                  <span className={isStruck ? "card is-struck" : "card"}>
                    <Card item={item} size={size} isStruck={isStruck} />
                  </span>
                  {count.turnedUp.has(slot) && (
                    <span className="turned-tab">{words.phrase("inspection-turned-up")}</span>
                  )}
                  <span className="stamp" style={{ "--nth": slot }}>
                    {signed(item.infamy)}
                  </span>
                </>
              )}
            </li>
          ))}
          {left.length === 0 && <li className="quiet">{words.phrase("inspection-nothing-left")}</li>}
        </ul>
        <div className="stage-sum">
          <h2>{words.phrase("inspection-sum")}</h2>
          {isWhole && parts.length > 1 && <p className="stage-addends">{addends(parts)}</p>}
          <span className="stage-shield">
            <Shield figure={figureText(count.sum)} />
          </span>
        </div>
      </div>
      <InfamyWrap {...count} most={sight.view.figures.most_infamy ?? 0} />
    </>
  );
}

/** What triggering the inspection has cost, or why it has not. */
export function PenaltyPage(props: { inspection: Inspection; sight: Sight; penalty: number }) {
  const { inspection, sight, penalty } = props;
  const words = useWords();
  const { triggered } = inspection;
  const name = words.player(triggered);
  const mine = inspection.counts.find((count) => count.seat === triggered)?.sum ?? 0;
  const less = inspection.counts.filter((count) => count.sum < mine);
  const isYou = triggered === sight.view.seat ? "-you" : "";
  return (
    <>
      <p className="stage-text">
        {inspection.penalty
          ? words.say({
              id: `inspection-penalised${isYou}`,
              fields: {
                name,
                penalty,
                mine: signed(mine),
                others: less.map(({ seat }) => ({ kind: "seat", id: String(seat) })),
              },
            })
          : words.phrase(`inspection-spared${isYou}`, { name, mine: signed(mine) })}
      </p>
      <table className="stage-compare">
        <tbody>
          {[...inspection.counts]
            .sort((one, other) => one.sum - other.sum)
            .map((count) => (
              <tr key={count.seat} className={count.seat === triggered ? "is-triggered" : ""}>
                <th scope="row">
                  <SeatMark seat={count.seat} /> {words.player(count.seat)}
                </th>
                <td>{signed(count.sum)}</td>
                <td>
                  {count.seat === triggered && (
                    <span className="wine-chip">{words.phrase("inspection-triggered")}</span>
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {inspection.penalty && (
        <InfamyWrap {...inspection.penalty} most={sight.view.figures.most_infamy ?? 0} />
      )}
    </>
  );
}

/** Who pays for fine markers. */
export function FinesPage({ inspection, sight }: { inspection: Inspection; sight: Sight }) {
  const words = useWords();
  if (inspection.paid.length === 0)
    return <p className="stage-text">{words.phrase("inspection-no-fines")}</p>;
  return (
    <ul className="stage-fines">
      {inspection.paid.map(({ seat, markers, gold }) => (
        <li key={seat} className="inset">
          <SeatMark seat={seat} /> <b>{words.player(seat)}</b>
          <span className="fine-flag">{words.phrase("table-fines", { count: markers })}</span>
          <b className="loss">{words.phrase("inspection-pays", { gold })}</b>
          <span className="quiet">
            {words.phrase("inspection-gold-now", { gold: sight.figure(seat, "gold") })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function addends(parts: readonly number[]): string {
  const signs = parts.map((part, at) =>
    at === 0 ? figureText(part) : part < 0 ? `− ${-part}` : `+ ${part}`,
  );
  const lines: string[] = [];
  for (let at = 0; at < signs.length; at += IN_A_LINE) lines.push(signs.slice(at, at + IN_A_LINE).join(" "));
  return lines.join("\n");
}

function signed(value: number): string {
  return value < 0 ? figureText(value) : `+${value}`;
}
