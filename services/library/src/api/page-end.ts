import { readPageEnd as readEnd, writePageEnd as writeEnd } from '@academy/service-kit/http/page-end.ts';
import type { PageEnd } from '../data/document-repository.ts';

/** The `after` of the next page, as callers hand it back. */
export const writePageEnd = ({ publishedAt, id }: PageEnd): string =>
  writeEnd({ order: publishedAt.getTime(), id });

/** Throws DomainError 400 for anything that `writePageEnd` did not write. */
export const readPageEnd = (after: string | undefined): PageEnd | undefined => {
  const end = readEnd(after, { digits: 15 });
  return end && { publishedAt: new Date(end.order), id: end.id };
};
