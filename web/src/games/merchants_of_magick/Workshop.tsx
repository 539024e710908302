import { Coin, Glyph } from "../../art/glyphs";
import { NewsSeal, useNews } from "../../parts/News";
import { spotKey } from "../../store/spots";
import { useWords } from "../../words/page";
import { AdventurerCard } from "./AdventurerCard";
import { type Progress, useMagick } from "./context";
import { Flask, MagickIcon } from "./icons";

// More flasks than this are told by their number alone.
const MOST_FLASKS = 10;

/** What lies beside a sheet: the adventurer, the masteries, what was claimed, potions and extra dice. */
export function Workshop({ seat }: { seat: number }) {
  return (
    <div className="workshop">
      <AdventurerCard seat={seat} />
      <Masteries seat={seat} />
      <Stores seat={seat} />
    </div>
  );
}

function Masteries({ seat }: { seat: number }) {
  const { desk, after } = useMagick();
  const foretold = seat === desk.mine ? after?.masteries(seat) : undefined;
  return desk
    .masteries(seat)
    .map((progress, place) => (
      <MasteryPanel
        key={progress.mastery.id}
        progress={progress}
        place={place}
        would={foretold?.[place]?.marks.length}
      />
    ));
}

/** A mastery as far as a seat has come with it, and how far it would come. */
function MasteryPanel(props: { progress: Progress; place: number; would: number | undefined }) {
  const { mastery, marks, coins, later, scored } = props.progress;
  const words = useWords();
  const { inspect } = useMagick();
  const news = useNews(spotKey({ zone: "masteries", place: props.place }));
  const count = Math.min(marks.length, mastery.circles);
  const would = Math.min(props.would ?? count, mastery.circles);
  const dot = (place: number) => (place < count ? `is-${marks[place]}` : place < would ? "is-would" : "");
  return (
    <section className="mastery panel" aria-label={mastery.name} {...news.props}>
      <div>
        <h2>
          <MagickIcon id={mastery.id} />
          <button type="button" className="magick-look" onClick={() => inspect("mastery", mastery.id)}>
            {mastery.name}
            {news.isNews && <span className="visually-hidden">, {words.phrase("place-news")}</span>}
          </button>
        </h2>
        <b className="gain">
          {scored !== null
            ? words.phrase("magick-scored", { coins: scored })
            : words.phrase(later === coins ? "magick-brings-only" : "magick-brings", { coins, later })}
        </b>
      </div>
      <div>
        <span className="dots" aria-hidden="true">
          {Array.from({ length: mastery.circles }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots go by their place
            <span key={place} className={`dot ${dot(place)}`} />
          ))}
        </span>
        <span className="mastery-count">
          {words.phrase("magick-so-many", {
            count,
            all: mastery.circles,
            column: words.phrase(`column-${mastery.column}`).toLowerCase(),
          })}
        </span>
      </div>
      {news.isNews && <NewsSeal />}
    </section>
  );
}

function Stores({ seat }: { seat: number }) {
  return (
    <section className="stores panel">
      <Claimed seat={seat} />
      <Potions seat={seat} />
      <ExtraDice seat={seat} />
    </section>
  );
}

function Claimed({ seat }: { seat: number }) {
  const words = useWords();
  const { desk } = useMagick();
  const claimed = desk.zone("claimed", seat).cells;
  return (
    <div className="claimed">
      <h2>{words.phrase("magick-claimed")}</h2>
      <ul>
        {claimed.length === 0 && <li className="quiet">{words.phrase("table-nothing-yet")}</li>}
        {claimed.map((cell, at) => {
          const order = desk.book.orders.get(cell.thing ?? "");
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: claimed orders go by their place
            <li key={at}>
              <span>{order?.name}</span>
              <Coin figure={String(order?.coins ?? 0)} />
              <span className="visually-hidden">
                {words.phrase("magick-claimed-coins", { coins: order?.coins ?? 0 })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Potions({ seat }: { seat: number }) {
  const words = useWords();
  const { desk, after } = useMagick();
  const potions = desk.figure("potions", seat);
  const left = seat === desk.mine && after ? after.figure("potions") : potions;
  return (
    <p className="potions">
      <b>{potions}</b>
      <span>{words.phrase("magick-potions", { count: potions })}</span>
      {potions <= MOST_FLASKS && (
        <span className={potions > 5 ? "flasks are-many" : "flasks"} aria-hidden="true">
          {Array.from({ length: potions }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one flask is as good as another
            <span key={at} className={at < left ? "" : "is-going"}>
              <Flask />
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

function ExtraDice({ seat }: { seat: number }) {
  const words = useWords();
  const { desk } = useMagick();
  const used = desk.figure("extra_dice", seat);
  const prices = desk.book.extraDice;
  return (
    <div className="extra-dice">
      <h2>
        {words.phrase("magick-extra-dice")}{" "}
        <span className="quiet">
          {words.phrase("magick-extra-dice-left", { left: prices.length - used })}
        </span>
      </h2>
      <ul>
        {prices.map((price, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: extra dice go by their place
          <li key={at} className={at < used ? "is-used" : at === used ? "is-next" : ""}>
            {at < used ? (
              <>
                <Glyph name="check" />
                <span className="visually-hidden">{words.phrase("magick-spent")}</span>
              </>
            ) : price > 0 ? (
              <>
                <Flask />
                {price}
                <span className="visually-hidden">{words.phrase("magick-potions", { count: price })}</span>
              </>
            ) : (
              words.phrase("magick-free")
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
