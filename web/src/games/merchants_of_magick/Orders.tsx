import { Coin, Glyph } from "../../art/glyphs";
import { NewsSeal, useNews } from "../../parts/News";
import type { Cell } from "../../protocol/types";
import { spotKey } from "../../store/spots";
import { useWords } from "../../words/page";
import type { Order, Row } from "./book";
import { useMagick } from "./context";
import { MagickIcon } from "./icons";

/** A line of orders, from the left. */
export function Orders(props: { seat: number; zone?: string; isSmall?: boolean }) {
  const { seat, zone = "line", isSmall = false } = props;
  const words = useWords();
  const { desk } = useMagick();
  const isMine = zone === "line" && seat === desk.mine;
  return (
    <ul
      className="orders"
      aria-label={isMine ? words.phrase("magick-your-orders") : undefined}
      // In a hand they are scrolled, by keys as well.
      tabIndex={isMine ? 0 : undefined}
    >
      {desk.zone(zone, seat).cells.map((cell, place) => (
        <OrderCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the line has no other name
          key={place}
          cell={cell}
          place={place}
          seat={zone === "line" ? seat : -1}
          isSmall={isSmall}
        />
      ))}
    </ul>
  );
}

/** An order: what it is worth, and which of its rows are complete, or would be. */
function OrderCard(props: { cell: Cell; place: number; seat: number; isSmall: boolean }) {
  const { cell, place, seat, isSmall } = props;
  const words = useWords();
  const { desk, crafting, inspect } = useMagick();
  const news = useNews(seat < 0 ? "" : spotKey({ zone: "line", seat, place }));
  const order = desk.book.orders.get(cell.thing ?? "");
  const size = isSmall ? " order-small" : "";
  if (!order) {
    const face = cell.face === "empty" ? "empty" : "hidden";
    return (
      <li className={`order is-${face}${size}`}>
        <span className={face === "empty" ? "" : "visually-hidden"}>{words.phrase(`place-${face}`)}</span>
      </li>
    );
  }
  const isClaimed =
    seat === desk.mine &&
    (crafting.told?.certain.some(({ event }) => event.event === "claimed" && event.place === place) ?? false);
  return (
    <li
      className={`order${size}${isClaimed ? " is-claimed" : ""}${cell.face === "known" ? " is-known" : ""}`}
      {...news.props}
    >
      <button type="button" className="order-name magick-look" onClick={() => inspect("order", order.id)}>
        <span className="order-words">
          <Coin figure={String(order.coins)} />
          <b>{order.name}</b>
          <span className="visually-hidden">
            , {words.phrase("magick-coins-count", { count: order.coins })}
            {news.isNews && `, ${words.phrase("magick-order-news")}`}
          </span>
        </span>
      </button>
      {news.isNews && <NewsSeal />}
      <OrderRows order={order} seat={seat} isClaimed={isClaimed} />
    </li>
  );
}

function OrderRows({ order, seat, isClaimed }: { order: Order; seat: number; isClaimed: boolean }) {
  const words = useWords();
  const { desk, after } = useMagick();
  const stateOf = (row: Row) => {
    if (seat < 0) return "open";
    if (desk.isComplete(row, seat)) return "done";
    return seat === desk.mine && after?.isComplete(row) ? "would" : "open";
  };
  return (
    <span className="order-rows">
      {order.rows.map((row) => {
        const state = stateOf(row);
        return (
          <span key={row.id} className={`order-row is-${state}`} title={row.name}>
            <MagickIcon id={row.id} />
            {state === "done" && <Glyph name="check" />}
            <span className="visually-hidden">{words.phrase(`magick-row-${state}`, { row: row.name })}</span>
          </span>
        );
      })}
      {isClaimed && <b className="order-claims">{words.phrase("magick-claims-it")}</b>}
    </span>
  );
}
