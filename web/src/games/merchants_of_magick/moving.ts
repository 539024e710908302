/** Where something stands on the sheet: circles of a row stand in some of its columns only. */
export interface Standing {
  row: number;
  column: number;
}

/** Returns where a key leads from a circle: along its row, or to the next row that has its column. */
export function led(key: string, from: Standing, all: readonly Standing[]): Standing | undefined {
  const inRow = all.filter((each) => each.row === from.row);
  const inColumn = all.filter((each) => each.column === from.column);
  switch (key) {
    case "ArrowRight":
      return inRow.find((each) => each.column > from.column);
    case "ArrowLeft":
      return inRow.findLast((each) => each.column < from.column);
    case "ArrowDown":
      return inColumn.find((each) => each.row > from.row);
    case "ArrowUp":
      return inColumn.findLast((each) => each.row < from.row);
    case "Home":
      return inRow[0];
    case "End":
      return inRow.at(-1);
    default:
      return undefined;
  }
}

/** The same for the elements of a grid, which carry their row and column. */
export function ledPlace(
  key: string,
  from: HTMLElement,
  places: readonly HTMLElement[],
): HTMLElement | undefined {
  const standing = (place: HTMLElement) => ({
    row: Number(place.dataset.row),
    column: Number(place.dataset.column),
    place,
  });
  const all = places.map(standing);
  const found = led(key, standing(from), all);
  return all.find((each) => each === found)?.place;
}
