import { readPageEnd as readEnd, writePageEnd as writeEnd } from '@academy/service-kit/http/page-end.ts';
import type { PageEnd } from '../use-cases/list-courses.ts';

/** The `after` of the next page, as callers hand it back. */
export const writePageEnd = ({ orderIndex, id }: PageEnd): string => writeEnd({ order: orderIndex, id });

/** Throws DomainError 400 for anything that `writePageEnd` did not write. */
export const readPageEnd = (after: string | undefined): PageEnd | undefined => {
  const end = readEnd(after, { digits: 9 });
  return end && { orderIndex: end.order, id: end.id };
};
