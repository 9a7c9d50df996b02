export interface Item {
  id: string;
  own: boolean;
}

/** What of a list the reader sees, and how many more wait until they ask. */
export interface Split<T> {
  shown: T[];
  waiting: number;
}

/**
 * Keeps a list still while others write: what came by itself waits, unless it is the reader's own. `settled` are the ids
 * that the reader has asked for, null before the first answer; `announced` those that the live stream named.
 */
export function splitArrivals<T extends Item>(
  items: readonly T[],
  settled: ReadonlySet<string> | null,
  announced: ReadonlySet<string>,
): Split<T> {
  const shown = items.filter(({ id, own }) => settled === null || own || settled.has(id));
  const waiting = new Set([...announced, ...items.map(({ id }) => id)]);
  for (const { id } of shown) waiting.delete(id);
  return { shown, waiting: waiting.size };
}

/** Items of several pages, each once: pages overlap when something was written between two reads. */
export function joinPages<T extends Item>(pages: readonly { items: readonly T[] }[] | undefined): T[] {
  const byId = new Map<string, T>();
  for (const { items } of pages ?? []) {
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}
