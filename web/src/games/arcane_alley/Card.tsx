import { memo } from "react";
import { Coin, Glyph, Shield } from "../../art/glyphs";
import { ItemIcon } from "../../art/icons";
import { MoonBadge } from "../../art/moon";
import { patternFill } from "../../art/patterns";
import { useWords } from "../../words/page";
import { figureText, type Item } from "./items";

export type CardSize = "table" | "large" | "phone" | "mini";

interface Props {
  item: Item;
  size?: CardSize;
  isStruck?: boolean;
  isDim?: boolean;
}

// The longest name that fits at full size.
const LONGEST = 15.5;

/** The face of an item; everything on it scales with its width. */
export const Card = memo(function Card({ item, size = "table", isStruck = false, isDim = false }: Props) {
  const classes = ["face", `face-${size}`, item.moon && "face-moon", isDim && "face-dim"];
  if (size === "mini") return <MiniCard item={item} isStruck={isStruck} classes={classes} />;
  return (
    <span
      className={classes.filter(Boolean).join(" ")}
      style={{ "--type": item.colour, "--fit": Math.min(1, LONGEST / item.name.length) }}
    >
      <span className="face-hairline" />
      <Window item={item} isArched={size !== "phone"} />
      <span className="face-coin">
        <Coin figure={item.gold === null ? "–" : String(item.gold)} />
      </span>
      <span className="face-shield">
        <Shield figure={figureText(item.infamy)} />
      </span>
      <span className="face-letters">{item.letters}</span>
      <span className="face-name">{item.name}</span>
      <Foot item={item} isStruck={isStruck} hasWords={size !== "phone"} />
    </span>
  );
});

function Window({ item, isArched }: { item: Item; isArched: boolean }) {
  const arch = "M1 77V46C1 18 26 1 52 1s51 17 51 45v31c0 3-2 5-5 5H6c-3 0-5-2-5-5z";
  const square = "M6 1h92c3 0 5 2 5 5v71c0 3-2 5-5 5H6c-3 0-5-2-5-5V6c0-3 2-5 5-5z";
  const d = isArched ? arch : square;
  return (
    <svg className="face-window" viewBox="0 0 104 83" aria-hidden="true" focusable="false">
      <path d={d} fill={item.colour} />
      <path d={d} fill={patternFill(item.pattern)} />
      <path d={d} fill="url(#light-behind)" />
      <path d={d} fill="none" stroke="#fff6e0" strokeOpacity=".4" strokeWidth="1" />
      <ItemIcon item={item.id} x={52} y={isArched ? 43 : 42} size={54} />
    </svg>
  );
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

/** A card in small; its marks are drawn, since whoever has it read out hears its name. */
function MiniCard(props: { item: Item; isStruck: boolean; classes: (string | false)[] }) {
  const { item, isStruck, classes } = props;
  return (
    <span className={classes.filter(Boolean).join(" ")} style={{ "--type": item.colour }}>
      <svg className="mini-window" viewBox="0 0 50 38" aria-hidden="true" focusable="false">
        <rect x=".5" y=".5" width="49" height="37" rx="4" fill={item.colour} />
        <rect x=".5" y=".5" width="49" height="37" rx="4" fill={patternFill(item.pattern)} />
        <ItemIcon item={item.id} x={25} y={19} size={30} />
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
