import { invalid } from '@academy/service-kit/errors/domain-error.ts';
import type { ReviewPageEnd } from '../data/review-repository.ts';

/** The `after` of the next page, as callers hand it back. */
export const writeReviewPageEnd = ({ createdAt, id }: ReviewPageEnd): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** Throws DomainError 400 for anything that `writeReviewPageEnd` did not write. */
export const readReviewPageEnd = (after: string | undefined): ReviewPageEnd | undefined => {
  if (after === undefined) return undefined;
  const match = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(after, 'base64url').toString());
  if (!match?.[1] || !match[2])
    throw invalid([
      { path: 'after', text: { es: 'La página pedida no existe', en: 'There is no such page' } },
    ]);
  return { createdAt: new Date(Number(match[1])), id: match[2] };
};
