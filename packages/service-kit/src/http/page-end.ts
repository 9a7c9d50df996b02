import { invalid } from '../errors/domain-error.ts';

/** Where a page ended: the number that the list is ordered by, and the id that tells equals apart. */
export interface NumberedPageEnd {
  /** A whole number from 0, such as a time in milliseconds. */
  order: number;
  id: string;
}

/** The `after` of the next page, as callers hand it back. */
export const writePageEnd = ({ order, id }: NumberedPageEnd): string =>
  Buffer.from(`${order}.${id}`).toString('base64url');

/**
 * Reads what `writePageEnd` wrote; undefined for the first page. Throws DomainError 400 naming `after` for anything
 * else, also for a number of more than `digits` digits.
 */
export const readPageEnd = (
  after: string | undefined,
  { digits }: { digits: number },
): NumberedPageEnd | undefined => {
  if (after === undefined) return undefined;
  const [, order = '', id = ''] = /^(\d+)\.(.+)$/.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (order === '' || order.length > digits)
    throw invalid([
      { path: 'after', text: { es: 'La página pedida no existe', en: 'There is no such page' } },
    ]);
  return { order: Number(order), id };
};
