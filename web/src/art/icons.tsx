import paths from "virtual:game-icons";
import type { Drawing } from "../protocol/types";
import { dotsAcross, dotsPath } from "./dots";

/** Which icon of the collection each item wears; the moon is drawn by us. */
const ITEM_ICONS: Record<string, string> = {
  cursed_mirror: "mirror-mirror",
  hypnotic_toad: "frog-prince",
  invisible_ring: "power-ring",
  three_headed_coin: "two-coins",
  older_wand: "crystal-wand",
  magic_boomerang: "boomerang",
  floating_carpet: "rolled-cloth",
  crystal_ball: "crystal-ball",
  bottled_fairy: "fairy",
  bubbling_cauldron: "cauldron",
  dragons_egg: "dinosaur-egg",
  sovereign_sword: "rune-sword",
  dark_lotus: "lotus-flower",
  skeletomicon: "evil-book",
  haunted_doll: "voodoo-doll",
  facsimilous_feline: "cat",
  wizards_watch: "pocket-watch",
  pandoras_lockbox: "locked-box",
  mystical_lamp: "magic-lamp",
  sacred_chalice: "jeweled-chalice",
  talking_toad: "frog",
  decryptor_ring: "diamond-ring",
  automated_wand: "fairy-wand",
  hexed_boomerang: "boomerang-cross",
  werefur_carpet: "animal-hide",
  gelatinous_ball: "dragon-orb",
  toothed_fairy: "butterfly",
  emerald_egg: "egg-eye",
  skeletal_sword: "piercing-sword",
  spectral_spectacles: "spectacles",
  clockwork_canine: "sitting-dog",
};

const CRESCENT = "M300 40A220 220 0 1 0 472 330 180 180 0 0 1 300 40z";
const SIDE = 512;

const STAR = "M256 40l54 162 162 54-162 54-54 162-54-162-162-54 162-54z";

/** What is drawn of an item, and the width and height of it. */
type Drawn = readonly [string, number, number];

/** Returns an item's icon: of the collection, or in dots as its game draws it; a plain star for what has none. */
function drawn(item: string, dots: readonly string[]): Drawn {
  if (item === "fools_moon") return [CRESCENT, SIDE, SIDE];
  const path = paths[ITEM_ICONS[item] ?? ""];
  if (path) return [path, SIDE, SIDE];
  return dots.length ? [dotsPath(dots), dotsAcross(dots), dots.length] : [STAR, SIDE, SIDE];
}

/** A crown in laurels, for whoever has won. */
export function Wreath() {
  return (
    <svg className="wreath" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={paths["laurel-crown"]} fill="currentColor" />
    </svg>
  );
}

interface Props {
  item: { id: string; look?: Drawing | undefined };
  x: number;
  y: number;
  size: number;
  fill?: string;
}

/** An item's icon inside a drawing, in a square around a point. */
export function ItemIcon({ item, x, y, size, fill = "#FFF6E0" }: Props) {
  const [path, width, height] = drawn(item.id, item.look?.icon ?? []);
  const scale = size / Math.max(width, height);
  const corner = `${x - (width * scale) / 2} ${y - (height * scale) / 2}`;
  return <path d={path} fill={fill} transform={`translate(${corner}) scale(${scale})`} />;
}
