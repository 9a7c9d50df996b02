import type { Response } from 'express';
import { invalid } from '../errors/domain-error.ts';

/** Where a page ended: the number that the list is ordered by, and the id that tells equals apart. */
export interface Cursor {
  /** A whole number from 0, such as a time in milliseconds. */
  order: number;
  id: string;
}

/** The `after` of the next page, as callers hand it back. */
export const encodeCursor = ({ order, id }: Cursor): string =>
  Buffer.from(`${order}.${id}`).toString('base64url');

/**
 * Reads what `encodeCursor` wrote; undefined for the first page. The number is a valid time in milliseconds. Throws
 * DomainError 400 naming `after` for anything else.
 */
export const decodeCursor = (after: string | undefined): Cursor | undefined => {
  if (after === undefined) return undefined;
  const [, order, id] = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (order === undefined || id === undefined)
    throw invalid([
      { path: 'after', text: { es: 'La página pedida no existe', en: 'There is no such page' } },
    ]);
  return { order: Number(order), id };
};

/** Where the next page is: the same path and query, after the cursor. */
export interface NextPage {
  path: string;
  query: Readonly<Record<string, string | number | undefined>>;
  /** Null on the last page, which links to none. */
  next: Cursor | null;
}

/** Links to the next page, if there is one (RFC 8288). */
export const linkNext = (res: Response, { path, query, next }: NextPage): void => {
  if (next === null) return;
  const params = new URLSearchParams({ after: encodeCursor(next) });
  for (const [name, value] of Object.entries(query))
    if (name !== 'after' && value !== undefined) params.set(name, String(value));
  res.set('Link', `<${path}?${params}>; rel="next"`);
};
