import paths from "virtual:game-icons";

const ICONS: Record<string, string> = {
  backpack: "backpack",
  scroll: "scroll-unfurled",
  ring: "power-ring",
  pendant: "gem-pendant",
  staff: "wizard-staff",
  sword: "rune-sword",
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
};

/** The icon of a row of the sheet. */
export function RowIcon({ id }: { id: string }) {
  const path = paths[ICONS[id] ?? ""];
  return (
    <svg className="row-icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {path && <path d={path} fill="currentColor" />}
    </svg>
  );
}

/** A potion. */
export function Flask() {
  return (
    <svg className="flask" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d="M8 2h4M9 2v5l-5 8c-1 2 0 3 2 3h8c2 0 3-1 2-3l-5-8V2M6 13h8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.800"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const SHAPES: Record<string, string> = {
  d6: "M12 8h40c3 0 4 1 4 4v40c0 3-1 4-4 4H12c-3 0-4-1-4-4V12c0-3 1-4 4-4z",
  d8: "M32 3l28 29-28 29L4 32z",
  d10: "M32 3l27 25-4 12-23 21L9 40 5 28z",
  d12: "M32 3l19 6 11 16v14L51 55l-19 6-19-6L2 39V25L13 9z",
};
const FACETS: Record<string, string> = {
  d8: "M4 32h56M32 3L20 40l12 21 12-21z",
  d10: "M5 28l13 10 14-35 14 35 13-10M18 38l14 7 14-7M32 45v16",
  d12: "M32 17l15 11-6 17H23l-6-17zM32 17V3M47 28l15-3M41 45l10 10M23 45L13 55M17 28L2 25",
};

/** A die with the side that is up. */
export function Die({ die, value }: { die: string; value: number }) {
  return (
    <svg className="die" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="die-body" d={SHAPES[die] ?? SHAPES.d6} />
      <path className="die-facets" d={FACETS[die] ?? ""} />
      <text className="die-value" x="32" y="40" textAnchor="middle">
        {value}
      </text>
    </svg>
  );
}
