import type { Cursor } from '@academy/service-kit/http/cursor.ts';

/** Without a limit a list answers this many, with a link to the rest. */
export const largestPage = 100;

/** A part of a list, and where the next begins; null on the last. */
export interface Page<Row> {
  rows: Row[];
  next: Cursor | null;
}

/** A page of rows of which one more than asked for was read. */
export const pageOf = <Row extends { _id: string; createdAt: Date }>(
  rows: Row[],
  limit: number,
): Page<Row> => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? { order: last.createdAt.getTime(), id: last._id } : null;
  return { rows: page, next };
};
