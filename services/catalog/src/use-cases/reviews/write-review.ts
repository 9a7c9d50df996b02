import type { Review, reviewWriteSchema } from '@academy/contracts/http/catalog/reviews.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { z } from 'zod';
import { toReview } from '../../views/review-views.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import { notCompletedYet, reviewNotFound } from '../../domain/review-texts.ts';
import type { ReviewRecord } from '../../domain/review.ts';
import type { CatalogDeps } from '../deps.ts';
import { authorsOf } from './authors-of.ts';

interface ReviewKey {
  courseId: string;
  userId: string;
}

type Written = z.output<typeof reviewWriteSchema>;

/** The same again is no change: nobody has to fetch anything anew. */
const isSaid = (current: ReviewRecord, { rating, text, language }: Written): boolean =>
  current.withdrawnAt === null &&
  current.rating === rating &&
  current.text === text &&
  current.language === language;

/** Of two requests that both find none, one creates and the other changes; null where a third one came between. */
const write = async (
  { reviews, now }: CatalogDeps,
  { courseId, userId }: ReviewKey,
  { rating, text, language }: Written,
): Promise<ReviewRecord | null> => {
  const at = now();
  const said = { rating, text, language, updatedAt: at, withdrawnAt: null };
  const existing = await reviews.findOf(userId, courseId);
  if (!existing)
    return reviews.create({
      _id: newId(),
      userId,
      courseId,
      ...said,
      hidden: false,
      hiddenReason: null,
      createdAt: at,
    });
  return reviews.change(existing._id, (current) =>
    isSaid(current, said)
      ? null
      : { state: { ...said, ...(current.withdrawnAt && { createdAt: at }) }, events: [] },
  );
};

/** Rates and reviews a course that the caller has completed; again replaces it. 409 for who has not completed it. */
export const saveReview = async (
  deps: CatalogDeps,
  whose: ReviewKey,
  { written, language }: { written: Written; language: Language },
): Promise<Review> => {
  if (!(await deps.outline.read()).course(whose.courseId)) throw courseNotFound();
  const progress = await deps.progress.find(whose);
  if (!progress?.completed) throw notCompletedYet();
  const review = (await write(deps, whose, written)) ?? (await write(deps, whose, written));
  if (!review) throw unavailable();
  deps.ratings.forget();
  return toReview(review, await authorsOf(deps, [review], language), whose.userId);
};

/** Takes the caller's review back: its words are gone and it no longer counts. */
export const withdrawReview = async (deps: CatalogDeps, { userId, courseId }: ReviewKey): Promise<void> => {
  const review = await deps.reviews.findOf(userId, courseId);
  if (!review || review.withdrawnAt) throw reviewNotFound();
  await deps.reviews.change(review._id, () => ({
    state: { text: '', withdrawnAt: deps.now() },
    events: [],
  }));
  deps.ratings.forget();
};
