/** The last item, of a list sorted by it, whose position lies before another; -1 where none does. */
export function lastBefore<Item>(
  items: readonly Item[],
  position: number,
  positionOf: (item: Item) => number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && positionOf(item) < position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
