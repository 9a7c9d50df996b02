import { pause } from '@academy/service-kit/time/pause.ts';

interface Dated {
  _id: string;
}

/** Of what a page took. */
const restFactor = 3;

/** Where a page begins: at an instant, without those of it that were read before. */
export interface PageStart {
  from: Date;
  without: readonly string[];
}

/**
 * Reads records in the order of a date, page by page, each once, along an index by that date. Between two pages it rests three times as
 * long as a page took, so that the store is others' for most of the time, however slow it is. Throws when the signal aborts, between
 * two pages.
 */
export async function* pagesByDate<Row extends Dated>(
  read: (start: PageStart, limit: number) => Promise<Row[]>,
  options: {
    from: Date;
    dateOf: (row: Row) => Date;
    limit: number;
    signal: AbortSignal;
    rest?: typeof pause;
  },
): AsyncGenerator<Row[]> {
  const { dateOf, limit, signal, rest = pause } = options;
  let start: PageStart = { from: options.from, without: [] };
  for (;;) {
    signal.throwIfAborted();
    const began = performance.now();
    const rows = await read(start, limit);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    await rest(restFactor * (performance.now() - began), signal);
    const from = dateOf(last);
    const sameInstant = (row: Row) => dateOf(row).getTime() === from.getTime();
    const before = from.getTime() === start.from.getTime() ? start.without : [];
    start = { from, without: [...before, ...rows.filter(sameInstant).map(({ _id }) => _id)] };
  }
}
