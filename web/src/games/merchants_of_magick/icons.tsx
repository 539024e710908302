import paths from "virtual:game-icons";

/** Which icon of the collection each row, column, mastery and adventurer wears. */
const ICONS: Record<string, string> = {
  backpack: "backpack",
  scroll: "scroll-unfurled",
  ring: "power-ring",
  pendant: "gem-pendant",
  staff: "wizard-staff",
  sword: "piercing-sword",
  crossbow: "crossbow",
  warhammer: "warhammer",
  bracers: "bracers",
  helmet: "visored-helm",
  greaves: "greaves",
  plate_armor: "breastplate",
  fiery: "fire",
  shocking: "heavy-lightning",
  everlasting: "hourglass",
  divine: "angel-wings",
  of_the_elves: "woman-elf-face",
  of_the_dwarves: "dwarf-face",
  of_the_orcs: "orc-head",
  of_the_dragons: "dragon-head",
  glamour_potion_supplier: "round-potion",
  renowned_accessories: "diamond-ring",
  weapon_prestige: "crossed-swords",
  elite_armor: "shield",
  steel: "metal-bar",
  wood: "log",
  leather: "animal-hide",
  elemental: "flame",
  arcane: "magic-palm",
  wild: "oak-leaf",
  blacksmith: "anvil",
  carpenter: "hand-saw",
  leatherworker: "sewing-needle",
  elementalist: "flame",
  enchanter: "magic-palm",
  wildkeeper: "oak-leaf",
  barbarian: "barbarian",
  bounty_hunter: "cowled",
  cleric: "monk-face",
  knight: "black-knight-helm",
  ranger: "woman-elf-face",
  warrior: "spartan-helmet",
  witch: "witch-face",
  wizard: "wizard-face",
  won: "laurel-crown",
};
const STAR = "M256 40l54 162 162 54-162 54-54 162-54-162-162-54 162-54z";

/** The icon of something on the sheet or a card; a star for what has none. */
export function MagickIcon({ id, className = "" }: { id: string; className?: string }) {
  return (
    <svg className={`magick-icon ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={paths[ICONS[id] ?? ""] ?? STAR} fill="currentColor" />
    </svg>
  );
}

/** A potion: a round flask, half full, that somebody has just tipped. */
export function Flask() {
  return (
    <svg className="flask" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g transform="rotate(18 12 12)" fill="none" stroke="currentColor" strokeWidth="1.900">
        <path
          d="M9.400 2.600h5.200M10.300 2.800v5.700a6.700 6.700 0 103.400 0V2.800"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M6.600 13.400a5.800 5.800 0 0010.800 4.200c.8-1.600-1.500-1.100-4.300-2.300-2.600-1.200-4.800-1.100-6.500-1.900z"
          fill="currentColor"
          stroke="none"
        />
      </g>
      <circle cx="20.500" cy="4" r="1.200" fill="currentColor" />
    </svg>
  );
}
