import { memo } from "react";
import { Coin, Glyph, Shield } from "../../art/glyphs";
import { ItemIcon } from "../../art/icons";
import { MoonBadge } from "../../art/moon";
import { patternFill } from "../../art/patterns";
import { useWords } from "../../words/page";
import { figureText, type Item } from "./items";
import "../../styles/card.css";
import "../../styles/places.css";

export type CardSize = "table" | "large" | "phone" | "mini" | "cell";

interface Props {
  item: Item;
  size?: CardSize;
  isStruck?: boolean;
  isDim?: boolean;
}

// The longest name that fits at full size.
const LONGEST = 17;

/** The face of an item; everything on it scales with its width. */
export const Card = memo(function Card({ item, size = "table", isStruck = false, isDim = false }: Props) {
  const classes = ["face", `face-${size}`, item.moon && "face-moon", isDim && "face-dim"];
  if (size === "mini") return <MiniCard item={item} isStruck={isStruck} classes={classes} />;
  if (size === "cell") return <CellCard item={item} classes={classes} />;
  return (
    <span
      className={classes.filter(Boolean).join(" ")}
      style={{ "--type": item.colour, "--fit": Math.min(1, LONGEST / item.name.length) }}
    >
      <span className="face-hairline" />
      <Window item={item} size={size} />
      <span className="face-coin">
        <Coin figure={item.gold === null ? "–" : String(item.gold)} />
      </span>
      <span className="face-shield">
        <Shield figure={figureText(item.infamy)} />
      </span>
      <span className="face-letters">{item.letters}</span>
      <span className="face-name">{item.name}</span>
      {size === "large" && <Effects item={item} />}
      <Foot item={item} isStruck={isStruck} hasWords={size !== "phone"} />
    </span>
  );
});

const ARCH = "M1 78V45C1 18 25 1 52 1s51 17 51 44v33c0 3-2 5-5 5H6c-3 0-5-2-5-5z";
const SQUARE =
  "M5 1h94c2.500 0 4 1.500 4 4v63c0 2.500-1.500 4-4 4H5c-2.500 0-4-1.500-4-4V5c0-2.500 1.500-4 4-4z";

// A large card shows more of a pattern, not a larger one.
const LARGE = 2;
const LARGE_ARCH = ARCH.replace(/[\d.]+/g, (number) => String(LARGE * Number(number)));

/** The window in the type's colour and pattern, with a soft light behind the icon; on a phone it has no arch. */
function Window({ item, size }: { item: Item; size: CardSize }) {
  const scale = size === "large" ? LARGE : 1;
  const isArched = size !== "phone";
  const d = size === "large" ? LARGE_ARCH : isArched ? ARCH : SQUARE;
  const [height, y, icon] = isArched ? [84, 43, 60] : [73, 36, 56];
  return (
    <svg
      className="face-window"
      viewBox={`0 0 ${104 * scale} ${height * scale}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} fill={item.colour} />
      <path d={d} fill={patternFill(item.pattern)} />
      <path d={d} fill="url(#light-behind)" />
      <path
        d={d}
        fill="none"
        stroke={item.moon ? "#2f7d62" : "#8a6a2f"}
        strokeOpacity=".75"
        strokeWidth={1.6 * scale}
      />
      <ItemIcon item={item} x={52 * scale} y={y * scale} size={icon * scale} />
    </svg>
  );
}

/** What it does, in a few words, as a large card prints it. */
function Effects({ item }: { item: Item }) {
  const words = useWords();
  return (
    <span className="face-effect">
      {Object.entries(item.look?.short ?? {}).map(([moment, short]) => (
        <span key={moment}>{sentence(words.say(short))}</span>
      ))}
    </span>
  );
}

function sentence(words: string): string {
  return words ? `${words[0]?.toUpperCase()}${words.slice(1)}.` : "";
}

function Foot({ item, isStruck, hasWords }: { item: Item; isStruck: boolean; hasWords: boolean }) {
  const words = useWords();
  const isCrowded = item.moments.length > 1 && item.moon !== "";
  return (
    <span className={item.moments.length > 1 ? "face-foot face-foot-two" : "face-foot"}>
      {item.moments.map((moment) => (
        <span className="face-timing" key={moment}>
          <Glyph name={moment} />
          {hasWords && !isCrowded && words.phrase("card-moment", { moment })}
        </span>
      ))}
      {item.moon && item.moon !== "none" && <MoonBadge side={item.moon} isStruck={isStruck} />}
    </span>
  );
}

/** A card as its two letters on the colour and pattern of its type. */
function CellCard({ item, classes }: { item: Item; classes: (string | false)[] }) {
  return (
    <span className={classes.filter(Boolean).join(" ")}>
      <svg viewBox="0 0 25 22" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="25" height="22" fill={item.colour} />
        <rect width="25" height="22" fill={patternFill(item.pattern)} />
      </svg>
      <span data-text={item.letters} />
    </span>
  );
}

/** A card in small; its marks are drawn, since whoever has it read out hears its name. */
function MiniCard(props: { item: Item; isStruck: boolean; classes: (string | false)[] }) {
  const { item, isStruck, classes } = props;
  return (
    <span className={classes.filter(Boolean).join(" ")} style={{ "--type": item.colour }}>
      <svg className="mini-window" viewBox="0 0 50 43" aria-hidden="true" focusable="false">
        <rect x=".5" y=".5" width="49" height="42" rx="4.500" fill={item.colour} />
        <rect x=".5" y=".5" width="49" height="42" rx="4.500" fill={patternFill(item.pattern)} />
        <rect x=".5" y=".5" width="49" height="42" rx="4.500" fill="url(#light-behind)" />
        <rect
          x=".5"
          y=".5"
          width="49"
          height="42"
          rx="4.500"
          fill="none"
          stroke="#f3e8cd"
          strokeOpacity=".45"
        />
        <ItemIcon item={item} x={25} y={21.5} size={35} />
      </svg>
      <span className="mini-foot">
        <span className="mini-letters" data-text={item.letters} />
        <span className="mini-gold" data-text={item.gold === null ? "–" : item.gold} />
        <span className="mini-infamy" data-text={figureText(item.infamy)} />
      </span>
      {item.moon && item.moon !== "none" && (
        <span className="mini-moon">
          <MoonBadge side={item.moon === "all" ? "full" : item.moon} isStruck={isStruck} />
        </span>
      )}
    </span>
  );
}
