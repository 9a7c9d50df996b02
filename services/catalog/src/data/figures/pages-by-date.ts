interface Dated {
  _id: string;
}

/** Where a page begins: at an instant, without those of it that were read before. */
export interface PageStart {
  from: Date;
  without: readonly string[];
}

/**
 * Reads records in the order of a date, page by page, each once, along an index by that date: short reads, between which the store
 * answers others. Throws when the signal aborts, between two pages.
 */
export async function* pagesByDate<Row extends Dated>(
  read: (start: PageStart, limit: number) => Promise<Row[]>,
  options: { from: Date; dateOf: (row: Row) => Date; limit: number; signal: AbortSignal },
): AsyncGenerator<Row[]> {
  const { dateOf, limit, signal } = options;
  let start: PageStart = { from: options.from, without: [] };
  for (;;) {
    signal.throwIfAborted();
    const rows = await read(start, limit);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    const from = dateOf(last);
    const sameInstant = (row: Row) => dateOf(row).getTime() === from.getTime();
    const before = from.getTime() === start.from.getTime() ? start.without : [];
    start = { from, without: [...before, ...rows.filter(sameInstant).map(({ _id }) => _id)] };
  }
}
