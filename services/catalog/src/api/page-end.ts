import { invalid } from '@academy/service-kit/errors/domain-error.ts';
import type { PageEnd } from '../use-cases/list-courses.ts';

/** The `after` of the next page, as callers hand it back. */
export const writePageEnd = ({ orderIndex, id }: PageEnd): string =>
  Buffer.from(`${orderIndex}.${id}`).toString('base64url');

/** Throws DomainError 400 for anything that `writePageEnd` did not write. */
export const readPageEnd = (after: string | undefined): PageEnd | undefined => {
  if (after === undefined) return undefined;
  const match = /^(\d{1,9})\.(.+)$/.exec(Buffer.from(after, 'base64url').toString());
  if (!match?.[1] || !match[2])
    throw invalid([
      { path: 'after', text: { es: 'La página pedida no existe', en: 'There is no such page' } },
    ]);
  return { orderIndex: Number(match[1]), id: match[2] };
};
