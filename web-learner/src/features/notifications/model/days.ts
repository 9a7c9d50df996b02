export interface Day<Item> {
  /** The date in the reader's own time zone, `2026-01-31`. */
  date: string;
  /** Whether it has a name of its own. */
  name: 'today' | 'yesterday' | null;
  items: Item[];
}

const pad = (number: number) => String(number).padStart(2, '0');
const dateOf = (moment: Date) =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

/** Items in their order, by the days on which they happened. Each item once: a page may repeat one that moved up. */
export function groupByDay<Item extends { id: string; createdAt: string }>(
  items: readonly Item[],
  now: Date,
): Day<Item>[] {
  const today = dateOf(now);
  const yesterday = dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const days: Day<Item>[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item.id)) continue;
    seen.add(item.id);
    const date = dateOf(new Date(item.createdAt));
    let day = days.find((one) => one.date === date);
    if (!day) {
      const name = date === today ? 'today' : date === yesterday ? 'yesterday' : null;
      day = { date, name, items: [] };
      days.push(day);
    }
    day.items.push(item);
  }
  return days;
}
