import { readPageEnd, writePageEnd } from '@academy/service-kit/http/page-end.ts';
import type { ReviewPageEnd } from '../data/review-repository.ts';

/** The `after` of the next page, as callers hand it back. */
export const writeReviewPageEnd = ({ createdAt, id }: ReviewPageEnd): string =>
  writePageEnd({ order: createdAt.getTime(), id });

/** Throws DomainError 400 for anything that `writeReviewPageEnd` did not write. */
export const readReviewPageEnd = (after: string | undefined): ReviewPageEnd | undefined => {
  const end = readPageEnd(after, { digits: 15 });
  return end && { createdAt: new Date(end.order), id: end.id };
};
